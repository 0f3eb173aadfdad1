"""Results as tables, for a terminal or in Markdown."""

from collections.abc import Sequence
from typing import Any

from parlor.lab.suite.figures import Figures
from parlor.lab.suite.report import Report
from parlor.lab.words import number, words

Cells = list[str]


def tables(results: Sequence[Report], markdown: bool) -> str:
    """All that some results of one suite and track tell: each player against each opponent, and then game by game."""
    first = results[0]
    opponents = [line["opponent"] for line in first["overall"]]
    against = [words("lab-suite-against", opponent=opponent) for opponent in opponents]
    head = [words("lab-column-player"), *against, words("lab-suite-column-forfeits"), words("lab-suite-column-digest")]
    parts = [[head, *[summary(result) for result in results]]]
    if any("asked" in line for result in results for line in result["figures"]):
        columns = ("questions", "retries", "refused", "fallbacks", "tokens_in", "tokens_out")
        asked = [words(f"lab-suite-column-{name.replace('_', '-')}") for name in columns]
        parts.append([[words("lab-column-player"), *asked], *[asking(result, columns) for result in results]])
    if len(results) == 1:
        parts.append(by_game(first["figures"], against, [(first, opponent) for opponent in opponents]))
    else:
        for opponent, title in zip(opponents, against, strict=True):
            named = [f"{result['player']} {title}" for result in results]
            parts.append(by_game(first["figures"], named, [(result, opponent) for result in results]))
    suite = first["suite"]
    title = words("lab-suite-title", name=suite["name"], version=suite["version"], track=suite["track"])
    return "\n\n".join([title, *(set_in(part, markdown) for part in parts), words("lab-suite-legend")])


def summary(result: Report) -> Cells:
    """A player against all opponents, in one line."""
    lines = result["overall"]
    forfeits = sum(line["forfeits"] for line in lines)
    return [result["player"], *[with_reach(*line["edge"]) for line in lines], str(forfeits), result["digest"][:12]]


def asking(result: Report, columns: Sequence[str]) -> Cells:
    """What a player that had to be asked over the network came to, in one line."""
    sums = [sum(line.get("asked", {}).get(name, 0) for line in result["figures"]) for name in columns]
    return [result["player"], *map(str, sums)]


def by_game(lines: list[Figures], heads: Sequence[str], cases: Sequence[tuple[Report, str]]) -> list[Cells]:
    """A line for every game: the share of wins with its interval, and points ahead of the others."""
    games = list(dict.fromkeys((line["game"], line["players"], line["fair"]) for line in lines))
    rows = [[words("lab-column-game"), words("lab-suite-column-players"), words("lab-column-fair"), *heads]]
    for game, players, fair in games:
        found = [next(line for line in result["figures"] if (line["game"], line["opponent"]) == (game, who)) for result, who in cases]
        rows.append([game, str(players), number(100 * fair, 0), *map(cell, found)])
    return rows


def cell(line: Figures) -> str:
    """Wins with their interval, points with theirs."""
    mean, low, high = (100 * share for share in line["wins"])
    span = words("lab-span", low=round(low), high=round(high))
    return f"{number(mean, 1)} ({span}), {with_reach(*line['points'])}"


def with_reach(mean: float, reach: float | None) -> str:
    """A figure and half the width of its interval, with so many places that both can be read."""
    places = 2 if abs(mean) < 100 else 0
    return f"{number(mean, places)} ± {'∞' if reach is None else number(reach, places)}"


def set_in(rows: Sequence[Cells], markdown: bool) -> str:
    """A table whose first row is its head."""
    if markdown:
        head, *body = [f"| {' | '.join(escaped(cell) for cell in row)} |" for row in rows]
        return "\n".join([head, f"|{' --- |' * len(rows[0])}", *body])
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return "\n".join("  ".join(aligned(each, widths[at], at) for at, each in enumerate(row)).rstrip() for row in rows)


def aligned(text: str, width: int, column: int) -> str:
    """A cell: names to the left, figures to the right."""
    return text.ljust(width) if column == 0 else text.rjust(width)


def escaped(cell: Any) -> str:
    """A cell that does not end its table."""
    return str(cell).replace("|", "\\|").replace("\n", " ")
