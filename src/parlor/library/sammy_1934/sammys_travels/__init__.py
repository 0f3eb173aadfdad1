"""Sammy's Travels: from state to state across borders, through as many as you can; alone, side by side, or on common roads."""

from parlor.core.game import Game, word_option
from parlor.library.sammy_1934 import BOOK
from parlor.library.sammy_1934.sammys_travels.casual import TravelPolicy
from parlor.library.sammy_1934.sammys_travels.rules import rules
from parlor.packs.sammy import SAMMY

GAME = Game(
    id="sammys-travels",
    title="Sammy's Travels",
    book=BOOK,
    number=5,
    page="sammy",
    pack=SAMMY,
    players=[1, 2],
    usual=1,
    options=[
        word_option(
            "packs", "two players: each with a pack and a journey of his own, or sharing a pack and two journeys", ["separate", "shared"]
        )
    ],
    summary="Travel from state to state across borders, through as many as you can.",
    rules=rules,
    casual=TravelPolicy(),
    kind="patience",
    board="map",
    moves=600,
)
