"""Blunders of casual players that tools/blunders.py found and that people at the table would call foolish: casual must know better."""

import json
from pathlib import Path
from typing import Any

import pytest

import parlor

BLUNDERS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "positions" / "blunders.json").read_text(encoding="utf-8"))
# Those that casual still makes.
KNOWN = {"baffle-71-6", "parquet-43-46", "sham-battle-21-4"}


def name_of(blunder: dict[str, Any]) -> str:
    """The name of a position: its game, its deal and how many moves lead to it."""
    return f"{blunder['game']}-{blunder['seed']}-{len(blunder['moves'])}"


def choices(blunder: dict[str, Any]) -> set[str]:
    """What casual players of several seeds do, that of the review among them."""
    table = parlor.deal(blunder["game"], blunder["players"], seed=blunder["seed"], options=blunder["options"])
    for seat, move in blunder["moves"]:
        table.play(move, seat)
    seat = blunder["seat"]
    seeds = [1000 * blunder["seed"] + seat, 1, 2, 3]
    return {parlor.player("casual", seed=seed).choose(table, seat) for seed in seeds}


@pytest.mark.parametrize("blunder", BLUNDERS, ids=name_of)
def test_casual_avoids_it_unless_it_is_known(blunder: dict[str, Any]) -> None:
    assert (blunder["played"] in choices(blunder)) == (name_of(blunder) in KNOWN), blunder["why"]


def test_forty_are_kept_of_many_games_and_few_are_still_made() -> None:
    names = [name_of(blunder) for blunder in BLUNDERS]
    games = [blunder["game"] for blunder in BLUNDERS]
    assert len(set(names)) == len(names) == 40
    assert len(set(games)) >= 15
    assert max(games.count(game) for game in games) <= 5
    assert set(names) >= KNOWN
    assert len(KNOWN) <= 4
