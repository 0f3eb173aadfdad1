"""Foozle: bid for tricks; the first card led shows the trump."""

from parlor.core.game import Game, number_option
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.foozle.casual import FirstLeadBidder
from parlor.library.rummy_1916.foozle.rules import rules
from parlor.packs.rummy import RUMMY

GAME = Game(
    id="foozle",
    title="Foozle",
    book=BOOK,
    number=4,
    page="rummy",
    pack=RUMMY,
    players=list(range(2, 9)),
    usual=4,
    options=[number_option("target", "points that end the game", 50, 1, 500)],
    summary="Bid for tricks alone against all; your first card makes trumps.",
    rules=rules,
    casual=FirstLeadBidder(RUMMY, 10.0),
    kind="tricks",
    moves=330,
)
