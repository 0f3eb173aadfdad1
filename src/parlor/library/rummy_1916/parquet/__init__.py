"""Parquet: Rummy on one common layout, where any three in line will do."""

from parlor.core.bounds import Bounds, highest
from parlor.core.finding import Like
from parlor.core.game import Game, Options, number_option
from parlor.library.known import ORDINARY_RUMMY, RUMMIKUB
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.parquet.aim import aim
from parlor.library.rummy_1916.parquet.casual import LayoutPolicy
from parlor.library.rummy_1916.parquet.lesson import STAGED
from parlor.library.rummy_1916.parquet.rules import rules
from parlor.library.rummy_1916.rummy.rules import MELDS
from parlor.packs.rummy import RUMMY


def bounds(players: int, options: Options) -> Bounds:
    """Points against: the highest cards that one can hold after a turn.

    Fifty turns each of a draw and a discard (R6); nobody lays more cards than he was dealt, and one.
    Most lines can be laid where all cards are of one suit: from any of them to any other. Two neighbors need a card on the table that
    touches them, and what lies in one place touches three pairs of neighbors. Two players can have laid in two places by then, so two of
    eight pairs are missing.
    """
    dealt = 8 if players == 2 else 6
    lines = (dealt + 1) * dealt // 2 - (2 if players == 2 else 0)
    return Bounds(0, highest([card.number for card in RUMMY.kinds], dealt), players * (2 * 50 + dealt + 1), listed=lines)


GAME = Game(
    id="parquet",
    title="Parquet",
    book=BOOK,
    number=2,
    page="rummy",
    pack=RUMMY,
    players=[2, 3, 4, 5, 6],
    usual=4,
    options=[number_option("hands", "hands that make the game; 0: each player deals once", 0, 0, 20)],
    summary="Rummy on one common layout, where any three in line will do.",
    like=[
        Like(ORDINARY_RUMMY, "Draw, lay, discard, but all on one common layout where any three in line will do."),
        Like(RUMMIKUB, "What lies on the table belongs to everybody, and one card of yours can complete a line."),
    ],
    picture=["R5", "R6", "L6"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=LayoutPolicy(MELDS, RUMMY.number),
    kind="rummy",
    moves=280,
    staged=STAGED,
)
