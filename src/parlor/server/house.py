"""The house: tables in memory, who follows them, and the order of things: stored first, told afterwards."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from hashlib import sha256

from parlor.server import channel as c
from parlor.server import happenings as h
from parlor.server import history, journal, telling
from parlor.server.bots import Job, Thinkers, ThinkingFailed
from parlor.server.clients import Client
from parlor.server.durations import Durations
from parlor.server.keys import Keys, new_table
from parlor.server.ownership import Ownership
from parlor.server.protocol import Level, LobbyTable, Pace
from parlor.server.rooms import SUBSTITUTE, Refused, Room
from parlor.server.store import Database, NotDone, Store

log = logging.getLogger("parlor.house")

# For each pace: the least time between two moves of computer players, and how long one may think, in seconds.
PACES: dict[Pace, tuple[float, float]] = {"instant": (0.0, 0.3), "brisk": (0.7, 0.6), "calm": (1.6, 1.5)}
DAILY_ITERATIONS = 400
DAILY_LEVEL: Level = "skilled"
HINT_SECONDS = 1.0
KEPT_IDLE = 600.0
LOBBY_PAUSE = 0.3


class Live:
    """A table in memory: the room, its place in the journal, those who follow it, and who is thinking."""

    __slots__ = ("clock", "deadline", "fence", "followers", "gone", "lock", "room", "seal", "thinking", "touched")

    def __init__(self, room: Room, seal: str, fence: int) -> None:
        self.room = room
        self.seal = seal
        self.fence = fence
        self.lock = asyncio.Lock()
        self.followers: dict[Client, int | None] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.clock: asyncio.TimerHandle | None = None
        self.deadline: float | None = None
        self.gone = False
        self.touched = time.monotonic()

    def presence(self) -> c.Presence:
        """Who is there."""
        seats = set(self.followers.values())
        here = [seat in seats for seat in range(len(self.room.chairs))]
        return c.Presence(self.room.id, here, len([seat for seat in self.followers.values() if seat is None]))

    def is_away(self, seat: int) -> bool:
        """Whether no client of a seat's owners is there."""
        owners = self.room.chairs[seat].guests
        return not any(client.guest in owners for client in self.followers)


class House:
    """All tables, one store, one queue of thoughts."""

    def __init__(self, store: Store, keys: Keys, thinkers: Thinkers, ownership: Ownership) -> None:
        self.store = store
        self.keys = keys
        self.thinkers = thinkers
        self.ownership = ownership
        self.tables: dict[str, Live] = {}
        self.damaged: set[str] = set()
        self.clients: set[Client] = set()
        self.moves = 0
        self.refusals = 0
        self.happenings = 0
        self.durations = Durations()
        self._lobby_waits = False
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Tables in and out of memory

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Live]:
        """The table, with nobody else changing it meanwhile."""
        while True:
            live = self.tables.get(id) or await self._load(id)
            async with live.lock:
                if not live.gone:
                    live.touched = time.monotonic()
                    yield live
                    return

    async def _load(self, id: str) -> Live:
        """Rebuilds a table; all who ask meanwhile wait for the same one."""
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.create_task(self._rebuild(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _rebuild(self, id: str) -> Live:
        fence = await self.ownership.claim(id)
        try:
            room, seal = await self.store.read(lambda database: journal.load(database, id))
        except NotDone as error:
            await self.ownership.release(id)
            if isinstance(error, journal.Damaged) and id not in self.damaged:
                self.damaged.add(id)
                log.error("a table is damaged", extra={"table": id, "why": str(error)})
            raise
        live = Live(room, seal, fence)
        self.tables[id] = live
        self._wind_clock(live)
        return live

    async def here(self, id: str) -> None:
        """Makes sure that this process serves a table; raises ServedElsewhere where another does."""
        if id not in self.tables:
            await self._load(id)

    def forget(self, live: Live) -> None:
        """Drops a table from memory; its followers are asked to come back for it."""
        live.gone = True
        if self.tables.get(live.room.id) is live:
            del self.tables[live.room.id]
        if live.clock is not None:
            live.clock.cancel()
        for task in live.thinking.values():
            task.cancel()
        for client in live.followers:
            client.seats.pop(live.room.id, None)
            client.tell(c.Elsewhere(live.room.id))
        live.followers.clear()
        self._start(self.ownership.release(live.room.id))

    def lose(self, id: str) -> None:
        """Another process has this table now."""
        if id in self.tables:
            self.forget(self.tables[id])

    def sweep(self) -> None:
        """Drops tables that nobody has followed or touched for a while."""
        before = time.monotonic() - KEPT_IDLE
        for live in list(self.tables.values()):
            if not live.followers and live.touched < before and not live.lock.locked() and not live.thinking:
                self.forget(live)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # What happens

    async def open(self, opened: h.Opened) -> Live:
        """Opens a table."""
        id, at = new_table(), time.time()
        room = Room(id, opened, at)
        row = journal.entry(id, 1, at, opened, "")

        def write(database: Database) -> None:
            history.note(database, room, at)
            journal.append(database, row, 0)

        await self.store.write(write)
        live = Live(room, row.seal, await self.ownership.claim(id))
        self.tables[id] = live
        self._lobby_may_have_changed(room)
        return live

    async def happen(self, live: Live, happening: h.Any) -> None:
        """Lets something happen at a table whose lock is held: checked, stored, and only then told."""
        room = live.room
        before = room.n
        room.happen(happening)
        at = time.time()
        row = journal.entry(room.id, room.n, at, happening, live.seal)
        plain = isinstance(happening, h.Moved) and room.phase == "playing"

        def write(database: Database) -> None:
            journal.append(database, row, live.fence)
            if not plain:
                history.note(database, room, at)

        try:
            await self.store.write(write)
        except BaseException:
            # What is in memory is ahead of the store: the table is rebuilt from what was stored.
            self.forget(live)
            raise
        live.seal = row.seal
        self.happenings += 1
        self._wind_clock(live)
        self._tell(live, happening, before, plain)
        if not plain:
            self._lobby_may_have_changed(room)
        self.go_on(live)

    def _tell(self, live: Live, happening: h.Any, before: int, plain: bool) -> None:
        """Tells everyone at a table, each what his seat may know."""
        room = live.room
        what = type(happening).__name__.lower()
        by = getattr(happening, "seat", None)
        told: dict[int | None, c.Event] = {}
        encoded: dict[int | None, bytes] = {}
        for client, seat in live.followers.items():
            if seat not in told:
                told[seat] = telling.event(room, seat, what, by, before)
                self._add_deadline(live, told[seat])
                encoded[seat] = c.encode(told[seat]) if plain else b""
            if not plain:
                told[seat].info = room.info(client.guest)
            client.send(encoded[seat] if plain else c.encode(told[seat]))

    def _add_deadline(self, live: Live, event: c.Event) -> None:
        if live.deadline is not None:
            event.deadline = live.deadline

    # The lobby

    async def lobby(self) -> list[LobbyTable]:
        """The open tables."""
        return await self.store.read(history.lobby)

    def _lobby_may_have_changed(self, room: Room) -> None:
        if room.opened.joining == "open":
            self._start(self.ownership.tell_lobby())
            self.refresh_lobby()

    def refresh_lobby(self) -> None:
        """Tells those who follow the lobby how it stands, soon, and once for all changes until then."""
        if not self._lobby_waits and any(client.lobby for client in self.clients):
            self._lobby_waits = True
            self._start(self._tell_lobby())

    async def _tell_lobby(self) -> None:
        await asyncio.sleep(LOBBY_PAUSE)
        self._lobby_waits = False
        with suppress(NotDone):
            message = c.encode(c.LobbyList(await self.lobby()))
            for client in self.clients:
                if client.lobby:
                    client.send(message)

    # Following a table

    async def watch(self, client: Client, wish: c.Watch) -> None:
        """Follows a table from a seat or as a spectator: the state now, and everything from now on."""
        async with self.at(wish.table) as live:
            room = live.room
            if wish.seat is not None and (wish.seat >= len(room.chairs) or client.guest not in room.chairs[wish.seat].guests):
                raise Refused(f"Seat {wish.seat} is not yours")
            if wish.seat is None and not room.opened.watching and client.guest != room.host and not room.seats_of(client.guest):
                raise Refused("This table is not to be watched")
            client.seats[wish.table] = wish.seat
            live.followers[client] = wish.seat
            event = telling.event(room, wish.seat, "state", None, wish.since)
            event.info = room.info(client.guest)
            self._add_deadline(live, event)
            client.tell(event)
            self._tell_presence(live)
            self.go_on(live)

    def unwatch(self, client: Client, id: str) -> None:
        """Follows a table no longer."""
        client.seats.pop(id, None)
        live = self.tables.get(id)
        if live is not None and live.followers.pop(client, -1) != -1:
            live.touched = time.monotonic()
            self._tell_presence(live)

    def gone(self, client: Client) -> None:
        """A connection has ended."""
        self.clients.discard(client)
        for id in list(client.seats):
            self.unwatch(client, id)

    def _tell_presence(self, live: Live) -> None:
        message = c.encode(live.presence())
        for client in live.followers:
            client.send(message)

    # Playing

    async def move(self, client: Client, wish: c.Move) -> None:
        """Makes a guest's move, once however often it is sent."""
        began = time.monotonic()
        async with self.at(wish.table) as live:
            room = live.room
            try:
                n = room.made(client.guest, wish.seat, wish.id)
                if n is None:
                    await self.happen(live, room.move(client.guest, wish.seat, wish.move, wish.id))
                    self.moves += 1
                    n = room.n
            except Refused:
                self.refusals += 1
                raise
            client.tell(c.Accepted(wish.table, wish.id, n))
            self.durations.add(time.monotonic() - began)

    async def undo(self, client: Client, wish: c.Undo) -> None:
        """Takes a guest's last move back, once however often it is asked."""
        async with self.at(wish.table) as live:
            room = live.room
            n = room.made(client.guest, wish.seat, wish.id)
            if n is None:
                await self.happen(live, room.undo(client.guest, wish.seat, wish.id))
                n = room.n
            client.tell(c.Accepted(wish.table, wish.id, n))

    async def say(self, client: Client, wish: c.Say) -> None:
        """Passes a quick phrase on to everyone at a table; it is not kept."""
        async with self.at(wish.table) as live:
            if wish.seat not in live.room.seats_of(client.guest):
                raise Refused(f"Seat {wish.seat} is not yours")
            if not client.may_say():
                raise Refused("One phrase after the other: wait a moment")
            message = c.encode(c.Phrase(wish.table, wish.seat, wish.phrase))
            for follower in live.followers:
                follower.send(message)

    async def contribute(self, guest: str, id: str, seat: int, value: str) -> None:
        """Adds a player's own chance to the deal."""
        async with self.at(id) as live:
            await self.happen(live, live.room.contribute(guest, seat, value))

    async def hint(self, client: Client, wish: c.Hint) -> None:
        """Asks an expert in a guest's place."""
        async with self.at(wish.table) as live:
            room = live.room
            room.made(client.guest, wish.seat, wish.id)
            if room.opened.daily is not None:
                raise Refused("In the daily deal there are no hints")
            if room.table is None or wish.seat not in room.table.waiting:
                raise Refused("It is not your turn")
            job = self._job(room, wish.seat, "expert", HINT_SECONDS)
            job.advise = True
        try:
            thoughts = await self.thinkers.choose(job)
        except ThinkingFailed:
            raise Refused("Nobody knows: the thinking failed") from None
        client.tell(c.Advice(wish.table, wish.id, thoughts, sum(each.worlds for each in thoughts), thoughts[0].reason))

    # Computer players

    def go_on(self, live: Live) -> None:
        """Lets the computer players think whose turn it is, as long as anybody is there or expected."""
        room = live.room
        if room.phase != "playing" or live.gone:
            return
        if not live.followers and not any(chair.human for chair in room.chairs):
            return
        for seat in room.thinkers():
            if seat not in live.thinking:
                live.thinking[seat] = asyncio.create_task(self._think(live, seat))

    def _job(self, room: Room, seat: int, level: Level, seconds: float) -> Job:
        assert room.table is not None
        secret = sha256(f"parlor/bot/{room.opened.secret}/{room.opened.seed}/{seat}".encode()).digest()
        return Job(room.id, room.table.record(), seat, level, int.from_bytes(secret[:6], "big"), seconds)

    async def _think(self, live: Live, seat: int) -> None:
        """One computer player's move: thought out in a worker, not shown before its time."""
        try:
            while not live.gone and seat in live.room.thinkers():
                if await self._thought_and_made(live, seat):
                    return
        except NotDone as error:
            log.warning("a computer player's move was not stored", extra={"table": live.room.id, "why": str(error)})
        finally:
            live.thinking.pop(seat, None)

    async def _thought_and_made(self, live: Live, seat: int) -> bool:
        """Whether the move was made; False where the position has changed meanwhile."""
        room = live.room
        level = room.chairs[seat].level
        if level is None or room.table is None:
            return True
        n, pace = room.n, PACES[room.opened.pace]
        ready = time.monotonic() + pace[0]
        job = self._job(room, seat, level, pace[1])
        if room.opened.daily is not None:
            job.iterations = DAILY_ITERATIONS
        try:
            move = (await self.thinkers.choose(job, bool(live.followers)))[0].move
        except ThinkingFailed as error:
            log.error("a computer player failed to think", extra={"table": room.id, "seat": seat, "why": str(error)})
            move = room.table.legal(seat)[0] if seat in room.table.waiting else ""
        await asyncio.sleep(max(0.0, ready - time.monotonic()))
        async with live.lock:
            if live.gone or room.chairs[seat].level is None:
                return True
            if move not in room.table.legal(seat) or (room.n != n and room.table.turn is not None):
                return False
            live.thinking.pop(seat, None)
            await self.happen(live, h.Moved(seat, move))
            return True

    # The turn clock

    def _wind_clock(self, live: Live) -> None:
        """Starts the clock of the turn anew."""
        if live.clock is not None:
            live.clock.cancel()
        live.clock = live.deadline = None
        seconds = live.room.opened.clock
        if seconds is None or live.room.phase != "playing":
            return
        live.deadline = time.time() + seconds
        live.clock = asyncio.get_running_loop().call_later(seconds, lambda: self._start(self._time_is_up(live, live.room.n)))

    async def _time_is_up(self, live: Live, n: int) -> None:
        with suppress(NotDone):
            async with live.lock:
                room = live.room
                if live.gone or room.n != n or room.table is None:
                    return
                for seat in room.table.waiting:
                    if room.chairs[seat].human:
                        await self.happen(live, h.Timeout(seat, SUBSTITUTE))

    def close(self) -> None:
        """Ends clocks and thoughts; what was acknowledged is stored already."""
        for live in self.tables.values():
            if live.clock is not None:
                live.clock.cancel()
            for task in live.thinking.values():
                task.cancel()
        self.thinkers.close()
