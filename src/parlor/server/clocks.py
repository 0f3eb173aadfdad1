"""The turn clock of a table. It starts for a seat when the others begin to wait for it, and only a move resets it."""

from collections.abc import Collection

from parlor.server import room_events as ev
from parlor.server.room import Room

# The longest time that the clock is stopped while people read the count of a hand.
LONGEST_READING = 30.0
# The least time that is left to somebody when a table comes back into memory.
COMING_BACK = 5.0


class TurnClock:
    """When each seat that the others are waiting for runs out of time; all times are seconds since 1970."""

    def __init__(self, seconds: int | None) -> None:
        self._seconds = seconds
        self._deadlines: dict[int, float] = {}
        self._last: tuple[int, float] | None = None
        self._reading_until = 0.0
        self._read: set[int] = set()

    def happened(self, room: Room, happening: ev.Any | None, counted: bool, now: float) -> None:
        """Handles an event; with `counted`, it has ended a hand. Seats that the others are still waiting for keep their deadline."""
        if self._seconds is None:
            return
        table = room.table
        if table is None or room.phase != "playing":
            self._deadlines = {}
            return
        if counted:
            self._reading_until, self._read = now + LONGEST_READING, set()
        before, self._deadlines = self._deadlines, {}
        if isinstance(happening, ev.Moved) and happening.seat in before:
            self._last = (happening.seat, before.pop(happening.seat))
        if isinstance(happening, ev.Undone) and self._last is not None and self._last[0] == happening.seat:
            before[happening.seat] = self._last[1]
        fresh = max(now, self._reading_until) + self._seconds
        for seat in table.waiting:
            self._deadlines[seat] = before.get(seat, fresh)

    def resume(self, deadlines: dict[int, float], now: float) -> None:
        """Continues with the deadlines from before the table left memory; whoever is late gets a moment to come back."""
        for seat in self._deadlines.keys() & deadlines.keys():
            self._deadlines[seat] = min(self._deadlines[seat], max(deadlines[seat], now + COMING_BACK))

    def ready(self, seat: int, people: Collection[int], now: float) -> bool:
        """A seat has read the count; returns whether the clock starts now because everyone present has."""
        self._read.add(seat)
        left = self._reading_until - now
        if left <= 0 or not set(people) <= self._read:
            return False
        self._reading_until = now
        self._deadlines = {each: deadline - left for each, deadline in self._deadlines.items()}
        return True

    def next(self, room: Room, known: Collection[int] | None = None) -> float | None:
        """When the first person will run out of time, as far as someone can tell who knows that these seats are to move."""
        seats = [seat for seat in self._deadlines if room.chairs[seat].human and (known is None or seat in known)]
        return min((self._deadlines[seat] for seat in seats), default=None)

    def is_out_of_time(self, seat: int, now: float) -> bool:
        """Whether a seat has used up its time for the current move."""
        return self._deadlines.get(seat, now + 1) <= now
