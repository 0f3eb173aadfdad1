"""Worker processes, as an executor of `concurrent.futures`: each does one piece of work at a time, and can be stopped in the middle of it.

A process is started when it is first needed, reads pickled work from its input and writes pickled answers to its output. Work that is
cancelled or dies takes its own process with it and no other; the next work finds a new one.
"""

import atexit
import os
import pickle
import sys
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from subprocess import DEVNULL, PIPE, Popen
from threading import Lock, Thread
from traceback import format_exception
from typing import Any, BinaryIO, ParamSpec, TypeVar

# Ctrl-C is the affair of the one that started the workers.
PROGRAM = (
    "import signal, sys; signal.signal(signal.SIGINT, signal.SIG_IGN); sys.path[:] = {path!r}; "
    "from parlor.workers import serve; serve({niceness})"
)
Given = ParamSpec("Given")
Done = TypeVar("Done")


class NotDone(Exception):
    """A worker did not bring its work to the end."""


class WorkFailed(NotDone):
    """The work itself raised an error; the message is that of the error."""


class WorkerLost(NotDone):
    """The process died, or did not answer in time; the work may be tried again."""


class Workers(Executor):
    """Some processes, and the queue before them. To cancel work that is under way ends its process at once."""

    def __init__(self, count: int, niceness: int = 0, *, quiet: bool = False) -> None:
        self.count = count
        self.lost = 0
        self.starting = 0.0
        self._niceness = niceness
        self._errors = DEVNULL if quiet else None
        self._lock = Lock()
        self._running: set[Popen[bytes]] = set()
        self._idle: deque[Popen[bytes]] = deque()
        self._threads: list[Thread] = []
        self._queue: SimpleQueue[tuple[bytes, Future[Any]] | None] = SimpleQueue()
        self._asked: set[Future[Any]] = set()

    def pids(self) -> list[int]:
        """The processes that run now."""
        with self._lock:
            return [process.pid for process in self._running]

    def submit(self, fn: Callable[Given, Done], /, *args: Given.args, **kwargs: Given.kwargs) -> "Future[Done]":
        question = pickle.dumps(partial(fn, *args, **kwargs))
        future: Future[Done] = Future()
        self._asked.add(future)
        future.add_done_callback(self._asked.discard)
        self._queue.put((question, future))
        with self._lock:
            if not self._threads:
                atexit.register(self.shutdown)
            if len(self._threads) < self.count:
                self._threads.append(Thread(target=self._attend, daemon=True))
                self._threads[-1].start()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Ends all processes at once, whatever they are doing; so does the end of the program."""
        atexit.unregister(self.shutdown)
        for future in list(self._asked):
            future.cancel()
        for _ in self._threads:
            self._queue.put(None)
        for thread in self._threads:
            thread.join()
        self._threads.clear()
        while self._idle:
            self._end(process := self._idle.pop())
            process.communicate()

    def _attend(self) -> None:
        """In a thread: has one piece of work after the other done."""
        while asked := self._queue.get():
            question, future = asked
            if not future.cancelled():
                self._ask(question, future)

    def _ask(self, question: bytes, future: "Future[Any]") -> None:
        process: Popen[bytes] | None = None
        error: NotDone | None
        try:
            process = self._ready()
            future.add_done_callback(partial(self._end_cancelled, process))
            assert process.stdin is not None
            assert process.stdout is not None
            pickle.dump(question, process.stdin)
            process.stdin.flush()
            error, answer = pickle.load(process.stdout)
        except Exception:
            error, answer = WorkerLost("the worker process died"), None
        # Until now it could be cancelled.
        wanted = future.set_running_or_notify_cancel()
        if process is not None and wanted and not isinstance(error, WorkerLost):
            self._idle.append(process)
        elif process is not None:
            self._end(process)
            process.communicate()
        if wanted and error is not None:
            future.set_exception(error)
        elif wanted:
            future.set_result(answer)

    def _ready(self) -> "Popen[bytes]":
        """The process that was busy last, which is warm; a new one where none is idle."""
        with suppress(IndexError):
            while (process := self._idle.pop()).poll() is not None:
                self._end(process)
                process.communicate()
            return process
        program = PROGRAM.format(path=sys.path, niceness=self._niceness)
        process = Popen([sys.executable, "-P", "-c", program], stdin=PIPE, stdout=PIPE, stderr=self._errors)
        with self._lock:
            self._running.add(process)
        return process

    def _end_cancelled(self, process: "Popen[bytes]", future: "Future[Any]") -> None:
        if future.cancelled():
            self._end(process)

    def _end(self, process: "Popen[bytes]") -> None:
        with self._lock:
            if process in self._running:
                self._running.remove(process)
                self.lost += 1
        process.kill()


def serve(niceness: int) -> None:
    """The program of a worker: it gives way to others by its niceness, and ends with the one that started it however that ends."""
    with suppress(OSError, AttributeError):
        os.nice(niceness)
    answers = os.fdopen(os.dup(1), "wb")
    # Whatever the work prints is no answer.
    os.dup2(2, 1)
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    while True:
        answers.write(answered(questions.get()))
        answers.flush()


def listen(source: BinaryIO, questions: "SimpleQueue[bytes]") -> None:
    """In a worker: hears questions until nobody is left who asks, and then ends the process."""
    with suppress(EOFError, pickle.UnpicklingError):
        while True:
            questions.put(pickle.load(source))
    os._exit(1)


def answered(question: bytes) -> bytes:
    """In a worker: what was wrong, if anything, and what the work came to."""
    try:
        return pickle.dumps((None, pickle.loads(question)()))
    except BaseException as error:
        failed = WorkFailed(str(error) or type(error).__name__)
        failed.add_note("".join(format_exception(error)))
        return pickle.dumps((failed, None))
