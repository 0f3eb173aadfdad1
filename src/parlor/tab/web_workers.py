"""Web Workers as the workers of a house: each has an engine of its own, and does one piece of work at a time."""

import pickle
from base64 import b64decode, b64encode
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Any

from parlor.players.policy import BUDGET
from parlor.tab.browser import Browser
from parlor.workers import NotDone, WorkerLost, answered

# The most moves of trial play that a casual move may cost, before the last world is played to its end.
SPARING = 250

# An engine has to be loaded first, on a phone perhaps with other things to do.
STARTING = 120.0


class WebWorkers:
    """Some workers and the work that waits for them. To cancel work that is under way ends its worker."""

    def __init__(self, browser: Browser, count: int) -> None:
        self.count = count
        self.lost = 0
        self.starting = STARTING
        self._browser = browser
        self._idle = list(range(count))
        self._busy: dict[int, Future[Any]] = {}
        self._waiting: deque[tuple[str, Future[Any]]] = deque()

    def pids(self) -> list[int]:
        """A tab has no processes."""
        return []

    def submit(self, fn: Callable[..., Any], /, *args: Any) -> "Future[Any]":
        """Has a piece of work done."""
        future: Future[Any] = Future()
        self._waiting.append((b64encode(pickle.dumps(partial(fn, *args))).decode(), future))
        self._hand_out()
        return future

    def _hand_out(self) -> None:
        while self._idle and self._waiting:
            question, future = self._waiting.popleft()
            if future.cancelled():
                continue
            # The first worker is the one that is warm.
            self._idle.sort()
            worker = self._idle.pop(0)
            self._busy[worker] = future
            future.add_done_callback(partial(self._end_cancelled, worker))
            self._browser.think(worker, question)

    def thought(self, worker: int, answer: str) -> None:
        """A worker has finished; without an answer it has died."""
        future = self._busy.pop(worker, None)
        if future is None:
            return
        self._idle.append(worker)
        error: NotDone | None
        error, found = pickle.loads(b64decode(answer)) if answer else (WorkerLost("the worker died"), None)
        if not answer:
            self.lost += 1
        if future.set_running_or_notify_cancel():
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(found)
        self._hand_out()

    def _end_cancelled(self, worker: int, future: "Future[Any]") -> None:
        if future.cancelled() and self._busy.get(worker) is future:
            del self._busy[worker]
            self.lost += 1
            self._browser.stop(worker)
            self._idle.append(worker)
            self._hand_out()

    def shutdown(self) -> None:
        """Ends the workers at once."""
        for future in [*self._busy.values(), *[each for _, each in self._waiting]]:
            future.cancel()


def begin() -> None:
    """Runs in a worker when it starts: the engine is not compiled here, so its players spend less."""
    BUDGET.effort = SPARING


def think(question: str) -> str:
    """Runs in a worker: the answer to a question."""
    return b64encode(answered(b64decode(question))).decode()
