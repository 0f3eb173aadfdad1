"""Baffle: play your hand, take the cop hand or resign; who plays and takes too little is baffled. From 20 down to nothing."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like
from parlor.core.game import Game, Options, word_option
from parlor.library.known import LOO
from parlor.library.rumme_1914 import BOOK
from parlor.library.rumme_1914.baffle.aim import aim
from parlor.library.rumme_1914.baffle.casual import Baffled
from parlor.library.rumme_1914.baffle.lesson import STAGED
from parlor.library.rumme_1914.baffle.rules import rules
from parlor.packs.rumme import RUMME


def bounds(players: int, options: Options) -> Bounds:
    """Points are taken off for six tricks, three for the one with the lowest trump; being baffled costs five.

    A declaration each, one exchange, six tricks.
    """
    return Bounds(-8, 5, players + 1 + 6 * players, hands=500)


GAME = Game(
    id="baffle",
    title="Baffle",
    book=BOOK,
    number=8,
    page="rumme-b",
    pack=RUMME,
    players=[2, 3, 4, 5, 6, 7],
    usual=4,
    options=[word_option("lead", "a trump must be led to the later tricks, or a missed lead costs", ["must", "penalty"])],
    summary="Play your hand, take the cop hand or resign; too few tricks and you are baffled.",
    like=[
        Like(LOO, "Stay in, change your whole hand for the spare one, or drop out; in without enough tricks costs you."),
    ],
    picture=["S1", "S5", "S13"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=Baffled(RUMME, 10.0),
    kind="tricks",
    moves=230,
    staged=STAGED,
)
