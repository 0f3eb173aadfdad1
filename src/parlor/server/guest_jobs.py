"""Jobs that guests can ask the house to do: hints, reviews, replays, checks of records, cards to print.

They run in separate worker processes with lower priority than those of the computer players, so that no job delays a move. The queue is
limited per guest, per address and for the whole house; if a guest has left, their jobs are dropped.
"""

import signal
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from parlor.server.refusals import Refused, TooMany
from parlor.server.worker_queue import Pool, WorkerQueue
from parlor.workers import NotDone, Workers

Kind = Literal["hint", "replay", "verify", "review", "print"]
# More than the computer players, but not so much that a machine with other work leaves nothing to them.
NICENESS = 10
# One worker is always kept free of reviews, which take a long time.
WORKERS = 2
MOST = 48
MOST_FROM_ADDRESS = 12
# After so many seconds a job is given up, however little of the processor it was given.
LONGEST = 180.0


class Asker(NamedTuple):
    """Who is asking, and from where."""

    guest: str
    address: str


@dataclass(frozen=True)
class Rule:
    """How many jobs of a kind a guest may have at a time, how many seconds of the processor each may take, and what is said then."""

    each: int
    limit: float
    full: str
    failed: str


RULES: dict[Kind, Rule] = {
    "hint": Rule(1, 10.0, "house-hint-asked", "house-hint-failed"),
    "replay": Rule(4, 10.0, "house-replay-asked", "house-replay-failed"),
    "verify": Rule(1, 10.0, "house-verify-asked", "house-verify-failed"),
    "review": Rule(2, 30.0, "house-review-asked", "house-review-failed"),
    "print": Rule(1, 20.0, "house-print-asked", "house-print-failed"),
}


class GuestJobs:
    """The queue of jobs, and the workers that do them."""

    def __init__(self, workers: Pool | None = None) -> None:
        self.done = 0
        self._queue = WorkerQueue(workers or Workers(WORKERS, NICENESS))
        self._by_guest: Counter[tuple[Kind, str]] = Counter()
        self._by_address: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """How many jobs guests are waiting for, including those in progress."""
        return self._by_guest.total()

    def pids(self) -> list[int]:
        """The worker processes that run now."""
        return self._queue.workers.pids()

    def check(self, kind: Kind, asker: Asker) -> None:
        """Raises TooMany if there is no room for another job."""
        if self._by_guest[kind, asker.guest] >= RULES[kind].each:
            raise TooMany(RULES[kind].full)
        if self._by_address[asker.address] >= MOST_FROM_ADDRESS:
            raise TooMany("house-busy-for-address")
        if self.waiting >= MOST:
            raise TooMany("house-busy")

    async def do(self, kind: Kind, asker: Asker, work: Callable[..., Any], *given: Any) -> Any:
        """The result of the work, done in a worker; if canceled, it stops at once. Raises Refused if it is not done."""
        self.check(kind, asker)
        self._by_guest[kind, asker.guest] += 1
        self._by_address[asker.address] += 1
        try:
            turn = await self._queue.take(asker.address, long=kind == "review")
            try:
                found = await self._queue.do(LONGEST, within, RULES[kind].limit, work, *given)
            finally:
                self._queue.give_back(turn)
        except NotDone:
            raise Refused(RULES[kind].failed) from None
        finally:
            drop(self._by_guest, (kind, asker.guest))
            drop(self._by_address, asker.address)
        self.done += 1
        return found

    def close(self) -> None:
        """Ends the workers at once."""
        self._queue.workers.shutdown()


def within(seconds: float, work: Callable[..., Any], *given: Any) -> Any:
    """In a worker: does the work, which ends the process if it takes more seconds of the processor."""
    timed = hasattr(signal, "ITIMER_PROF") and sys.platform != "emscripten"
    if timed:
        signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return work(*given)
    finally:
        if timed:
            signal.setitimer(signal.ITIMER_PROF, 0)


def drop(counter: "Counter[Any]", key: object) -> None:
    """Decrements a counter, and removes the key when it reaches zero."""
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]
