"""Sham Battle: bid on combinations and cards taken, and play for them under the Country in Power."""

from parlor.core.finding import Like, Short
from parlor.core.game import Game, word_option
from parlor.library.known import PINOCHLE
from parlor.library.patriot import BOOK
from parlor.library.patriot.laws import target_option
from parlor.library.patriot.sham_battle.aim import aim
from parlor.library.patriot.sham_battle.casual import BattleBidder
from parlor.library.patriot.sham_battle.lesson import STAGED
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
    like=[
        Like(PINOCHLE, "Bid, name trumps, lay your combinations, and take the cards that count; every card is there twice."),
    ],
    short=Short({"target": 500}, "to 500 points", 140),
    picture=["B6", "B5", "B4"],
    rules=rules,
    aim=aim,
    casual=BattleBidder(PATRIOT, 1.0, COUNTING),
    kind="tricks",
    moves=300,
    staged=STAGED,
)
