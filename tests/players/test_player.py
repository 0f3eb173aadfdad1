"""Players: every level plays every game, sees only its own view, and explains clearly what is wrong with a call."""

import random

import pytest

import parlor
from parlor import player
from parlor.core.game import LEVELS
from tests.kit.cases import Case
from tests.kit.walk import step


def budget(level: parlor.Level, iterations: int) -> dict[str, int]:
    return {"iterations": iterations} if level in ("skilled", "expert") else {}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", parlor.games())
def test_a_player_chooses_alike_in_all_worlds_that_it_cannot_tell_apart(game: str, level: parlor.Level) -> None:
    usual = parlor.game(game).usual
    for seed in range(2):
        table = Case(game, usual).deal(seed)
        rng = random.Random(seed)
        for _ in range(seed * 9):
            if not table.over:
                step(table, rng)
        if table.over:
            continue
        seat = table.waiting[0]
        chosen = player(level, seed=3, **budget(level, 12)).choose(table, seat)
        assert chosen in table.legal(seat)
        for world in range(3):
            assert player(level, seed=3, **budget(level, 12)).choose(table.resample(seat, seed=world), seat) == chosen


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"level": "grandmaster"}, "the levels are random, casual, skilled, expert"),
        ({"level": "expert"}, "need a budget"),
        ({"level": "skilled", "seconds": 1.0, "iterations": 5}, "not both"),
        ({"level": "expert", "seconds": -1.0}, "more than 0"),
        ({"level": "expert", "seconds": float("nan")}, "more than 0"),
        ({"level": "expert", "iterations": 0}, "from 1 on"),
        ({"level": "expert", "iterations": -3}, "from 1 on"),
        ({"level": "random", "seed": "x"}, "whole number"),
    ],
)
def test_bad_players_are_refused_in_words(arguments: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        player(**arguments)  # type: ignore[arg-type]


def test_a_player_is_not_asked_out_of_turn_or_after_the_end() -> None:
    table = parlor.deal("quenette", 4, seed=1, dealer=0, options={"hands": 1})
    with pytest.raises(ValueError, match="seat 0 is not waiting to move: 1 may act now"):
        player("random").choose(table, 0)
    while not table.over:
        table.play(table.legal()[0])
    with pytest.raises(ValueError, match="the game is over"):
        player("random").choose(table, 0)
