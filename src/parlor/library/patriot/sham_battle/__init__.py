"""Sham Battle: bid on combinations and cards taken, and play for them under the Country in Power."""

from parlor.core.game import Game, word_option
from parlor.library.patriot import BOOK
from parlor.library.patriot.laws import target_option
from parlor.library.patriot.sham_battle.casual import BattleBidder
from parlor.library.patriot.sham_battle.rules import rules
from parlor.packs.patriot import COUNTING, PATRIOT

GAME = Game(
    id="sham-battle",
    title="Sham Battle",
    book=BOOK,
    number=6,
    page="patriot",
    pack=PATRIOT,
    players=[3, 4],
    usual=4,
    options=[
        target_option(1000, 5000, "points"),
        word_option("partners", "whether four play as partners", ["yes", "no"]),
    ],
    summary="Bid on your combinations and the cards you will take, name the Country in Power, and play for it.",
    rules=rules,
    casual=BattleBidder(PATRIOT, 1.0, COUNTING),
    kind="tricks",
    moves=300,
)
