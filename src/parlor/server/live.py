"""The live channel: one WebSocket a client, read and written side by side."""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from parlor.server import channel as c
from parlor.server.clients import Bucket, Client
from parlor.server.door import address_of, answer_refused
from parlor.server.house import House
from parlor.server.journal import Damaged, NoSuchTable
from parlor.server.ownership import ServedElsewhere
from parlor.server.rooms import Refused
from parlor.server.settings import Settings
from parlor.server.store import StoreFailed

if TYPE_CHECKING:
    from parlor.server.relay import Exchange

log = logging.getLogger("parlor.live")
PATIENCE = 20
MOST_TABLES = 8
GOODBYE = 1.0


class Channel:
    """Serves all live connections."""

    def __init__(self, house: House, settings: Settings, exchange: "Exchange | None" = None) -> None:
        self._exchange = exchange
        self._house = house
        self._settings = settings
        self._by_address: dict[str, int] = {}
        self._hearing: set[asyncio.Task[str]] = set()
        self._hinting: set[asyncio.Task[None]] = set()

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection from beginning to end."""
        if scope["type"] != ScopeType.WEBSOCKET:
            await answer_refused(send, 426, "This is the live channel: it speaks WebSocket")
            return
        address = address_of(scope)
        full = self._full(address)
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        if scope["state"]["fresh"]:
            await close(send, 1008, "The house does not know you: ask for /api/house first, and keep its cookie")
            return
        if full:
            await close(send, 1013, full)
            return
        client = Client(scope["state"]["guest"], self._settings.largest_backlog)
        client.relayed = scope["state"]["relayed"]
        self._house.clients.add(client)
        self._by_address[address] = self._by_address.get(address, 0) + 1
        writer = asyncio.create_task(self._write(send, client))
        try:
            await self._read(receive, client)
        finally:
            self._house.gone(client)
            if self._exchange is not None:
                await self._exchange.gone(client)
            self._by_address[address] -= 1
            if self._by_address[address] == 0:
                del self._by_address[address]
            writer.cancel()

    def _full(self, address: str) -> str:
        """Why nobody can be let in, or nothing."""
        if len(self._house.clients) >= self._settings.connections:
            return "The house is full: try again later"
        if self._by_address.get(address, 0) >= self._settings.connections_each:
            return "There are too many connections from your address"
        return ""

    async def _write(self, send: Send, client: Client) -> None:
        """Sends what waits, until the connection is to end."""
        with suppress(Exception):  # The other side is gone; the reader is told so too.
            while (message := await client.next()) is not None:
                await send({"type": "websocket.send", "bytes": None, "text": message.decode()})
            if client.closing is not None:
                await close(send, *client.closing)

    async def _read(self, receive: Receive, client: Client) -> None:
        """Does what the client says; ends when it is gone, silent for too long, out of line, or too slow a reader."""
        rate = self._settings.messages_a_second
        bucket, patience = Bucket(rate, 4 * rate), PATIENCE
        silence = 3.0 * self._settings.heartbeat
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(silence) as timer:
                while True:
                    timer.reschedule(loop.time() + silence)
                    event: Any = await receive()
                    timer.reschedule(None)
                    if event["type"] == "websocket.disconnect":
                        return
                    wrong = await self._heard(client, event.get("text")) if bucket.take() else "You talk too fast"
                    if wrong:
                        client.tell(c.Trouble(wrong))
                        patience -= 1
                        if patience == 0:
                            client.close(1008, wrong)
                            await asyncio.sleep(GOODBYE)
                            return
        except TimeoutError:
            client.close(1008, "You were silent for too long: connect again")
            await asyncio.sleep(GOODBYE)

    async def _heard(self, client: Client, text: str | None) -> str:
        """Hears a message to its end, also when its connection breaks meanwhile: what is half done is finished."""
        task = asyncio.create_task(self._hear(client, text))
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)
        return await asyncio.shield(task)

    async def _hear(self, client: Client, text: str | None) -> str:
        """Does one thing that a client says; what is wrong with the message itself, or nothing."""
        if text is None:
            return "A message is text, one JSON object, not binary"
        try:
            said = c.read_command(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            return f"This message is not understood: {error}"
        if client.closing is not None:
            return ""
        if isinstance(said, c.Hint):
            # An expert takes his time; the client's other messages do not wait for him.
            task = asyncio.create_task(self._answer(client, said))
            self._hinting.add(task)
            task.add_done_callback(self._hinting.discard)
        else:
            await self._answer(client, said)
        return ""

    async def _answer(self, client: Client, said: c.Said) -> None:
        """Does what a client says, or tells it why not."""
        try:
            if self._exchange is None or not await self._exchange.said(client, said):
                await self._do(client, said)
        except Refused as refused:
            refuse(client, said, str(refused))
        except NoSuchTable:
            refuse(client, said, "There is no such table")
        except Damaged:
            refuse(client, said, "The journal of this table is damaged: it cannot be opened")
        except ServedElsewhere as elsewhere:
            if self._exchange is None or client.relayed or not await self._exchange.pass_on(client, said, elsewhere):
                client.tell(c.Elsewhere(elsewhere.table))
        except StoreFailed as failure:
            # Whether it is stored is not known: the client comes back and asks again under the same id.
            log.error("the store failed", extra={"why": str(failure)})
            if isinstance(said, c.Watch | c.Move | c.Undo | c.Hint | c.Contribute):
                client.tell(c.Elsewhere(said.table))

    async def _do(self, client: Client, said: c.Said) -> None:
        house = self._house
        match said:
            case c.Move():
                await house.move(client, said)
            case c.Watch():
                if said.table not in client.seats and len(client.seats) >= MOST_TABLES:
                    raise Refused(f"One connection follows {MOST_TABLES} tables at most")
                await house.watch(client, said)
            case c.Unwatch():
                house.unwatch(client, said.table)
            case c.Undo():
                await house.undo(client, said)
            case c.Hint():
                await house.hint(client, said)
            case c.Contribute():
                await house.contribute(client.guest, said.table, said.seat, said.value)
            case c.Say():
                await house.say(client, said)
            case c.Lobby():
                client.lobby = said.on
                if said.on:
                    client.tell(c.LobbyList(await house.lobby()))
            case c.Ping():
                client.tell(c.Pong())


async def close(send: Send, code: int, reason: str) -> None:
    """Ends a connection."""
    await send({"type": "websocket.close", "code": code, "reason": reason})


def refuse(client: Client, said: c.Said, reason: str) -> None:
    """Tells a client that something was not done."""
    if isinstance(said, c.Move | c.Undo | c.Hint):
        client.tell(c.Refused(said.table, said.id, reason))
    else:
        client.tell(c.Trouble(reason, getattr(said, "table", None)))
