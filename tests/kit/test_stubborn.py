"""Every game ends, even if players try to go on forever."""

import random
from collections.abc import Callable

import pytest

import parlor
from tests.kit.cases import Case, some_seeds
from tests.kit.walk import reproducible

LONGEST = 250_000
# What moves a game forward, the strongest first; a stubborn player does these last.
FORWARD = ["fold", "meld", "add", "move", "play", "claim", "bid", "ask"]


def holding_back(table: parlor.Table, legal: list[str], rng: random.Random) -> str:
    """Draws, passes and discards as long as possible."""
    idle = [move for move in legal if move.split(" ")[0] not in FORWARD]
    return rng.choice(idle or legal)


def always_the_first(table: parlor.Table, legal: list[str], rng: random.Random) -> str:
    """Does the same thing again and again."""
    return legal[0]


def always_the_last(table: parlor.Table, legal: list[str], rng: random.Random) -> str:
    """Does the other thing again and again."""
    return legal[-1]


def short(game: str) -> Case:
    """A table with the usual number of players and only a few hands, if the game has an option for that."""
    options = parlor.game(game).options
    for name, value in [("hands", 2), ("target", 1), ("innings", 1)]:
        if name in options:
            return Case(game, parlor.game(game).usual, (name, value))
    return Case(game, parlor.game(game).usual)


@pytest.mark.parametrize("manner", [holding_back, always_the_first, always_the_last], ids=lambda manner: manner.__name__)
@pytest.mark.parametrize("game", parlor.games())
def test_law_5_stubborn_players(game: str, manner: Callable[[parlor.Table, list[str], random.Random], str]) -> None:
    for seed in some_seeds(9, 1, 1):
        table = short(game).deal(seed)
        rng = random.Random(seed)
        with reproducible(table):
            moves = 0
            while not table.over:
                seat = table.waiting[0]
                table.play(manner(table, table.legal(seat), rng), seat)
                moves += 1
                assert moves < LONGEST, "the game does not end"
