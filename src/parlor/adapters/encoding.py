"""What all adapters share: the rules of a table, the numbers of its actions, and the sheet on which a seat's knowledge is written."""

from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import parlor
from parlor.core.game import Options, Rules
from parlor.table.actions import Actions
from parlor.table.deal import checked_options, checked_players
from parlor.table.scribes import sheet_for
from parlor.table.sitting import Sitting, sit_down


class Encoding:
    """A game as one table plays it, in numbers: `actions`, `parts` of an observation, and their sizes."""

    def __init__(self, game: parlor.Game, players: int, options: Options) -> None:
        self.game: Final = game
        self.players: Final = players
        self.options: Final = options
        self.rules: Final[Rules] = game.rules(players, options)
        self.actions: Final = Actions(self.rules)
        self.sheet: Final = sheet_for(self.rules, self.actions)
        self.size: Final = int(self.sheet.length)

    @property
    def parts(self) -> dict[str, slice]:
        """Where each part of an observation stands, by its name."""
        return {part.name: slice(part.start, part.start + part.size) for part in self.sheet.parts}

    def sit_down(self, seed: int | str, one_hand: bool = False, listening: bool = False) -> Sitting:
        """A new game, with the cards that `parlor.deal` deals for the same seed."""
        return sit_down(self.rules, seed, one_hand, listening)

    def observation(self, sitting: Sitting, seat: int) -> NDArray[np.int16]:
        """What a seat may know, as numbers."""
        sheet = self.sheet.write(sitting.hand, sitting.match, sitting.waiting(), seat)
        return np.frombuffer(sheet, np.int16)  # type: ignore[call-overload, no-any-return]

    def mask(self, sitting: Sitting, seat: int) -> NDArray[np.int8]:
        """One number for every action: 1 where the seat may take it now."""
        return np.frombuffer(self.actions.mask_of(sitting.hand, seat), np.int8)  # type: ignore[call-overload, no-any-return]


@lru_cache(maxsize=256)
def _made(id: str, players: int, options: tuple[tuple[str, int | str], ...]) -> Encoding:
    return Encoding(parlor.game(id), players, dict(options))


def encoding(game: str, players: int | None = None, options: dict[str, Any] | None = None) -> Encoding:
    """The encoding of a game at a number of players and some options; tables that play alike share it."""
    found = parlor.game(game)
    chosen = checked_options(found, options)
    return _made(found.id, checked_players(found, players), tuple(chosen.items()))
