"""Computer players think here, in worker processes, one after the other by a fair queue, and tell nothing by the time they take.

A worker is handed the record of the game, from which it deals the same table again, and with that the cards of all seats: states of
the engine do not travel between processes. What a player makes of it is its seat's knowledge only: it thinks about guesses that its
seat cannot tell from the truth, and a test of the engine proves that its choice is the same whatever the hidden cards are. Workers
are children of the house, talk to nobody else, and give back nothing but the move.
"""

import asyncio
import random
from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import Any

from msgspec import Struct

import parlor
from parlor.server.http_messages import Level
from parlor.server.workers import Pool, Worker, WorkerLost, WorkFailed
from parlor.server.ws_messages import Thought
from parlor.table.shapes import RecordShape

NICENESS = 5
LEAST_SECONDS = 0.02
GRACE = 20.0
ATTEMPTS = 3
# Of the seconds of a pace each level has its share; what it needs of them within a worker is known to nobody else.
SHARES: dict[Level, float] = {"random": 0.1, "casual": 0.1, "skilled": 0.35, "expert": 1.0}
# A player thinks for this part of its time: the rest is for a worker that has to wait for a processor.
EFFORT = 0.6
# Every answer is put off by chance, by up to this part of the time; one that is late comes at the next full step of so many seconds.
JITTER = 0.1
STEP = 0.25


class ThinkingFailed(Exception):
    """No worker could bring the thought to its end."""


class Job(Struct):
    """A thought: which seat of which game, at what level, for how long, and how long the answer takes at the least.

    `guest` is the one whose table it is: guests take turns, however many tables they have.
    """

    guest: str
    record: RecordShape
    seat: int
    level: Level
    seed: int
    seconds: float
    least: float = 0.0
    iterations: int | None = None


def choose(job: Job, seconds: float) -> str:
    """In a worker: the chosen move."""
    end = monotonic() + seconds
    table = parlor.replay(job.record)
    left = max(LEAST_SECONDS / 2, end - monotonic())
    budget: dict[str, Any] = {"seconds": left} if job.iterations is None else {"iterations": job.iterations}
    return parlor.player(job.level, job.seed, **budget).choose(table, job.seat)


def advise(job: Job) -> list[Thought]:
    """In a worker: all moves thought about, the best first, with what they are worth."""
    thinker = parlor.player(job.level, job.seed, seconds=job.seconds)
    found = thinker.advise(parlor.replay(job.record), job.seat)
    return [thought(each) for each in found]


def thought(found: parlor.Candidate) -> Thought:
    """A move that was thought about, as it is told."""
    why = found.why
    told = (None, None) if why is None else (why.key, why.params)
    return Thought(found.move, found.worth, found.worlds, found.points, found.reason, *told)


class Thinkers:
    """The workers that think about moves.

    Tables at which somebody is present come first, and of these the guest who was served longest ago. The more wait, the shorter each
    thinks.

    When a move is told depends on the queue alone, and not on the cards, the choice or the search: every thought takes exactly its share
    of the time, a forced move as long as a hard one, and holds its worker for so long.
    """

    def __init__(self, workers: int) -> None:
        self.thought = 0
        self._pool = Pool(workers, NICENESS)

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a worker."""
        return self._pool.waiting

    @property
    def replaced(self) -> int:
        """How often a worker had to be replaced."""
        return self._pool.lost

    async def choose(self, job: Job, urgent: Callable[[], bool] = lambda: True) -> str:
        """A worker's move, when its time has come; raises ThinkingFailed where there is none."""
        asked = monotonic()
        worker = await self._pool.take(job.guest, urgent)
        begun = monotonic()
        seconds = self._seconds(job)
        try:
            move = await self._thought(worker, job, seconds)
            failure = None
            self.thought += 1
        except ThinkingFailed as error:
            move, failure = "", error
        finally:
            asyncio.get_running_loop().call_later(max(0.0, begun + seconds - monotonic()), self._pool.give_back, worker)
        due = max(begun + seconds, asked + job.least) + random.uniform(0.0, JITTER * max(job.seconds, job.least))
        await asyncio.sleep(wait_until(due, monotonic()))
        if failure is not None:
            raise failure
        return move

    def _seconds(self, job: Job) -> float:
        """How long a thought takes now; one that is counted in worlds is never cut short."""
        seconds = job.seconds * SHARES[job.level]
        if job.iterations is None:
            seconds *= min(1.0, 2 * self._pool.count / (self.waiting + 1))
        return max(LEAST_SECONDS, seconds)

    async def _thought(self, worker: Worker, job: Job, seconds: float) -> str:
        """One thought; again, in a new process, where the worker dies or hangs."""
        for _ in range(ATTEMPTS):
            try:
                move: str = await worker.do(seconds + GRACE, choose, job, EFFORT * seconds)
                return move
            except WorkerLost as error:
                lost = error
            except WorkFailed as error:
                raise ThinkingFailed(str(error)) from None
        raise ThinkingFailed(f"the workers failed {ATTEMPTS} times: {lost}")

    def pids(self) -> list[int]:
        """The worker processes that run now."""
        return self._pool.pids()

    async def close(self) -> None:
        """Ends the workers at once: a thought cut short is thought again after the next start."""
        await self._pool.close()


def wait_until(due: float, now: float) -> float:
    """Seconds from now until an answer is told: when it is due, or at the first full step after that at which it is there."""
    return due - now if now <= due else ceil((now - due) / STEP) * STEP - (now - due)
