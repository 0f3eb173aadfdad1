"""Goop: all pass a card at the same time, and a race of folding hands picks the Goop."""

from parlor.core.game import Game, number_option
from parlor.library.rumme_1914 import BOOK
from parlor.library.rumme_1914.goop.casual import BookPolicy
from parlor.library.rumme_1914.goop.rules import rules
from parlor.packs.rumme import RUMME

GAME = Game(
    id="goop",
    title="Goop",
    book=BOOK,
    number=5,
    page="rumme-a",
    pack=RUMME,
    players=list(range(3, 9)),
    usual=4,
    options=[number_option("hands", "hands that make the game", 5, 1, 20)],
    summary="Pass cards to the left until you have four of a number; then fold, and do not be the last.",
    rules=rules,
    casual=BookPolicy(),
    kind="passing",
    board="race",
    moves=830,
)
