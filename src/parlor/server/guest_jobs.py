"""What guests may have the house think about or look up for them: hints, reviews, replays, checks of records.

All of it is done in worker processes of its own, which give way to those of the computer players, so that no errand makes a move wait.
The queue is bounded for each guest, each address and the whole house; who has gone is waited on no longer.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from parlor.server.room import Refused
from parlor.server.workers import Pool, WorkerLost, WorkFailed

Kind = Literal["hint", "replay", "verify", "review"]
NICENESS = 19
# One worker is always kept free of reviews, which take long.
WORKERS = 2
MOST = 48
MOST_FROM_ADDRESS = 12


class TooMany(Refused):
    """A limit is reached; the message says which."""


class Asker(NamedTuple):
    """Who asks, and from where."""

    guest: str
    address: str


@dataclass(frozen=True)
class Rule:
    """How many errands of a kind a guest may have at a time, after how many seconds one is given up, and what is told."""

    each: int
    limit: float
    full: str
    failed: str


RULES: dict[Kind, Rule] = {
    "hint": Rule(1, 10.0, "You are getting a hint already: wait for it", "Nobody knows: the thinking failed"),
    "replay": Rule(4, 10.0, "That is too much at once: wait for the positions that you asked for", "The replay failed: ask again"),
    "verify": Rule(1, 10.0, "One record after the other: wait for the first", "This record takes too long to check: use parlor verify"),
    "review": Rule(2, 30.0, "Two reviews at a time are enough: wait for one of them", "The review failed: ask again"),
}


class GuestJobs:
    """The queue of errands, and the workers that do them."""

    def __init__(self, workers: int = WORKERS) -> None:
        self.done = 0
        self._pool = Pool(workers, NICENESS)
        self._by_guest: Counter[tuple[Kind, str]] = Counter()
        self._by_address: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """How many errands guests wait for, those that are being done included."""
        return self._by_guest.total()

    def pids(self) -> list[int]:
        """The worker processes that run now."""
        return self._pool.pids()

    def check(self, kind: Kind, asker: Asker) -> None:
        """Raises TooMany where there is no room for one more."""
        if self._by_guest[kind, asker.guest] >= RULES[kind].each:
            raise TooMany(RULES[kind].full)
        if self._by_address[asker.address] >= MOST_FROM_ADDRESS:
            raise TooMany("Too much is being done for your address: try again in a moment")
        if self.waiting >= MOST:
            raise TooMany("The house has its hands full: try again in a moment")

    async def do(self, kind: Kind, asker: Asker, work: Callable[..., Any], *given: Any) -> Any:
        """What the work comes to in a worker; cancelled, it is gone at once. Raises Refused where it is not done."""
        self.check(kind, asker)
        self._by_guest[kind, asker.guest] += 1
        self._by_address[asker.address] += 1
        try:
            worker = await self._pool.take(asker.address, long=kind == "review")
            try:
                found = await worker.do(RULES[kind].limit, work, *given)
            finally:
                self._pool.give_back(worker)
        except (WorkFailed, WorkerLost):
            raise Refused(RULES[kind].failed) from None
        finally:
            drop(self._by_guest, (kind, asker.guest))
            drop(self._by_address, asker.address)
        self.done += 1
        return found

    async def close(self) -> None:
        """Ends the workers at once."""
        await self._pool.close()


def drop(counter: "Counter[Any]", key: object) -> None:
    """Counts one less; nothing is kept of those who have none."""
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]
