"""Moosehead: build a count to 30 for the fifteens, twenties, twenty-fives and thirties on the way."""

from parlor.core.game import Game, number_option
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.moosehead.casual import CountPolicy
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
    rules=rules,
    casual=CountPolicy(),
    kind="laying",
    moves=200,
)
