"""Rumme: lay Sequences and Triplets, and the Rumme card for any card that you name."""

from parlor.core.game import Game, number_option
from parlor.library.rumme_1914 import BOOK
from parlor.library.rumme_1914.rumme.rules import MELDS, VALUES, rules
from parlor.packs.rumme import RUMME
from parlor.players.meld_policy import MeldPolicy

GAME = Game(
    id="rumme",
    title="Rumme",
    book=BOOK,
    number=1,
    page="rumme-a",
    pack=RUMME,
    players=[2, 3, 4, 5, 6],
    usual=2,
    options=[number_option("hands", "hands that make the game", 5, 1, 20)],
    summary="Lay Sequences and Triplets, and the Rumme card for any card that you name.",
    rules=rules,
    casual=MeldPolicy(MELDS, VALUES),
    kind="rummy",
    moves=210,
)
