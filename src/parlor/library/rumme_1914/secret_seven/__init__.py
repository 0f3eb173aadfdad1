"""Secret Seven: the dealer hides a packet that holds a combination of seven, and it costs whoever takes a trick that holds the same."""

from parlor.core.finding import Like, Short
from parlor.core.game import Change, Game, number_option, word_option
from parlor.library.known import WHIST
from parlor.library.rumme_1914 import BOOK
from parlor.library.rumme_1914.secret_seven.aim import aim
from parlor.library.rumme_1914.secret_seven.casual import Secretive
from parlor.library.rumme_1914.secret_seven.lesson import STAGED
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
        word_option("called", "the called trick counts like any other, or the packet takes its place", ["counts", "apart"]),
        word_option("packet", "cards in the packet: one for each player, or four", ["each", "four"]),
    ],
    changes=[
        Change(2, "R1", "the packet may have the printed four cards", {"packet": "each"}),
        Change(2, "R4", "the packet may stand in the place of the called trick", {"called": "counts"}),
    ],
    summary="The dealer hides a packet, and it costs whoever takes a trick that holds the same seven.",
    like=[
        Like(WHIST, "Partners, trumps and follow suit; but one trick is a trap, and only the dealer knows which."),
    ],
    short=Short({"target": 10}, "to 10 points", 120),
    picture=["H3", "S4", "U1"],
    rules=rules,
    aim=aim,
    casual=Secretive(RUMME, 1.0),
    kind="tricks",
    moves=750,
    staged=STAGED,
)
