"""United States: get rid of your cards by joining them to the states on the table, starting from Kansas."""

from typing import Any

from parlor.core.bounds import Bounds, highest
from parlor.core.finding import Like, Short
from parlor.core.game import Change, Game, Options, number_option, word_option
from parlor.core.moves import Move
from parlor.library.known import DOMINOES, SEVENS
from parlor.library.sammy_1934 import BOOK
from parlor.library.sammy_1934.united_states.aim import aim
from parlor.library.sammy_1934.united_states.casual import ChainPolicy
from parlor.library.sammy_1934.united_states.lesson import STAGED
from parlor.library.sammy_1934.united_states.rules import rules
from parlor.packs.sammy import SAMMY


def bounds(players: int, options: Options) -> Bounds:
    """The border states on the cards that the others, or one of them, can have left. Every move lays a card.

    Kansas lies in the middle, so its neighbors begin their own corners and go nowhere else.
    """
    dealt = [len(BORDERS[card]) for card in rules(players, options).deck]
    held = len(dealt) // players
    return Bounds(-highest(dealt, held), highest(dealt, held * (players - 1)), len(dealt), never=not_there)


def not_there(move: Move) -> bool:
    """Whether a card is laid where it never fits; and nobody passes."""
    return move.verb == "pass" or (move.cards[0] in CORNERS and move.target != CORNERS[move.cards[0]])


BORDERS: list[Any] = [card.printed["borders"] for card in SAMMY.kinds]
CORNERS = {"NE": "stack1", "MO": "stack2", "OK": "stack3", "CO": "stack4"}


GAME = Game(
    id="united-states",
    title="United States",
    book=BOOK,
    number=3,
    page="sammy",
    pack=SAMMY,
    players=[3, 4, 5, 6],
    usual=4,
    options=[
        word_option("pace", "by turns, or snappy: anyone may play at any time", ["turns", "snappy"]),
        number_option("target", "points that win the game", 150, 1, 1000),
    ],
    changes=[Change(2, "R8", "a game is to 150 points unless told", {"target": 200})],
    summary="Get rid of your cards by joining them to the states on the table, starting from Kansas.",
    like=[
        Like(DOMINOES, "Join a card to an end that it fits; the first without cards wins."),
        Like(SEVENS, "Everything grows out from Kansas, as it grows from the sevens."),
    ],
    short=Short({"target": 40}, "to 40 points", 160),
    picture=["KS", "MO", "NE"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=ChainPolicy(),
    kind="laying",
    board="kansas",
    moves=870,
    staged=STAGED,
)
