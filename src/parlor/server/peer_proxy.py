"""Between the processes of a house: a guest may connect to any of them, and is forwarded to the one that serves the table."""

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
from parlor.server.refusals import Refused
from parlor.server.request_guard import RELAY, answer_refused
from parlor.server.store import NotDone

PASSED_ON = ("content-type", "origin", "accept", "accept-language")
PASSED_BACK = ("content-type", "content-disposition", "retry-after")
TABLES = "/api/tables/"
T = TypeVar("T")
# As long as a request may take in the other process: a review needs time, and may have to wait its turn.
PATIENCE = httpx.Timeout(10, read=120)
LARGEST_BODY = 65_536
# A house hangs up after five idle seconds, and a request that is sent just then would fail.
IDLE = 1.0


class NoAnswer(Exception):
    """Another process has stopped responding or died before answering."""


class Forward:
    """Forwards HTTP requests about a table to the process that serves it."""

    def __init__(self, app: ASGIApp, keys: Credentials) -> None:
        self._app = app
        self._keys = keys
        self._client: httpx.AsyncClient | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a request here, or forwards it to where its table is."""
        if scope["type"] != ScopeType.HTTP or not scope["path"].startswith(TABLES):
            await self._app(scope, receive, send)
            return
        house = scope["litestar_app"].state.desk.house
        try:
            await house.here(scope["path"].removeprefix(TABLES).partition("/")[0])
        except ServedElsewhere as elsewhere:
            if scope["state"]["relayed"] or not elsewhere.url:
                await answer_refused(send, 503, "house-changing-hands")
            else:
                await self._pass_on(elsewhere.url, scope, receive, send)
            return
        except NotDone:
            pass  # No such table, or a damaged one: the handler will say so.
        await self._app(scope, receive, send)

    async def _pass_on(self, url: str, scope: Scope, receive: Receive, send: Send) -> None:
        self._client = self._client or httpx.AsyncClient(timeout=PATIENCE, limits=httpx.Limits(keepalive_expiry=IDLE))
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
            await answer_refused(send, 503, "house-changing-hands")
            return
        back = [(name.encode(), answer.headers[name].encode()) for name in PASSED_BACK if name in answer.headers]
        await send({"type": "http.response.start", "status": answer.status_code, "headers": back})
        await send({"type": "http.response.body", "body": answer.content, "more_body": False})


async def asked(url: str, method: str, path: str, guest: str, keys: Credentials) -> None:
    """Asks another process for something on behalf of a guest; raises NoAnswer."""
    headers = {RELAY: keys.relay(guest, int(time.time()))}
    try:
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            await client.request(method, url + path, headers=headers)
    except httpx.HTTPError as error:
        raise NoAnswer(str(error)) from None


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
        """Connects to the other process; raises OSError or WebSocketException."""
        headers = {RELAY: self._keys.relay(self._client.guest, int(time.time()))}
        address = self.url.replace("http", "ws", 1) + "/api/live"
        self._socket = await connect(address, additional_headers=headers, open_timeout=3, max_size=None, compression=None)
        self._reading = asyncio.create_task(self._read(self._socket))

    async def say(self, said: ws.Said) -> None:
        """Forwards a message."""
        if self._socket is not None:
            with suppress(WebSocketException):
                await self._socket.send(ws.encode(said), text=True)

    async def _read(self, socket: ClientConnection) -> None:
        """Passes replies back until the line breaks; then asks the client to look for its tables again."""
        with suppress(WebSocketException):
            async for message in socket:
                text = message if isinstance(message, bytes) else message.encode()
                if text.startswith(b'{"kind":"pong"'):
                    continue  # The client already got its answer here.
                if text.startswith(b'{"kind":"elsewhere"'):
                    self.tables.discard(msgspec.json.decode(text, type=ws.Elsewhere).table)
                self._client.send(text)
        self._gone(self)
        for table in self.tables:
            self._client.tell(ws.Elsewhere(table))

    def drop(self) -> None:
        """Hangs up at once, without waiting for the other end, and asks the client to look for its tables again."""
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
        """Forwards a message if its table is known to be served elsewhere; returns whether it is. Pings go everywhere."""
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
        """Forwards a message to the process that serves its table; returns whether that worked."""
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
        """Another process has stopped responding or died: stops waiting for it."""
        self._missing.pop(url, asyncio.Event()).set()
        for lines in self._lines.values():
            for line in [each for each in lines if each.url == url]:
                lines.remove(line)
                line.drop()

    async def answered(self, url: str, asked: Coroutine[None, None, T]) -> T:
        """Waits for another process's answer as long as it is alive; raises NoAnswer."""
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
        """Closes the lines of a client that has left."""
        for line in self._lines.pop(client, []):
            await line.close()
