"""Connections of the live channel: what waits to be sent to one, and how fast it may talk."""

import asyncio
import time
from collections import deque

from msgspec import Struct

from parlor.server.channel import encode


class Bucket:
    """A limit on how often something may be done: so many at once, so many a second in the long run."""

    __slots__ = ("_at", "_full", "_left", "_rate")

    def __init__(self, rate: float, full: float) -> None:
        self._rate = rate
        self._full = full
        self._left = full
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether it may be done once more now."""
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Buckets:
    """A bucket for each address or guest, of which the latest are remembered."""

    def __init__(self, rate: float, full: float, kept: int = 20_000) -> None:
        self._rate = rate
        self._full = full
        self._kept = kept
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Whether this one may do it once more now."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._full)
        self._buckets[key] = bucket
        if len(self._buckets) > self._kept:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()


PHRASES_A_SECOND = 0.5
PHRASES_AT_ONCE = 3


class Client:
    """One connection: a guest's browser tab."""

    def __init__(self, guest: str, largest_backlog: int) -> None:
        self.guest = guest
        self.seats: dict[str, int | None] = {}
        self.lobby = False
        self.phrases = Bucket(PHRASES_A_SECOND, PHRASES_AT_ONCE)
        self.relayed = False
        self.closing: tuple[int, str] | None = None
        self._largest_backlog = largest_backlog
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()

    def tell(self, message: Struct) -> None:
        """Puts a message into the queue of the connection."""
        self.send(encode(message))

    def send(self, message: bytes) -> None:
        """Puts bytes into the queue; a client that does not read them in time is let go."""
        if self.closing is not None:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if self._bytes > self._largest_backlog:
            self._waiting.clear()
            self.close(1013, "You read too slowly: connect again and watch from the last event that you saw")
        self._news.set()

    def close(self, code: int, reason: str) -> None:
        """Ends the connection once what waits is sent."""
        if self.closing is None:
            self.closing = (code, reason)
            self._news.set()

    async def next(self) -> bytes | None:
        """The next message to send, or None when the connection is to end."""
        while not self._waiting:
            if self.closing is not None:
                return None
            self._news.clear()
            await self._news.wait()
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message
