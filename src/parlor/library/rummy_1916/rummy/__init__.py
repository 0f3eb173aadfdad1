"""Rummy: lay sequences and sets, add to all that lies, and be rid of your cards first."""

from parlor.core.finding import Like, Short
from parlor.core.game import Game, number_option
from parlor.library.known import GIN, ORDINARY_RUMMY
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.rummy.aim import aim
from parlor.library.rummy_1916.rummy.lesson import STAGED
from parlor.library.rummy_1916.rummy.rules import MELDS, rules
from parlor.packs.rummy import RUMMY
from parlor.players.meld_policy import MeldPolicy

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
    short=Short({"hands": 2}, "two hands", 88),
    picture=["B4", "B5", "B6"],
    rules=rules,
    aim=aim,
    casual=MeldPolicy(MELDS, RUMMY.number),
    kind="rummy",
    moves=180,
    staged=STAGED,
)
