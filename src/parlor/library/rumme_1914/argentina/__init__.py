"""Argentina: catch the trumps that count, the ten above all, and more cards than anybody else."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like, Short
from parlor.core.game import Game, Options, number_option
from parlor.library.known import CATCH_THE_TEN, PITCH
from parlor.library.rumme_1914 import BOOK
from parlor.library.rumme_1914.argentina.aim import aim
from parlor.library.rumme_1914.argentina.lesson import STAGED
from parlor.library.rumme_1914.argentina.rules import COUNTING, one_high, rules
from parlor.packs.rumme import RUMME
from parlor.players.trick_policy import Weigh, by_number


def bounds(players: int, options: Options) -> Bounds:
    """Trumps count 20, and whoever takes all cards scores those that were dealt to the others."""
    dealt = 36 // players
    return Bounds(0, 20 + dealt * (players - 1), dealt * players)


GAME = Game(
    id="argentina",
    title="Argentina",
    book=BOOK,
    number=6,
    page="rumme-a",
    pack=RUMME,
    players=[2, 3, 4, 5, 6, 7],
    usual=2,
    options=[number_option("target", "points that end the game", 72, 1, 500)],
    summary="Catch the trumps that count, the ten above all, and more cards than anybody else.",
    like=[
        Like(CATCH_THE_TEN, "The ten of trumps is worth the most, and cards over your share count too."),
        Like(PITCH, "What counts is certain trumps in your tricks, not the tricks themselves."),
    ],
    short=Short({"target": 30}, "to 30 points", 110),
    picture=["C10", "C1", "C13"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=Weigh(RUMME, 2.0, in_trump=by_number(RUMME, dict(COUNTING)), power=one_high()),
    kind="tricks",
    moves=230,
    staged=STAGED,
)
