"""The Despised Nines: take what you like, but not the nines."""

from parlor.core.game import Game, number_option
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.despised_nines.rules import rules
from parlor.packs.rummy import RUMMY
from parlor.players.trick_policy import Weigh, by_number

GAME = Game(
    id="despised-nines",
    title="The Despised Nines",
    book=BOOK,
    number=11,
    page="rummy",
    pack=RUMMY,
    players=list(range(2, 9)),
    usual=4,
    options=[number_option("hands", "hands that make the game; 0: each player deals once", 0, 0, 20)],
    summary="Thirty-two cards, and four of them nobody wants: each nine taken costs four.",
    rules=rules,
    casual=Weigh(RUMMY, 0.0, by_number(RUMMY, {9: -4})),
    kind="tricks",
    moves=130,
)
