"""Spreads jobs over the workers of any `concurrent.futures` executor, and hands back what is done as it is done."""

import argparse
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager
from functools import partial
from importlib import import_module
from math import ceil
from typing import Any, Final, TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")

# A worker gets as many jobs at a time as it can do in about so many seconds.
STINT = 0.5
MOST = 4096
# How often a job may take its worker down before it is given up.
LIVES = 3
# Seconds between two looks at whether somebody wants to stop.
ATTENTION = 0.2


class WorkersDied(Exception):
    """Jobs that took their workers down again and again."""


def cores() -> int:
    """How many processes can run at the same time here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def local(workers: int) -> Executor:
    """Processes on this machine; Ctrl-C is the affair of the one that started them."""
    return ProcessPoolExecutor(workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))


@contextmanager
def heeded_interrupts() -> Iterator[Callable[[], bool]]:
    """While work is spread, Ctrl-C is kept until a moment at which nothing is half done; a second one ends at once."""
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
        raise ValueError("a Dask cluster needs one more package: pip install 'parlor-games[dask]'") from None
    try:
        client = distributed.Client(address, timeout=5)
    except (OSError, ValueError, TimeoutError) as error:
        raise ValueError(f"there is no Dask scheduler at {address}: {error}") from None
    with client:
        yield ClusterExecutor(client)


class ClusterExecutor(Executor):
    """A Dask client as an executor.

    The client's own one takes a result for an error when the worker that held it dies just after handing it over.
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
    """What every command with much to do takes."""
    command.add_argument("--workers", type=int, metavar="N", help="processes on this machine (default: one for each core)")
    command.add_argument("--dask", metavar="ADDRESS", help="work on the Dask cluster whose scheduler is there, such as tcp://10.0.0.5:8786")


def workers(given: argparse.Namespace, stack: ExitStack) -> tuple[Callable[[], Executor], int]:
    """Who does the work, and how many they are; the stack lets a cluster go."""
    if given.dask is not None:
        executor = stack.enter_context(cluster(given.dask))
        return lambda: executor, 16
    count = cores() if given.workers is None else given.workers
    if count < 1:
        raise ValueError(f"there is at least one worker, not {count}")
    return partial(local, count), count


def spread(
    jobs: Iterable[Job], work: Callable[[list[Job]], list[Done]], open_executor: Callable[[], Executor], width: int
) -> Iterator[list[Done]]:
    """The results of all jobs, in stints as they are finished.

    The size of a stint follows from how long the last ones took; towards the end stints get shorter, so that all workers end together.
    """
    left = deque(jobs)
    again: list[tuple[list[Job], int]] = []
    running: dict[Future[Any], tuple[list[Job], int]] = {}
    size = 1
    executor = open_executor()
    with heeded_interrupts() as interrupted, closing_later(running, lambda: executor):
        while True:
            if interrupted():
                raise KeyboardInterrupt
            # After a death the jobs that were under way go one by one, so that a deadly one is found out.
            while len(running) < (1 if again else 2 * width):
                stint, tries = again.pop(0) if again else (take(left, min(size, ceil(len(left) / (2 * width)))), 0)
                if not stint:
                    break
                running[executor.submit(timed, work, stint)] = (stint, tries)
            if not running:
                return
            for future in wait(running, timeout=ATTENTION, return_when=FIRST_COMPLETED).done:
                if future not in running:
                    continue
                stint, tries = running.pop(future)
                try:
                    seconds, results = future.result()
                except BrokenProcessPool:
                    again = [*renewed([(stint, tries), *running.values()]), *again]
                    running.clear()
                    executor.shutdown(wait=False)
                    executor = open_executor()
                    continue
                size = max(1, min(MOST, 4 * len(stint), round(len(stint) * STINT / max(seconds, 1e-4))))
                yield results


@contextmanager
def closing_later(running: dict[Future[Any], Any], executor: Callable[[], Executor]) -> Iterator[None]:
    """At the end lets go of what is still under way, and of the workers."""
    try:
        yield
    finally:
        for future in running:
            future.cancel()
        executor().shutdown(wait=False)


def renewed(lost: list[tuple[list[Job], int]]) -> list[tuple[list[Job], int]]:
    """What to try again after a worker died: job by job, and not for ever."""
    if any(tries >= LIVES for _, tries in lost):
        raise WorkersDied("a game took its worker process down again and again; what was finished before is kept")
    return [([job], tries + 1) for stint, tries in lost for job in stint]


def timed(work: Callable[[list[Job]], list[Done]], stint: list[Job]) -> tuple[float, list[Done]]:
    """Does a stint, and tells how long it took."""
    begin = time.perf_counter()
    results = work(stint)
    return time.perf_counter() - begin, results


def take(jobs: deque[Job], count: int) -> list[Job]:
    """The next few jobs, which are there no longer."""
    return [jobs.popleft() for _ in range(count)]
