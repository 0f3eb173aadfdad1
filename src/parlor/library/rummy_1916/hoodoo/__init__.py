"""Hoodoo: follow suit or pick up all that lies on the table; the first without cards wins."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like
from parlor.core.game import Game, Options
from parlor.library.known import ROLLING_STONE, UNO
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.hoodoo.aim import aim
from parlor.library.rummy_1916.hoodoo.casual import Shedding
from parlor.library.rummy_1916.hoodoo.lesson import STAGED
from parlor.library.rummy_1916.hoodoo.rules import rules
from parlor.packs.rummy import RUMMY


def bounds(players: int, options: Options) -> Bounds:
    """One point for the winner. Between two of 200 hoodoos every card is played once at most."""
    return Bounds(0, 1, 201 * 8 * players)


GAME = Game(
    id="hoodoo",
    title="Hoodoo",
    book=BOOK,
    number=6,
    page="rummy",
    pack=RUMMY,
    players=list(range(2, 7)),
    usual=4,
    options=[],
    summary="Follow suit, or pick up everything that lies on the table; the first without cards wins.",
    like=[
        Like(ROLLING_STONE, "Follow suit or pick everything up; the first without cards wins."),
        Like(UNO, "Match what was played or pick up, and be the first to be rid of your cards."),
    ],
    picture=["B3", "B8", "R11"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=Shedding(),
    limits=["hoodoo-fewest"],
    kind="tricks",
    moves=130,
    staged=STAGED,
)
