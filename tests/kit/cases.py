"""Every table that the laws are tried on: each game with every number of players and every option value."""

import os
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar
from zlib import crc32

import pytest

import parlor
from parlor import Option

Law = TypeVar("Law", bound=Callable[..., None])
SHORT = {"hands": 2, "target": 25}


@dataclass(frozen=True)
class Case:
    """A game, the number of players, and one option that differs from its default."""

    game: str
    players: int
    option: tuple[str, int | str] | None = None

    @property
    def options(self) -> dict[str, int | str]:
        """The option to try; if it is a word, the game is kept short."""
        if self.option is None:
            return {}
        chosen = dict([self.option])
        for name, short in SHORT.items():
            known = parlor.game(self.game).options.get(name)
            if known and isinstance(known.default, int) and isinstance(self.option[1], str):
                chosen[name] = min(known.default or short, short)
        return chosen

    def __str__(self) -> str:
        return f"{self.game}-{self.players}" + (f"-{self.option[0]}={self.option[1]}" if self.option else "")

    def deal(self, seed: int, **more: object) -> parlor.Table:
        return parlor.deal(self.game, self.players, seed=seed, options=self.options, **more)  # type: ignore[arg-type]


def values(option: Option) -> list[int | str]:
    """The option values worth a table: all words and small lists, but only both ends of a range."""
    others = [value for value in option.values if value != option.default]
    return others if len(others) <= 8 else [others[0], others[-1]]


def fits(game: str, players: int, name: str, value: int | str) -> bool:
    """Whether an option value works with a number of players."""
    try:
        parlor.deal(game, players, seed=0, options={name: value})
    except ValueError:
        return False
    return True


def of_game(game: parlor.Game) -> list[Case]:
    plain = [Case(game.id, players) for players in game.players]
    return plain + [
        Case(game.id, players, (option.name, value))
        for option in game.options.values()
        for value in values(option)
        for players in game.players
        if (players == game.usual or isinstance(value, str)) and fits(game.id, players, option.name, value)
    ]


EVERY = [case for id in parlor.games() for case in of_game(parlor.game(id))]
# The pure build is about forty times slower; the digests compare the two builds, which come from the same source.
QUICK = os.environ.get("PARLOR_EXPECT") == "pure"
# How many times as many seeds are tried, and fresh ones at that: `make soak SOAK=seeds` asks for more, and for every table.
TIMES = int(os.environ.get("PARLOR_SEEDS", "1"))
# Whether every table is tried.
WHOLE = TIMES > 1 or os.environ.get("PARLOR_WHOLE") == "1"
# Of the unusual tables, one in so many.
OTHERS = 12


def tried(law: str) -> list[Case]:
    """The tables that a law is tried on, different from law to law.

    `make test` tries each game's usual table and some others in the compiled build, and every other game's usual table in the pure one.
    """
    if WHOLE:
        return EVERY
    found = []
    for case in EVERY:
        usual = case == Case(case.game, parlor.game(case.game).usual)
        drawn = crc32(f"{law} {case}".encode())
        if (usual and (not QUICK or drawn % 2 == 0)) or (not usual and not QUICK and drawn % OTHERS == 0):
            found.append(case)
    return found


def every_case(law: Law) -> Law:
    """Tries a law on many tables."""
    marked: Law = pytest.mark.parametrize("case", tried(law.__name__), ids=str)(law)
    return marked


def some_seeds(first: int, few: int, many: int) -> list[int]:
    """The seeds of a law: few in the pure build, many in the compiled one; in a long run more, and not the same again."""
    count = (few if QUICK else many) * TIMES
    return list(range(first, first + count)) if TIMES == 1 else random.Random().sample(range(2**32), count)
