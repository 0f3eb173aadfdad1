"""What people do about others: blocking somebody whom they met at a table or in a circle, and reporting what somebody did."""

from parlor.server import circle_store, journal, moderation, queries
from parlor.server import people_messages as msg
from parlor.server.circle_store import Belonging, Circle
from parlor.server.circles import Circles, known_member
from parlor.server.connections import Buckets
from parlor.server.live_tables import House
from parlor.server.moderation import Incident
from parlor.server.ownership import ServedElsewhere
from parlor.server.refusals import NotFound, Refused, TooMany
from parlor.server.room import Room
from parlor.server.store import Database

HOUR = 3600.0


class Peace:
    """Blocks and reports. Nobody learns who another person is: people are named by where they sit, or by their number in a circle."""

    def __init__(self, house: House, circles: Circles) -> None:
        self._house = house
        self._circles = circles
        self._reports = Buckets(5 / HOUR, 5)
        self._reports_from = Buckets(20 / HOUR, 20)

    async def _at_table(self, person: str, table: str, seat: int) -> Incident:
        """Who sits in a seat, for those who sit at the same table, or are its host."""
        try:
            async with self._house.at(table) as live:
                return met(live.room, person, seat)
        except ServedElsewhere:
            room, _ = await self._house.store.read(lambda database: journal.load(database, table))
            return met(room, person, seat)

    async def _in_circle(self, person: str, circle: str, number: int, line: int | None = None) -> Incident:
        """Who has a number in a circle, for the other members, and what they said in a line of the chat."""

        def read(database: Database, known: Circle, member: Belonging) -> Incident:
            other = known_member(database, circle, number)
            if other == person:
                raise Refused("circle-not-oneself")
            said = "" if line is None else circle_store.line_of(database, circle, line, other)
            if said is None:
                raise NotFound("circle-no-line")
            return Incident(other, queries.name_of(database, other), circle=circle, quote=said)

        return await self._circles.read(circle, person, read)

    async def block(self, person: str, wish: msg.SeatAt) -> None:
        """Notes that a person does not want to meet another, whom they met at a table."""
        await self._block(person, await self._at_table(person, wish.table, wish.seat))

    async def block_member(self, person: str, circle: str, number: int) -> None:
        """The same in a circle."""
        await self._block(person, await self._in_circle(person, circle, number))
        await self._circles.changed(circle)

    async def _block(self, person: str, whom: Incident) -> None:
        if not await self._house.store.write(lambda database: moderation.block(database, person, whom.about, whom.name)):
            raise TooMany("house-blocks-enough")

    async def unblock(self, person: str, number: int) -> None:
        """Takes that back."""
        if not await self._house.store.write(lambda database: moderation.unblock(database, person, number)):
            raise NotFound("house-no-block")
        for line in await self._circles.of(person):
            await self._circles.changed(line.id)

    async def report(self, person: str, address: str, wish: msg.NewReport) -> None:
        """Keeps a report about somebody at a table for whoever runs the house."""
        self._limit(person, address)
        await self._report(person, await self._at_table(person, wish.table, wish.seat), wish.why, wish.text)

    async def report_member(self, person: str, address: str, circle: str, wish: msg.MemberReport) -> None:
        """The same about somebody in a circle."""
        self._limit(person, address)
        await self._report(person, await self._in_circle(person, circle, wish.member, wish.line), wish.why, wish.text)

    def _limit(self, person: str, address: str) -> None:
        """Nobody fills the list, so that others' reports find no room, however many people they pretend to be."""
        if not (self._reports.take(person) and self._reports_from.take(address)):
            raise TooMany("house-reports-later")

    async def _report(self, person: str, what: Incident, why: msg.Why, text: str) -> None:
        if not await self._house.store.write(lambda database: moderation.report(database, person, what, why, text)):
            raise TooMany("house-reports-later")


def met(room: Room, person: str, seat: int) -> Incident:
    """The person in a seat, for somebody at the same table."""
    if not room.seats_of(person) and person != room.host:
        raise Refused("house-not-your-game")
    if not 0 <= seat < len(room.chairs):
        raise NotFound("house-nobody-there")
    chair = room.chairs[seat]
    if chair.guest is None or chair.guest == person:
        raise NotFound("house-nobody-there")
    return Incident(chair.guest, chair.name, table=room.id)
