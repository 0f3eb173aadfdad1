"""Rummy: lay sequences and sets, add to all that lies, and be rid of your cards first."""

from parlor.core.bounds import Bounds, highest
from parlor.core.finding import Like, Short
from parlor.core.game import Game, Options, number_option
from parlor.library.known import GIN, ORDINARY_RUMMY
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.rummy.aim import aim
from parlor.library.rummy_1916.rummy.lesson import STAGED
from parlor.library.rummy_1916.rummy.rules import MELDS, rules
from parlor.packs.rummy import RUMMY
from parlor.players.meld_policy import MeldPolicy


def bounds(players: int, options: Options) -> Bounds:
    """Points against: the highest cards that one can hold after a turn.

    Fifty turns each of a draw and a discard (R6); nobody lays more cards than he was dealt, and one.
    """
    dealt = 8 if players == 2 else 6
    return Bounds(0, highest([card.number for card in RUMMY.kinds], dealt), players * (2 * 50 + dealt + 1))


GAME = Game(
    id="rummy",
    title="Rummy",
    book=BOOK,
    number=1,
    page="rummy",
    pack=RUMMY,
    players=[2, 3, 4, 5, 6],
    usual=4,
    options=[number_option("hands", "hands that make the game; 0: each player deals once", 0, 0, 20)],
    summary="Lay sequences and sets, add to all that lies, and be rid of your cards first.",
    like=[
        Like(ORDINARY_RUMMY, "The classic: runs and sets, add to anything that lies, be out first."),
        Like(GIN, "Draw, match, discard; here you lay down as you go, and more than two can play."),
    ],
    short=Short({"hands": 2}, "two hands", 96),
    picture=["B4", "B5", "B6"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=MeldPolicy(MELDS, RUMMY.number),
    kind="rummy",
    moves=190,
    staged=STAGED,
)
