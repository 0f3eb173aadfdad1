"""Happenings of several games as a seat sees them, for the tests of the page's moments.

python tools/table_happenings.py > web/tests/unit/fixtures/happenings.json
"""

import json
import random
import sys
from typing import Any

import parlor

# Of each game, what is worth keeping besides the end of a hand.
GAMES: dict[str, tuple[str, ...]] = {
    "quenette": ("took",),
    "mobilization": ("gave",),
    "rumme": (),
    "sham-battle-2": (),
    "national-contest": (),
    "united-states": (),
    "turkette": (),
}
SEAT = 0


def view_of(table: parlor.Table) -> dict[str, Any]:
    """The view of the seat, without what it may do."""
    view: dict[str, Any] = {**table.view(SEAT), "choices": []}
    return {key: value for key, value in view.items() if key not in ("log", "legal")}


def happenings(game: str, wanted: tuple[str, ...]) -> list[dict[str, Any]]:
    """The first happening of each wanted kind, and the one that ends the first hand."""
    table = parlor.deal(game, players=parlor.game(game).usual, seed=5)
    watcher = table.watch()
    rng = random.Random(3)
    kept: dict[str, dict[str, Any]] = {}
    while table.hand == 1:
        before, heard, counted = view_of(table), table.heard, table.counted
        watcher.forget()
        seat = table.waiting[0]
        table.play(rng.choice(table.legal(seat)), seat)
        events = [event.as_dict() for event in watcher.seen(SEAT)]
        happening = {
            "game": game,
            "before": before,
            "after": view_of(table),
            "events": events,
            "news": table.messages(heard),
            "results": table.counted - counted,
            "start": counted,
        }
        kinds = {event["kind"] for event in events}
        if "counted" in kinds:
            kept["counted"] = happening
        else:
            for kind in wanted:
                if kind in kinds:
                    kept.setdefault(kind, happening)
    return list(kept.values())


if __name__ == "__main__":
    found = [happening for game, wanted in GAMES.items() for happening in happenings(game, wanted)]
    json.dump(found, sys.stdout, separators=(",", ":"))
