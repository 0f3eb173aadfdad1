"""The computer players at the tables of the house: what each is asked to think about, how long, and how fast it reacts."""

from parlor.server.bots import SHARES, Job, reaction
from parlor.server.bots import pace as human_pace
from parlor.server.credentials import Credentials
from parlor.server.http_messages import Level, Pace
from parlor.server.room import Room

# For each pace, in seconds: the least time between two moves of computer players, and how long one may think.
PACES: dict[Pace, tuple[float, float]] = {"instant": (0.0, 0.3), "brisk": (0.7, 0.7), "calm": (1.6, 1.6)}
# Where seats act without turns, a computer player takes its reaction time, times this.
REACTING: dict[Pace, float] = {"instant": 0.3, "brisk": 1.0, "calm": 1.6}
DAILY_ITERATIONS = 400


class Computers:
    """Their jobs, made from a room and the secrets of the house."""

    def __init__(self, keys: Credentials) -> None:
        self._keys = keys
        # How many trials a move of a daily deal takes, which everybody plays against the same computers.
        self.daily_iterations = DAILY_ITERATIONS

    def seed(self, room: Room, seat: int) -> int:
        """Where the chance of a computer player begins."""
        chosen = room.opened.seed if room.staged else None
        return self._keys.bot(room.id, seat) if chosen is None else chosen

    def reaction(self, room: Room, seat: int) -> float:
        """How long a computer player takes where seats act without turns."""
        level = room.chairs[seat].level
        assert level is not None
        assert room.table is not None
        return REACTING[room.opened.pace] * reaction(level, self.seed(room, seat), room.table, seat)

    def asked(self, room: Room, seat: int, level: Level, seconds: float) -> Job:
        """A job about the position as it is."""
        assert room.table is not None
        iterations = self.daily_iterations if room.opened.daily is not None else None
        return Job(room.host, room.table.record(), seat, level, self.seed(room, seat), seconds, iterations=iterations)

    def next_move(self, room: Room, seat: int, level: Level) -> Job:
        """What a computer player thinks about now, and when it moves at the earliest."""
        assert room.table is not None
        least, seconds = PACES[room.opened.pace]
        job = self.asked(room, seat, level, seconds)
        job.least = least * human_pace(level, job.seed, room.table, seat)
        if room.table.together and not room.staged:
            job.least = self.reaction(room, seat)
            job.seconds = min(job.seconds, job.least / SHARES[level])
        return job

    def remembered(self, room: Room, at: int) -> Job | None:
        """The job of a computer player that led to a move of a finished game; None if a person made the move, or at another table."""
        assert room.table is not None
        moves = room.table.record()["moves"]
        first = len(room.opened.origin.moves) if room.opened.origin is not None else 0
        if not first <= at < len(moves):
            return None
        seat = moves[at][0]
        level = room.chairs[seat].level
        if level is None or seat in room.peopled:
            return None
        return self.asked(room, seat, level, PACES[room.opened.pace][1])
