"""Goop: all pass a card at the same time, and a race of folding hands picks the Goop."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like, Short
from parlor.core.game import Change, Game, Options, number_option, word_option
from parlor.library.known import OLD_MAID, SPOONS
from parlor.library.rumme_1914 import BOOK
from parlor.library.rumme_1914.goop.aim import aim
from parlor.library.rumme_1914.goop.casual import BookPolicy
from parlor.library.rumme_1914.goop.lesson import STAGED
from parlor.library.rumme_1914.goop.rules import rules
from parlor.packs.rumme import RUMME


def bounds(players: int, options: Options) -> Bounds:
    """A book for every four cards of the largest hand, the fives and the tens among them: hands never grow (R4).

    At most 13 layings-down, before each at most 40 exchanges (R11), a round broken off and a race.
    """
    books = -(-52 // players) // 4
    return Bounds(0, books + (15 if books > 1 else 10), 14 * 41 * players)


GAME = Game(
    id="goop",
    title="Goop",
    book=BOOK,
    number=5,
    page="rumme-a",
    pack=RUMME,
    players=list(range(3, 9)),
    usual=4,
    options=[
        number_option("hands", "hands that make the game", 5, 1, 20),
        word_option("end", "a hand ends when a player has fewer than four cards left, or when all have", ["out", "all"]),
    ],
    changes=[Change(2, "R5", "a hand ends as soon as a player has fewer than four cards left", {"end": "all"})],
    summary="Pass cards to the left until you have four of a number; then fold, and do not be the last.",
    like=[
        Like(SPOONS, "Pass cards to the left until you have four of a kind, and do not be the last to notice."),
        Like(OLD_MAID, "Cards go from neighbor to neighbor, and nobody wants to end up as the Goop."),
    ],
    short=Short({"hands": 2}, "two hands", 150),
    picture=["H7", "U7", "C7", "S7"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=BookPolicy(),
    sort="number",
    limits=["goop-limit"],
    kind="passing",
    board="race",
    moves=420,
    staged=STAGED,
)
