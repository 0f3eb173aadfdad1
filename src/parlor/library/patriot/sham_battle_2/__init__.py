"""Sham Battle No. 2: for two; the taker of a trick lays a combination, and when the stock is gone everybody must follow."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like, Short
from parlor.core.game import Game, Options
from parlor.library.known import PINOCHLE
from parlor.library.patriot import BOOK
from parlor.library.patriot.combinations import combined
from parlor.library.patriot.laws import target_option
from parlor.library.patriot.sham_battle_2.aim import aim
from parlor.library.patriot.sham_battle_2.casual import Duellist
from parlor.library.patriot.sham_battle_2.lesson import STAGED
from parlor.library.patriot.sham_battle_2.rules import rules
from parlor.packs.patriot import COUNTING, PATRIOT


def bounds(players: int, options: Options) -> Bounds:
    """All cards taken, the 24 cards that one can hold in combinations, and two exchanges.

    Each of the first twelve tricks has two cards, a meld and a pass.
    """
    return Bounds(0, 440 + combined(24) + 20, 12 * 4 + 2 + 24)


GAME = Game(
    id="sham-battle-2",
    title="Sham Battle No. 2",
    book=BOOK,
    number=7,
    page="patriot",
    pack=PATRIOT,
    players=[2],
    usual=2,
    options=[target_option(1000, 5000, "points")],
    summary="For two: take a trick, lay a combination, draw; and when the stock is gone play the rest by the strict law.",
    like=[
        Like(PINOCHLE, "Pinochle for two: win a trick, lay a combination, draw; when the stock is gone, follow suit strictly."),
    ],
    short=Short({"target": 500}, "to 500 points", 110),
    picture=["I6", "I1", "A6"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=Duellist(PATRIOT, 1.0, COUNTING),
    kind="tricks",
    moves=200,
    staged=STAGED,
)
