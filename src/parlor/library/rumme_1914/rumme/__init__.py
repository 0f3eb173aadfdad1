"""Rumme: lay Sequences and Triplets, and the Rumme card for any card that you name."""

from parlor.core.bounds import Bounds, highest
from parlor.core.finding import Like, Short
from parlor.core.game import Game, Options, number_option
from parlor.library.known import GIN, ORDINARY_RUMMY, RUMMIKUB
from parlor.library.rumme_1914 import BOOK
from parlor.library.rumme_1914.rumme.aim import aim
from parlor.library.rumme_1914.rumme.lesson import STAGED
from parlor.library.rumme_1914.rumme.rules import MELDS, VALUES, rules
from parlor.packs.rumme import RUMME
from parlor.players.meld_policy import MeldPolicy


def bounds(players: int, options: Options) -> Bounds:
    """The highest cards that all others can hold: nobody holds more than he was dealt once his turn is over.

    Each draw from the stock can be followed by 6 draws from the discard pile for each player (R10); a turn is a draw and a discard; and
    nobody lays more cards than he was dealt, and one.
    """
    dealt = {2: 10, 3: 7}.get(players, 6)
    values = [15 if card.code == "RU" else card.number for card in RUMME.kinds]
    stock = len(values) - players * dealt - 1
    turns = stock * (6 * players + 1) + 6 * players
    return Bounds(0, highest(values, dealt * (players - 1)), 2 * turns + players * (dealt + 1))


GAME = Game(
    id="rumme",
    title="Rumme",
    book=BOOK,
    number=1,
    page="rumme-a",
    pack=RUMME,
    players=[2, 3, 4, 5, 6],
    usual=2,
    options=[number_option("hands", "hands that make the game", 5, 1, 20)],
    summary="Lay Sequences and Triplets, and the Rumme card for any card that you name.",
    like=[
        Like(ORDINARY_RUMMY, "Runs and sets, with one wild card that stands for any card you name."),
        Like(GIN, "Usually for two: draw, match, discard; but you lay your runs and sets down as you go."),
        Like(RUMMIKUB, "Runs and groups, a wild card, and you may add to anything on the table."),
    ],
    short=Short({"hands": 2}, "two hands", 100),
    picture=["C6", "RU", "C8"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=MeldPolicy(MELDS, VALUES),
    kind="rummy",
    moves=210,
    staged=STAGED,
)
