"""WebSockets in the web server: once the application has admitted one, it costs no task, no queue and no timer.

uvicorn passes every WebSocket request to a `Socket`. The handshake goes through the application as usual, including the door. Then the live
channel takes over the socket (`scope["extensions"]["parlor.socket"]`), and the application's part ends. With thousands of connections that
are silent most of the time, this takes a fifth of the memory. Incoming bytes and frames of every kind are counted before they are parsed,
and a client that does not read is not read from either.
"""

import asyncio
import logging
import struct
from http import HTTPStatus
from typing import Any, Protocol, cast
from urllib.parse import unquote

from uvicorn import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets import protocol as websocket
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from parlor.server.connection_limits import KILOBYTE, ConnectionLimits
from parlor.server.http_messages import Worded
from parlor.server.refusals import english

log = logging.getLogger("parlor.live")
# At a more detailed level, the protocol would log headers and frames: cookies and cards.
quiet = logging.getLogger("parlor.frames")
quiet.setLevel(logging.WARNING)
EXTENSION = "parlor.socket"
TEXT = 0x81
LINGER = 5.0
FLOODED_LINGER = 1.0
LONGEST_REASON = 120
SLICE = 512
MOST_FRAGMENTS = 64


class Listener(Protocol):
    """Receives what comes in on a socket."""

    def heard(self, text: str | None) -> None:
        """A message has arrived; None if it is not text."""
        ...

    def lost(self) -> None:
        """The connection has ended."""
        ...


class Socket(asyncio.Protocol):
    """One WebSocket, from the request for it to its end."""

    __slots__ = (
        "_allowance",
        "_app_state",
        "_config",
        "_connections",
        "_fragments",
        "_gate",
        "_is_busy",
        "_is_stuffed",
        "_is_text",
        "_lingering",
        "_listener",
        "_protocol",
        "_tasks",
        "_transport",
    )

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], *, gate: ConnectionLimits) -> None:
        self._config = config
        self._tasks = server_state.tasks
        self._connections: set[Any] = server_state.connections
        self._app_state = app_state
        self._protocol: websocket.Protocol = ServerProtocol(max_size=config.ws_max_size, logger=quiet)
        self._transport: asyncio.Transport = None  # type: ignore[assignment]
        self._listener: Listener | None = None
        self._lingering: asyncio.TimerHandle | None = None
        self._gate = gate
        self._allowance = gate.allowance()
        self._fragments: list[bytes] = []
        self._is_text = True
        self._is_busy = False
        self._is_stuffed = False

    # For the listener

    def listen(self, listener: Listener) -> None:
        """Takes over the socket: it stays open when the application returns."""
        self._listener = listener
        if self not in self._connections:
            listener.lost()

    def send(self, message: bytes) -> None:
        """Sends a text; does nothing if the connection is closing."""
        if self._protocol.state is websocket.OPEN and not self._transport.is_closing():
            self._transport.write(framed(message))

    def backlog(self) -> int:
        """How many bytes are waiting because the other side is not reading."""
        return self._transport.get_write_buffer_size()

    def pause(self) -> None:
        """Stops reading until `resume`."""
        self._is_busy = True
        self._read_or_not()

    def resume(self) -> None:
        """Continues reading."""
        self._is_busy = False
        self._read_or_not()

    def vouch(self) -> None:
        """Marks the connection as opened by another process of the house, for a guest who connected there."""
        self._gate.vouch(self._transport)

    def close(self, code: int, reason: str) -> None:
        """Says goodbye; messages sent earlier still arrive if the other side reads them soon."""
        if self._protocol.state is websocket.OPEN and not self._transport.is_closing():
            self._protocol.send_close(code, reason.encode()[:LONGEST_REASON].decode(errors="ignore"))
            self.resume()
            self._flush()

    # For the web server

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A WebSocket request is on its way."""
        self._transport = cast("asyncio.Transport", transport)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        """Bytes have arrived: they are counted in small pieces, then parsed, and the frames in them are counted too."""
        for begin in range(0, len(data), SLICE):
            part = data[begin : begin + SLICE]
            if not self._allowance.take(len(part) / KILOBYTE):
                self._flooded()
                return
            self._protocol.receive_data(part)
            for event in self._protocol.events_received():
                if isinstance(event, Request):
                    self._asked(event)
                elif not self._allowance.take():
                    self._flooded()
                    return
                elif isinstance(event, Frame):
                    self._framed(event)
            self._flush()

    def eof_received(self) -> None:
        """The other side sends no more; the transport closes by itself."""

    def connection_lost(self, error: Exception | None) -> None:
        """The connection has ended."""
        self._connections.discard(self)
        self._gate.leave(self._transport)
        if self._lingering is not None:
            self._lingering.cancel()
        if self._listener is not None:
            self._listener.lost()

    def pause_writing(self) -> None:
        """The other side is not reading: stops reading from it, so that no answers pile up."""
        self._is_stuffed = True
        self._read_or_not()

    def resume_writing(self) -> None:
        """The other side is reading again."""
        self._is_stuffed = False
        self._read_or_not()

    def shutdown(self) -> None:
        """The web server is shutting down."""
        self.close(1001, english(Worded("house-goes-down", {})))
        self._transport.close()

    def _read_or_not(self) -> None:
        reading = not (self._is_busy or self._is_stuffed)
        if not self._transport.is_closing() and reading is not self._transport.is_reading():
            (self._transport.resume_reading if reading else self._transport.pause_reading)()

    def _flooded(self) -> None:
        """Says why, stops listening, and soon ends the connection."""
        self._protocol.fail(1008, english(Worded("house-flooded", {})))
        self._flush(FLOODED_LINGER)
        self.pause()

    def _flush(self, linger: float = LINGER) -> None:
        """Sends the protocol's pending output; after a goodbye, waits only a moment for the other side's."""
        for data in self._protocol.data_to_send():
            if self._transport.is_closing():
                return
            if data:
                self._transport.write(data)
            elif self._transport.can_write_eof():
                self._transport.write_eof()
            else:
                self._transport.close()
        if self._lingering is None and self._protocol.close_expected():
            self._lingering = asyncio.get_running_loop().call_later(linger, self._transport.abort)

    def _framed(self, frame: Frame) -> None:
        """Assembles the frames of a message."""
        if frame.opcode is Opcode.TEXT or frame.opcode is Opcode.BINARY:
            self._is_text = frame.opcode is Opcode.TEXT
            self._fragments = []
        elif frame.opcode is not Opcode.CONT:
            return
        self._fragments.append(bytes(frame.data))
        if len(self._fragments) > MOST_FRAGMENTS:
            self._flooded()
        if not frame.fin or self._listener is None or self._protocol.state is not websocket.OPEN:
            return
        data, self._fragments = b"".join(self._fragments), []
        try:
            self._listener.heard(data.decode() if self._is_text else None)
        except UnicodeDecodeError:
            self._protocol.fail(1007, english(Worded("house-text-is-utf8", {})))

    # The handshake

    def _asked(self, request: Request) -> None:
        """Lets the application decide who may connect; a request for anything else is refused at once."""
        opening = self._protocol
        assert isinstance(opening, ServerProtocol)
        response = opening.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            opening.send_response(response)
            return
        path, _, query = request.path.partition("?")
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self._transport) else "ws",
            "server": get_local_addr(self._transport),
            "client": get_remote_addr(self._transport),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("ascii", "replace"),
            "query_string": query.encode("ascii", "replace"),
            "headers": [(name.lower().encode(), value.encode("latin-1", "replace")) for name, value in request.headers.raw_items()],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {EXTENSION: self},
        }
        task = asyncio.get_running_loop().create_task(self._let_in(opening, response, scope))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _let_in(self, opening: ServerProtocol, response: Response, scope: dict[str, Any]) -> None:
        """Runs the application until it has taken over the socket, or closed it."""
        events = iter([{"type": "websocket.connect"}])

        async def receive() -> dict[str, Any]:
            return next(events, {"type": "websocket.disconnect", "code": 1006})

        async def send(message: Any) -> None:
            if self._transport.is_closing():
                return
            if opening.state is websocket.CONNECTING:
                accepted = message["type"] == "websocket.accept"
                opening.send_response(response if accepted else opening.reject(HTTPStatus.FORBIDDEN, ""))
                self._flush()
                if opening.state is websocket.OPEN:
                    self._protocol = websocket.Protocol(websocket.SERVER, max_size=self._config.ws_max_size, logger=quiet)
            elif message["type"] == "websocket.close":
                self.close(message.get("code", 1000), message.get("reason") or "")

        try:
            await self._config.loaded_app(scope, receive, send)
        except Exception:
            log.exception("a connection could not be let in")
        finally:
            if self._listener is None and self._protocol.state is not websocket.CLOSING:
                self._transport.close()


def framed(message: bytes) -> bytes:
    """A text as one WebSocket frame from a server (RFC 6455, section 5.2)."""
    size = len(message)
    if size < 126:
        return struct.pack("!BB", TEXT, size) + message
    if size < 65_536:
        return struct.pack("!BBH", TEXT, 126, size) + message
    return struct.pack("!BBQ", TEXT, 127, size) + message
