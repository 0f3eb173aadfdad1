"""What all adapters share: the rules of a table, the numbers of its actions, and the layout for a seat's observations."""

from functools import lru_cache
from typing import Any, Final

from parlor.adapters.extras import extra

with extra("vector"):
    import numpy as np
    from numpy.typing import NDArray

import parlor
from parlor.core.game import Options, Rules
from parlor.learn.actions import Actions
from parlor.learn.fast_observation import layout_for
from parlor.learn.int_match import IntMatch, start_match
from parlor.table.deal import checked_options, checked_players


class Encoding:
    """A game at one table, in numbers: `actions`, `parts` of an observation, and their sizes."""

    def __init__(self, game: parlor.Game, players: int, options: Options) -> None:
        self.game: Final = game
        self.players: Final = players
        self.options: Final = options
        self.rules: Final[Rules] = game.rules(players, options)
        self.actions: Final = Actions(self.rules)
        self.layout: Final = layout_for(self.rules, self.actions)
        self.size: Final = int(self.layout.length)

    def __reduce__(self) -> tuple[Any, ...]:
        return encoding, (self.game.id, self.players, self.options)

    @property
    def parts(self) -> dict[str, slice]:
        """The position of each part of an observation, by name."""
        return {part.name: slice(part.start, part.start + part.size) for part in self.layout.parts}

    def start_match(self, seed: int | str, one_hand: bool = False, listening: bool = False) -> IntMatch:
        """A new game, with the same cards as `parlor.deal` for the same seed."""
        return start_match(self.rules, seed, one_hand, listening)

    def observation(self, play: IntMatch, seat: int) -> NDArray[np.int16]:
        """What a seat may know, as numbers."""
        layout = self.layout.write(play.hand, play.match, play.waiting(), seat)
        return np.frombuffer(layout, np.int16)  # type: ignore[call-overload, no-any-return]

    def mask(self, play: IntMatch, seat: int) -> NDArray[np.int8]:
        """One number per action: 1 if the seat may take it now."""
        return np.frombuffer(self.actions.mask_of(play.hand, seat), np.int8)  # type: ignore[call-overload, no-any-return]


@lru_cache(maxsize=256)
def _made(id: str, players: int, options: tuple[tuple[str, int | str], ...]) -> Encoding:
    return Encoding(parlor.game(id), players, dict(options))


def encoding(game: str, players: int | None = None, options: dict[str, Any] | None = None) -> Encoding:
    """The encoding of a game for a number of players and some options; tables with the same settings share it."""
    found = parlor.game(game)
    chosen = checked_options(found, options)
    return _made(found.id, checked_players(found, players), tuple(chosen.items()))
