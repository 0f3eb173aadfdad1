"""Double Rumme: Rumme with two packs and two Rumme cards, for five to eight players."""

from parlor.core.bounds import Bounds, highest
from parlor.core.finding import Like, Short
from parlor.core.game import Game, Options, number_option
from parlor.library.known import ORDINARY_RUMMY, RUMMIKUB
from parlor.library.rumme_1914 import BOOK
from parlor.library.rumme_1914.double_rumme.aim import aim
from parlor.library.rumme_1914.double_rumme.lesson import STAGED
from parlor.library.rumme_1914.double_rumme.rules import MELDS, VALUES, rules
from parlor.packs.rumme import RUMME
from parlor.players.meld_policy import MeldPolicy


def bounds(players: int, options: Options) -> Bounds:
    """The highest cards that all others can hold: nobody holds more than he was dealt once his turn is over.

    Each draw from the stock can be followed by 6 draws from the discard pile for each player (R10); a turn is a draw and a discard; and
    nobody lays more cards than he was dealt, and one.
    """
    dealt = 10
    values = [15 if card.code == "RU" else card.number for card in RUMME.kinds] * 2
    stock = len(values) - players * dealt - 1
    turns = stock * (6 * players + 1) + 6 * players
    return Bounds(0, highest(values, dealt * (players - 1)), 2 * turns + players * (dealt + 1))


GAME = Game(
    id="double-rumme",
    title="Double Rumme",
    book=BOOK,
    number=2,
    page="rumme-a",
    pack=RUMME,
    players=[5, 6, 7, 8],
    usual=5,
    options=[number_option("hands", "hands that make the game", 5, 1, 20)],
    summary="Rumme with two packs and two Rumme cards, for five to eight players.",
    like=[
        Like(ORDINARY_RUMMY, "Rummy with two packs and two wild cards, for five to eight players."),
        Like(RUMMIKUB, "Every card is there twice, and you may add to anybody's run or set."),
    ],
    short=Short({"hands": 1}, "one hand", 84),
    picture=["RU", "H6", "H6"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=MeldPolicy(MELDS, VALUES, 2),
    kind="rummy",
    moves=390,
    staged=STAGED,
)
