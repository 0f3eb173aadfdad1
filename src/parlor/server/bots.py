"""Computer players think here, in worker processes with a fair queue, and give nothing away by the time they take.

A worker gets the record of the game and deals the same table again from it, or plays on where it left the game, because engine state
cannot be sent between processes. That includes the cards of all seats. But a player only uses what its seat knows: it thinks about guesses
that its seat cannot tell from the truth, and a test of the engine proves that its choice does not depend on the hidden cards. Workers are
child processes of the house, talk to nobody else, and return only the move.
"""

import asyncio
import random
from collections.abc import Callable
from gzip import compress
from math import ceil
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct

import parlor
from parlor.server.documents import Recollection
from parlor.server.http_messages import Level
from parlor.server.room import Room
from parlor.server.seat_views import choices_of
from parlor.server.worker_queue import Pool, WorkerQueue
from parlor.server.ws_messages import Thought
from parlor.table.shapes import RecordShape
from parlor.workers import WorkerLost, WorkFailed

LEAST_SECONDS = 0.02
GRACE = 20.0
ATTEMPTS = 3
# Each level's share of the thinking time for a pace. How much of it a worker really needs is not visible outside.
SHARES: dict[str, float] = {"random": 0.1, "casual": 0.1, "skilled": 0.35} | dict.fromkeys(("expert", "master", *parlor.STRENGTHS), 1.0)
# A player thinks for this part of its time; the rest is slack for a worker that has to wait for a processor.
EFFORT = 0.6
# Every answer is delayed at random by up to this part of the time; a late one waits for the next full step of this many seconds.
JITTER = 0.1
STEP = 0.25


class ThinkingFailed(Exception):
    """No worker could finish the job."""


class Job(Struct):
    """A thinking job: the game, the seat, the level, how long to think, and the least time until the answer.

    `guest` is the guest who owns the table: guests take turns, however many tables they have.
    """

    guest: str
    record: RecordShape
    seat: int
    level: Level
    seed: int
    seconds: float
    least: float = 0.0
    iterations: int | None = None


class Followed:
    """The table that a worker thought about last. Where the same game has gone on, only what is new is played: a long one takes as long to
    deal again as a thought."""

    def __init__(self) -> None:
        self._record: RecordShape | None = None
        self._table: parlor.Table | None = None

    def table(self, record: RecordShape) -> parlor.Table:
        """The table that a record describes, for one who does not play at it."""
        before, table = self._record, self._table
        self._record = None
        if before is None or table is None or not goes_on(before, record):
            table = parlor.replay(record)
        else:
            for seat, move in record["moves"][len(before["moves"]) :]:
                table.play(move, seat)
        self._record, self._table = record, table
        return table


def goes_on(before: RecordShape, record: RecordShape) -> bool:
    """Whether a record is that of the same game, further on."""
    return record["moves"][: len(before["moves"])] == before["moves"] and {**record, "moves": []} == {**before, "moves": []}


FOLLOWED = Followed()


def choose(job: Job, seconds: float) -> str:
    """Runs in a worker: the chosen move."""
    end = monotonic() + seconds
    table = FOLLOWED.table(job.record)
    left = max(LEAST_SECONDS / 2, end - monotonic())
    budget: dict[str, Any] = {"seconds": left} if job.iterations is None else {"iterations": job.iterations}
    return parlor.player(job.level, job.seed, **budget).choose(table, job.seat)


def advise(job: Job) -> list[Thought]:
    """Runs in a worker: all moves considered, best first, with their worth."""
    thinker = parlor.player(job.level, job.seed, seconds=job.seconds)
    found = thinker.advise(parlor.replay(job.record), job.seat)
    return [thought(each) for each in found]


def recall(job: Job, at: int) -> bytes:
    """Runs in a worker: what a computer player considered before a move of a finished game, packed. It thinks once more as it did then."""
    seat, played = job.record["moves"][at]
    table = parlor.replay({**job.record, "moves": job.record["moves"][:at]})
    budget: dict[str, Any] = (
        {"seconds": EFFORT * job.seconds * SHARES[job.level]} if job.iterations is None else {"iterations": job.iterations}
    )
    found = parlor.player(job.level, job.seed, **budget).consider(table, seat)
    told = Recollection(seat, job.level, played, [thought(each) for each in found], choices_of(table, seat))
    return compress(msgspec.json.encode(told), 5)


def reaction(level: Level, seed: int, table: parlor.Table, seat: int) -> float:
    """How many seconds a computer player takes to act where seats act without turns. It does not depend on any cards."""
    return parlor.player(level, seed, iterations=1).reaction(table, seat)


def pace(level: Level, seed: int, table: parlor.Table, seat: int) -> float:
    """How much longer or shorter than usual a computer player seems to think. It does not depend on any cards."""
    return parlor.player(level, seed, iterations=1).pace(table, seat)


def forced_move(room: Room, seat: int) -> list[Thought]:
    """The advice where a seat has only one move: no worker has to think about it. Otherwise nothing."""
    assert room.table is not None
    if len(room.table.legal(seat)) > 1:
        return []
    return [thought(each) for each in parlor.player("expert", iterations=1).advise(room.table, seat)]


def thought(found: parlor.Candidate) -> Thought:
    """A move that was thought about, as it is told."""
    return Thought(found.move, found.worth, found.worlds, found.points, found.reason, found.key, found.params, found.rank)


class Thinkers:
    """The workers that think about moves.

    Tables with someone present come first, starting with the guest who was served longest ago. The more jobs are waiting, the shorter each
    one is.

    When a move comes out depends only on the queue, not on the cards, the choice or the search: every job takes exactly its share of the
    time, whether the move is forced or hard, and keeps its worker busy that long.
    """

    def __init__(self, workers: Pool) -> None:
        self.thought = 0
        self._queue = WorkerQueue(workers)

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a worker."""
        return self._queue.waiting

    @property
    def replaced(self) -> int:
        """How often a worker had to be replaced."""
        return self._queue.workers.lost

    async def choose(self, job: Job, urgent: Callable[[], bool] = lambda: True) -> str:
        """A worker's move, when its time has come; raises ThinkingFailed if there is none."""
        asked = monotonic()
        turn = await self._queue.take(job.guest, urgent)
        begun = monotonic()
        seconds = self._seconds(job)
        try:
            move = await self._thought(job, seconds)
            failure = None
            self.thought += 1
        except ThinkingFailed as error:
            move, failure = "", error
        finally:
            asyncio.get_running_loop().call_later(max(0.0, begun + seconds - monotonic()), self._queue.give_back, turn)
        due = max(begun + seconds, asked + job.least) + random.uniform(0.0, JITTER * max(job.seconds, job.least))
        await asyncio.sleep(wait_until(due, monotonic()))
        if failure is not None:
            raise failure
        return move

    def _seconds(self, job: Job) -> float:
        """How long a job may take now; jobs measured in worlds are never cut short."""
        seconds = job.seconds * SHARES[job.level]
        if job.iterations is None:
            seconds *= min(1.0, 2 * self._queue.workers.count / (self.waiting + 1))
        return max(LEAST_SECONDS, seconds)

    async def _thought(self, job: Job, seconds: float) -> str:
        """One thought; again, in a new process, where the worker dies or hangs."""
        for _ in range(ATTEMPTS):
            try:
                move: str = await self._queue.do(seconds + GRACE, choose, job, EFFORT * seconds)
                return move
            except WorkerLost as error:
                lost = error
            except WorkFailed as error:
                raise ThinkingFailed(str(error)) from None
        raise ThinkingFailed(f"the workers failed {ATTEMPTS} times: {lost}")

    def pids(self) -> list[int]:
        """The worker processes that run now."""
        return self._queue.workers.pids()

    def close(self) -> None:
        """Ends the workers at once: a thought cut short is thought again after the next start."""
        self._queue.workers.shutdown()


def wait_until(due: float, now: float) -> float:
    """Seconds until an answer is released: when it is due, or at the first full step after that when it is ready."""
    return due - now if now <= due else ceil((now - due) / STEP) * STEP - (now - due)
