"""What a result is worth to each seat: its points, its points against the mean, or the win."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.game import Rules
from parlor.core.hand import Hand, Match, Tally

POINTS: Final = "points"
RELATIVE: Final = "relative"
WIN: Final = "win"
UTILITIES: Final = (POINTS, RELATIVE, WIN)


def checked_utility(utility: object) -> str:
    """A utility, if it is one."""
    if not isinstance(utility, str) or utility not in UTILITIES:
        raise ValueError(f"a utility is one of {', '.join(UTILITIES)}, not {utility!r}")
    return utility


def against_mean(points: list[float]) -> list[float]:
    """The points of each seat against the mean of all; alone, the points themselves."""
    if len(points) == 1:
        return points
    mean = sum(points) / len(points)
    return [each - mean for each in points]


def won(winners: list[int], players: int) -> list[float]:
    """1 for a sole winner and as much less for the others that all add up to 0; several share. Alone: 1 for a win, -1 for a loss."""
    if players == 1:
        return [1.0 if winners else -1.0]
    if not winners:
        return [0.0] * players
    return [((players / len(winners) if seat in winners else 0.0) - 1.0) / (players - 1) for seat in range(players)]


def winners_of(rules: Rules, hand: Hand) -> list[int]:
    """Who would have won if a finished first hand were the whole game."""
    tally = Tally(rules.players, False)
    hand.count(tally)
    totals: vec[i64] = hand.match.totals[:]
    for seat in range(rules.players):
        totals[seat] += tally.points[seat]
    after = Match(rules.players, hand.match.dealer, hand.match.number, totals, [*hand.match.results, tally.result()])
    return rules.ending.winners(after, hand, tally)
