"""Turkette: keep out of every second trick, and do not take the highest card of the suit turned up."""

from parlor.core.game import Game, number_option
from parlor.library.rumme_1914 import BOOK
from parlor.library.rumme_1914.turkette.casual import EverySecond
from parlor.library.rumme_1914.turkette.rules import rules
from parlor.packs.rumme import RUMME

GAME = Game(
    id="turkette",
    title="Turkette",
    book=BOOK,
    number=3,
    page="rumme-a",
    pack=RUMME,
    players=list(range(2, 9)),
    usual=4,
    options=[number_option("hands", "hands that make the game", 7, 1, 20)],
    summary="Keep out of every second trick, and do not take the highest card of the suit turned up.",
    rules=rules,
    casual=EverySecond(RUMME, -1.0),
    kind="tricks",
    moves=170,
)
