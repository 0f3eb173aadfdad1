"""The queue before the workers of the house: who may use one next, and for how long."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Protocol

from parlor.workers import WorkerLost

SERVED_KEPT = 10_000


class Pool(Protocol):
    """Workers that do one piece of work at a time each: processes in a house (`parlor.workers.Workers`), Web Workers in a tab."""

    count: int
    lost: int
    starting: float
    """How many seconds a worker may take to start before it does anything."""

    def submit(self, fn: Callable[..., Any], /, *args: Any) -> "Future[Any]":
        """Has a piece of work done; to cancel it ends its worker."""
        ...

    def pids(self) -> list[int]:
        """The processes that run now."""
        ...

    def shutdown(self) -> None:
        """Ends the workers at once."""
        ...


class Turn:
    """One who waits for a worker, or has one."""

    __slots__ = ("come", "long", "number", "urgent", "who")

    def __init__(self, who: str, urgent: Callable[[], bool], long: bool, number: int) -> None:
        self.who = who
        self.urgent = urgent
        self.long = long
        self.number = number
        self.come: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class WorkerQueue:
    """Some workers and the queue before them.

    What is urgent at the moment comes first, and then whoever was served longest ago. Long work never takes the last worker.
    """

    def __init__(self, workers: Pool) -> None:
        self.workers = workers
        self._free = workers.count
        self._long = 0
        self._queue: list[Turn] = []
        self._served: dict[str, int] = {}
        self._number = 0

    @property
    def waiting(self) -> int:
        """How many wait for a worker."""
        return len(self._queue)

    async def take(self, who: str, urgent: Callable[[], bool] = lambda: True, long: bool = False) -> Turn:
        """Waits for a worker; whoever takes one gives it back."""
        self._number += 1
        turn = Turn(who, urgent, long, self._number)
        self._queue.append(turn)
        self._hand_out()
        try:
            await turn.come
        except asyncio.CancelledError:
            if turn in self._queue:
                self._queue.remove(turn)
            elif not turn.come.cancelled():
                self.give_back(turn)
            raise
        return turn

    def give_back(self, turn: Turn) -> None:
        """Lets the next one have a worker."""
        self._free += 1
        self._long -= turn.long
        self._hand_out()

    def _hand_out(self) -> None:
        while self._free:
            # One who has just gone may still stand in the queue.
            ready = [turn for turn in self._queue if not turn.come.done() and (not turn.long or self._long < self.workers.count - 1)]
            if not ready:
                return
            turn = min(ready, key=lambda each: (not each.urgent(), self._served.get(each.who, 0), each.long, each.number))
            self._queue.remove(turn)
            self._number += 1
            self._served.pop(turn.who, None)
            self._served[turn.who] = self._number
            if len(self._served) > SERVED_KEPT:
                del self._served[next(iter(self._served))]
            self._free -= 1
            self._long += turn.long
            turn.come.set_result(None)

    async def do(self, limit: float, work: Callable[..., Any], *given: Any) -> Any:
        """What the work comes to of one whose turn it is; raises WorkFailed or WorkerLost.

        Cancelled, or over the limit of seconds, it ends its worker.
        """
        try:
            async with asyncio.timeout(limit + self.workers.starting):
                return await asyncio.wrap_future(self.workers.submit(work, *given))
        except TimeoutError:
            raise WorkerLost(f"no answer within {limit:g} seconds") from None
