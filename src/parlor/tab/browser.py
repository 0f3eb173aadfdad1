"""What the browser does for the house in its tab; web/src/tab is the other side of it."""

from collections.abc import Awaitable
from typing import Protocol


class Browser(Protocol):
    """The functions of the page's worker."""

    def save(self) -> Awaitable[None]:
        """Makes the file of the house durable; what prevents it is told to the page."""
        ...

    def think(self, worker: int, question: str) -> None:
        """Gives a worker a piece of work, in Base64; it is started if necessary, and its answer goes to `Tab.thought`."""
        ...

    def stop(self, worker: int) -> None:
        """Ends a worker, whatever it is doing."""
        ...

    def tell(self, channel: int, message: str) -> None:
        """Sends a message of the live channel to the page."""
        ...

    def hang_up(self, channel: int, code: int, reason: str) -> None:
        """Ends a live channel."""
        ...
