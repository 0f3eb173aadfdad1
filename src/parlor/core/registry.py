"""The shelf: all available games by book, ours and those from other packages."""

import re
from collections.abc import Callable
from typing import Final

from parlor.core.game import Game
from parlor.core.messages import BadArgument, short

GAMES: Final[dict[str, Game]] = {}
_LOADERS: Final[list[Callable[[], None]]] = []
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class BadGame(ValueError):
    """A game that cannot be put on the shelf; the message names it and says what would be right."""


def add_game(game: Game) -> None:
    """Puts a game on the shelf."""
    if not ID.fullmatch(game.id):
        raise BadGame(f"the game {short(game.id)} needs an id of small letters, digits and single dashes, such as 'crazy-eights'")
    there = GAMES.get(game.id)
    if there is not None and there is not game:
        raise BadGame(f"the game {game.id!r} of {game.package} is on the shelf already, from {there.package}: choose another id")
    GAMES[game.id] = game


def on_first_look(load: Callable[[], None]) -> None:
    """Registers a function that loads more games the first time someone looks at the shelf."""
    _LOADERS.append(load)


def _look() -> None:
    while _LOADERS:
        _LOADERS.pop()()


def shelf() -> list[Game]:
    """All games, sorted by the number of their book and their number in it."""
    _look()
    return sorted(GAMES.values(), key=stands)


def stands(game: Game) -> tuple[int, str, int, str]:
    """The position of a game on the shelf."""
    return (game.box.number, game.book, game.number, game.title)


def find(id: object) -> Game:
    """The game with an id."""
    _look()
    game = GAMES.get(id) if isinstance(id, str) else None
    if game is None:
        raise BadArgument("argument-game", {"given": short(id), "games": [each.id for each in shelf()]})
    return game
