"""Connection limits: how many connections are allowed, and how much and how slowly each may send, checked before anything is parsed."""

import asyncio
import logging
from dataclasses import replace
from typing import Any, cast

from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState

from parlor.server.connections import Bucket, network_of
from parlor.server.http_messages import Worded
from parlor.server.refusals import refusal
from parlor.server.settings import Settings
from parlor.server.ws_messages import encode

log = logging.getLogger("parlor.gate")
# Files that are open for other things than guests: the store, the workers, the log.
FILES_APART = 256
# In seconds: the time to send the head of a request, to send its body, and to receive a pending answer.
HEAD_TIME = 10.0
BODY_TIME = 30.0
ANSWER_TIME = 60.0
LARGEST_HEAD = 16_384
MOST_PIPELINED = 8
# The pieces of a body must have at least this many bytes on average, except for a few smaller ones.
PIECE = 64
SMALL_PIECES = 100
SLICE = 1024
KILOBYTE = 1024


def with_requests(live: int) -> int:
    """The total number of connections for a number of live ones, which leaves room for plain requests."""
    return live + max(50, live // 4)


class ConnectionLimits:
    """Counts connections of every kind, in total and per address, and knows how fast each may send."""

    def __init__(self, settings: Settings) -> None:
        self._most = with_requests(settings.connections)
        self._most_each = with_requests(settings.connections_each)
        self._rate = 4 * settings.messages_a_second
        self._at_once = 4 * self._rate + settings.largest_message // KILOBYTE
        self._proxies = ProxyHeadersMiddleware(cast("Any", None), list(settings.proxies)).trusted_hosts
        self._inside: dict[asyncio.BaseTransport, str] = {}
        self._by_address: dict[str, int] = {}

    def enter(self, transport: asyncio.BaseTransport) -> tuple[int, str] | None:
        """Admits a connection, or tells status and key of why not. Those through a proxy are counted individually, at the live channel."""
        peer = get_remote_addr(cast("asyncio.Transport", transport))
        address = "" if peer is None or peer[0] in self._proxies else network_of(peer[0])
        if len(self._inside) >= self._most:
            return 503, "house-full"
        if address and self._by_address.get(address, 0) >= self._most_each:
            return 429, "house-connections-address"
        self._inside[transport] = address
        if address:
            self._by_address[address] = self._by_address.get(address, 0) + 1
        return None

    def vouch(self, transport: asyncio.BaseTransport) -> None:
        """Marks a connection as coming from another process of the house, so that it does not count against that address."""
        if transport in self._inside:
            self._uncount(self._inside[transport])
            self._inside[transport] = ""

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection has ended."""
        self._uncount(self._inside.pop(transport, ""))

    def _uncount(self, address: str) -> None:
        if address:
            self._by_address[address] -= 1
            if self._by_address[address] == 0:
                del self._by_address[address]

    def allowance(self) -> Bucket:
        """The rate limit for a live connection: each frame costs one, and so does each kilobyte."""
        return Bucket(self._rate, self._at_once)


class Requests(HttpToolsProtocol):
    """An HTTP connection with limits on bytes and time; a WebSocket request continues as a `Socket`."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        gate: ConnectionLimits,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate = gate
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._in_body = False
        self._head = 0
        self._body = 0
        self._pieces = 0

    # Incoming

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A new connection."""
        super().connection_made(cast("asyncio.Transport", transport))
        refused = self._gate.enter(transport)
        if refused is not None:
            self._refuse(*refused)
        else:
            self._give(HEAD_TIME)

    def data_received(self, data: bytes) -> None:
        """Reads a little at a time, and checks each time whether it is too much."""
        if self._deadline is None:
            self._give(HEAD_TIME)
        for begin in range(0, len(data), SLICE):
            part = data[begin : begin + SLICE]
            super().data_received(part)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._head += 0 if self._in_body else len(part)
            if self._head > LARGEST_HEAD:
                self._refuse(431, "house-long-headers")
                return
            if len(self.pipeline) > MOST_PIPELINED or self._pieces > SMALL_PIECES + self._body // PIECE:
                self._refuse(400, "house-no-browser")
                return

    def on_headers_complete(self) -> None:
        """The head is complete; now the time for the body starts."""
        self._head = self._body = self._pieces = 0
        self._in_body = True
        self._give(BODY_TIME)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A piece of the body."""
        self._body += len(body)
        self._pieces += 1
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The whole request has arrived."""
        self._in_body = False
        self._take_back()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is a `Socket`, which handles its own leave."""
        self._take_back()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._gate.leave(self.transport)
        self._take_back()
        self.resume_writing()
        super().connection_lost(exc)

    # Outgoing

    def on_response_complete(self) -> None:
        """A response has been sent."""
        super().on_response_complete()
        self._end_in_time()

    def timeout_keep_alive_handler(self) -> None:
        """The connection has been idle for a while."""
        super().timeout_keep_alive_handler()
        self._end_in_time()

    def pause_writing(self) -> None:
        """The other side is not reading; it gets some time to start."""
        super().pause_writing()
        self._unread = self.loop.call_later(ANSWER_TIME, self.transport.abort)

    def resume_writing(self) -> None:
        """The other side is reading again."""
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        super().resume_writing()

    # Time

    def _give(self, seconds: float) -> None:
        """Sets the time limit for what comes next."""
        self._take_back()
        self._deadline = self.loop.call_later(seconds, self._is_late)

    def _take_back(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _is_late(self) -> None:
        """The time is up. Browsers open connections ahead of any request; those are closed without an error."""
        if self.cycle is None and self._head == 0:
            self.transport.close()
        else:
            self._refuse(408, "house-too-slow")

    def _refuse(self, status: int, key: str) -> None:
        """Ends the connection, with an error message unless a response is under way."""
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            body = encode(refusal(Worded(key, {})))
            head = f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
            self.transport.write(STATUS_LINE[status] + head.encode() + body)
        self.transport.close()
        self._end_in_time()

    def _end_in_time(self) -> None:
        """Makes sure that a closing connection ends even if the other side does not read the rest of the response."""
        if self.transport.is_closing() and self.transport.get_write_buffer_size() > 0:
            self.loop.call_later(ANSWER_TIME, self.transport.abort)


def fitted(settings: Settings) -> Settings:
    """The settings, with the number of connections limited to the number of files that the process may open."""
    files = most_files()
    if files is None or with_requests(settings.connections) + FILES_APART <= files:
        return settings
    room = files - FILES_APART
    fits = max(1, min(room - 50, room * 4 // 5))
    log.warning("the limit on open files leaves room for fewer connections: raise it", extra={"files": files, "connections": fits})
    return replace(settings, connections=min(settings.connections, fits))


def most_files() -> int | None:
    """Raises the limit on open files as far as possible; returns the new limit, or None if there is none."""
    try:
        import resource
    except ImportError:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        hard = max(soft, 65_536)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    except (ValueError, OSError):
        return soft
    return hard
