"""Duplicate scoring: everyone is compared with those who held the same cards at the other tables, in the game's own points."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple


class DealtSeat(NamedTuple):
    """What a player, or a pair, got in one seat of one deal; more points are better, whatever the game counts."""

    deal: int
    table: int
    seat: int
    player: int
    points: int
    resigned: bool = False
    excused: bool = False
    """The game ended early because others resigned: whatever the points are, they count as average."""


@dataclass
class DuplicateLine:
    """A player's result over all deals."""

    player: int
    deals: int = 0
    net: Fraction = field(default_factory=Fraction)
    """Points above the average of all who held the same cards."""
    points: int = 0
    """Points as they were counted."""
    place: int = 0


def compared(seats: Iterable[DealtSeat]) -> list[DuplicateLine]:
    """The standings, best first, by points above average; level players are parted by their plain points, if at all.

    Whoever resigned gets the worst that anyone made of these cards. A pair counts once, with the seat of its first player.
    """
    held: dict[tuple[int, int], list[DealtSeat]] = {}
    for own in seats:
        held.setdefault((own.deal, own.seat), []).append(own)
    lines: dict[int, DuplicateLine] = {}
    for same in held.values():
        worst = min(own.points for own in same)
        counted = [(own, worst if own.resigned else own.points) for own in same if not own.excused]
        average = Fraction(sum(points for _, points in counted), len(counted)) if counted else Fraction(0)
        net = {own: points - average for own, points in counted}
        for own in same:
            line = lines.setdefault(own.player, DuplicateLine(own.player))
            line.deals += 1
            line.net += net.get(own, Fraction(0))
            line.points += own.points
    found = sorted(lines.values(), key=lambda line: (-line.net, -line.points, line.player))
    for number, line in enumerate(found, 1):
        before = found[number - 2] if number > 1 else None
        line.place = before.place if before and (before.net, before.points) == (line.net, line.points) else number
    return found
