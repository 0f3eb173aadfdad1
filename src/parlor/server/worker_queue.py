"""The queue before the worker processes of the house: who may use one next, and for how long."""

import asyncio
from collections.abc import Callable
from typing import Any

from parlor.workers import WorkerLost, Workers

SERVED_KEPT = 10_000


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

    def __init__(self, count: int, niceness: int) -> None:
        self.workers = Workers(count, niceness)
        self._free = count
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

        Cancelled, or over the limit of seconds, it ends its process.
        """
        try:
            async with asyncio.timeout(limit):
                return await asyncio.wrap_future(self.workers.submit(work, *given))
        except TimeoutError:
            raise WorkerLost(f"no answer within {limit:g} seconds") from None
