"""Quatro: ask one another for cards, and lay down the fours."""

from parlor.core.game import Game
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.quatro.rules import rules
from parlor.packs.rummy import RUMMY
from parlor.players.asking_policy import AskPolicy

GAME = Game(
    id="quatro",
    title="Quatro",
    book=BOOK,
    number=9,
    page="rummy",
    pack=RUMMY,
    players=list(range(3, 9)),
    usual=4,
    options=[],
    summary="Ask one another for cards, and lay down the fours.",
    rules=rules,
    casual=AskPolicy(),
    kind="asking",
    moves=51,
)
