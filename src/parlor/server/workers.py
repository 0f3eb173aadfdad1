"""Worker processes: each does one piece of work at a time, and can be stopped in the middle of it.

A worker is a Python of its own that reads pickled questions from its input and writes pickled answers to its output. It is started when
it is first needed. Work that is cancelled, hangs or dies takes its own process with it and no other; the next work finds a new one.
"""

import asyncio
import os
import pickle
import queue
import signal
import sys
import threading
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Any, BinaryIO

PROGRAM = "import sys; sys.path[:] = {path!r}; from parlor.server.workers import serve; serve({niceness})"
SIZE = 8
SERVED_KEPT = 10_000


class WorkFailed(Exception):
    """The work itself raised an error; the message is that of the error."""


class WorkerLost(Exception):
    """The process died, or did not answer in time; the work may be tried again."""


class Worker:
    """One process, started anew whenever it was lost."""

    def __init__(self, niceness: int) -> None:
        self.lost = 0
        self._niceness = niceness
        self._process: Process | None = None
        self._ending: set[asyncio.Task[Any]] = set()

    @property
    def pid(self) -> int | None:
        """The process that runs now."""
        return None if self._process is None else self._process.pid

    async def do(self, limit: float, work: Callable[..., Any], *given: Any) -> Any:
        """What the work comes to; raises WorkFailed or WorkerLost. Cancelled, or over the limit of seconds, it ends the process."""
        try:
            async with asyncio.timeout(limit):
                done, answer = await self._ask(pickle.dumps((work, given)))
        except BaseException as error:
            self.end()
            if isinstance(error, TimeoutError):
                raise WorkerLost(f"no answer within {limit:g} seconds") from None
            if isinstance(error, EOFError | OSError):
                raise WorkerLost("the worker process died") from None
            raise
        if not done:
            raise WorkFailed(answer)
        return answer

    async def _ask(self, question: bytes) -> tuple[bool, Any]:
        process = self._process
        if process is None:
            program = PROGRAM.format(path=sys.path, niceness=self._niceness)
            process = self._process = await asyncio.create_subprocess_exec(sys.executable, "-P", "-c", program, stdin=PIPE, stdout=PIPE)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(len(question).to_bytes(SIZE, "big") + question)
            await process.stdin.drain()
        except RuntimeError:
            # What uvloop says of a process that has died since its last answer.
            raise EOFError from None
        size = int.from_bytes(await process.stdout.readexactly(SIZE), "big")
        answer: tuple[bool, Any] = pickle.loads(await process.stdout.readexactly(size))
        return answer

    def end(self) -> None:
        """Ends the process at once, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            self.lost += 1
            with suppress(ProcessLookupError):
                process.kill()
            task = asyncio.ensure_future(process.communicate())
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """Ends the process, and waits until it is gone."""
        self.end()
        await asyncio.gather(*self._ending, return_exceptions=True)


class Turn:
    """One who waits for a worker."""

    __slots__ = ("long", "number", "urgent", "who", "worker")

    def __init__(self, who: str, urgent: Callable[[], bool], long: bool, number: int) -> None:
        self.who = who
        self.urgent = urgent
        self.long = long
        self.number = number
        self.worker: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()


class Pool:
    """Some workers and the queue before them.

    What is urgent at the moment comes first, and then whoever was served longest ago. Long work never takes the last worker.
    """

    def __init__(self, count: int, niceness: int) -> None:
        self.count = count
        self._workers = [Worker(niceness) for _ in range(count)]
        self._idle = list(self._workers)
        self._long: set[Worker] = set()
        self._queue: list[Turn] = []
        self._served: dict[str, int] = {}
        self._number = 0

    @property
    def waiting(self) -> int:
        """How many wait for a worker."""
        return len(self._queue)

    @property
    def lost(self) -> int:
        """How many processes were lost so far."""
        return sum([worker.lost for worker in self._workers])

    def pids(self) -> list[int]:
        """The processes that run now."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def take(self, who: str, urgent: Callable[[], bool] = lambda: True, long: bool = False) -> Worker:
        """Waits for a worker; whoever takes one gives it back."""
        self._number += 1
        turn = Turn(who, urgent, long, self._number)
        self._queue.append(turn)
        self._hand_out()
        try:
            return await turn.worker
        except asyncio.CancelledError:
            if turn in self._queue:
                self._queue.remove(turn)
            elif not turn.worker.cancelled():
                self.give_back(turn.worker.result())
            raise

    def give_back(self, worker: Worker) -> None:
        """Lets the next one have a worker."""
        self._long.discard(worker)
        self._idle.append(worker)
        self._hand_out()

    def _hand_out(self) -> None:
        while self._idle:
            # One who has just gone may still stand in the queue.
            ready = [turn for turn in self._queue if not turn.worker.done() and (not turn.long or len(self._long) < self.count - 1)]
            if not ready:
                return
            turn = min(ready, key=lambda each: (not each.urgent(), self._served.get(each.who, 0), each.long, each.number))
            self._queue.remove(turn)
            self._number += 1
            self._served.pop(turn.who, None)
            self._served[turn.who] = self._number
            if len(self._served) > SERVED_KEPT:
                del self._served[next(iter(self._served))]
            worker = self._idle.pop()
            if turn.long:
                self._long.add(worker)
            turn.worker.set_result(worker)

    async def close(self) -> None:
        """Ends all processes at once."""
        await asyncio.gather(*[worker.close() for worker in self._workers])


def serve(niceness: int) -> None:
    """The program of a worker: gives way to the people's requests, and ends with the house however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(niceness)
    answers = os.fdopen(os.dup(1), "wb")
    # Whatever the work prints is no answer.
    os.dup2(2, 1)
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    while True:
        answer = pickle.dumps(answered(questions.get()))
        answers.write(len(answer).to_bytes(SIZE, "big") + answer)
        answers.flush()


def listen(source: BinaryIO, questions: "queue.SimpleQueue[bytes]") -> None:
    """In a worker: hears questions until the house is gone, and then ends the process."""
    while head := source.read(SIZE):
        questions.put(source.read(int.from_bytes(head, "big")))
    os._exit(1)


def answered(question: bytes) -> tuple[bool, Any]:
    """In a worker: whether the work could be done, and what it came to, or what was wrong."""
    try:
        work, given = pickle.loads(question)
        return True, work(*given)
    except Exception as error:
        return False, str(error) or type(error).__name__
