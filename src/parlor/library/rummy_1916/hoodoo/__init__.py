"""Hoodoo: follow suit or pick up all that lies on the table; the first without cards wins."""

from parlor.core.game import Game
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.hoodoo.casual import Shedding
from parlor.library.rummy_1916.hoodoo.rules import rules
from parlor.packs.rummy import RUMMY

GAME = Game(
    id="hoodoo",
    title="Hoodoo",
    book=BOOK,
    number=6,
    page="rummy",
    pack=RUMMY,
    players=list(range(2, 7)),
    usual=4,
    options=[],
    summary="Follow suit, or pick up everything that lies on the table; the first without cards wins.",
    rules=rules,
    casual=Shedding(),
    kind="tricks",
    moves=42,
)
