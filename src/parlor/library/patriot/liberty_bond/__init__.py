"""Liberty Bond Game: lay sequences and groups, one a turn, and Liberty Bonds in front of you for ten each."""

from parlor.core.bounds import Bounds, highest
from parlor.core.finding import Like, Short
from parlor.core.game import Game, Options, number_option
from parlor.library.known import ORDINARY_RUMMY
from parlor.library.patriot import BOOK
from parlor.library.patriot.liberty_bond.aim import aim
from parlor.library.patriot.liberty_bond.lesson import STAGED
from parlor.library.patriot.liberty_bond.rules import BONDS, MELDS, rules
from parlor.packs.patriot import COUNTING, PATRIOT
from parlor.players.meld_policy import MeldPolicy


def bounds(players: int, options: Options) -> Bounds:
    """The highest cards that all others can hold, and eight Bonds.

    A hundred turns each of a draw and a discard (R5); nobody lays more cards than he was dealt.
    """
    dealt = {2: 10, 3: 8}.get(players, 6)
    values = [COUNTS[card.number] for card in PATRIOT.kinds] * 2
    return Bounds(0, highest(values, dealt * (players - 1)) + 8 * 10, players * (2 * 100 + dealt))


COUNTS = {6: 15, 5: 10, 4: 10, 3: 10, 2: 5, 1: 5}


GAME = Game(
    id="liberty-bond",
    title="Liberty Bond Game",
    book=BOOK,
    number=1,
    page="patriot",
    pack=PATRIOT,
    players=[2, 3, 4, 5, 6],
    usual=4,
    options=[number_option("target", "points that end the game", 1000, 1, 5000)],
    summary="Lay sequences and groups, one a turn, and Liberty Bonds in front of you for ten each.",
    like=[
        Like(ORDINARY_RUMMY, "Draw, lay runs and groups, discard; here one meld a turn, and a Liberty Bond in front of you is worth ten."),
    ],
    short=Short({"target": 200}, "to 200 points", 130),
    picture=["A5", "B5", "F5"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=MeldPolicy(MELDS, COUNTING, 2, BONDS),
    kind="rummy",
    moves=890,
    staged=STAGED,
)
