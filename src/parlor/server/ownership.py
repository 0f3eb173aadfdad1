"""Which process serves a table. With SQLite there is one process, and it serves them all."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol


class ServedElsewhere(Exception):
    """Another process of the house serves the table; `url` is where it listens."""

    def __init__(self, table: str, url: str) -> None:
        super().__init__(f"table {table} is served by another process of the house")
        self.table = table
        self.url = url


@dataclass
class News:
    """Callbacks for news about a process's tables and about the other processes."""

    lose: Callable[[str], None]
    """A table that this process may no longer serve."""
    miss: Callable[[str], None]
    """Another process, by its address, has stopped responding or died."""
    dismiss: Callable[[], None]
    """This process was suspended; what clients sent it in the meantime, they also sent elsewhere."""
    told: Callable[[str], None] = lambda text: None
    """A bulletin of any process, this one included; an empty one if some may have been missed."""


class Ownership(Protocol):
    """Claims tables for this process, and gives them back."""

    async def begin(self, tell: News) -> None:
        """Starts."""
        ...

    async def end(self) -> None:
        """Gives everything back."""
        ...

    def check(self) -> None:
        """Gives up all tables and clients if this process was suspended so long that others may have taken them over."""
        ...

    async def claim(self, table: str) -> int:
        """Makes this process the one that serves a table; returns the fence for its writes. Raises ServedElsewhere."""
        ...

    async def release(self, table: str) -> None:
        """Releases the table for another process."""
        ...

    async def announce(self, text: str) -> None:
        """Sends a bulletin to all processes of the house."""
        ...


class Sole:
    """The only process of a house."""

    def __init__(self) -> None:
        self._tell: News | None = None

    async def begin(self, tell: News) -> None:
        self._tell = tell

    async def end(self) -> None:
        return

    def check(self) -> None:
        return

    async def claim(self, table: str) -> int:
        return 0

    async def release(self, table: str) -> None:
        return

    async def announce(self, text: str) -> None:
        if self._tell is not None:
            self._tell.told(text)
