"""Rummy: lay sequences and sets, add to all that lies, and be rid of your cards first."""

from parlor.core.game import Game, number_option
from parlor.library.rummy_1916 import BOOK
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
    rules=rules,
    casual=MeldPolicy(MELDS, RUMMY.number),
    kind="rummy",
    moves=180,
)
