"""One digest per game: everything that everyone sees in a few seeded games with every number of players."""

import hashlib
import json
from pathlib import Path
from typing import Any

import parlor
from parlor.core.rng import Rng
from parlor.table.shapes import ViewShape
from tests.kit.cases import Case

PATH = Path(__file__).parent.parent / "records" / "digests.json"
DIGESTS: dict[str, str] = json.loads(PATH.read_text()) if PATH.exists() else {}


def digest(game: str, seeds: int = 2) -> str:
    """A digest of seeded random games, including the views of every seat; long games are followed for 600 moves.

    It covers deals, moves, log, scores and views.
    """
    sum = hashlib.sha256()
    for players in parlor.game(game).players:
        for seed in range(seeds):
            table = Case(game, players).deal(seed)
            rng = Rng(seed + 1000)
            for number in range(600):
                if table.over:
                    break
                seat = table.waiting[rng.below(len(table.waiting))]
                legal = table.legal(seat)
                table.play(legal[rng.below(len(legal))], seat)
                if number % 50 == 0:
                    sum.update(json.dumps(told(table.view(seat))).encode())
            sum.update(json.dumps([table.log, table.scores, table.zones()]).encode())
    return sum.hexdigest()


def told(view: ViewShape) -> dict[str, Any]:
    """A view without what says nothing new about the rules: the places of its zones, and the parts of the notes."""
    results = [{"points": hand["points"], "notes": hand["notes"]} for hand in view["results"]]
    return {name: results if name == "results" else value for name, value in view.items() if name != "places"}
