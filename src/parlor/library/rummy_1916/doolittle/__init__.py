"""Doolittle: take as little as you can, and late tricks least of all."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like
from parlor.core.game import Game, Option, Options, number_option, whole
from parlor.library.known import BARBU, HEARTS
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.doolittle.aim import aim
from parlor.library.rummy_1916.doolittle.casual import Rising
from parlor.library.rummy_1916.doolittle.lesson import STAGED
from parlor.library.rummy_1916.doolittle.rules import rules
from parlor.packs.rummy import RUMMY


def bounds(players: int, options: Options) -> Bounds:
    """Six tricks count 80, each further one 10, and all are always taken."""
    cards = whole(options, "cards")
    total = 80 + 10 * (cards - 6)
    return Bounds(0, total, cards * players, total=total)


GAME = Game(
    id="doolittle",
    title="Doolittle",
    book=BOOK,
    number=10,
    page="rummy",
    pack=RUMMY,
    players=list(range(2, 9)),
    usual=4,
    options=[
        number_option("hands", "hands that make the game; 0: each player deals once", 0, 0, 20),
        Option("cards", "cards that each player gets", 6, [6, 9, 12]),
    ],
    summary="Every trick costs its taker, and the late ones cost most.",
    like=[
        Like(BARBU, "Every trick costs its taker, and the last ones cost most."),
        Like(HEARTS, "No trumps, follow suit, and stay low; here it is the tricks that hurt."),
    ],
    picture=["K2", "R3", "B1"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=Rising(RUMMY, -1.0),
    kind="tricks",
    moves=96,
    staged=STAGED,
)
