"""Who plays together: the sides of a table before the deal, and which games have partnerships at all."""

from functools import cache

import parlor
from parlor.core.game import Options


def sides_of(game: parlor.Game, players: int, options: Options) -> list[int]:
    """The side of every seat; empty if everyone plays alone."""
    chosen: Options = {**{option.name: option.default for option in game.options.values()}, **options}
    side = [int(side) for side in getattr(game.rules(players, chosen), "side", ())]
    return side if len(set(side)) < len(side) else []


@cache
def plays_in_partnerships(id: str) -> bool:
    """Whether a game has partners for any number of players and any value of a single option."""
    game = parlor.game(id)
    usual: Options = {option.name: option.default for option in game.options.values()}
    few = [option for option in game.options.values() if len(option.values) <= 8]
    choices = [usual, *[{**usual, option.name: value} for option in few for value in option.values]]
    return any(has_sides(game, players, options) for players in game.players if players > 1 for options in choices)


def has_sides(game: parlor.Game, players: int, options: Options) -> bool:
    """Whether a table has partners; a choice that does not suit its number of players has none."""
    try:
        return bool(sides_of(game, players, options))
    except ValueError:
        return False
