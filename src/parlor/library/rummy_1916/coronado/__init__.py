"""Coronado: demand new cards or lead at once; three tricks of five win the hand."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like
from parlor.core.game import Game, Options, number_option
from parlor.library.known import ECARTE
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.coronado.aim import aim
from parlor.library.rummy_1916.coronado.casual import Demander
from parlor.library.rummy_1916.coronado.lesson import STAGED
from parlor.library.rummy_1916.coronado.rules import rules
from parlor.packs.rummy import RUMMY


def bounds(players: int, options: Options) -> Bounds:
    """Two points at most. Each of 21 exchanges takes a card from the stock: a demand, an answer and two discards; then five tricks.

    A discard is any of the five cards, or several.
    """
    return Bounds(0, 2, 21 * 4 + 2 + 10, listed=2**5 - 1)


GAME = Game(
    id="coronado",
    title="Coronado",
    book=BOOK,
    number=3,
    page="rummy",
    pack=RUMMY,
    players=[2],
    usual=2,
    options=[number_option("target", "points that win the game", 7, 1, 500)],
    summary="Two players, five cards each: demand new ones or lead at once, and take three tricks.",
    like=[
        Like(ECARTE, "Two players, five cards: ask for new ones or lead at once, and take three tricks."),
    ],
    picture=["L1", "L7", "L13"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=Demander(RUMMY, 10.0),
    kind="tricks",
    moves=110,
    staged=STAGED,
)
