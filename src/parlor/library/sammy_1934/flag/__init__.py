"""Flag: a patience of fourteen flags, four equal cards each, from the ones up to the Uncle Sams."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like
from parlor.core.game import Game, Options
from parlor.library.known import SOLITAIRE
from parlor.library.sammy_1934 import BOOK
from parlor.library.sammy_1934.flag.aim import aim
from parlor.library.sammy_1934.flag.lesson import STAGED
from parlor.library.sammy_1934.flag.rules import rules
from parlor.library.sammy_1934.flag.solver import FlagSolver
from parlor.packs.sammy import SAMMY
from parlor.players.guessed_solver import SolvedRuns


def bounds(players: int, options: Options) -> Bounds:
    """Fourteen flags. Each of 56 cards is placed once, 46 leave the waste once, 14 runs join another, and 6 moves uncover a card.

    Between two such moves the 46 cards, two at a time, are gone through eleven times at most (R7).
    """
    return Bounds(0, 14, (56 + 46 + 20) + (56 + 46 + 20 + 1) * 11 * 23)


GAME = Game(
    id="flag",
    title="Flag",
    book=BOOK,
    number=4,
    page="sammy",
    pack=SAMMY,
    players=[1],
    usual=1,
    options=[],
    summary="A patience: build fourteen flags of four equal cards, from the ones up to the Uncle Sams.",
    like=[
        Like(SOLITAIRE, "Stacks that go down, a stock to turn, and everything goes up to the flag, four of a rank at a time."),
    ],
    picture=["NY", "WI", "AR", "RI"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=SolvedRuns(FlagSolver()),
    kind="patience",
    board="map-aside",
    moves=140,
    staged=STAGED,
)
