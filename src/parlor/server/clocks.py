"""The turn clock of a table. It runs for a seat from the moment the others wait for it, and only a move sets it anew."""

from collections.abc import Collection

from parlor.server import room_events as ev
from parlor.server.room import Room

# How long the clock stands still at most while people read the count of a hand.
LONGEST_READING = 30.0


class TurnClock:
    """When each seat that is waited for is out of time; all times are seconds since 1970."""

    def __init__(self, seconds: int | None) -> None:
        self._seconds = seconds
        self._deadlines: dict[int, float] = {}
        self._last: tuple[int, float] | None = None
        self._reading_until = 0.0
        self._read: set[int] = set()

    def happened(self, room: Room, happening: ev.Any | None, counted: bool, now: float) -> None:
        """Something has happened, and with `counted` a hand has ended by it. Whoever is waited for still keeps his deadline."""
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

    def ready(self, seat: int, people: Collection[int], now: float) -> bool:
        """A seat has read the count; whether the clock runs from now on, since everyone who is there has."""
        self._read.add(seat)
        left = self._reading_until - now
        if left <= 0 or not set(people) <= self._read:
            return False
        self._reading_until = now
        self._deadlines = {each: deadline - left for each, deadline in self._deadlines.items()}
        return True

    def next(self, room: Room) -> float | None:
        """When the first person will be out of time."""
        return min((deadline for seat, deadline in self._deadlines.items() if room.chairs[seat].human), default=None)

    def is_out_of_time(self, seat: int, now: float) -> bool:
        """Whether a seat has had its time for the move that it is to make."""
        return self._deadlines.get(seat, now + 1) <= now
