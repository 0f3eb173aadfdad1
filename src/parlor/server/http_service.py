"""Requests over HTTP, for what does not happen often: tables, seats, keys, records, lists, the daily deal."""

from collections.abc import Callable
from contextlib import suppress
from datetime import date

import parlor
from parlor.server import circle_messages, fair, journal, moderation, names, queries, table_requests
from parlor.server import http_messages as http
from parlor.server import room_events as ev
from parlor.server.archive import Archive
from parlor.server.bulletins import Bulletins
from parlor.server.circles import Circles
from parlor.server.connections import Buckets
from parlor.server.dailies import Dailies
from parlor.server.evenings import Evenings
from parlor.server.guest_jobs import Asker
from parlor.server.live_tables import House
from parlor.server.openings import again, checked_table, place, proposed, staged, tidy
from parlor.server.ownership import ServedElsewhere
from parlor.server.refusals import Forbidden, NotFound, Refused, TooMany, nameless
from parlor.server.room import Room
from parlor.server.settings import Settings
from parlor.server.tables import LiveTable
from parlor.words.languages import LANGUAGES
from parlor.words.say import ENGLISH

# An address may have as many unfinished tables as this many guests.
GUESTS_AT_AN_ADDRESS = 5


class HttpService:
    """Answers the requests of guests."""

    def __init__(self, house: House, settings: Settings, bulletins: Bulletins) -> None:
        self.house = house
        self.dailies = Dailies(house)
        self._changes = Buckets(settings.changes_a_second, 20 * settings.changes_a_second)
        self.circles = Circles(house, bulletins, self._changes)
        self.evenings = Evenings(house, self.circles)
        self._settings = settings
        self.archive = Archive(house, self.dailies, self.evenings)
        self._waits = table_requests.Waits(settings.away_host, settings.away_anyone)
        self._opening = Buckets(settings.tables_a_minute / 60, settings.tables_a_minute)

    # Tables

    async def open(self, guest: str, address: str, wish: http.NewTable, language: str = ENGLISH) -> http.TableInfo:
        """Opens a table."""
        wish = staged(wish) if wish.lesson else wish
        players, options = checked_table(wish)
        await self._limit(guest, address)
        plans = wish.seats
        if plans is None:
            plans = [http.SeatPlan("me"), *[http.SeatPlan("computer") for _ in range(players - 1)]]
        if len(plans) != players:
            raise Refused("house-plan-seats", number=players)
        name = await self.name(guest, language)
        for plan in plans:
            if plan.name is not None:
                await self._free(guest, plan.name)
        secret, salt = ("", "") if wish.seed is not None else fair.fresh()
        opened = ev.Opened(
            host=guest,
            game=wish.game,
            players=players,
            options=options,
            joining=wish.joining,
            watching=wish.watching,
            pace=wish.pace,
            clock=wish.clock,
            places=[place(plan, guest, name) for plan in plans],
            seed=wish.seed,
            secret=secret,
            salt=salt,
            take_back=wish.take_back,
            hints=wish.hints,
            rules=parlor.game(wish.game).version,
            lesson=wish.lesson,
        )
        return (await self.house.open(opened, address)).room.info(guest)

    async def _limit(self, guest: str, address: str) -> None:
        if not self._opening.take(address):
            raise TooMany("house-tables-at-once")
        origin = self.house.keys.origin(address)
        own, all = await self.house.store.read(lambda database: queries.unfinished(database, guest, origin))
        if own >= self._settings.tables_each:
            raise TooMany("house-unfinished-yours", number=own)
        if all >= GUESTS_AT_AN_ADDRESS * self._settings.tables_each:
            raise TooMany("house-unfinished-address")

    def _limit_changes(self, guest: str) -> None:
        """Every change of a table is stored, so the rate per guest is limited."""
        if not self._changes.take(guest):
            raise TooMany("house-changes-at-once")

    async def info(self, guest: str, id: str) -> http.TableInfo:
        """A table as a guest sees it."""
        async with self.house.at(id, guest) as live:
            table_requests.only_for_members(live.room, guest)
            return await self._told(live.room, guest)

    async def _told(self, room: Room, guest: str) -> http.TableInfo:
        """A table as a guest sees it: how it ended is for those who sit there, as long as others play the same deal of an evening."""
        info = room.info(guest)
        if room.phase == "over" and not room.seats_of(guest) and await self.evenings.keeps_shut(room):
            info.winners, info.ending = [], None
        return info

    async def join(self, guest: str, id: str, wish: http.Join, language: str = ENGLISH) -> http.TableInfo:
        """Sits down, and contributes to the deal in the same step."""
        name = await self.name(guest, language)
        async with self.house.at(id, guest) as live:
            room = live.room
            opened = None if wish.key is None else self._opened_by(room, wish.key)
            sat = table_requests.sit(room, guest, name, wish.seat, opened)
            if sat is not None:
                await self._welcome(room, guest, name)
                in_time(live, sat)
                self._limit_changes(guest)
                await self.house.happen(live, sat)
            await self._contribute(live, guest, wish.contribution)
            return room.info(guest)

    async def _welcome(self, room: Room, guest: str, name: str) -> None:
        """Refuses somebody whom the host does not want to meet, or who could be taken for the host."""
        host = room.host
        if guest == host or room.seats_of(guest):
            return
        if await self.house.store.read(lambda database: moderation.has_blocked(database, host, guest)):
            raise Forbidden("house-not-welcome")
        own = next((chair.name for chair in room.chairs if chair.guest == host), "")
        if own not in {nameless(each) for each in LANGUAGES} and names.imitates(name, own):
            raise Refused("house-name-like-host", name=own)

    def _opened_by(self, room: Room, key: str) -> int:
        for seat, chair in enumerate(room.chairs):
            if self.house.keys.opens(key, room.id, seat, chair.epoch):
                return seat
        raise Refused("house-key-useless")

    async def _contribute(self, live: LiveTable, guest: str, value: str | None) -> None:
        room = live.room
        if value is None or room.phase != "gathering" or room.practice or room.opened.daily is not None:
            return
        for seat in room.seats_of(guest):
            if room.chairs[seat].contribution is None:
                await self.house.happen(live, ev.Contributed(seat, value))

    async def _done(self, guest: str, id: str, wish: Callable[[LiveTable], ev.Any | None]) -> http.TableInfo:
        """Carries out an event that a guest asks for."""
        async with self.house.at(id, guest) as live:
            table_requests.only_for_members(live.room, guest)
            happening = wish(live)
            if happening is not None:
                self._limit_changes(guest)
                await self.house.happen(live, happening)
            return await self._told(live.room, guest)

    async def leave(self, guest: str, id: str, wish: http.Leave) -> http.TableInfo:
        """Leaves a seat."""
        return await self._done(guest, id, lambda live: table_requests.leave(live.room, guest, wish.seat, wish.level))

    async def fill(self, guest: str, id: str, wish: http.Fill, language: str = ENGLISH) -> http.TableInfo:
        """Passes a seat on."""
        name = await self.name(guest, language)
        async with self.house.at(id, guest) as live:
            table_requests.only_for_members(live.room, guest)
            owner = table_requests.chair_of(live.room, wish.seat).guest
            happening = table_requests.fill(live.room, guest, name, wish, live.away(owner), self._waits)
            if isinstance(happening, ev.Sat | ev.Asked):
                await self._welcome(live.room, guest, name)
            if isinstance(happening, ev.Sat):
                in_time(live, happening)
            if happening is not None:
                self._limit_changes(guest)
                await self.house.happen(live, happening)
            return live.room.info(guest)

    async def admit(self, guest: str, id: str, wish: http.Admit) -> http.TableInfo:
        """Answers a request, for the host."""
        return await self._done(guest, id, lambda live: table_requests.admit(live.room, guest, wish.seat, wish.yes))

    async def hand_over(self, guest: str, id: str, seat: int) -> http.TableInfo:
        """Makes another player the host."""
        return await self._done(
            guest, id, lambda live: table_requests.hand_over(live.room, guest, seat, live.away(live.room.host), self._waits)
        )

    async def remove(self, guest: str, id: str, seat: int) -> http.TableInfo:
        """Removes a player."""
        return await self._done(guest, id, lambda live: table_requests.remove(live.room, guest, seat))

    async def swap(self, guest: str, id: str, wish: http.Swap) -> http.TableInfo:
        """Swaps two players."""
        return await self._done(guest, id, lambda live: table_requests.swap(live.room, guest, wish.seat, wish.other))

    async def end(self, guest: str, id: str) -> http.TableInfo:
        """Ends the game for everyone."""
        return await self._done(guest, id, lambda live: table_requests.end(live.room, guest, live.longest_away(), self._waits))

    async def resign(self, guest: str, id: str, seat: int) -> http.TableInfo:
        """Resigns the game."""
        return await self._done(guest, id, lambda live: table_requests.resign(live.room, guest, seat))

    async def throw_away(self, guest: str, id: str) -> None:
        """Throws an unfinished game away: alone, the table is gone; otherwise the guest gets up or resigns, and the others go on."""
        self._limit_changes(guest)
        # A table that cannot be read any more only leaves the guest's list.
        with suppress(journal.OldRules, journal.Damaged):
            async with self.house.at(id, guest) as live:
                if table_requests.may_discard(live.room, guest):
                    await self.house.throw_away(live)
                    return
                for happening in table_requests.withdrawal(live.room, guest):
                    if live.room.phase != "over":
                        await self.house.happen(live, happening)
        await self.house.store.write(lambda database: queries.throw_away(database, guest, id))

    async def start(self, guest: str, id: str, wish: http.Start) -> http.TableInfo:
        """Deals."""
        async with self.house.at(id, guest) as live:
            room = live.room
            table_requests.only_for_members(room, guest)
            for seat, chair in enumerate(room.chairs):
                if wish.fill is not None and chair.empty and room.phase == "gathering" and guest == room.host:
                    await self.house.happen(live, ev.Filled(seat, wish.fill))
            table_requests.start(room, guest)
            await self._contribute(live, guest, wish.contribution)
            dealt = table_requests.start(room, guest)
            if dealt is not None:
                await self.house.happen(live, dealt)
            return await self._told(room, guest)

    async def rematch(self, guest: str, id: str) -> http.TableInfo:
        """Starts another game: the first player who asks opens it, and the others are invited."""
        name = await self.name(guest, ENGLISH)
        async with self.house.at(id, guest) as live:
            room = live.room
            table_requests.only_for_members(room, guest)
            table_requests.rematch(room, guest)
            if room.rematch is None:
                new = await self.house.open(again(room, guest, name))
                await self.house.happen(live, ev.Rematch(new.room.id))
            found = room.rematch
        assert found is not None
        return await self.info(guest, found)

    async def practice(self, asker: Asker, id: str, wish: http.Practice, language: str = ENGLISH) -> http.TableInfo:
        """Plays a finished game again from one of its positions, at a new table that is dealt at once."""
        guest, address = asker
        name = await self.name(guest, language)
        async with self.house.at(id, guest) as live:
            table_requests.only_for_members(live.room, guest)
            opened = table_requests.practice(live.room, guest, name, wish)
            if self.dailies.keeps_shut(live.room):
                raise Refused("house-daily-again")
            if await self.evenings.keeps_shut(live.room):
                raise Refused("evening-deal-open-later")
        await self._limit(guest, address)
        new = await self.house.open(opened, address)
        return await self.start(guest, new.room.id, http.Start())

    async def key(self, guest: str, id: str, seat: int) -> http.SeatKey:
        """The key to a seat, for its owner, or for the host while the seat is empty."""
        async with self.house.at(id, guest) as live:
            table_requests.only_for_members(live.room, guest)
            chair = table_requests.key_of(live.room, guest, seat)
            key = self.house.keys.seat(id, seat, chair.epoch)
            return http.SeatKey(seat, key, f"/t/{id}#{key}")

    async def new_key(self, guest: str, id: str, seat: int) -> http.SeatKey:
        """A new key to a seat; the old one stops working."""
        await self._done(guest, id, lambda live: table_requests.rekey(live.room, guest, seat))
        return await self.key(guest, id, seat)

    # Guests

    async def name(self, guest: str, language: str) -> str:
        """The name of a guest; one without a name is called a guest, in their own language."""
        return await self.house.store.read(lambda database: queries.name_of(database, guest)) or nameless(language)

    async def rename(self, guest: str, name: str) -> None:
        """Renames a guest; occupied seats keep the old name."""
        known = await self._free(guest, name)
        await self.house.store.write(lambda database: queries.rename(database, guest, known))

    async def _free(self, guest: str, name: str) -> str:
        """A name that a guest may have, tidied up; raises Refused."""
        known = tidy(name)
        if not await self.house.store.read(lambda database: moderation.may_have(database, guest, known)):
            raise Refused("house-name-reserved", name=known)
        await self.circles.check_name(guest, known)
        return known

    async def lobby(self) -> list[http.LobbyTable]:
        """The open tables."""
        return await self.house.store.read(queries.lobby)

    async def games_of(self, guest: str) -> list[http.PlayedGame]:
        """A guest's tables, most recent first."""
        return await self.house.store.read(lambda database: queries.games_of(database, guest))

    async def waiting_for(self, guest: str) -> list[http.PlayedGame]:
        """The games with other people that are waiting for a guest."""
        return await self.house.store.read(lambda database: queries.waiting_for(database, guest))

    async def statistics(self, guest: str) -> list[http.GameStatistics]:
        """A guest's results."""
        return await self.house.store.read(lambda database: queries.statistics(database, guest))

    # Circles

    async def found(self, guest: str, address: str, wish: circle_messages.NewCircle) -> circle_messages.CircleInfo:
        """Founds a circle."""
        if not self._opening.take(address):
            raise TooMany("circle-founded-at-once")
        return await self.circles.found(guest, wish, await self.own_name(guest))

    async def join_circle(self, guest: str, id: str, wish: circle_messages.JoinCircle) -> circle_messages.CircleInfo:
        """Joins a circle, and takes the name by which its members know one."""
        name = await self.own_name(guest) if wish.name is None else await self._free(guest, wish.name)
        joined = await self.circles.join(guest, id, name, wish.invitation)
        if wish.name is not None and name != await self.own_name(guest):
            await self.rename(guest, name)
            return await self.circles.info(guest, id)
        return joined

    async def own_name(self, guest: str) -> str:
        """The name of a guest; empty without one."""
        return await self.house.store.read(lambda database: queries.name_of(database, guest))

    async def propose(
        self, guest: str, address: str, circle: str, wish: circle_messages.Proposal, language: str = ENGLISH
    ) -> http.TableInfo:
        """Proposes the next game of a circle: a table with one seat taken, for its members alone."""
        players, options = checked_table(http.NewTable(wish.game, wish.players, wish.options))
        if players < 2:
            raise Refused("circle-not-alone")
        await self.circles.info(guest, circle)
        await self._limit(guest, address)
        opened = proposed(wish, circle, guest, await self.name(guest, language), players, options)
        table = await self.house.open(opened, address)
        async with self.house.at(table.room.id) as live:
            await self._contribute(live, guest, wish.contribution)
            info = live.room.info(guest)
        await self.circles.announce(guest, info, opened.places[0].name)
        return info

    # The daily deal

    async def daily(self, guest: str, address: str, game: str, language: str = ENGLISH) -> http.TableInfo:
        """The guest's own table for today's deal; there is one per day."""
        found = known(game)
        id = await self.dailies.table(guest, game)
        if id is None:
            await self._limit(guest, address)
            id = await self.dailies.open(guest, await self.name(guest, language), address, found)
        try:
            return await self.start(guest, id, http.Start())
        except ServedElsewhere:
            room, _ = await self.house.store.read(lambda database: journal.load(database, id))
            return room.info(guest)

    async def board(self, guest: str, day: str, game: str, language: str = ENGLISH) -> http.DailyBoard:
        """The results of a daily deal."""
        found = known(game)
        today = self.dailies.today()
        try:
            given = date.fromisoformat(day)
        except ValueError:
            raise NotFound("house-no-day", day=today.isoformat()) from None
        if given > today:
            raise NotFound("house-day-to-come")
        return await self.dailies.board(guest, given.isoformat(), found, language)


def known(game: str) -> parlor.Game:
    """A game on the shelf; raises NotFound."""
    try:
        return parlor.game(game)
    except ValueError as error:
        raise NotFound("house-impossible", reason=str(error)) from None


def in_time(live: LiveTable, sat: ev.Sat) -> None:
    """Refuses to let a player return to a seat whose time for this move is up; otherwise the clock would never run out."""
    if live.room.chairs[sat.seat].kept and live.clock.is_out_of_time(sat.seat, live.now()):
        raise Refused("house-time-up")
