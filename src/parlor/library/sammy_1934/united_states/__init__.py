"""United States: get rid of your cards by joining them to the states on the table, starting from Kansas."""

from parlor.core.game import Change, Game, number_option, word_option
from parlor.library.sammy_1934 import BOOK
from parlor.library.sammy_1934.united_states.casual import ChainPolicy
from parlor.library.sammy_1934.united_states.rules import rules
from parlor.packs.sammy import SAMMY

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
    rules=rules,
    casual=ChainPolicy(),
    kind="laying",
    board="kansas",
    moves=680,
)
