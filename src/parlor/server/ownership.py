"""Which process serves a table. With SQLite there is one process, and it serves them all."""

from collections.abc import Callable
from typing import Protocol


class ServedElsewhere(Exception):
    """Another process of the house serves the table; `url` is where it listens."""

    def __init__(self, table: str, url: str) -> None:
        super().__init__(f"table {table} is served by another process of the house")
        self.table = table
        self.url = url


class Ownership(Protocol):
    """Claims tables for this process, and gives them back."""

    async def begin(self, lose: Callable[[str], None], refresh_lobby: Callable[[], None], miss: Callable[[str], None]) -> None:
        """Starts.

        `lose` is called for a table that this process may not serve any longer, `refresh_lobby` when another has changed the lobby,
        and `miss` with the address of another process that stands still or has died.
        """
        ...

    async def end(self) -> None:
        """Gives everything back."""
        ...

    def check(self) -> None:
        """Loses all tables if this process has stood still for so long that others may have taken them."""
        ...

    async def claim(self, table: str) -> int:
        """Makes this process the one that serves a table; the fence under which it may write. Raises ServedElsewhere."""
        ...

    async def release(self, table: str) -> None:
        """Lets another process have the table."""
        ...

    async def tell_lobby(self) -> None:
        """Lets the other processes know that the lobby has changed."""
        ...


class Sole:
    """The only process of a house."""

    async def begin(self, lose: Callable[[str], None], refresh_lobby: Callable[[], None], miss: Callable[[str], None]) -> None:
        return

    async def end(self) -> None:
        return

    def check(self) -> None:
        return

    async def claim(self, table: str) -> int:
        return 0

    async def release(self, table: str) -> None:
        return

    async def tell_lobby(self) -> None:
        return
