"""The turns of computer players: who thinks when, and how their moves get to the table."""

import asyncio
import logging
from typing import Protocol

from parlor.server import room_events as ev
from parlor.server.bots import Thinkers, ThinkingFailed
from parlor.server.computers import Computers
from parlor.server.store import NotDone
from parlor.server.tables import LiveTable

log = logging.getLogger("parlor.house")


class Host(Protocol):
    """The house, as far as computer players need it."""

    thinkers: Thinkers
    computers: Computers

    async def happen(self, live: LiveTable, happening: ev.Any) -> None:
        """Makes an event happen at a table whose lock is held."""
        ...


class ComputerTurns:
    """Makes computer players think and move."""

    def __init__(self, house: Host) -> None:
        self._house = house

    def go_on(self, live: LiveTable) -> None:
        """Makes the computer players whose turn it is think, as long as anyone is present or expected."""
        room = live.room
        if room.phase != "playing" or live.gone:
            return
        expected = room.opened.evening is not None or any(chair.human for chair in room.chairs)
        if not live.followers and (room.opened.lesson or not expected):
            return
        for seat in self._next(live):
            if seat not in live.thinking:
                live.thinking[seat] = asyncio.create_task(self._think(live, seat))

    def _next(self, live: LiveTable) -> list[int]:
        """The computer players who think now. Where seats act without turns, that is whoever reacts first; then all are asked again."""
        room = live.room
        waiting = room.thinkers()
        if room.staged or room.table is None or not room.table.together:
            return waiting[:1] if room.staged else waiting
        return [] if live.thinking else sorted(waiting, key=lambda seat: (self._house.computers.reaction(room, seat), seat))[:1]

    async def _think(self, live: LiveTable, seat: int) -> None:
        """Makes one computer player's move: found in a worker, and played when its time has come."""
        try:
            await self._think_and_move(live, seat)
        except NotDone as error:
            log.warning("a computer player's move was not stored", extra={"table": live.room.id, "why": str(error)})
            return
        finally:
            # After the move, the seat may already be thinking about its next one.
            if live.thinking.get(seat) is asyncio.current_task():
                del live.thinking[seat]
        self.go_on(live)

    async def _think_and_move(self, live: LiveTable, seat: int) -> None:
        """Makes the move, unless the position has changed so much in the meantime that it has to be thought about again."""
        room = live.room
        level = room.chairs[seat].level
        if level is None or room.table is None:
            return
        position = room.position
        job = self._house.computers.next_move(room, seat, level)
        try:
            move = await self._house.thinkers.choose(job, lambda: bool(live.followers))
        except Exception as error:
            # Whatever it was, the game continues.
            unknown = None if isinstance(error, ThinkingFailed) else error
            log.error("a computer player failed to think", exc_info=unknown, extra={"table": room.id, "seat": seat, "why": str(error)})
            move = room.table.legal(seat)[0] if seat in room.table.waiting else ""
        async with live.lock:
            if live.gone or seat not in room.thinkers():
                return
            if move in room.table.legal(seat) and (room.position == position or room.table.together):
                live.thinking.pop(seat, None)
                await self._house.happen(live, ev.Moved(seat, move))
