"""Sachem: catch the first and the last trump, the nine of trumps, and the sevens and eights."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like, Short
from parlor.core.game import Game, Options, number_option
from parlor.library.known import PITCH
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.sachem.aim import aim
from parlor.library.rummy_1916.sachem.lesson import STAGED
from parlor.library.rummy_1916.sachem.rules import rules
from parlor.packs.rummy import RUMMY
from parlor.players.trick_policy import Weigh, by_number


def bounds(players: int, options: Options) -> Bounds:
    """First and last trump, the nine of trumps, Sachem. Six tricks."""
    return Bounds(0, 3 + 3 + 9 + 7, 6 * players)


GAME = Game(
    id="sachem",
    title="Sachem",
    book=BOOK,
    number=8,
    page="rummy",
    pack=RUMMY,
    players=list(range(2, 9)),
    usual=4,
    options=[number_option("target", "points that end the game", 50, 1, 500)],
    summary="Catch the first and the last trump, the nine of trumps, and the most sevens and eights.",
    like=[
        Like(PITCH, "High, low and a big trump in the middle: what counts is catching certain cards."),
    ],
    short=Short({"target": 25}, "to 25 points", 100),
    picture=["L9", "L1", "K7"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=Weigh(RUMMY, 1.0, by_number(RUMMY, {7: 3, 8: 3}), by_number(RUMMY, {9: 9})),
    kind="tricks",
    moves=220,
    staged=STAGED,
)
