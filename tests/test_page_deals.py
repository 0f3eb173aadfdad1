"""The page follows the deal of every game: it is tried with deals of the engine, which stand in one file.

python -m tests.test_page_deals    writes the file anew
"""

import json
from pathlib import Path
from typing import Any

import parlor

DEALS = Path(__file__).resolve().parents[1] / "web" / "tests" / "unit" / "fixtures" / "deals.json"
SEED = 7


def deal(game: parlor.Game, players: int) -> dict[str, Any]:
    """A hand as it is dealt: all cards, what their zones are, and the pack."""
    table = parlor.deal(game.id, players, seed=SEED)
    view = table.view(None)
    told = {"game": game.id, "players": players, "hand": view["hand"], "seed": SEED, "dealer": view["dealer"]}
    return {**told, "pack": [card.code for card in game.cards], "zones": table.zones(), "places": view["places"]}


def written() -> str:
    """What stands in the file: each game with its usual number of players and with the largest."""
    ours = [game for game in map(parlor.game, parlor.games()) if not game.outside]
    deals = [deal(game, players) for game in ours for players in sorted({game.usual, game.players[-1]})]
    return "[\n" + ",\n".join(json.dumps(each, separators=(",", ":")) for each in deals) + "\n]\n"


def test_the_page_is_tried_with_the_deals_of_the_engine() -> None:
    assert DEALS.read_text(encoding="utf-8") == written(), "run python -m tests.test_page_deals"


if __name__ == "__main__":
    DEALS.write_text(written(), encoding="utf-8")
