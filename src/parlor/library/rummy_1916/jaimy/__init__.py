"""Jaimy: three tricks count three, all five count seven; after the first three one may stop or go on."""

from parlor.core.game import Game, number_option, word_option
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.jaimy.casual import Claimer
from parlor.library.rummy_1916.jaimy.rules import rules
from parlor.packs.rummy import RUMMY

GAME = Game(
    id="jaimy",
    title="Jaimy",
    book=BOOK,
    number=5,
    page="rummy",
    pack=RUMMY,
    players=list(range(2, 9)),
    usual=4,
    options=[
        number_option("target", "points that win the game", 21, 1, 500),
        word_option(
            "partners",
            "who plays together: nobody, pairs (four or six players) or threes (six)",
            ["no", "pairs", "threes"],
        ),
    ],
    summary="Three tricks count three, all five count seven: stop in time, or go on for all.",
    rules=rules,
    casual=Claimer(RUMMY, 10.0),
    kind="tricks",
    moves=930,
)
