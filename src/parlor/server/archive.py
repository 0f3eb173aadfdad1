"""What is kept of finished games, for those who may see it: records, replays, reviews, thoughts of computer players, the log of deals."""

import parlor
from parlor.server import documents, ledger, records, table_requests
from parlor.server import http_messages as http
from parlor.server.bots import recall
from parlor.server.checking import packed_verdict
from parlor.server.dailies import Dailies
from parlor.server.evenings import Evenings
from parlor.server.guest_jobs import Asker
from parlor.server.live_tables import House
from parlor.server.refusals import Refused
from parlor.server.reviews import Reviews
from parlor.server.room import Room
from parlor.server.seat_views import packed_replay

LONGEST_REPLAY = 200


class Archive:
    """Answers requests about games that were played here."""

    def __init__(self, house: House, dailies: Dailies, evenings: Evenings) -> None:
        self._house = house
        self._dailies = dailies
        self._evenings = evenings
        self._reviews = Reviews(house.errands)

    async def record(self, guest: str, id: str) -> dict[str, object]:
        """The house record of a finished game."""
        async with self._house.at(id, guest) as live:
            room = live.room
            table_requests.only_for_members(room, guest)
            if room.table is None or room.phase != "over":
                raise Refused("house-record-when-over")
            if self._dailies.keeps_shut(room):
                raise Refused("house-record-when-day-over")
            if await self._evenings.keeps_secret(room):
                raise Refused("evening-record-later")
            found = await self._house.store.read(lambda database: records.kept(database, id))
            if found is None:
                # A game from before the house signed its records.
                found = records.written(room, self._house.keys.signer, self._house.now())
                document = found
                await self._house.store.write(lambda database: records.keep(database, id, document))
            return found

    async def ledger_head(self) -> documents.LedgerHead:
        """The length of the log of the house."""
        return await self._house.store.read(lambda database: ledger.head(database, self._house.keys.signer, self._house.now()))

    async def ledger_lines(self, first: int, count: int) -> list[documents.LedgerEntry]:
        """Lines of the log of the house."""
        return await self._house.store.read(lambda database: ledger.lines(database, first, count))

    async def ledger_of(self, table: str) -> list[documents.LedgerEntry]:
        """The log lines of one table, given its digest."""
        return await self._house.store.read(lambda database: ledger.of_table(database, table))

    async def replay(self, asker: Asker, id: str, seat: int | None, open: bool, first: int, count: int) -> bytes:
        """Packed positions of a game: a running one only from your own seat or as a spectator; a finished one from any seat, or open."""
        self._house.errands.check("replay", asker)
        async with self._house.at(id, asker.guest) as live:
            room = live.room
            table_requests.only_for_members(room, asker.guest)
            if room.table is None:
                raise Refused("house-not-begun")
            if await self._evenings.keeps_shut(room):
                raise Refused("evening-deal-open-later")
            if seat is not None:
                table_requests.chair_of(room, seat)
            shut = self._shut(room, asker.guest)
            told = room.phase == "over" and not shut
            if not told and (open or (seat is not None and not room.sees(asker.guest, seat))):
                raise Refused("house-cards-when-day-over" if shut else "house-cards-when-over")
            if not told and not room.sees(asker.guest, seat):
                raise Refused("house-not-to-be-watched")
            record = room.table.record()
        positions: bytes = await self._house.errands.do(
            "replay", asker, packed_replay, id, record, seat, open, first, min(count, LONGEST_REPLAY)
        )
        if not told:
            # The seat may have changed hands in the meantime.
            await self._house.judge(asker.guest, id, seat)
        return positions

    def _shut(self, room: Room, guest: str) -> bool:
        """Whether a guest must wait until the end of the day to see the cards of a daily deal; its own player does not."""
        return self._dailies.keeps_shut(room) and guest != room.opened.host

    async def _finished(self, room: Room, guest: str) -> parlor.Table:
        """The finished game of a table, for those who may look at all of it; raises Refused."""
        table_requests.only_for_members(room, guest)
        if room.table is None or room.phase != "over":
            raise Refused("house-review-when-over")
        if self._shut(room, guest):
            raise Refused("house-review-when-day-over")
        if await self._evenings.keeps_shut(room):
            raise Refused("evening-deal-open-later")
        return room.table

    async def review(self, asker: Asker, id: str, seat: int) -> bytes:
        """What the decisions of a seat cost, packed, once the game is over."""
        async with self._house.at(id, asker.guest) as live:
            table = await self._finished(live.room, asker.guest)
            if not table.over:
                raise Refused("house-review-of-whole")
            table_requests.chair_of(live.room, seat)
            record = table.record()
        return await self._reviews.of(asker, id, seat, record)

    async def thoughts(self, asker: Asker, id: str, at: int) -> bytes:
        """What a computer player considered before a move, packed, once the game is over."""
        async with self._house.at(id, asker.guest) as live:
            await self._finished(live.room, asker.guest)
            job = self._house.computers.remembered(live.room, at)
        if job is None:
            raise Refused("house-no-thoughts")
        found: bytes = await self._house.errands.do("hint", asker, recall, job, at)
        return found

    async def verify(self, asker: Asker, document: bytes) -> bytes:
        """The result of verifying a house record, packed."""
        found: bytes | http.Worded = await self._house.errands.do("verify", asker, packed_verdict, document, self._house.keys.signer.key)
        if isinstance(found, http.Worded):
            raise Refused("house-not-checked", why={"key": found.key, "params": found.params})
        return found

    async def print(self, asker: Asker, pack: str, paper: str, language: str) -> bytes:
        """A pack of cards as a PDF."""
        from parlor.paper.printing import printed_or_why_not

        found: bytes | str = await self._house.errands.do("print", asker, printed_or_why_not, pack, paper, language)
        if isinstance(found, str):
            raise Refused("house-not-printed", reason=found)
        return found
