"""What a leaflet claims, compared with the engine: its tips with the expert's choice, and its checks with what the table does."""

from collections.abc import Iterator
from typing import Any

import parlor
from parlor.leaflets.figures import HIDDEN
from parlor.leaflets.source import Source, position, read_move

# How long the expert thinks about a tip.
ITERATIONS = 600


def failed_tips(source: Source, iterations: int = ITERATIONS) -> Iterator[str]:
    """The tips of a leaflet with which the expert does not agree, each with what the expert would do.

    Where a game leaves nothing to choose, a tip says what to look out for: instead of the best moves its position has what a check has.
    """
    for at, tip in enumerate(source.figures.get("tips", ()), 1):
        where = position(tip)
        table = where.table(source.game)
        if "best" not in tip:
            if any(len(table.legal(seat)) > 1 for seat in table.waiting):
                yield f"tip {at}: it does not say what is best"
            yield from (f"tip {at}: {text}" for text in differing(source, tip))
            continue
        strange = [move for move in tip["best"] if move not in table.legal(where.seat)]
        if strange:
            yield f"tip {at}: {', '.join(strange)} cannot be played"
            continue
        if len(table.legal(where.seat)) == len(tip["best"]):
            yield f"tip {at}: there is nothing to choose"
            continue
        chosen = parlor.player("expert", seed=1, iterations=iterations).choose(table, where.seat)
        if chosen not in tip["best"]:
            yield f"tip {at}: the expert would {chosen}"


def failed_checks(source: Source) -> Iterator[str]:
    """The checks of a leaflet that do not hold: `refused`, `next`, `points`, `scores` or `lies` after the moves of a position."""
    for at, check in enumerate(source.figures.get("checks", ()), 1):
        yield from (f"check {at}: {text}" for text in differing(source, check))


def differing(source: Source, check: dict[str, Any]) -> Iterator[str]:
    """In what a position is not as a check says."""
    where = position(check)
    table = where.table(source.game)
    if "tried" in check:
        try:
            table.play(*read_move(check["tried"]))
        except parlor.IllegalMove as why:
            if check.get("refused") != why.key:
                yield f"{check['tried']} is refused with {why.key}"
        else:
            if "refused" in check:
                yield f"{check['tried']} is allowed"
    if "next" in check and check["next"] not in table.waiting:
        yield f"next to move is {table.waiting}"
    if "points" in check and check["points"] != (table.results[-1]["points"] if table.results else None):
        yield f"the points are {table.results[-1]['points'] if table.results else None}"
    if "scores" in check and check["scores"] != list(table.scores):
        yield f"the scores are {table.scores}"
    zones = table.zones()
    for zone, cards in check.get("lies", {}).items():
        if [card for card in zones.get(zone, []) if card != HIDDEN] != cards:
            yield f"{zone} is {zones.get(zone)}"
