"""Strengths from 1 to 9: between casual and expert, in steps of about the same size.

A player of some strength attends to only a part of its decisions: these it thinks through like an expert, the others it makes like a casual
player, and the weakest now and then slips. How large the parts are was measured, so that every step up wins about as many more points a
hand as the one before (docs/players.md, tools/strength.py); where a game needs other steps, its declaration has them.
"""

from typing import Final

from parlor.core.game import Game

LEAST: Final = 1
MOST: Final = 9
STRENGTHS: Final = tuple([f"strength-{number}" for number in range(LEAST, MOST + 1)])
# What is gained grows with the part to the power of 0.90 (0.80 to 1.00), by 23 games together; none of them refutes it.
EVEN: Final = (-40, 0, 115, 249, 390, 537, 688, 843, 1000)


def steps_of(game: Game) -> tuple[int, ...]:
    """In a thousand decisions, from strength 1 to 9: how many are thought through, or with a minus how many are slips."""
    if game.strengths is not None:
        return game.strengths
    return () if game.outside else EVEN


def strengths_of(game: Game) -> tuple[str, ...]:
    """The strengths that a game offers: all of them where expert is clearly better than casual, otherwise none."""
    return STRENGTHS if steps_of(game) else ()


def is_strength(level: str) -> bool:
    """Whether a level is one of the strengths."""
    return level in STRENGTHS


def attention(game: Game, level: str) -> int:
    """Of a thousand decisions, how many a player of a strength thinks through; with a minus, in how many it slips."""
    return (steps_of(game) or EVEN)[STRENGTHS.index(level)]
