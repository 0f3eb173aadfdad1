"""What people do about others: blocking somebody whom they met at a table, and reporting what somebody did."""

from parlor.server import journal, moderation
from parlor.server import people_messages as msg
from parlor.server.connections import Buckets
from parlor.server.live_tables import House
from parlor.server.ownership import ServedElsewhere
from parlor.server.refusals import NotFound, Refused, TooMany
from parlor.server.room import Room


class Peace:
    """Blocks and reports. Nobody learns who another person is: people are named by where they sit."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._reports = Buckets(5 / 3600, 5)

    async def _met(self, person: str, table: str, seat: int) -> tuple[str, str]:
        """Who sits in a seat, for those who sit at the same table, or are its host."""
        try:
            async with self._house.at(table) as live:
                return met(live.room, person, seat)
        except ServedElsewhere:
            room, _ = await self._house.store.read(lambda database: journal.load(database, table))
            return met(room, person, seat)

    async def block(self, person: str, wish: msg.SeatAt) -> None:
        """Notes that a person does not want to meet another."""
        other, name = await self._met(person, wish.table, wish.seat)
        if not await self._house.store.write(lambda database: moderation.block(database, person, other, name)):
            raise TooMany("house-blocks-enough")

    async def unblock(self, person: str, number: int) -> None:
        """Takes that back."""
        if not await self._house.store.write(lambda database: moderation.unblock(database, person, number)):
            raise NotFound("house-no-block")

    async def report(self, person: str, wish: msg.NewReport) -> None:
        """Keeps a report for whoever runs the house."""
        if not self._reports.take(person):
            raise TooMany("house-reports-later")
        other, name = await self._met(person, wish.table, wish.seat)
        if not await self._house.store.write(lambda database: moderation.report(database, person, other, name, wish)):
            raise TooMany("house-reports-later")


def met(room: Room, person: str, seat: int) -> tuple[str, str]:
    """The person in a seat and their name, for somebody at the same table."""
    if not room.seats_of(person) and person != room.host:
        raise Refused("house-not-your-game")
    if not 0 <= seat < len(room.chairs):
        raise NotFound("house-nobody-there")
    chair = room.chairs[seat]
    if chair.guest is None or chair.guest == person:
        raise NotFound("house-nobody-there")
    return chair.guest, chair.name
