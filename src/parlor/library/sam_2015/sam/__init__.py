"""SAM: be rid of your pay-off pile, card by card, onto common piles that rise from Ace to Queen."""

from parlor.core.bounds import Bounds
from parlor.core.contest import Contest
from parlor.core.finding import Like
from parlor.core.game import Game, Option, Options, number_option, whole
from parlor.core.moves import Move
from parlor.library.known import RUSSIAN_BANK, SKIP_BO
from parlor.library.sam_2015 import BOOK
from parlor.library.sam_2015.sam.aim import aim
from parlor.library.sam_2015.sam.casual import PayoffPolicy
from parlor.library.sam_2015.sam.lesson import STAGED
from parlor.library.sam_2015.sam.rules import PACKS, rules
from parlor.packs.standard import STANDARD


def bounds(players: int, options: Options) -> Bounds:
    """One point for the winner. In a thousand turns each, five cards are drawn at most (R3).

    All of them leave the hand once; what lies on the pay-off pile, and one discard a turn, is played once more.
    """
    return Bounds(0, 1, players * (6 * 1000 + whole(options, "payoff")), never=no_place)


def no_place(move: Move) -> bool:
    """Whether a card never fits: an Ace on a pile, or any but an Ace and a King as a new one."""
    if move.verb != "move":
        return move.verb == "pass"
    rank = move.cards[0][:-1]
    return rank not in ("A", "K") if move.target == "new" else rank == "A"


GAME = Game(
    id="sam",
    title="SAM",
    book=BOOK,
    number=1,
    page="sam",
    pack=STANDARD,
    players=[2, 3, 4, 5, 6],
    usual=2,
    options=[
        number_option("payoff", "cards in each pay-off pile", 10, 3, 40),
        Option("packs", "packs shuffled together; auto: as many as players, one more for pay-off piles of more than 15", "auto", PACKS),
    ],
    summary="Be rid of your pay-off pile, card by card, onto common piles that rise from Ace to Queen.",
    like=[
        Like(SKIP_BO, "Be rid of your pay-off pile onto common piles that rise from Ace to Queen, with Kings wild."),
        Like(RUSSIAN_BANK, "A race with patience piles that everybody builds on."),
    ],
    picture=["AS", "2H", "KD"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=PayoffPolicy(),
    sort="number",
    kind="race",
    moves=370,
    staged=STAGED,
    # For two it takes hundreds of turns; with half the pay-off pile it is the same game in half the time.
    contest=Contest(options={"payoff": 5}),
)
