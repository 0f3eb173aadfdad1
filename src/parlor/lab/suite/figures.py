"""What the rows of a result add up to: game by game, and over all games of a suite."""

import math
import statistics
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from parlor.lab.deals import compared
from parlor.lab.evidence import Comparison, Played
from parlor.lab.figures import interval
from parlor.lab.suite.definition import Entry, Suite
from parlor.lab.suite.job import Row, added

Figures = dict[str, Any]
# Figures are told to so many decimal places.
PLACES = 6


def figures(suite: Suite, rows: Iterable[Row]) -> list[Figures]:
    """A line for every game and opponent. Each deal is one sample: all its games together."""
    by_case: dict[tuple[str, str], dict[int, list[Row]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        by_case[row["game"], row["opponent"]][row["deal"]].append(row)
    return [
        line(entry, opponent, list(by_case[entry.game, opponent].values()))
        for entry in suite.entries
        for opponent in suite.opponents
        if by_case[entry.game, opponent]
    ]


def line(entry: Entry, opponent: str, deals: Sequence[list[Row]]) -> Figures:
    """The figures of one game against one opponent."""
    played = [sample(entry, games) for games in deals]
    found = Comparison(entry.fair, played)
    rows = [row for games in deals for row in games]
    points, reach = interval([each.gained for each in played])
    told = {
        "game": entry.game,
        "players": entry.players,
        "opponent": opponent,
        "deals": len(deals),
        "points": [rounded(points), rounded(reach)],
        "wins": [rounded(found.won), *map(rounded, found.interval)],
        "fair": rounded(entry.fair),
        "word": found.word,
        "forfeits": sum(bool(row["forfeits"]) for row in rows),
    }
    tallies = [row["asked"] for row in rows if "asked" in row]
    return {**told, "asked": added(tallies)} if tallies else told


def sample(entry: Entry, games: list[Row]) -> Played:
    """A deal in all its games."""
    ordered = sorted(games, key=lambda row: int(row["side"]))
    if entry.players == 1:
        ours, theirs = ordered
        lost = bool(ours["forfeits"])
        result = compared((ours["wins"][0] > 0.0, ours["points"][0]), (theirs["wins"][0] > 0.0, theirs["points"][0]))
        return Played((0,), result.points, ((0.0, 1.0),)) if lost else result
    points = tuple(tuple(map(float, row["points"])) for row in ordered)
    wins = tuple(tuple(map(float, row["wins"])) for row in ordered)
    return Played(tuple(range(entry.sides)), points, wins)


def overall(suite: Suite, rows: Sequence[Row]) -> list[Figures]:
    """A line for every opponent: the mean edge over all games, each of which counts the same.

    The edge at a game is (share of wins - fair share) / (1 - fair share): 0 for equals, 1 for one who wins every time.
    """
    found: list[Figures] = []
    for opponent in suite.opponents:
        means: list[float] = []
        variance = 0.0
        for entry in suite.entries:
            by_deal: dict[int, list[Row]] = defaultdict(list)
            for row in rows:
                if row["game"] == entry.game and row["opponent"] == opponent:
                    by_deal[row["deal"]].append(row)
            edges = [(sample(entry, games).won - entry.fair) / (1.0 - entry.fair) for games in by_deal.values()]
            means.append(statistics.fmean(edges))
            variance += statistics.variance(edges) / len(edges) if len(edges) > 1 else math.inf
        reach = 1.96 * math.sqrt(variance) / len(means)
        lost = sum(bool(row["forfeits"]) for row in rows if row["opponent"] == opponent)
        found.append({"opponent": opponent, "edge": [rounded(statistics.fmean(means)), rounded(reach)], "forfeits": lost})
    return found


def rounded(value: float) -> float | None:
    """A figure as it is written; None for one that so few deals do not give."""
    return round(value, PLACES) if math.isfinite(value) else None
