"""Strengths from 1 to 9: between casual and expert, in steps of about the same size.

A player of some strength attends to only a part of its decisions: these it thinks through like an expert, the others it makes like a casual
player, and the weakest now and then slips. How large each part is was measured game by game, so that every step up wins about as many more
points a hand as the one before (docs/players.md, tools/strength.py).
"""

from typing import Final

from parlor.core.game import Game

LEAST: Final = 1
MOST: Final = 9
STRENGTHS: Final = tuple([f"strength-{number}" for number in range(LEAST, MOST + 1)])
# In a thousand decisions, from strength 1 to 9: how many are thought through, or with a minus how many are slips.
Steps = tuple[int, int, int, int, int, int, int, int, int]
# Where a game was not measured: what is gained grows with the part to the power of 0.8, as in most games that were.
EVEN: Final[Steps] = (-50, 0, 88, 209, 347, 497, 657, 825, 1000)
# With 300 trials a move, for the smallest number of players; points a hand against casual players
# with a tenth of slips, and with a quarter, half and all of the decisions thought through, each with its standard error.
MEASURED: Final[dict[str, Steps]] = {
    # 50 deals: +0.1 ± 0.4, +3.1 ± 0.4, +4.8 ± 0.4, +8.7 ± 0.3.
    "quenette": (-150, 0, 88, 209, 347, 497, 657, 825, 1000),
    # 439 deals: -0.11 ± 0.02, +0.05 ± 0.02, +0.07 ± 0.02, +0.11 ± 0.03.
    "flique": (-14, 0, 39, 124, 244, 393, 571, 773, 1000),
    # 45 deals: -2.7 ± 1.9, +2.8 ± 2.2, +9.2 ± 2.5, +13.4 ± 3.6.
    "liberty-bond": (-72, 0, 101, 229, 369, 518, 673, 834, 1000),
    # 22 deals: -0.2 ± 0.2, +0.3 ± 0.3, +1.0 ± 0.3, +1.9 ± 0.2.
    "reno": (-150, 0, 171, 320, 463, 601, 736, 869, 1000),
    # 262 deals: -0.06 ± 0.02, +0.03 ± 0.01, +0.07 ± 0.02, +0.11 ± 0.02.
    "coronado": (-26, 0, 88, 209, 347, 497, 657, 825, 1000),
    # 207 deals: -1.2 ± 0.2, +4.2 ± 0.3, +6.6 ± 0.3, +10.9 ± 0.3.
    "despised-nines": (-133, 0, 62, 167, 298, 450, 618, 802, 1000),
    # 810 deals: -0.11 ± 0.03, +0.10 ± 0.03, +0.21 ± 0.04, +0.47 ± 0.05.
    "moosehead": (-59, 0, 184, 336, 479, 615, 746, 875, 1000),
}
# Expert is not clearly better than casual in these games, so there is nothing to divide into steps.
FLAT: Final = ("ups-and-downs", "numero")


def strengths_of(game: Game) -> tuple[str, ...]:
    """The strengths that a game offers: all of them where expert is clearly better than casual, otherwise none."""
    return () if game.id in FLAT or game.outside else STRENGTHS


def is_strength(level: str) -> bool:
    """Whether a level is one of the strengths."""
    return level in STRENGTHS


def attention(game: Game, level: str) -> int:
    """Of a thousand decisions, how many a player of a strength thinks through; with a minus, in how many it slips."""
    return MEASURED.get(game.id, EVEN)[STRENGTHS.index(level)]
