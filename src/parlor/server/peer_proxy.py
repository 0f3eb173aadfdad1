"""Between the processes of a house: a guest may come in at any of them, and is passed on to the one that serves his table."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TypeVar

import httpx
import msgspec
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from parlor.server import ws_messages as ws
from parlor.server.connections import Client
from parlor.server.credentials import Credentials
from parlor.server.disconnects import attended
from parlor.server.ownership import ServedElsewhere
from parlor.server.request_guard import RELAY, answer_refused
from parlor.server.room import Refused
from parlor.server.store import NotDone

PASSED_ON = ("content-type", "origin", "accept")
PASSED_BACK = ("content-type", "content-disposition", "retry-after")
TABLES = "/api/tables/"
T = TypeVar("T")
# As long as a request may take where it is made: a review is thought about, and waits for its turn.
PATIENCE = httpx.Timeout(10, read=120)
LARGEST_BODY = 65_536


class NoAnswer(Exception):
    """Another process stands still or has died while it was to answer."""


class Forward:
    """Passes HTTP requests about a table on to the process that serves it."""

    def __init__(self, app: ASGIApp, keys: Credentials) -> None:
        self._app = app
        self._keys = keys
        self._client: httpx.AsyncClient | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a request here, or has it served where its table is."""
        if scope["type"] != ScopeType.HTTP or not scope["path"].startswith(TABLES):
            await self._app(scope, receive, send)
            return
        house = scope["litestar_app"].state.desk.house
        try:
            await house.here(scope["path"].removeprefix(TABLES).partition("/")[0])
        except ServedElsewhere as elsewhere:
            if scope["state"]["relayed"] or not elsewhere.url:
                await answer_refused(send, 503, "The table is changing hands: try again in a moment")
            else:
                await self._pass_on(elsewhere.url, scope, receive, send)
            return
        except NotDone:
            pass  # No such table, or a damaged one: the handler tells.
        await self._app(scope, receive, send)

    async def _pass_on(self, url: str, scope: Scope, receive: Receive, send: Send) -> None:
        self._client = self._client or httpx.AsyncClient(timeout=PATIENCE)
        body, more = b"", True
        while more and len(body) <= LARGEST_BODY:
            message = await receive()
            body += message.get("body", b"")  # type: ignore[operator]
            more = bool(message.get("more_body", False))
        asked = Headers.from_scope(scope)
        headers = {name: asked[name] for name in PASSED_ON if name in asked}
        headers[RELAY] = self._keys.relay(scope["state"]["guest"], int(time.time()))
        path = scope["path"] + (f"?{scope['query_string'].decode()}" if scope["query_string"] else "")
        request = self._client.request(scope["method"], url + path, content=body, headers=headers)  # type: ignore[typeddict-item]
        try:
            answer = await attended(receive, scope["litestar_app"].state.exchange.answered(url, request))
        except Refused:
            return
        except (httpx.HTTPError, NoAnswer):
            await answer_refused(send, 503, "The table is changing hands: try again in a moment")
            return
        back = [(name.encode(), answer.headers[name].encode()) for name in PASSED_BACK if name in answer.headers]
        await send({"type": "http.response.start", "status": answer.status_code, "headers": back})
        await send({"type": "http.response.body", "body": answer.content, "more_body": False})


class Line:
    """A live connection to another process on behalf of one client."""

    def __init__(self, client: Client, url: str, keys: Credentials, gone: Callable[["Line"], None]) -> None:
        self.url = url
        self.tables: set[str] = set()
        self._client = client
        self._keys = keys
        self._gone = gone
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Calls the other process; raises OSError or WebSocketException."""
        headers = {RELAY: self._keys.relay(self._client.guest, int(time.time()))}
        address = self.url.replace("http", "ws", 1) + "/api/live"
        self._socket = await connect(address, additional_headers=headers, open_timeout=3, max_size=None, compression=None)
        self._reading = asyncio.create_task(self._read(self._socket))

    async def say(self, said: ws.Said) -> None:
        """Passes a message on."""
        if self._socket is not None:
            with suppress(WebSocketException):
                await self._socket.send(ws.encode(said), text=True)

    async def _read(self, socket: ClientConnection) -> None:
        """Passes back what is told, until the line breaks; then the client is asked to look for its tables anew."""
        with suppress(WebSocketException):
            async for message in socket:
                text = message if isinstance(message, bytes) else message.encode()
                if text.startswith(b'{"kind":"pong"'):
                    continue  # The client was answered here.
                if text.startswith(b'{"kind":"elsewhere"'):
                    self.tables.discard(msgspec.json.decode(text, type=ws.Elsewhere).table)
                self._client.send(text)
        self._gone(self)
        for table in self.tables:
            self._client.tell(ws.Elsewhere(table))

    def drop(self) -> None:
        """Hangs up at once, without waiting for the other end, and has the client look for its tables anew."""
        if self._reading is not None:
            self._reading.cancel()
        if self._socket is not None:
            self._socket.transport.abort()
        for table in self.tables:
            self._client.tell(ws.Elsewhere(table))

    async def close(self) -> None:
        """Hangs up."""
        if self._reading is not None:
            self._reading.cancel()
        if self._socket is not None:
            await self._socket.close()


class Exchange:
    """The lines of all clients."""

    def __init__(self, keys: Credentials) -> None:
        self._keys = keys
        self._lines: dict[Client, list[Line]] = {}
        self._missing: dict[str, asyncio.Event] = {}

    async def said(self, client: Client, said: ws.Said) -> bool:
        """Passes a message on where its table is known to be served elsewhere; whether it is. Signs of life go everywhere."""
        if isinstance(said, ws.Ping):
            for each in list(self._lines.get(client, [])):
                await each.say(said)
            return False
        table = getattr(said, "table", None)
        line = next((each for each in self._lines.get(client, []) if table in each.tables), None)
        if line is None:
            return False
        await line.say(said)
        if isinstance(said, ws.Unwatch):
            line.tables.discard(said.table)
        return True

    async def pass_on(self, client: Client, said: ws.Said, elsewhere: ServedElsewhere) -> bool:
        """Passes a message on to the process that serves its table; whether that went well."""
        if not elsewhere.url:
            return False
        lines = self._lines.setdefault(client, [])
        line = next((each for each in lines if each.url == elsewhere.url), None)
        if line is None:
            line = Line(client, elsewhere.url, self._keys, lambda broken: self._forget(client, broken))
            try:
                await self.answered(line.url, line.open())
            except (OSError, WebSocketException, TimeoutError, NoAnswer):
                return False
            lines.append(line)
        line.tables.add(elsewhere.table)
        await line.say(said)
        return True

    def miss(self, url: str) -> None:
        """Another process stands still or has died: nobody waits for it any longer."""
        self._missing.pop(url, asyncio.Event()).set()
        for lines in self._lines.values():
            for line in [each for each in lines if each.url == url]:
                lines.remove(line)
                line.drop()

    async def answered(self, url: str, asked: Coroutine[None, None, T]) -> T:
        """Waits for what another process answers, while it is alive; raises NoAnswer."""
        answer = asyncio.ensure_future(asked)
        missing = asyncio.ensure_future(self._missing.setdefault(url, asyncio.Event()).wait())
        try:
            await asyncio.wait({answer, missing}, return_when=asyncio.FIRST_COMPLETED)
            if not answer.done():
                raise NoAnswer(url)
            return answer.result()
        finally:
            answer.cancel()
            missing.cancel()

    def _forget(self, client: Client, line: Line) -> None:
        if line in self._lines.get(client, []):
            self._lines[client].remove(line)

    async def gone(self, client: Client) -> None:
        """A client has gone: its lines are closed."""
        for line in self._lines.pop(client, []):
            await line.close()
