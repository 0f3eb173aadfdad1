"""Reno: take the 13, the 1 and the 5 of trumps, and most of the cards that count; the stock lies open."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like, Short
from parlor.core.game import Game, Options, number_option, whole
from parlor.library.known import PITCH
from parlor.library.rumme_1914 import BOOK
from parlor.library.rumme_1914.reno.aim import aim
from parlor.library.rumme_1914.reno.lesson import STAGED
from parlor.library.rumme_1914.reno.rules import GAME_COUNTS, GAME_NUMBERS, rules
from parlor.packs.rumme import RUMME
from parlor.players.trick_policy import Weigh, by_number


def bounds(players: int, options: Options) -> Bounds:
    """High, Low, Reno and Game. All cards are played, but for one with three. Every hand gives three points at least (R6)."""
    hands = players * (whole(options, "target") - 1) // 3 + 1
    return Bounds(0, 4, players * (52 // players), hands=hands)


GAME = Game(
    id="reno",
    title="Reno",
    book=BOOK,
    number=10,
    page="rumme-b",
    pack=RUMME,
    players=[2, 3, 4],
    usual=2,
    options=[number_option("target", "points that win the game", 10, 1, 500)],
    summary="Take the 13, the 1 and the 5 of trumps, and most of the cards that count.",
    like=[
        Like(PITCH, "Catch the high trumps that count, and a point goes to whoever takes the most in cards."),
    ],
    short=Short({"target": 5}, "to 5 points", 120),
    picture=["H13", "H5", "H1"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=Weigh(RUMME, 1.0, by_number(RUMME, dict(zip(GAME_NUMBERS, GAME_COUNTS, strict=True))), by_number(RUMME, {13: 40, 1: 40, 5: 40})),
    kind="tricks",
    moves=260,
    staged=STAGED,
)
