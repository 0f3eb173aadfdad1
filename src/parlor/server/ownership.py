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
    """Whom the news is for that a process has of its tables and of the other processes."""

    lose: Callable[[str], None]
    """A table that this process may not serve any longer."""
    miss: Callable[[str], None]
    """Another process, by its address, stands still or has died."""
    dismiss: Callable[[], None]
    """This process stood still: what was said to it meanwhile was said elsewhere, too."""


class Ownership(Protocol):
    """Claims tables for this process, and gives them back."""

    async def begin(self, tell: News) -> None:
        """Starts."""
        ...

    async def end(self) -> None:
        """Gives everything back."""
        ...

    def check(self) -> None:
        """Loses all tables and clients if this process has stood still for so long that others may have taken them over."""
        ...

    async def claim(self, table: str) -> int:
        """Makes this process the one that serves a table; the fence under which it may write. Raises ServedElsewhere."""
        ...

    async def release(self, table: str) -> None:
        """Lets another process have the table."""
        ...


class Sole:
    """The only process of a house."""

    async def begin(self, tell: News) -> None:
        return

    async def end(self) -> None:
        return

    def check(self) -> None:
        return

    async def claim(self, table: str) -> int:
        return 0

    async def release(self, table: str) -> None:
        return
