"""Mobilization: call for the cards of your countries until their sets are complete."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like, Short
from parlor.core.game import Game, Options, number_option, word_option
from parlor.library.known import GO_FISH
from parlor.library.patriot import BOOK
from parlor.library.patriot.mobilization.aim import aim
from parlor.library.patriot.mobilization.lesson import STAGED
from parlor.library.patriot.mobilization.rules import rules
from parlor.packs.patriot import PATRIOT
from parlor.players.asking_policy import AskPolicy


def bounds(players: int, options: Options) -> Bounds:
    """Both sets of four countries, a hundred each. A thousand calls (R6)."""
    return Bounds(0, 4 * 100, 1000)


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
    like=[
        Like(GO_FISH, "Call on the others for the cards you need; a set is the six cards of a country."),
    ],
    short=Short({"target": 100}, "to 100 points", 140),
    picture=["F1", "F2", "F3", "F4", "F5", "F6"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=AskPolicy(),
    kind="asking",
    moves=690,
    staged=STAGED,
)
