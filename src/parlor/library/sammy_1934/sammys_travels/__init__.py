"""Sammy's Travels: from state to state across borders, through as many as you can; alone, side by side, or on common roads."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like
from parlor.core.game import Change, Game, Options, word_option
from parlor.library.known import SOLITAIRE, TICKET_TO_RIDE
from parlor.library.sammy_1934 import BOOK
from parlor.library.sammy_1934.sammys_travels.aim import aim
from parlor.library.sammy_1934.sammys_travels.casual import TravelPolicy
from parlor.library.sammy_1934.sammys_travels.lesson import STAGED
from parlor.library.sammy_1934.sammys_travels.rules import rules
from parlor.packs.sammy import SAMMY


def bounds(players: int, options: Options) -> Bounds:
    """All cards of a journey. Between two of its 48 transfers the pack is gone through eleven times at most (R8).

    In a shared journey 46 cards can be transferred, with fewer than 200 turns of a draw and a pass between two of them.
    """
    if players == 2 and options["packs"] == "shared":
        return Bounds(0, 23, 46 + 47 * 200 * 2)
    return Bounds(1, 49, 1 + players * (48 + 49 * 11 * 48))


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
        ),
        word_option("transfer", "a card that borders the end of a journey may wait, or must be transferred", ["may", "must"]),
    ],
    changes=[Change(2, "R3", "an option says whether a card that borders the end of a journey must be transferred", {"transfer": "may"})],
    summary="Travel from state to state across borders, through as many as you can.",
    like=[
        Like(SOLITAIRE, "A patience on the map: turn the stock and travel as far as you can."),
        Like(TICKET_TO_RIDE, "One long trip across the United States, from neighbor to neighbor."),
    ],
    picture=["KS", "CO", "UT"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=TravelPolicy(),
    kind="patience",
    board="map",
    moves=600,
    staged=STAGED,
)
