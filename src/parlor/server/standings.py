"""Standings in a circle: who left whom behind in the games that counted. Plain arithmetic: no store, no clock.

A game is worth one point, whatever it is called and however it counts: a player gets the part of their opponents that they left behind, and
half of those who did just as well. Partners are no opponents.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

# An evening is over when nobody in the circle has finished a game for this many seconds.
BREAK = 6 * 3600.0


class Played(NamedTuple):
    """One seat of a finished game; a player is a person, or a computer player by its level."""

    table: str
    game: str
    at: float
    seat: int
    player: str
    side: int
    score: int
    rank: int
    """More is better; whoever resigned is below everyone else."""
    won: bool

    @property
    def standing(self) -> tuple[bool, int]:
        """What seats of one game are compared by."""
        return self.won, self.rank


@dataclass
class Standing:
    """A player's results."""

    player: str
    played: int = 0
    won: int = 0
    points: Fraction = field(default_factory=Fraction)
    place: int = 0


@dataclass
class Meeting:
    """How often one player was ahead of, level with and behind another."""

    ahead: int = 0
    level: int = 0
    behind: int = 0


def games(rows: Iterable[Played]) -> list[list[Played]]:
    """Seats, put together to games in the order in which these come."""
    found: dict[str, list[Played]] = {}
    for row in rows:
        found.setdefault(row.table, []).append(row)
    return list(found.values())


def opponents(own: Played, game: Sequence[Played]) -> list[Played]:
    """The seats of the other sides."""
    return [other for other in game if other.side != own.side]


def share(own: Played, game: Sequence[Played]) -> Fraction:
    """The part of the opponents that a seat has left behind; half of those on the same level."""
    others = opponents(own, game)
    if not others:
        return Fraction(0)
    doubled = sum((own.standing > other.standing) + (own.standing >= other.standing) for other in others)
    return Fraction(doubled, 2 * len(others))


def standings(played: Iterable[Sequence[Played]]) -> list[Standing]:
    """Everyone's points over some games, best first; who has the same points and as many wins shares a place."""
    lines: dict[str, Standing] = {}
    for game in played:
        for own in game:
            line = lines.setdefault(own.player, Standing(own.player))
            line.played += 1
            line.won += own.won
            line.points += share(own, game)
    found = sorted(lines.values(), key=lambda line: (-line.points, -line.won, line.played, line.player))
    for number, line in enumerate(found, 1):
        before = found[number - 2] if number > 1 else None
        line.place = before.place if before and (before.points, before.won) == (line.points, line.won) else number
    return found


def meetings(played: Iterable[Sequence[Played]]) -> dict[tuple[str, str], Meeting]:
    """How everyone did against everyone else: (player, opponent) -> how often ahead, level and behind."""
    found: dict[tuple[str, str], Meeting] = {}
    for game in played:
        for own in game:
            for other in opponents(own, game):
                if own.player == other.player:
                    continue
                met = found.setdefault((own.player, other.player), Meeting())
                met.ahead += own.standing > other.standing
                met.level += own.standing == other.standing
                met.behind += own.standing < other.standing
    return found


def evening_began(finished: Sequence[float]) -> float | None:
    """When the first game of the last evening was finished, given all times in order; None if there was none."""
    began = None
    for at in reversed(finished):
        if began is not None and began - at > BREAK:
            break
        began = at
    return began
