"""The shelf: all games in order, book by book."""

from typing import Final

from parlor.core.game import Game
from parlor.games.rumme_1914 import quenette

GAMES: Final[list[Game]] = [
    quenette.GAME,
]
BY_ID: Final = {game.id: game for game in GAMES}


def find(id: object) -> Game:
    """The game of an id."""
    game = BY_ID.get(id) if isinstance(id, str) else None
    if game is None:
        raise ValueError(f"there is no game {id!r}: the games are {', '.join(BY_ID)}")
    return game
