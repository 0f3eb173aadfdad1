"""Sham Battle: bid on combinations and cards taken, and play for them under the Country in Power."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like, Short
from parlor.core.game import Game, Options, word_option
from parlor.library.known import PINOCHLE
from parlor.library.patriot import BOOK
from parlor.library.patriot.combinations import combined
from parlor.library.patriot.laws import target_option
from parlor.library.patriot.sham_battle.aim import aim
from parlor.library.patriot.sham_battle.casual import BattleBidder
from parlor.library.patriot.sham_battle.lesson import STAGED
from parlor.library.patriot.sham_battle.rules import rules
from parlor.packs.patriot import COUNTING, PATRIOT


def bounds(players: int, options: Options) -> Bounds:
    """The cards of the bidder, and his partner, in combinations, and all cards taken; or a bid of 1000 missed.

    Each of 96 bids is followed by a round of passes at most; a combination has two cards or more.
    """
    cards = 16 if players == 3 else 24 if options["partners"] == "yes" else 12
    return Bounds(-1000, 440 + combined(cards), players * (96 + 1) + 1 + cards // 2 + 2 + 48)


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
    bounds=bounds,
    aim=aim,
    casual=BattleBidder(PATRIOT, 1.0, COUNTING),
    kind="tricks",
    moves=280,
    staged=STAGED,
)
