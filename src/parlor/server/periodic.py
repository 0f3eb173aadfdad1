"""The recurring chores of the house, and whether they get done."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from parlor.server.http_messages import Worded
from parlor.server.store import NotDone, reason

log = logging.getLogger("parlor.house")
GRACE = 30.0


class Periodic:
    """A chore that is repeated, by the key of its name; one failure does not stop it, but is reported."""

    def __init__(self, name: str, every: float, work: Callable[[], Awaitable[None] | None]) -> None:
        self.name = name
        self.every = every
        self.done = time.monotonic()
        self.failure = ""
        self._work = work
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Starts."""
        self.done = time.monotonic()
        self._task = asyncio.create_task(self._go_on())

    def stop(self) -> None:
        """Stops."""
        if self._task is not None:
            self._task.cancel()

    async def _go_on(self) -> None:
        while True:
            await self.do()
            await asyncio.sleep(self.every)

    async def do(self) -> None:
        """Does it once."""
        try:
            awaited = self._work()
            if awaited is not None:
                await awaited
        except Exception as error:
            if not self.failure:
                log.error("a chore fails", exc_info=not isinstance(error, NotDone), extra={"chore": self.name, "why": reason(error)})
            self.failure = reason(error)
        else:
            self.failure = ""
            self.done = time.monotonic()

    def ails(self) -> Worded | None:
        """What is wrong with it, if anything is."""
        chore = {"chore": {"key": self.name}}
        if self.failure:
            return Worded("house-chore-fails", chore)
        late = time.monotonic() - self.done > 3 * self.every + GRACE
        return Worded("house-chore-stands-still", chore) if late or (self._task is not None and self._task.done()) else None
