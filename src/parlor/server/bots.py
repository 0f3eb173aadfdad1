"""Computer players think here, in worker processes, one after the other by a fair queue.

A worker is handed the record of the game, from which it deals the same table again, and with that the cards of all seats: states of
the engine do not travel between processes. What a player makes of it is its seat's knowledge only: it thinks about guesses that its
seat cannot tell from the truth, and a test of the engine proves that its choice is the same whatever the hidden cards are. Workers
are children of the house, talk to nobody else, and give back nothing but the move.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct

import parlor
from parlor.server.channel import Thought
from parlor.server.protocol import Level, Review

LEAST_SECONDS = 0.02
GRACE = 20.0
ATTEMPTS = 3


class ThinkingFailed(Exception):
    """No worker could bring the thought to its end."""


class Job(Struct):
    """A thought: which seat of which game, at what level, and for how long."""

    table: str
    record: dict[str, Any]
    seat: int
    level: Level
    seed: int
    seconds: float
    iterations: int | None = None
    advise: bool = False


def think(job: Job, seconds: float) -> list[Thought]:
    """In a worker: the chosen move, or with `advise` all moves thought about, the best first, with what they are worth."""
    table = parlor.replay(job.record)
    if job.iterations is not None:
        thinker = parlor.player(job.level, job.seed, iterations=job.iterations)
    else:
        thinker = parlor.player(job.level, job.seed, seconds=seconds)
    if job.advise:
        found = thinker.advise(table, job.seat)
        return [Thought(each.move, each.worth, each.worlds, each.points, each.reason) for each in found]
    return [Thought(thinker.choose(table, job.seat), 0.0, 0, None, "")]


def look_back(job: Job, seconds: float) -> Review:
    """In a worker: the review of a finished game for one seat."""
    found = parlor.review(job.record, seconds=seconds, seats=[job.seat])
    return msgspec.convert(found["seats"][0], Review)


def prepare_worker() -> None:
    """In a worker, first of all: gives way to the people's requests, and ends with the house however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(10)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Ends the worker when the house is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


class Waiting:
    """A thought that waits for a worker."""

    def __init__(self, work: Callable[[Job, float], Any], job: Job, urgent: bool, number: int) -> None:
        self.work = work
        self.job = job
        self.urgent = urgent
        self.number = number
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Thinkers:
    """The worker processes and the queue before them.

    Tables at which somebody waits come first, and of these the one that was served longest ago. The more wait, the shorter each thinks.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.replaced = 0
        self.thought = 0
        self._pool = self._new_pool()
        self._queue: list[Waiting] = []
        self._busy = 0
        self._served: dict[str, int] = {}
        self._number = 0
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a worker."""
        return len(self._queue)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), prepare_worker)

    async def choose(self, job: Job, urgent: bool = True) -> list[Thought]:
        """Waits for a worker's move or advice; raises ThinkingFailed where there is none."""
        found: list[Thought] = await self._ask(think, job, urgent)
        return found

    async def review(self, job: Job) -> Review:
        """Waits for a worker's review of a finished game, which gives way to all moves; raises ThinkingFailed where there is none."""
        found: Review = await self._ask(look_back, job, False)
        return found

    async def _ask(self, work: Callable[[Job, float], Any], job: Job, urgent: bool) -> Any:
        self._number += 1
        entry = Waiting(work, job, urgent, self._number)
        self._queue.append(entry)
        self._dispatch()
        try:
            return await entry.answer
        finally:
            if entry in self._queue:
                self._queue.remove(entry)

    def _dispatch(self) -> None:
        while self._queue and self._busy < self.workers:
            entry = min(self._queue, key=lambda each: (not each.urgent, self._served.get(each.job.table, 0), each.number))
            self._queue.remove(entry)
            self._number += 1
            self._served[entry.job.table] = self._number
            if len(self._served) > 10_000:
                del self._served[next(iter(self._served))]
            self._busy += 1
            task = asyncio.create_task(self._serve(entry))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _serve(self, entry: Waiting) -> None:
        try:
            answer = await self._think(entry.work, entry.job)
            self.thought += 1
            if not entry.answer.done():
                entry.answer.set_result(answer)
        except Exception as error:
            if not entry.answer.done():
                entry.answer.set_exception(ThinkingFailed(str(error) or type(error).__name__))
        finally:
            self._busy -= 1
            self._dispatch()

    async def _think(self, work: Callable[[Job, float], Any], job: Job) -> Any:
        """One thought, again with new workers where they die or hang."""
        for attempt in range(ATTEMPTS):
            pool = self._pool
            seconds = max(LEAST_SECONDS, job.seconds * min(1.0, 2 * self.workers / (len(self._queue) + 1)))
            try:
                thought = asyncio.wrap_future(pool.submit(work, job, seconds))
                return await asyncio.wait_for(thought, seconds + GRACE if job.iterations is None else 6 * GRACE)
            except (BrokenExecutor, TimeoutError, RuntimeError) as error:
                self._replace(pool)
                if attempt == ATTEMPTS - 1:
                    raise ThinkingFailed(f"the workers failed {ATTEMPTS} times: {error}") from None
        raise AssertionError("unreachable")

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Takes new workers; those that hang are ended. Thoughts under way are thought again by whoever waits for them."""
        if pool is not self._pool:
            return
        self.replaced += 1
        self._pool = self._new_pool()
        end(pool)

    def pids(self) -> list[int]:
        """The worker processes that run now."""
        return list(getattr(self._pool, "_processes", None) or {})

    def close(self) -> None:
        """Ends the workers at once: a thought cut short is thought again after the next start."""
        for task in self._tasks:
            task.cancel()
        end(self._pool)


def end(pool: ProcessPoolExecutor) -> None:
    """Ends a pool and its processes without waiting for their thoughts."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
