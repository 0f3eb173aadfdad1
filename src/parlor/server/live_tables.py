"""The house: tables in memory, who follows them, and the order of things: first stored, then announced."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress

from parlor.server import circle_scores, journal, ledger, people, queries, retention, seat_views, table_requests
from parlor.server import room_events as ev
from parlor.server import ws_messages as ws
from parlor.server.bots import Thinkers, advise, forced_move
from parlor.server.broadcast import lost_by, tell, with_deadline
from parlor.server.computer_turns import ComputerTurns
from parlor.server.computers import Computers
from parlor.server.connections import Client
from parlor.server.credentials import Credentials, new_table
from parlor.server.durations import Durations
from parlor.server.guest_jobs import Asker, GuestJobs
from parlor.server.http_messages import Level, Worded
from parlor.server.loading import admitted, loaded
from parlor.server.ownership import Ownership, ServedElsewhere
from parlor.server.refusals import Refused, english
from parlor.server.retention import Attendance, Tidied
from parlor.server.room import Room
from parlor.server.store import Database, NotDone, Store
from parlor.server.tables import LiveTable

log = logging.getLogger("parlor.house")

DAILY_LEVEL: Level = "skilled"
HINT_SECONDS = 1.0
KEPT_IDLE = 600.0
PRESENCE_PAUSE = 0.25


class House:
    """All tables, with one store, one queue for computer players and one for guest jobs."""

    def __init__(
        self,
        store: Store,
        keys: Credentials,
        thinkers: Thinkers,
        errands: GuestJobs,
        ownership: Ownership,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.now = now
        self.store = store
        self.keys = keys
        self.thinkers = thinkers
        self.errands = errands
        self.ownership = ownership
        self.tables: dict[str, LiveTable] = {}
        self.damaged: set[str] = set()
        self.ailments: list[Worded] = []
        self.attendance = Attendance(store)
        self.cleared = Tidied()
        self.clients: set[Client] = set()
        self.moves = 0
        self.refusals = 0
        self.happenings = 0
        self.durations = Durations()
        self.presence_pause = PRESENCE_PAUSE
        self.circle_changed: Callable[[str], Coroutine[None, None, None]] | None = None
        """Tells a circle that something has happened at one of its tables."""
        self.computers = Computers(keys)
        self._turns = ComputerTurns(self)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def ails(self) -> list[str]:
        """What is wrong with the whole house, one sentence each."""
        return [english(each) for each in self.ailments]

    # Tables in and out of memory

    @asynccontextmanager
    async def at(self, id: str, guest: str | None = None) -> AsyncIterator[LiveTable]:
        """The table, locked so that nobody else changes it in the meantime; who asks may have joined its circle a moment ago."""
        while True:
            self.ownership.check()
            live = self.tables.get(id) or await self._load(id)
            async with live.lock:
                if not live.gone:
                    live.touched = time.monotonic()
                    if guest is not None and live.room.keeps_out(guest):
                        await self._admit(live.room, guest)
                    yield live
                    return

    async def _admit(self, room: Room, guest: str) -> None:
        """Lets somebody in who has become a member of the circle since its members were last read."""
        members = await self.store.read(lambda database: admitted(database, room))
        if room.members is not None and members is not None and guest in members:
            room.members |= {guest}

    async def _load(self, id: str) -> LiveTable:
        """Rebuilds a table; everyone who asks in the meantime waits for the same one."""
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.create_task(self._rebuild(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _rebuild(self, id: str) -> LiveTable:
        fence = await self.ownership.claim(id)
        try:
            room, seal, changed, deadlines = await self.store.read(lambda database: loaded(database, id))
        except NotDone as error:
            await self.ownership.release(id)
            if isinstance(error, journal.Damaged):
                self.note_damage(id, str(error))
            raise
        live = LiveTable(room, seal, fence, self.now)
        self.tables[id] = live
        live.clock.happened(room, None, False, self.now())
        live.clock.resume(deadlines, self.now())
        self._set_alarm(live)
        async with live.lock:
            for guest, person in changed.items():
                await self.happen(live, ev.Became(guest, person))
            await self.let_go(live)
        return live

    async def let_go(self, live: LiveTable) -> None:
        """At a table whose lock is held, computer players take the seats of those who are no members of its circle any more."""
        for seat in live.room.strangers():
            if live.room.phase != "over" and not live.gone:
                await self.happen(live, ev.Removed(seat))

    def became(self, text: str) -> None:
        """Handles that a guest turned out to be a person who was known before; an empty text means that it may have been missed."""
        guest, _, person = text.partition(" ")
        for live in list(self.tables.values()):
            if guest == "" or guest in live.room.names():
                self._start(self._change_name(live, guest, person))

    async def _change_name(self, live: LiveTable, guest: str, person: str) -> None:
        with suppress(NotDone):
            names = live.room.names()
            changed = {guest: person} if guest else await self.store.read(lambda database: people.known_as(database, names))
            async with live.lock:
                for old, new in changed.items():
                    if not live.gone and old in live.room.names():
                        await self.happen(live, ev.Became(old, new))

    def note_damage(self, id: str, why: str) -> None:
        """Remembers that the journal of a table is damaged."""
        if id not in self.damaged:
            self.damaged.add(id)
            log.error("a table is damaged", extra={"table": id, "why": why})

    async def here(self, id: str) -> None:
        """Makes sure that this process serves a table; raises ServedElsewhere if another one does."""
        if id not in self.tables:
            await self._load(id)

    def forget(self, live: LiveTable) -> None:
        """Drops a table from memory; its followers are asked to reconnect."""
        live.gone = True
        if self.tables.get(live.room.id) is live:
            del self.tables[live.room.id]
        if live.alarm is not None:
            live.alarm.cancel()
        for task in live.thinking.values():
            task.cancel()
        for client in live.followers:
            client.seats.pop(live.room.id, None)
            client.tell(ws.Elsewhere(live.room.id))
        live.followers.clear()
        self._start(self.ownership.release(live.room.id))

    async def throw_away(self, live: LiveTable) -> None:
        """Makes a table whose lock is held disappear for good."""
        id, at = live.room.id, self.now()
        await self.store.write(lambda database: retention.close_table(database, id, at))
        self.forget(live)

    def lose(self, id: str) -> None:
        """Handles that another process has this table now."""
        if id in self.tables:
            self.forget(self.tables[id])

    async def look_at_clocks(self) -> None:
        """Loads tables that nobody looks at and where somebody's time is up, so that the game goes on."""
        late = await self.store.read(lambda database: queries.late(database, self.now()))
        for id in late:
            if id not in self.tables:
                with suppress(NotDone, ServedElsewhere):
                    async with self.at(id):
                        pass

    def sweep(self) -> None:
        """Drops tables that nobody has followed or used for a while."""
        before = time.monotonic() - KEPT_IDLE
        for live in list(self.tables.values()):
            if not live.followers and live.touched < before and not live.lock.locked() and not live.thinking:
                self.forget(live)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Events

    async def open(
        self, opened: ev.Opened, address: str | None = None, beside: Callable[[Database, str], None] = lambda database, table: None
    ) -> LiveTable:
        """Opens a table, which counts for the address of the request. `beside` writes more in the same transaction, and may prevent it."""
        id, at = new_table(), self.now()
        room = Room(id, opened, at)
        ledger.sign_opening(self.keys.signer, room)
        row = journal.entry(id, 1, at, opened, "")

        def write(database: Database) -> None:
            beside(database, id)
            queries.note(database, room, at)
            if address is not None:
                queries.note_origin(database, id, self.keys.origin(address))
            journal.append(database, row, 0)
            ledger.note(database, self.keys.signer, room, opened, at)

        await self.store.write(write)
        await self._tell_circle(room)
        # Someone who already knows the id may have asked for it before we get here; there is still only one table in memory.
        return self.tables.get(id) or await self._load(id)

    async def happen(self, live: LiveTable, happening: ev.Any) -> None:
        """Makes an event happen at a table whose lock is held: it is checked, stored, and only then announced."""
        room = live.room
        before, hands, waited = room.n, room.hands, queries.turns(room)
        room.happen(happening)
        at = self.now()
        row = journal.entry(room.id, room.n, at, happening, live.seal)
        plain = isinstance(happening, ev.Moved) and room.phase == "playing"
        passed = plain and len({chair.guest for chair in room.chairs if chair.human}) > 1 and queries.turns(room) != waited

        def write(database: Database) -> None:
            journal.append(database, row, live.fence)
            if passed:
                queries.note_turns(database, room, at)
            if not plain:
                queries.note(database, room, at)
                circle_scores.note(database, room, at)
                ledger.note(database, self.keys.signer, room, happening, at)

        try:
            await self.store.write(write)
        except BaseException:
            # What is in memory is ahead of the store, so the table is rebuilt from what was stored.
            self.forget(live)
            raise
        live.seal = row.seal
        self.happenings += 1
        counted = room.hands > hands
        live.clock.happened(room, happening, counted, self.now())
        self._set_alarm(live)
        if not plain:
            live.note_who_is_here()
        tell(live, happening, before, plain)
        if not plain:
            self._presence_changed(live)
            await self._tell_circle(room)
        if counted:
            await self._let_in(live)
        self.go_on(live)

    async def _tell_circle(self, room: Room) -> None:
        if room.opened.circle is not None and self.circle_changed is not None:
            await self.circle_changed(room.opened.circle)

    async def _let_in(self, live: LiveTable) -> None:
        """A hand has begun: people who asked for a computer player's place, and are still there, sit down."""
        room = live.room
        here = {client.guest for client in live.followers}
        for seat, (guest, name) in list(room.requests.items()):
            if room.phase == "playing":
                await self.happen(live, ev.Sat(seat, guest, name) if guest in here else ev.Declined(seat))

    # Following a table

    async def watch(self, client: Client, wish: ws.Watch) -> None:
        """Follows a table from a seat or as a spectator: sends the current state, and everything from now on."""
        async with self.at(wish.table, client.guest) as live:
            room = live.room
            if not room.sees(client.guest, wish.seat):
                raise Refused(lost_by(room, client.guest, wish.seat))
            newcomer = client not in live.followers
            client.seats[wish.table] = wish.seat
            live.followers[client] = wish.seat
            if room.watcher is None:
                room.watch(True)
            if newcomer:
                live.note_who_is_here()
            event = with_deadline(live, seat_views.event(room, wish.seat, "state", None, wish.since))
            event.info = room.info(client.guest)
            live.places = event.places
            client.tell(event)
            if newcomer:
                client.tell(live.presence())
            self._presence_changed(live)
            self.go_on(live)

    def unwatch(self, client: Client, id: str) -> None:
        """Stops following a table."""
        client.seats.pop(id, None)
        live = self.tables.get(id)
        if live is not None and live.followers.pop(client, -1) != -1:
            live.touched = time.monotonic()
            if not live.followers:
                live.room.watch(False)
            live.note_who_is_here()
            self._presence_changed(live)

    def gone(self, client: Client) -> None:
        """Handles the end of a connection."""
        self.clients.discard(client)
        for task in client.asked:
            task.cancel()
        for id in list(client.seats):
            self.unwatch(client, id)

    def _presence_changed(self, live: LiveTable) -> None:
        """Tells everyone at a table who is present: at once, or if that was recent, soon and once for all changes until then."""
        if live.telling is None:
            wait = live.presence_at + self.presence_pause - time.monotonic()
            if wait > 0:
                live.telling = asyncio.get_running_loop().call_later(wait, self._tell_presence, live)
            else:
                self._tell_presence(live)

    def _tell_presence(self, live: LiveTable) -> None:
        live.telling = None
        live.presence_at = time.monotonic()
        message = ws.encode(live.presence())
        if message != live.presence_told:
            live.presence_told = message
            for client in live.followers:
                client.send(message)

    async def judge(self, guest: str, id: str, seat: int | None) -> None:
        """Refuses a guest who may not see what a seat, or a spectator, sees at this moment."""
        async with self.at(id, guest) as live:
            if not live.room.sees(guest, seat):
                raise Refused(lost_by(live.room, guest, seat))

    # Playing

    async def move(self, client: Client, wish: ws.Move) -> None:
        """Makes a guest's move, only once however often it is sent."""
        began = time.monotonic()
        async with self.at(wish.table) as live:
            room = live.room
            try:
                n = table_requests.made(room, client.guest, wish.seat, wish.id)
                if n is None:
                    n = room.n + 1
                    await self.happen(live, table_requests.move(room, client.guest, wish.seat, wish.move, wish.id))
                    self.moves += 1
            except Refused:
                self.refusals += 1
                raise
            client.tell(ws.Accepted(wish.table, wish.id, n))
            self.durations.add(time.monotonic() - began)

    async def undo(self, client: Client, wish: ws.Undo) -> None:
        """Takes back a guest's last move, only once however often it is requested."""
        async with self.at(wish.table) as live:
            room = live.room
            n = table_requests.made(room, client.guest, wish.seat, wish.id)
            if n is None:
                n = room.n + 1
                await self.happen(live, table_requests.undo(room, client.guest, wish.seat, wish.id, wish.moves))
            client.tell(ws.Accepted(wish.table, wish.id, n))

    async def say(self, client: Client, wish: ws.Say) -> None:
        """Passes a quick phrase on to everyone at a table; it is not stored."""
        async with self.at(wish.table) as live:
            if wish.seat not in live.room.seats_of(client.guest):
                raise Refused("house-not-your-seat")
            if not client.may_say():
                raise Refused("house-one-phrase")
            message = ws.encode(ws.Phrase(wish.table, wish.seat, wish.phrase))
            for follower in live.followers:
                follower.send(message)

    async def contribute(self, guest: str, id: str, seat: int, value: str) -> None:
        """Adds a player's own randomness to the deal."""
        async with self.at(id) as live:
            await self.happen(live, table_requests.contribute(live.room, guest, seat, value))

    async def hint(self, client: Client, wish: ws.Hint) -> None:
        """Asks an expert for advice on a guest's position."""
        asker = Asker(client.guest, client.address)
        self.errands.check("hint", asker)
        async with self.at(wish.table) as live:
            room = live.room
            table_requests.hint(room, client.guest, wish.seat)
            forced = forced_move(room, wish.seat)
            job = self.computers.asked(room, wish.seat, "expert", HINT_SECONDS)
            # Whether there was a choice is nobody else's business: a hint on a forced move is told like any other.
            if not room.alone(client.guest):
                await self.happen(live, ev.Hinted(wish.seat))
        thoughts: list[ws.Thought] = forced or await self.errands.do("hint", asker, advise, job)
        await self.judge(client.guest, wish.table, wish.seat)
        client.tell(ws.Advice(wish.table, wish.id, thoughts, sum(each.worlds for each in thoughts), thoughts[0].reason))

    # Computer players

    def go_on(self, live: LiveTable) -> None:
        """Makes the computer players whose turn it is think."""
        self._turns.go_on(live)

    # The turn clock

    def _set_alarm(self, live: LiveTable) -> None:
        """Sets an alarm for when the next person runs out of time."""
        if live.alarm is not None:
            live.alarm.cancel()
        deadline = live.clock.next(live.room)
        live.alarm = None
        if deadline is not None:
            wait = max(0.0, deadline - self.now())
            live.alarm = asyncio.get_running_loop().call_later(wait, lambda: self._start(self._time_is_up(live)))

    async def _time_is_up(self, live: LiveTable) -> None:
        """A computer player takes over for everyone who is out of time."""
        with suppress(NotDone):
            async with live.lock:
                room = live.room
                for seat, chair in enumerate(room.chairs):
                    if not live.gone and chair.human and live.clock.is_out_of_time(seat, self.now()):
                        await self.happen(live, ev.Timeout(seat, room.substitute))
                self._set_alarm(live)

    async def ready(self, client: Client, wish: ws.Ready) -> None:
        """A player has read the count; when everyone present has, the clock starts."""
        async with self.at(wish.table) as live:
            table_requests.owned(live.room, client.guest, wish.seat)
            if live.clock.ready(wish.seat, live.people_here(), self.now()):
                self._set_alarm(live)
                table = live.room.table
                for follower, seat in live.followers.items():
                    deadline = None if table is None else live.clock.next(live.room, table.view(seat)["waiting"])
                    if deadline is not None:
                        follower.tell(ws.Clock(wish.table, deadline))

    async def close(self) -> None:
        """Stops clocks and thinking; what was acknowledged is already stored."""
        for live in self.tables.values():
            if live.alarm is not None:
                live.alarm.cancel()
            for task in live.thinking.values():
                task.cancel()
        self.thinkers.close()
        self.errands.close()
