"""Ups and Downs: build up and down from the sevens; the first without cards wins."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like
from parlor.core.game import Game, Options, word_option
from parlor.library.known import DOMINOES, SEVENS
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.ups_and_downs.aim import aim
from parlor.library.rummy_1916.ups_and_downs.casual import RowPolicy
from parlor.library.rummy_1916.ups_and_downs.lesson import STAGED
from parlor.library.rummy_1916.ups_and_downs.rules import rules
from parlor.packs.rummy import RUMMY


def bounds(players: int, options: Options) -> Bounds:
    """One point for the winner. Somebody can always play, so a card is followed by a round of passes at most."""
    return Bounds(0, 1, 52 * players, total=1)


GAME = Game(
    id="ups-and-downs",
    title="Ups and Downs",
    book=BOOK,
    number=12,
    page="rummy",
    pack=RUMMY,
    players=list(range(2, 9)),
    usual=4,
    options=[word_option("sevens", "when a further seven may be played: only by who cannot build, or at any turn", ["last", "free"])],
    summary="Build up and down from the sevens, suit by suit; the first without cards wins.",
    like=[
        Like(SEVENS, "Build up and down from the sevens, suit by suit; the first without cards wins."),
        Like(DOMINOES, "Put a card where it fits at an end of a row, or pass."),
    ],
    picture=["R6", "R7", "R8"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=RowPolicy(),
    kind="laying",
    moves=62,
    staged=STAGED,
    # Expert is not clearly better than casual, so there is nothing to divide into steps.
    strengths=(),
)
