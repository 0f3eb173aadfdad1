"""Secret Seven: the dealer hides a packet that holds a combination of seven, and it costs whoever takes a trick that holds the same."""

from parlor.core.game import Game, number_option, word_option
from parlor.library.rumme_1914 import BOOK
from parlor.library.rumme_1914.secret_seven.casual import Secretive
from parlor.library.rumme_1914.secret_seven.rules import rules
from parlor.packs.rumme import RUMME

GAME = Game(
    id="secret-seven",
    title="Secret Seven",
    book=BOOK,
    number=9,
    page="rumme-b",
    pack=RUMME,
    players=[2, 3, 4],
    usual=4,
    options=[
        number_option("target", "points that end the game", 49, 1, 500),
        word_option("sides", "four play as partners or each for himself", ["partners", "single"]),
        word_option("call", "the dealer calls his combination, or the table does", ["dealer", "auto"]),
    ],
    summary="The dealer hides a packet, and it costs whoever takes a trick that holds the same seven.",
    rules=rules,
    casual=Secretive(RUMME, 1.0),
    kind="tricks",
    moves=800,
)
