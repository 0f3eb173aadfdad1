"""The files of a leaflet: its words in a language, and the positions that it shows."""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import parlor
from parlor.words.say import ENGLISH


class BadLeaflet(ValueError):
    """A leaflet that cannot be set; the message names the game and what is wrong."""


@dataclass(frozen=True)
class Position:
    """A position of a game: how it was dealt, and what was played since."""

    seed: int = 1
    players: int | None = None
    dealer: int | None = None
    options: dict[str, int | str] = field(default_factory=dict)
    deck: list[str] | None = None
    moves: tuple[str, ...] = ()
    # Who looks at the table.
    seat: int = 0

    def table(self, game: parlor.Game) -> parlor.Table:
        """The table in this position."""
        table = parlor.deal(game.id, self.players, seed=self.seed, dealer=self.dealer, options=self.options, deck=self.deck)
        for move in self.moves:
            table.play(*read_move(move))
        return table


def read_move(text: str) -> tuple[str, int | None]:
    """A move, and the seat that makes it where several may: `2: pass`."""
    seat, colon, move = text.partition(": ")
    return (move, int(seat)) if colon and seat.isdigit() else (text, None)


@dataclass(frozen=True)
class Source:
    """What the files of a leaflet hold."""

    game: parlor.Game
    language: str
    words: str
    figures: dict[str, Any]
    # What a table agreed otherwise than usual.
    options: dict[str, int | str] = field(default_factory=dict)

    def position(self, name: str) -> Position:
        """The position of a figure."""
        if name not in self.figures:
            raise BadLeaflet(f"the leaflet of {self.game.id} shows {name!r}, and leaflet.toml has no such table")
        return position(self.figures[name])


def position(given: dict[str, Any]) -> Position:
    """A position as leaflet.toml describes it."""
    known = {key: value for key, value in given.items() if key in Position.__dataclass_fields__}
    return Position(**{**known, "moves": tuple(given.get("moves", ()))})


def folder_of(game: parlor.Game) -> Traversable:
    """The folder that a game of ours lives in."""
    return files("parlor.library") / game.book.replace("-", "_") / game.id.replace("-", "_")


@cache
def source_of(id: str, language: str = ENGLISH) -> Source | None:
    """The leaflet of a game in a language, or in English where that is missing; None for a game without one."""
    game = parlor.game(id)
    folder = folder_of(game)
    for spoken in (language, ENGLISH):
        words = folder / f"leaflet.{spoken}.md"
        if words.is_file():
            figures = tomllib.loads((folder / "leaflet.toml").read_text(encoding="utf-8"))
            return Source(game, spoken, words.read_text(encoding="utf-8"), figures)
    return None
