"""Parlor: thirty-eight forgotten card games, playable again."""

from parlor.core.bits import COMPILED
from parlor.core.game import Game, Option
from parlor.core.moves import Move
from parlor.games.shelf import GAMES, find
from parlor.table.deal import deal
from parlor.table.record import BadRecord, replay
from parlor.table.table import IllegalMove, Table

__all__ = ["BadRecord", "Game", "IllegalMove", "Move", "Option", "Table", "build", "deal", "game", "games", "replay"]

__version__ = "0.1.0"


def games() -> list[str]:
    """The ids of all games, in shelf order."""
    return [each.id for each in GAMES]


def game(id: str) -> Game:
    """A game by its id."""
    return find(id)


def build() -> str:
    """Which build is running: 'compiled' or 'pure'."""
    return "compiled" if COMPILED else "pure"
