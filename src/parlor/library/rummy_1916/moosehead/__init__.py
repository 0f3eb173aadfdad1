"""Moosehead: build a count to 30 for the fifteens, twenties, twenty-fives and thirties on the way."""

from parlor.core.finding import Like, Short
from parlor.core.game import Game, number_option
from parlor.library.known import CRIBBAGE
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.moosehead.aim import aim
from parlor.library.rummy_1916.moosehead.casual import CountPolicy
from parlor.library.rummy_1916.moosehead.lesson import STAGED
from parlor.library.rummy_1916.moosehead.rules import rules
from parlor.packs.rummy import RUMMY

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
    aim=aim,
    casual=CountPolicy(),
    sort="number",
    kind="laying",
    moves=200,
    staged=STAGED,
    # Measured on 810 deals: docs/players.md.
    strengths=(-59, 0, 184, 336, 479, 615, 746, 875, 1000),
)
