"""Mobilization: call for the cards of your countries until their sets are complete."""

from parlor.core.game import Game, number_option, word_option
from parlor.library.patriot import BOOK
from parlor.library.patriot.mobilization.rules import rules
from parlor.packs.patriot import PATRIOT
from parlor.players.asking_policy import AskPolicy

GAME = Game(
    id="mobilization",
    title="Mobilization",
    book=BOOK,
    number=3,
    page="patriot",
    pack=PATRIOT,
    players=list(range(3, 9)),
    usual=4,
    options=[
        number_option("target", "points that end the game", 600, 1, 5000),
        word_option("ask", "call only for cards of a country that you hold, or for any", ["country", "any"]),
    ],
    summary="Call for the cards of your countries until their sets are complete.",
    rules=rules,
    casual=AskPolicy(),
    kind="asking",
    moves=650,
)
