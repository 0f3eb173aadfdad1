"""Rumme Baseball: the batter leads to every trick, and a card of the field pack tells what its taker has made of it."""

from parlor.core.bounds import Bounds
from parlor.core.contest import Contest
from parlor.core.finding import Like, Short
from parlor.core.game import Game, Options, number_option
from parlor.core.moves import Move
from parlor.library.known import WHIST
from parlor.library.rumme_1914 import BOOK
from parlor.library.rumme_1914.rumme_baseball.aim import aim
from parlor.library.rumme_1914.rumme_baseball.casual import Fielder
from parlor.library.rumme_1914.rumme_baseball.lesson import STAGED
from parlor.library.rumme_1914.rumme_baseball.rules import rules
from parlor.packs.rumme import RUMME


def bounds(players: int, options: Options) -> Bounds:
    """A run for each of the 45 tricks of five packs, at most (R7). At most 25 innings of two hands.

    The Crowns are the field, and nobody holds them.
    """
    return Bounds(0, 45, 2 * 45, hands=50, never=crown)


def crown(move: Move) -> bool:
    """Whether a Crown is played."""
    return move.cards[0].startswith("C")


GAME = Game(
    id="rumme-baseball",
    title="Rumme Baseball",
    book=BOOK,
    number=11,
    page="rumme-b",
    pack=RUMME,
    players=[2],
    usual=2,
    options=[number_option("innings", "regular innings", 9, 1, 9)],
    summary="Nine innings, two hands each: tricks decide what the cards of the field pack do.",
    like=[
        Like(
            WHIST, "For two: follow suit, the high card or a trump wins; the card turned up tells what the trick is worth on the diamond."
        ),
    ],
    short=Short({"innings": 4}, "four innings", 100),
    picture=["H13", "U11", "C1"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=Fielder(RUMME, 3.0),
    kind="tricks",
    board="diamond",
    moves=240,
    staged=STAGED,
    # The sides bat in turn, so a deal is an inning.
    contest=Contest(hands=2),
)
