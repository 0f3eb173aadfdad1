"""Foozle: bid for tricks; the first card led shows the trump."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like, Short
from parlor.core.game import Game, Options, number_option
from parlor.library.known import EUCHRE, NAP, OH_HELL
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.foozle.aim import aim
from parlor.library.rummy_1916.foozle.casual import FirstLeadBidder
from parlor.library.rummy_1916.foozle.lesson import STAGED
from parlor.library.rummy_1916.foozle.rules import rules
from parlor.packs.rummy import RUMMY


def bounds(players: int, options: Options) -> Bounds:
    """A bid of five made against all others. A bid each and five tricks."""
    return Bounds(0, 5 * (players - 1), 6 * players)


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
    like=[
        Like(NAP, "Five cards, one bid each; the first card you lead makes trumps, and you play alone against all."),
        Like(EUCHRE, "Five quick tricks, and whoever makes trumps must earn them."),
        Like(OH_HELL, "Say how many tricks you will take; more than that counts nothing."),
    ],
    short=Short({"target": 20}, "to 20 points", 130),
    picture=["R13", "R12", "R4"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=FirstLeadBidder(RUMMY, 10.0),
    kind="tricks",
    moves=330,
    staged=STAGED,
)
