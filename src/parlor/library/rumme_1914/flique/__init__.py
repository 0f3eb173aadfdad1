"""Flique: use the card that you draw at once or throw it away, until eleven cards lie before you."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like
from parlor.core.game import Game, Options, word_option
from parlor.core.moves import Move
from parlor.library.known import CONQUIAN, GIN
from parlor.library.rumme_1914 import BOOK
from parlor.library.rumme_1914.flique.aim import aim
from parlor.library.rumme_1914.flique.casual import FliquePolicy
from parlor.library.rumme_1914.flique.lesson import STAGED
from parlor.library.rumme_1914.flique.rules import rules
from parlor.packs.rumme import RUMME


def bounds(players: int, options: Options) -> Bounds:
    """One point for going out. Twenty turns draw from the stock; every other one lays a card, and nobody lays more than eleven (R7)."""
    return Bounds(0, 1, 3 * (20 + 21) + 1, never=eleventh)


def eleventh(move: Move) -> bool:
    """Whether a card is added to an eleventh combination: five of two cards empty a hand."""
    return move.verb == "add" and move.target == "11"


GAME = Game(
    id="flique",
    title="Flique",
    book=BOOK,
    number=12,
    page="rumme-b",
    pack=RUMME,
    players=[2],
    usual=2,
    options=[word_option("sets", "whether cards of one number are a combination too", ["no", "yes"])],
    summary="Use the card that you draw at once or throw it away, until eleven cards lie before you.",
    like=[
        Like(CONQUIAN, "Use the card you draw at once or throw it away; eleven cards on the table win."),
        Like(GIN, "Two players and runs of one suit; here they lie open, and eleven cards win."),
    ],
    picture=["U4", "U5", "U6"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=FliquePolicy(),
    kind="rummy",
    moves=41,
    staged=STAGED,
)
