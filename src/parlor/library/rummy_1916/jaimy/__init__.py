"""Jaimy: three tricks count three, all five count seven; after the first three one may stop or go on."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like, Short
from parlor.core.game import Game, Options, number_option, word_option
from parlor.library.known import EUCHRE, SPOIL_FIVE
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.jaimy.aim import aim
from parlor.library.rummy_1916.jaimy.casual import Claimer
from parlor.library.rummy_1916.jaimy.lesson import STAGED
from parlor.library.rummy_1916.jaimy.rules import rules
from parlor.packs.rummy import RUMMY


def bounds(players: int, options: Options) -> Bounds:
    """Three or seven. Five tricks; a claim comes instead of the last two."""
    return Bounds(0, 7, 5 * players)


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
    like=[
        Like(SPOIL_FIVE, "Three of five tricks win; go on for all five, and one lost trick spoils it."),
        Like(EUCHRE, "Five cards, trumps turned up, three tricks to win and more for all five."),
    ],
    short=Short({"target": 5}, "to 5 points", 93),
    picture=["K13", "K9", "R5"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=Claimer(RUMMY, 10.0),
    kind="tricks",
    moves=750,
    staged=STAGED,
)
