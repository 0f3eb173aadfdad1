"""Moosehead: build a count to 30 for the fifteens, twenties, twenty-fives and thirties on the way."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like, Short
from parlor.core.game import Game, Options, number_option
from parlor.library.known import CRIBBAGE
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.moosehead.aim import aim
from parlor.library.rummy_1916.moosehead.casual import CountPolicy
from parlor.library.rummy_1916.moosehead.lesson import STAGED
from parlor.library.rummy_1916.moosehead.rules import rules
from parlor.packs.rummy import RUMMY


def bounds(players: int, options: Options) -> Bounds:
    """Each of five cards can make 2 and a go; of five cards at most ten combinations make fifteen, for none of them contains another.

    A card is followed by a round of passes at most.
    """
    return Bounds(0, 5 * 3 + 10 * 2, 5 * players * (players + 1))


GAME = Game(
    id="moosehead",
    title="Moosehead",
    book=BOOK,
    number=13,
    page="rummy",
    pack=RUMMY,
    players=list(range(2, 9)),
    usual=4,
    options=[number_option("target", "points that win the game", 50, 1, 500)],
    summary="Build a count to 30, scoring at 15, 20, 25 and 30, then count the fifteens in your hand.",
    like=[
        Like(CRIBBAGE, "Play to a running count, score at 15 and on to 30, and then count the fifteens in your hand."),
    ],
    short=Short({"target": 25}, "to 25 points", 110),
    picture=["R7", "L8", "B5"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=CountPolicy(),
    sort="number",
    kind="laying",
    moves=200,
    staged=STAGED,
)
