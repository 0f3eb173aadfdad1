"""Numero: turn up your top card, and capture the pile when you match the number that started it."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like
from parlor.core.game import Game, Options
from parlor.library.known import WAR
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.numero.aim import aim
from parlor.library.rummy_1916.numero.lesson import STAGED
from parlor.library.rummy_1916.numero.rules import rules
from parlor.packs.rummy import RUMMY


def bounds(players: int, options: Options) -> Bounds:
    """All cards. Two hundred piles, and one unfinished, in which every card is turned once at most (R5)."""
    return Bounds(0, 52, 201 * 52)


GAME = Game(
    id="numero",
    title="Numero",
    book=BOOK,
    number=7,
    page="rummy",
    pack=RUMMY,
    players=list(range(2, 9)),
    usual=4,
    options=[],
    summary="A game without decisions, for children: match the number that started the pile and capture it.",
    like=[
        Like(WAR, "Turn up your top card, match the number and sweep the pile: pure chance."),
    ],
    picture=["L6", "K2", "R6"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    kind="capturing",
    moves=130,
    staged=STAGED,
    # Expert is not clearly better than casual, so there is nothing to divide into steps.
    strengths=(),
)
