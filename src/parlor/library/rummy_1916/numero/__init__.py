"""Numero: turn up your top card, and capture the pile when you match the number that started it."""

from parlor.core.game import Game
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.numero.rules import rules
from parlor.packs.rummy import RUMMY

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
    rules=rules,
    kind="capturing",
    moves=130,
)
