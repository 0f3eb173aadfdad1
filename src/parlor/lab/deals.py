"""A deal as contests play it: one hand, unless the game declares otherwise; its points, its winners and its sides."""

import statistics
from collections.abc import Sequence

import parlor
from parlor.core.game import Rules
from parlor.lab.evidence import Played

# In these kinds of games only the whole game has a meaning; elsewhere a deal is one hand, or as many as the game declares.
WHOLE = ("patience", "race")
# The fair share of two sides, and of two players who try the same patience.
HALF = 0.5


def is_played(table: parlor.Table) -> bool:
    """Whether a deal is at its end."""
    return table.over or (table.game.kind not in WHOLE and table.counted >= table.game.contest.hands)


def points_of(table: parlor.Table) -> list[float]:
    """Each seat's points of a deal that was played; more are better."""
    better = int(table.ending().better())
    counts = [result["points"] for result in table.counts()]
    return [float(better * sum(points[seat] for points in counts)) for seat in range(table.players)]


def winners_of(table: parlor.Table) -> list[int]:
    """The seats that won a deal: a whole game by its rules, a hand with the most points."""
    if table.game.kind in WHOLE:
        return list(table.winners)
    points = points_of(table)
    return [seat for seat, each in enumerate(points) if each == max(points)]


def by_side(table: parlor.Table, sides: Sequence[int]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The points of every side, which are the mean of its seats, and its share of the win. A game without a winner is shared by all."""
    points = points_of(table)
    winners = winners_of(table) or list(range(table.players))
    seats = [[seat for seat, side in enumerate(sides) if side == each] for each in sorted(set(sides))]
    won = tuple(sum(seat in winners for seat in own) / len(winners) for own in seats)
    return tuple(statistics.mean(points[seat] for seat in own) for own in seats), won


def alone(ours: parlor.Table, theirs: parlor.Table) -> Played:
    """Two players at the same patience."""
    return compared((bool(ours.winners), points_of(ours)[0]), (bool(theirs.winners), points_of(theirs)[0]))


def compared(ours: tuple[bool, float], theirs: tuple[bool, float]) -> Played:
    """How far two players came at the same patience: whoever gets it out, or comes further, has won."""
    won = 1.0 if ours > theirs else 0.0 if ours < theirs else HALF
    return Played((0,), ((ours[1], theirs[1]),), ((won, 1.0 - won),))


def rules_of(game: parlor.Game, players: int, options: dict[str, int | str] | None = None) -> Rules:
    """The rules of a game, with its usual options where none are given."""
    return game.rules(players, {option.name: (options or {}).get(option.name, option.default) for option in game.options.values()})


def sides_of(game: str, players: int, options: dict[str, int | str] | None = None) -> list[int]:
    """The side of every seat."""
    return [int(side) for side in getattr(rules_of(parlor.game(game), players, options), "side", range(players))]
