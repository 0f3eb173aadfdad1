"""The live channel: one connection per client; its messages are handled in order, and messages to it go out at once."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

import msgspec

from parlor.server import ws_messages as ws
from parlor.server.circles import Circles
from parlor.server.connections import Bucket, Client
from parlor.server.http_messages import Worded
from parlor.server.journal import Damaged, NoSuchTable, OldRules
from parlor.server.live_tables import House
from parlor.server.ownership import ServedElsewhere
from parlor.server.people import People
from parlor.server.refusals import NotFound, Refused, english, trouble
from parlor.server.settings import Settings
from parlor.server.store import StoreFailed

if TYPE_CHECKING:
    from parlor.server.peer_proxy import Exchange

log = logging.getLogger("parlor.live")
PATIENCE = 20
MOST_TABLES = 8
# Requesting the whole table counts as this many other messages.
WHOLE_TABLE = 4


class Socket(Protocol):
    """A client's connection: a WebSocket (`sockets.py`), or the page of a tab."""

    def listen(self, visit: "Visit") -> None:
        """Passes on what comes in from now on."""
        ...

    def pause(self) -> None:
        """Reads nothing more for now."""
        ...

    def resume(self) -> None:
        """Reads on."""
        ...


class Visit:
    """A client's connection as the channel sees it: messages are handled one after another."""

    __slots__ = ("_bucket", "_channel", "_gone", "_inbox", "_patience", "_socket", "address", "client", "heard_at")

    def __init__(self, channel: "Channel", socket: Socket, client: Client, address: str, rate: float) -> None:
        self.client = client
        self.address = address
        self.heard_at = time.monotonic()
        self._channel = channel
        self._socket = socket
        self._bucket = Bucket(rate, 4 * rate)
        self._patience = PATIENCE
        self._inbox: list[str | None] | None = None
        self._gone = False

    def heard(self, text: str | None) -> None:
        """A message has arrived. While another one is being handled it waits, and nothing more is read."""
        self.heard_at = time.monotonic()
        if self._inbox is None:
            self._inbox = [text]
            self._channel.start(self._hear())
        else:
            self._inbox.append(text)
            self._socket.pause()

    def lost(self) -> None:
        """The connection has ended; what was sent before is still handled."""
        self._gone = True
        if self._inbox is None:
            self._channel.start(self._channel.leave(self))

    async def _hear(self) -> None:
        """Handles the client's messages; a client that keeps breaking the rules is disconnected."""
        client, inbox = self.client, self._inbox
        assert inbox is not None
        for text in inbox:  # It may grow in the meantime.
            if client.closing:
                break
            try:
                wrong = await self._channel.hear(client, text, self._bucket)
            except Exception:
                log.exception("a message could not be heard")
                client.close(1011, Worded("house-trouble-connect", {}))
                break
            if wrong is not None:
                client.tell(trouble(wrong))
                self._patience -= 1
                if self._patience == 0:
                    client.close(1008, wrong)
        self._inbox = None
        if self._gone:
            await self._channel.leave(self)
        else:
            self._socket.resume()


class Channel:
    """Serves all live connections."""

    def __init__(self, house: House, settings: Settings, people: People, circles: Circles, exchange: "Exchange | None" = None) -> None:
        self._exchange = exchange
        self._circles = circles
        self._house = house
        self._people = people
        self._settings = settings
        self._visits: set[Visit] = set()
        self._by_address: Counter[str] = Counter()
        self._by_guest: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()

    def enter(self, client: Client, socket: Socket, address: str) -> None:
        """Lets a client in: from then on it is handled by callbacks."""
        visit = Visit(self, socket, client, address, self._settings.messages_a_second)
        self._house.clients.add(client)
        self._visits.add(visit)
        self._by_address[address] += 1
        self._by_guest[client.guest] += 1
        socket.listen(visit)
        if not client.relayed:
            self._house.attendance.came(client.guest, client.device)
            if self._house.ailments:
                client.tell(ws.Ails(self._house.ails, self._house.ailments))

    async def leave(self, visit: Visit) -> None:
        """Handles the end of a connection."""
        self._visits.discard(visit)
        for counts, key in ((self._by_address, visit.address), (self._by_guest, visit.client.guest)):
            counts[key] -= 1
            if counts[key] == 0:
                del counts[key]
        self._house.gone(visit.client)
        with suppress(StoreFailed):
            await self._circles.gone(visit.client)
        if self._exchange is not None:
            await self._exchange.gone(visit.client)

    def watch_over(self) -> None:
        """Disconnects clients that have been silent for too long."""
        before = time.monotonic() - 3 * self._settings.heartbeat
        for visit in self._visits:
            if visit.heard_at < before:
                visit.client.close(1008, Worded("house-silent", {}))

    def shut_out(self, device: str) -> None:
        """Ends the connections of a device that was revoked; an empty text means that any may have been."""
        self.start(self.look_at_devices(device))

    async def look_at_devices(self, device: str = "") -> None:
        """Ends the connections of devices that were revoked; those that they have through another process end there."""
        clients = [visit.client for visit in self._visits if not visit.client.relayed and device in ("", visit.client.device)]
        revoked = await self._people.revoked({client.device for client in clients})
        for client in clients:
            if client.device in revoked:
                client.close(1008, Worded("house-device-revoked", {}))

    def dismiss(self) -> None:
        """Makes everyone reconnect; messages that were not handled yet will be sent again."""
        for visit in self._visits:
            visit.client.close(1012, Worded("house-stood-still", {}))

    def start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Runs something on the side."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def full(self, address: str, guest: str) -> str:
        """The key of why nobody can be admitted; empty if they can."""
        if len(self._house.clients) >= self._settings.connections:
            return "house-full"
        if address and self._by_address[address] >= self._settings.connections_each:
            return "house-connections-address"
        if self._by_guest[guest] >= self._settings.connections_a_guest:
            return "house-connections-guest"
        return ""

    async def hear(self, client: Client, text: str | None, allowance: Bucket) -> Worded | None:
        """Handles one message of a client; returns what is wrong with the message itself, or nothing."""
        self._house.ownership.check()
        if client.closing:
            return None
        if not allowance.take():
            return Worded("house-talks-too-fast", {})
        if text is None:
            return Worded("house-message-is-text", {})
        try:
            said = ws.read_command(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            return Worded("house-message-not-understood", {"reason": str(error)})
        if isinstance(said, ws.Watch | ws.Follow) and not allowance.take(WHOLE_TABLE - 1):
            return Worded("house-watches-too-often", {})
        if isinstance(said, ws.Hint):
            # An expert needs time: the client's other messages do not wait for it, and it stops when the client leaves.
            task = self.start(self._answer(client, said))
            client.asked.add(task)
            task.add_done_callback(client.asked.discard)
        else:
            await self._answer(client, said)
        return None

    async def _answer(self, client: Client, said: ws.Said) -> None:
        """Does what a client asks, or says why not."""
        try:
            if self._exchange is None or not await self._exchange.said(client, said):
                await self._do(client, said)
        except Refused as refused:
            refuse(client, said, refused.words, refused.rule)
        except NotFound as missing:
            refuse(client, said, missing.words)
        except NoSuchTable:
            refuse(client, said, Worded("house-no-table", {}))
        except OldRules as error:
            refuse(client, said, Worded("house-old-rules", {"reason": str(error)}))
        except Damaged:
            refuse(client, said, Worded("house-damaged-table", {}))
        except ServedElsewhere as elsewhere:
            if self._exchange is None or client.relayed or not await self._exchange.pass_on(client, said, elsewhere):
                client.tell(ws.Elsewhere(elsewhere.table))
        except StoreFailed as failure:
            # Whether it was stored is unknown, so the client reconnects and asks again under the same id.
            log.error("the store failed", extra={"why": str(failure)})
            if isinstance(said, ws.Watch | ws.Move | ws.Undo | ws.Hint | ws.Contribute):
                client.tell(ws.Elsewhere(said.table))

    async def _do(self, client: Client, said: ws.Said) -> None:
        house = self._house
        match said:
            case ws.Move():
                await house.move(client, said)
            case ws.Watch():
                if said.table not in client.seats and len(client.seats) >= MOST_TABLES:
                    raise Refused("house-tables-followed", number=MOST_TABLES)
                await house.watch(client, said)
            case ws.Unwatch():
                house.unwatch(client, said.table)
            case ws.Undo():
                await house.undo(client, said)
            case ws.Hint():
                await house.hint(client, said)
            case ws.Contribute():
                await house.contribute(client.guest, said.table, said.seat, said.value)
            case ws.Ready():
                await house.ready(client, said)
            case ws.Say():
                await house.say(client, said)
            case ws.Follow():
                await self._circles.follow(client, said.circle)
            case ws.Unfollow():
                await self._circles.unfollow(client, said.circle)
            case ws.Ping():
                client.tell(ws.Pong())


def refuse(client: Client, said: ws.Said, why: Worded, rule: str | None = None) -> None:
    """Tells a client that something was refused."""
    if isinstance(said, ws.Move | ws.Undo | ws.Hint):
        client.tell(ws.Refused(said.table, said.id, english(why), why.key, why.params, rule))
    else:
        client.tell(trouble(why, getattr(said, "table", None)))
