"""A table in memory: the room, its place in the journal, who follows it, who is away, and who is thinking."""

import asyncio
import time
from collections.abc import Callable
from math import inf

from msgspec import UNSET

from parlor.server import ws_messages as ws
from parlor.server.clocks import TurnClock
from parlor.server.connections import Client
from parlor.server.room import Room


class LiveTable:
    """A table in memory."""

    __slots__ = (
        "alarm",
        "away_since",
        "clock",
        "fence",
        "followers",
        "gone",
        "lock",
        "now",
        "places",
        "presence_at",
        "presence_told",
        "room",
        "seal",
        "telling",
        "thinking",
        "touched",
    )

    def __init__(self, room: Room, seal: str, fence: int, now: Callable[[], float] = time.time) -> None:
        self.room = room
        self.now = now
        self.seal = seal
        self.fence = fence
        self.lock = asyncio.Lock()
        self.followers: dict[Client, int | None] = {}
        # What the zones are, as all who follow the table have been told.
        self.places: ws.Places = UNSET
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.clock = TurnClock(room.opened.clock)
        self.alarm: asyncio.TimerHandle | None = None
        self.away_since: dict[str, float] = {}
        self.gone = False
        self.touched = time.monotonic()
        self.telling: asyncio.TimerHandle | None = None
        self.presence_told = b""
        self.presence_at = -inf
        self.note_who_is_here()

    def note_who_is_here(self) -> None:
        """Records since when each seat's owner has been away."""
        here = {client.guest for client in self.followers}
        owners = {chair.guest for chair in self.room.chairs if chair.guest is not None} | {self.room.host}
        now = self.now()
        self.away_since = {guest: self.away_since.get(guest, now) for guest in owners if guest not in here}

    def away(self, guest: str | None) -> float:
        """How many seconds a guest has been without a connection here; 0 if connected."""
        since = self.away_since.get(guest or "")
        return 0.0 if since is None else max(0.0, self.now() - since)

    def longest_away(self) -> float:
        """How long a player that the others are waiting for has been away.

        Where only hidden cards decide who can play, the others may be waiting for anyone.
        """
        table, chairs = self.room.table, self.room.chairs
        if table is None:
            return 0.0
        seats = table.view(None)["waiting"] or range(table.players)
        return max((self.away(chairs[seat].guest) for seat in seats if chairs[seat].human), default=0.0)

    def people_here(self) -> list[int]:
        """The seats whose players are here in person."""
        return [seat for seat, chair in enumerate(self.room.chairs) if chair.human and chair.guest not in self.away_since]

    def presence(self) -> ws.Presence:
        """Who is present."""
        seats = set(self.followers.values())
        chairs = self.room.chairs
        return ws.Presence(
            self.room.id,
            here=[seat in seats for seat in range(len(chairs))],
            away=[self.away_since.get(chair.guest or "") for chair in chairs],
            spectators=len([seat for seat in self.followers.values() if seat is None]),
        )
