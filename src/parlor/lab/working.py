"""Distributes jobs to the workers of any `concurrent.futures` executor, and returns results as they are finished."""

import argparse
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import ExitStack, contextmanager
from importlib import import_module
from math import ceil
from typing import Any, Final, TypeVar

from parlor.core.messages import BadArgument
from parlor.lab.words import Trouble
from parlor.workers import WorkerLost, Workers

Job = TypeVar("Job")
Done = TypeVar("Done")

# A worker gets as many jobs at a time as it can do in about this many seconds.
STINT = 0.5
MOST = 4096
# How often a job may crash its worker before it is given up.
LIVES = 3
# Seconds within which a cluster must answer.
REACHED = 30
# Seconds between checks for an interrupt.
ATTENTION = 0.2


class WorkersDied(Trouble):
    """Jobs that crashed their workers again and again."""


def cores() -> int:
    """How many processes can run at the same time here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def heeded_interrupts() -> Iterator[Callable[[], bool]]:
    """While jobs are running, Ctrl-C is held back until nothing is half done; a second one stops at once."""
    if threading.current_thread() is not threading.main_thread():
        yield lambda: False
        return
    told: list[int] = []

    def hear(number: int, frame: object) -> None:
        told.append(number)
        if len(told) > 1:
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, hear)
    try:
        yield lambda: bool(told)
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """The workers of a Dask cluster."""
    try:
        distributed = import_module("distributed")
    except ModuleNotFoundError:
        raise BadArgument("lab-needs-dask") from None
    try:
        client = distributed.Client(address, timeout=REACHED)
    except (OSError, ValueError, TimeoutError) as error:
        raise BadArgument("lab-no-dask", {"address": address, "why": str(error)}) from None
    with client:
        yield ClusterExecutor(client)


class ClusterExecutor(Executor):
    """A Dask client as an executor.

    The client's own executor mistakes a result for an error if the worker that held it dies right after handing it over.
    """

    def __init__(self, client: Any) -> None:
        self._client: Final = client

    def submit(self, fn: Callable[..., Done], /, *args: Any, **kwargs: Any) -> Future[Done]:
        remote = self._client.submit(fn, *args, pure=False, retries=LIVES, **kwargs)
        future: Future[Done] = Future()

        def settle(_: object) -> None:
            if not future.set_running_or_notify_cancel():
                return
            try:
                future.set_result(remote.result())
            except BaseException as error:
                future.set_exception(error)

        def let_go(done: Future[Done]) -> None:
            if done.cancelled():
                remote.cancel()

        future.add_done_callback(let_go)
        remote.add_done_callback(settle)
        return future


def add_worker_flags(command: argparse.ArgumentParser) -> None:
    """Adds the arguments of every command with a lot to do."""
    command.add_argument("--workers", type=int, metavar="N", help="processes on this machine (default: one for each core)")
    command.add_argument("--dask", metavar="ADDRESS", help="work on the Dask cluster whose scheduler is there, such as tcp://10.0.0.5:8786")


def workers(given: argparse.Namespace, stack: ExitStack) -> tuple[Executor, int]:
    """Who does the work, and how many they are; the stack lets them go."""
    if given.dask is not None:
        return stack.enter_context(cluster(given.dask)), 16
    count = cores() if given.workers is None else given.workers
    if count < 1:
        raise BadArgument("lab-workers-least", {"given": count})
    return stack.enter_context(Workers(count)), count


def spread(jobs: Iterable[Job], work: Callable[[list[Job]], list[Done]], executor: Executor, width: int) -> Iterator[list[Done]]:
    """The results of all jobs, in stints as they are finished.

    The size of a batch depends on how long the last ones took; toward the end batches get shorter, so that all workers finish together.
    """
    left = deque(jobs)
    again: list[tuple[list[Job], int]] = []
    running: dict[Future[Any], tuple[list[Job], int]] = {}
    size = 1
    with heeded_interrupts() as interrupted, ended(running):
        while True:
            if interrupted():
                raise KeyboardInterrupt
            while len(running) < 2 * width:
                stint, tries = again.pop(0) if again else (take(left, min(size, ceil(len(left) / (2 * width)))), 0)
                if not stint:
                    break
                running[executor.submit(timed, work, stint)] = (stint, tries)
            if not running:
                return
            for future in wait(running, timeout=ATTENTION, return_when=FIRST_COMPLETED).done:
                stint, tries = running.pop(future)
                try:
                    seconds, results = future.result()
                except WorkerLost:
                    again += renewed(stint, tries)
                    continue
                size = max(1, min(MOST, 4 * len(stint), round(len(stint) * STINT / max(seconds, 1e-4))))
                yield results


@contextmanager
def ended(running: Iterable[Future[Any]]) -> Iterator[None]:
    """At the end lets go of what is still under way."""
    try:
        yield
    finally:
        for future in running:
            future.cancel()


def renewed(stint: list[Job], tries: int) -> list[tuple[list[Job], int]]:
    """What to try again after a worker died: job by job, so that a deadly one is found out, and not for ever."""
    if tries >= LIVES:
        raise WorkersDied("lab-workers-died")
    return [([job], tries + 1) for job in stint]


def timed(work: Callable[[list[Job]], list[Done]], stint: list[Job]) -> tuple[float, list[Done]]:
    """Does a batch, and measures how long it took."""
    begin = time.perf_counter()
    results = work(stint)
    return time.perf_counter() - begin, results


def take(jobs: deque[Job], count: int) -> list[Job]:
    """Removes and returns the next few jobs."""
    return [jobs.popleft() for _ in range(count)]
