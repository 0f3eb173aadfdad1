"""Prints positions of every game, as the house would send them: a few per game, so that each kind of choice is included.

python tools/table_positions.py > web/tests/unit/fixtures/positions.json
"""

import json
import random
import sys
from typing import Any

from msgspec import to_builtins

import parlor
from parlor.server.seat_views import choices_of

MOST_MOVES = 220
MOST_A_GAME = 5


def position(table: parlor.Table, seat: int) -> dict[str, Any]:
    """A view as the house sends it; piles of hidden cards are shortened, since they all look alike."""
    view = table.view(seat)
    zones = {name: cards[:1] if set(cards) == {"??"} else cards for name, cards in view["zones"].items()}
    choices = to_builtins(choices_of(table, seat))
    kept = {
        "game",
        "players",
        "seat",
        "hand",
        "dealer",
        "waiting",
        "scores",
        "places",
        "facts",
        "over",
        "winners",
        "goal",
        "ask",
        "tally",
        "sides",
    }
    return {**{key: value for key, value in view.items() if key in kept}, "zones": zones, "choices": choices}


def shapes(view: dict[str, Any]) -> set[tuple[object, ...]]:
    """Which kinds of choices there are."""
    phase = view["facts"].get("phase")
    return {(phase, move["verb"], min(len(move["cards"]), 2), move["source"] is None) for move in view["choices"]}


def positions(game: str) -> list[dict[str, Any]]:
    """Positions of one game that offer something new."""
    table, rng = parlor.deal(game, seed=5), random.Random(5)
    seen: set[tuple[object, ...]] = set()
    kept: list[dict[str, Any]] = []
    for _ in range(MOST_MOVES):
        if table.over or len(kept) == MOST_A_GAME:
            break
        seat = rng.choice(table.waiting)
        view = position(table, seat)
        if not shapes(view) <= seen:
            seen |= shapes(view)
            kept.append(view)
        table.play(rng.choice(table.legal(seat)), seat)
    return kept


def main() -> None:
    """Prints one position per line."""
    lines = [json.dumps(view, separators=(",", ":")) for game in parlor.games() for view in positions(game)]
    sys.stdout.write("[\n" + ",\n".join(lines) + "\n]\n")


if __name__ == "__main__":
    main()
