"""Turkette: keep out of every second trick, and do not take the highest card of the suit turned up."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like, Short
from parlor.core.game import Game, Options, number_option
from parlor.library.known import BARBU, HEARTS
from parlor.library.rumme_1914 import BOOK
from parlor.library.rumme_1914.turkette.aim import aim
from parlor.library.rumme_1914.turkette.casual import EverySecond
from parlor.library.rumme_1914.turkette.lesson import STAGED
from parlor.library.rumme_1914.turkette.rules import rules
from parlor.packs.rumme import RUMME


def bounds(players: int, options: Options) -> Bounds:
    """Three tricks that count, and the Turkette card: always eight points. Six tricks."""
    return Bounds(0, 8, 6 * players, total=8)


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
    like=[
        Like(BARBU, "Certain tricks cost a point, and one card costs five."),
        Like(HEARTS, "Keep out of trouble: points are bad, and there is one card that nobody wants."),
    ],
    short=Short({"hands": 4}, "four hands", 96),
    picture=["S13", "S2", "H1"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=EverySecond(RUMME, -1.0),
    kind="tricks",
    moves=170,
    staged=STAGED,
)
