"""Who follows circles, in every process of the house, and what they are told.

Whatever changes is stored first. Then every process that has followers of the circle reads it again, and tells each of them what they may
know; who is no member any more loses the circle and its tables at that moment.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol, TypeVar

from parlor.server import circle_messages as msg
from parlor.server import circle_store
from parlor.server import ws_messages as ws
from parlor.server.broadcast import end_view
from parlor.server.bulletins import Bulletins
from parlor.server.circle_store import MEMBER, Belonging, Circle, NoSuchCircle
from parlor.server.connections import Client
from parlor.server.http_messages import Worded
from parlor.server.live_tables import House
from parlor.server.loading import admitted
from parlor.server.refusals import Forbidden, NotFound, Refused, english
from parlor.server.store import Database, NotDone

log = logging.getLogger("parlor.circles")
T = TypeVar("T")
CHANGED = "circle"
MOST_FOLLOWED = 4
# Changes that come together are told together.
PAUSE = 0.1


class Access(Protocol):
    """Reading or writing in the store."""

    async def __call__(self, task: Callable[[Database], T], /) -> T:
        """Does a task."""
        ...


class Unwanted(NotDone):
    """A request about a circle that is refused inside a transaction, which has written nothing."""

    def __init__(self, refused: Refused | NotFound) -> None:
        super().__init__(str(refused))
        self.refused = refused


@dataclass
class Following:
    """How much of a circle a client has been told."""

    info: bytes = b""
    version: int = -1


class Followers:
    """Those who follow circles in this process."""

    def __init__(self, house: House, bulletins: Bulletins) -> None:
        self.house = house
        self._bulletins = bulletins
        bulletins.on(CHANGED, self.refresh)
        self._process = secrets.token_hex(4)
        self._followers: dict[str, dict[Client, Following]] = {}
        self._waiting: dict[str, asyncio.Task[None]] = {}
        house.circle_changed = self.changed

    async def _done(self, store: Access, id: str, guest: str, task: Callable[[Database, Circle, Belonging], T]) -> T:
        def admitted(database: Database) -> T:
            circle = circle_store.circle(database, id)
            member = circle_store.belonging(database, id, guest)
            if member is None or member.state != MEMBER:
                raise Forbidden("circle-members-only")
            return task(database, circle, member)

        return await unwrapped(store, admitted)

    async def follow(self, client: Client, id: str) -> None:
        """Tells a client about a circle from now on."""
        if id not in client.circles and len(client.circles) >= MOST_FOLLOWED:
            raise Refused("circle-followed-enough", number=MOST_FOLLOWED)
        at = self.house.now()

        def arrive(database: Database, circle: Circle, member: Belonging) -> bool:
            return circle_store.arrive(database, id, client.guest, self._process, at)

        news = await self._done(self.house.store.write, id, client.guest, arrive)
        client.circles.add(id)
        self._followers.setdefault(id, {})[client] = Following()
        await self._tell(id)
        if news:
            await self.changed(id)

    async def unfollow(self, client: Client, id: str) -> None:
        """Stops telling a client about a circle."""
        client.circles.discard(id)
        followers = self._followers.get(id, {})
        if followers.pop(client, None) is None:
            return
        if not followers:
            del self._followers[id]
        if not any(other.guest == client.guest for other in followers):
            await self.house.store.write(lambda database: circle_store.depart(database, id, client.guest, self._process))
            await self.changed(id)

    async def gone(self, client: Client) -> None:
        """Handles the end of a connection."""
        for id in list(client.circles):
            await self.unfollow(client, id)

    async def changed(self, id: str) -> None:
        """Something about a circle has changed: everyone who follows it is told, in every process."""
        await self._bulletins.post(CHANGED, id)

    def refresh(self, id: str) -> None:
        """Reads a circle again soon, once for all changes until then, and tells those who follow it here; without id, all of them."""
        for each in [id] if id else list(self._followers):
            if each not in self._waiting:
                self._waiting[each] = asyncio.create_task(self._refresh(each))

    async def _refresh(self, id: str) -> None:
        await asyncio.sleep(PAUSE)
        self._waiting.pop(id, None)
        try:
            await self._review_tables(id)
            await self._tell(id)
        except NotDone as error:
            log.warning("a circle could not be told about", extra={"circle": id, "why": str(error)})

    async def watch_over(self) -> None:
        """Says that those who follow are still here, and reads every followed circle again, in case that news was lost."""
        at, here = self.house.now(), [(id, client.guest) for id, clients in self._followers.items() for client in clients]

        def write(database: Database) -> None:
            for id, guest in here:
                circle_store.arrive(database, id, guest, self._process, at)
            circle_store.forget_absent(database, at)

        if here:
            await self.house.store.write(write)
        for id in list(self._followers):
            self.refresh(id)

    async def _tell(self, id: str) -> None:
        """Tells each follower what has changed for them; those who are no members are dismissed."""
        followers = self._followers.get(id)
        if not followers:
            return
        at, since = self.house.now(), min(each.version for each in followers.values())

        def read(database: Database) -> tuple[circle_store.Overview | None, list[tuple[int, msg.ChatLine]]]:
            try:
                return circle_store.overview(database, id, at), circle_store.changed_lines(database, id, since)
            except NoSuchCircle:
                return None, []

        overview, lines = await self.house.store.read(read)
        for client, following in list(followers.items()):
            info = None if overview is None else overview.info(client.guest)
            if overview is None or info is None:
                dismiss(client, id)
                followers.pop(client, None)
                continue
            told = ws.encode(ws.Circle(info))
            if told != following.info:
                following.info = told
                client.send(told)
            fresh = [line for version, line in lines if version > following.version]
            if fresh:
                client.tell(ws.Chatted(id, fresh))
            following.version = overview.circle.version
        if not followers:
            self._followers.pop(id, None)

    async def _review_tables(self, id: str) -> None:
        """Those who are no members any more lose the tables of the circle; computer players take their seats."""
        tables = [live for live in self.house.tables.values() if live.room.opened.circle == id]
        if not tables:
            return
        rightly = await self.house.store.read(lambda database: [admitted(database, live.room) for live in tables])
        for live, members in zip(tables, rightly, strict=True):
            if live.room.members == members:
                continue
            async with live.lock:
                room = live.room
                # Read again, since somebody may have joined and sat down while the table was busy.
                room.members = await self.house.store.read(partial(admitted, room=room))
                await self.house.let_go(live)
                for client, followed in list(live.followers.items()):
                    if not room.sees(client.guest, followed):
                        end_view(live, client)


async def unwrapped(store: Access, task: Callable[[Database], T]) -> T:
    """Does a task in the store; what it refuses arrives here as it was raised, and has written nothing."""

    def wrapped(database: Database) -> T:
        try:
            return task(database)
        except (Refused, NotFound) as refused:
            raise Unwanted(refused) from None
        except NoSuchCircle:
            raise Unwanted(NotFound("circle-unknown")) from None

    try:
        return await store(wrapped)
    except Unwanted as unwanted:
        raise unwanted.refused from None


def dismiss(client: Client, id: str) -> None:
    """Tells a client that a circle is no longer for them."""
    client.circles.discard(id)
    why = Worded("circle-members-only", {})
    client.tell(ws.Dismissed(id, english(why), why.key, why.params))
