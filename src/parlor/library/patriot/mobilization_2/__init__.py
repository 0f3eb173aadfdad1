"""Mobilization No. 2: a patience in which eight sets rise from Battleship to Flag, one card at a time from the pack."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like
from parlor.core.game import Game, Options, word_option
from parlor.library.known import SOLITAIRE
from parlor.library.patriot import BOOK
from parlor.library.patriot.mobilization_2.aim import aim
from parlor.library.patriot.mobilization_2.lesson import STAGED
from parlor.library.patriot.mobilization_2.rules import rules
from parlor.library.patriot.mobilization_2.solver import MobilizationSolver
from parlor.packs.patriot import PATRIOT
from parlor.players.guessed_solver import SolvedRuns


def bounds(players: int, options: Options) -> Bounds:
    """All 48 cards. Each is mobilized once; 28 are turned and leave the discard once.

    28 groups can join another, and 15 moves uncover a card (R4).
    """
    return Bounds(0, 48, 48 + 28 + 28 + 28 + 15)


GAME = Game(
    id="mobilization-2",
    title="Mobilization No. 2",
    book=BOOK,
    number=4,
    page="patriot",
    pack=PATRIOT,
    players=[1],
    usual=1,
    options=[
        word_option("sets", "whether a country's second set waits for the first to be complete, or both grow together", ["one", "both"])
    ],
    summary="A patience: eight sets rise from Battleship to Flag, once through the pack.",
    like=[
        Like(SOLITAIRE, "Build down in changing colors, move whole runs, and bring every card home, once through the pack."),
    ],
    picture=["A6", "I5", "F4"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=SolvedRuns(MobilizationSolver()),
    kind="patience",
    moves=81,
    staged=STAGED,
)
