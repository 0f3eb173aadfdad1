"""Connections of the live channel: who is there, how to reach them, and how fast they may send."""

import asyncio
import time
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Protocol

from msgspec import Struct

from parlor.server.http_messages import Worded
from parlor.server.refusals import english, trouble
from parlor.server.ws_messages import encode


class Bucket:
    """A rate limit: a number at once, and a number per second in the long run."""

    __slots__ = ("_at", "_full", "_left", "_rate")

    def __init__(self, rate: float, full: float) -> None:
        self._rate = rate
        self._full = full
        self._left = full
        self._at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Whether it may be done now, once or a given number of times."""
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True


class Buckets:
    """One bucket per address or guest; only the most recent are remembered."""

    def __init__(self, rate: float, full: float, kept: int = 20_000) -> None:
        self._rate = rate
        self._full = full
        self._kept = kept
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Whether this address or guest may do it once more now."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._full)
        self._buckets[key] = bucket
        if len(self._buckets) > self._kept:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """What counts as one address: for IPv6 the first 64 bits, since anyone who has one address has the rest too."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    return str(parsed.ipv4_mapped or ip_network((parsed, 64), strict=False))


def address_of(scope: Mapping[str, Any]) -> str:
    """The address of a request, as far as limits are concerned."""
    client = scope.get("client")
    return network_of(client[0][:64]) if client else ""


PHRASES_A_SECOND = 0.5
PHRASES_AT_ONCE = 3


class Wire(Protocol):
    """The way to reach a client."""

    def send(self, message: bytes) -> None:
        """Sends a message."""
        ...

    def backlog(self) -> int:
        """How many bytes are waiting because the client is not reading."""
        ...

    def close(self, code: int, reason: str) -> None:
        """Ends the connection."""
        ...


class Client:
    """One connection: a guest's browser tab."""

    __slots__ = ("_largest_backlog", "_phrases", "_wire", "address", "asked", "circles", "closing", "device", "guest", "relayed", "seats")

    def __init__(self, guest: str, wire: Wire, largest_backlog: int) -> None:
        self.guest = guest
        self.device = guest
        self.address = ""
        self.asked: set[asyncio.Task[None]] = set()
        self.seats: dict[str, int | None] = {}
        self.circles: set[str] = set()
        self.relayed = False
        self.closing = False
        self._wire = wire
        self._largest_backlog = largest_backlog
        self._phrases: Bucket | None = None

    def tell(self, message: Struct) -> None:
        """Sends a message."""
        self.send(encode(message))

    def send(self, message: bytes) -> None:
        """Sends bytes; a client that does not read in time is disconnected."""
        if self.closing:
            return
        if self._wire.backlog() + len(message) > self._largest_backlog:
            self.close(1013, Worded("house-reads-too-slowly", {}))
        else:
            self._wire.send(message)

    def close(self, code: int, why: Worded) -> None:
        """Ends the connection, and says why if the client has read what it was sent before."""
        if not self.closing:
            self.closing = True
            message = encode(trouble(why))
            if self._wire.backlog() + len(message) <= self._largest_backlog:
                self._wire.send(message)
            self._wire.close(code, english(why))

    def may_say(self) -> bool:
        """Whether the client may send a quick phrase now."""
        self._phrases = self._phrases or Bucket(PHRASES_A_SECOND, PHRASES_AT_ONCE)
        return self._phrases.take()
