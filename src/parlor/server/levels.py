"""The levels of computer players that the house offers."""

from typing import get_args

import parlor
from parlor.server import http_messages as http


def levels_of(game: parlor.Game) -> list[http.Level]:
    """The levels of computer players that a game offers, the weakest first, then the strengths."""
    return [level for level in get_args(http.Level) if level in (*game.levels, *parlor.strengths(game.id))]
