"""Reviews of finished games: each is computed once for everyone who asks at the time, and kept for those who ask later."""

import asyncio
from gzip import compress
from typing import Any

import msgspec

import parlor
from parlor.server.documents import Review
from parlor.server.guest_jobs import Asker, GuestJobs
from parlor.server.seat_views import choices_of
from parlor.table.shapes import RecordShape

SECONDS = 8.0
# How many bytes of reviews are kept; the address that uses the most space is the first to lose one.
MOST_KEPT = 8_000_000


def look_back(record: dict[str, Any], seat: int, seconds: float) -> bytes:
    """Runs in a worker: the review of a finished game for one seat, as packed JSON."""
    found = msgspec.convert(parlor.review(record, seconds=seconds, seats=[seat])["seats"][0], Review)
    split_moves(record, found)
    return compress(msgspec.json.encode(found), 5)


def split_moves(record: dict[str, Any], review: Review) -> None:
    """Splits the moves of the decisions that cost something into parts, so that a front end can show them on the board."""
    table = parlor.replay({**record, "moves": []})
    dear = {decision.index: decision for decision in review.decisions if decision.best != decision.played}
    for index, (seat, move) in enumerate(record["moves"]):
        decision = dear.get(index)
        if decision is not None:
            choices = {choice.text: choice for choice in choices_of(table, seat)}
            decision.moved, decision.better = choices.get(decision.played), choices.get(decision.best)
        table.play(move, seat)


class Shelf:
    """Stored reviews, by the address they were made for, so that a flood from one address pushes out only its own."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._size = 0
        self._kept: dict[str, dict[tuple[str, int], bytes]] = {}

    def find(self, key: tuple[str, int]) -> bytes | None:
        """The review of a table and a seat."""
        return next((kept[key] for kept in self._kept.values() if key in kept), None)

    def keep(self, address: str, key: tuple[str, int], review: bytes) -> None:
        """Stores a review; if there is no room, drops the oldest one of the address that uses the most space."""
        self._kept.setdefault(address, {})[key] = review
        self._size += len(review)
        while self._size > self._most:
            most = max(self._kept, key=lambda each: sum(map(len, self._kept[each].values())))
            kept = self._kept[most]
            self._size -= len(kept.pop(next(iter(kept))))
            if not kept:
                del self._kept[most]


class Shared:
    """A review in progress, and how many are waiting for it."""

    def __init__(self, task: "asyncio.Task[bytes]") -> None:
        self.task = task
        self.waiting = 0


class Reviews:
    """Gets games reviewed."""

    def __init__(self, errands: GuestJobs) -> None:
        self._errands = errands
        self._shelf = Shelf()
        self._under_way: dict[tuple[str, int], Shared] = {}

    async def of(self, asker: Asker, table: str, seat: int, record: RecordShape) -> bytes:
        """The review of a seat, as packed JSON; it is canceled when everyone waiting for it has left."""
        key = (table, seat)
        found = self._shelf.find(key)
        if found is not None:
            return found
        shared = self._under_way.get(key)
        if shared is None:
            self._errands.check("review", asker)
            shared = Shared(asyncio.create_task(self._think(asker, key, record)))
            self._under_way[key] = shared
        shared.waiting += 1
        try:
            return await asyncio.shield(shared.task)
        finally:
            shared.waiting -= 1
            if shared.waiting == 0:
                shared.task.cancel()
                if self._under_way.get(key) is shared:
                    del self._under_way[key]

    async def _think(self, asker: Asker, key: tuple[str, int], record: RecordShape) -> bytes:
        found: bytes = await self._errands.do("review", asker, look_back, record, key[1], SECONDS)
        self._shelf.keep(asker.address, key, found)
        return found
