"""Grafto: bid on taking four tricks of seven; the five of trumps must be grafted away, and only the dealer may get it back."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like, Short
from parlor.core.game import Change, Game, Options, number_option, word_option
from parlor.library.known import EUCHRE
from parlor.library.rumme_1914 import BOOK
from parlor.library.rumme_1914.grafto.aim import aim
from parlor.library.rumme_1914.grafto.casual import GraftBidder
from parlor.library.rumme_1914.grafto.lesson import STAGED
from parlor.library.rumme_1914.grafto.rules import rules
from parlor.packs.rumme import RUMME


def bounds(players: int, options: Options) -> Bounds:
    """A bid of 15 and three tricks over four; with a credit for anyone's 15, a bid of 14 besides (R5).

    A graft, a bid each, seven tricks.
    """
    most = 15 + 3 + (14 if options["credit"] == "any" else 0)
    return Bounds(-15, most, 1 + players + 7 * players, hands=500)


GAME = Game(
    id="grafto",
    title="Grafto",
    book=BOOK,
    number=7,
    page="rumme-b",
    pack=RUMME,
    players=[3, 4, 5, 6, 7],
    usual=4,
    options=[
        number_option("hands", "hands with a bid that make the game", 7, 1, 20),
        word_option(
            "credit", "whose failed bid of 15 goes to the player who takes four tricks: the first bidder's, or anyone's", ["first", "any"]
        ),
    ],
    changes=[Change(2, "R5", "only a 15 of the first bidder is credited to the player who takes four tricks", {"credit": "any"})],
    summary="Bid on taking four tricks of seven, with the five of trumps grafted away.",
    like=[
        Like(EUCHRE, "Bid on taking most of the tricks, with a wild card as the highest trump."),
    ],
    short=Short({"hands": 3}, "three hands", 98),
    picture=["RU", "C5", "C13"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=GraftBidder(RUMME, 10.0),
    kind="tricks",
    moves=230,
    staged=STAGED,
)
