"""Puts the games on the shelf if the package is not installed."""

from parlor_classics import GAMES

import parlor

for game in GAMES:
    if game.id not in parlor.games():
        parlor.register(game)
