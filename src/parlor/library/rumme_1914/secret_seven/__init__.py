"""Secret Seven: the dealer hides a packet that holds a combination of seven, and it costs whoever takes a trick that holds the same."""

from collections.abc import Callable

from parlor.core.bounds import Bounds
from parlor.core.finding import Like, Short
from parlor.core.game import Change, Game, Options, number_option, word_option
from parlor.core.moves import Move
from parlor.library.known import WHIST
from parlor.library.rumme_1914 import BOOK
from parlor.library.rumme_1914.secret_seven.aim import aim
from parlor.library.rumme_1914.secret_seven.casual import Secretive
from parlor.library.rumme_1914.secret_seven.lesson import STAGED
from parlor.library.rumme_1914.secret_seven.rules import rules
from parlor.packs.rumme import RUMME


def bounds(players: int, options: Options) -> Bounds:
    """All tricks are seven tricks: 1 for the 5th to 7th, 2 for each further one, 2 for each seven. The packet, or an error, costs 7.

    The packet is picked card by card and named; after each trick the dealer may be asked, and at the end each opponent can prove.
    """
    packet = 4 if options["packet"] == "four" else players
    tricks = 10 if players == 2 and packet == 4 else 11
    moves = packet + 1 + tricks * (players + 1) + players - 1
    return Bounds(-7, 3 + 2 * (tricks - 7) + 2 * tricks, moves, never=impossible(players, packet, tricks))


def impossible(players: int, packet: int, tricks: int) -> Callable[[Move], bool]:
    """Whether a move never comes up, since there are only as many suits as players, and as many cards in a trick.

    A combination has a suit for each card. To be called it lies in a trick while the same numbers are in the packet. A packet of two is
    a combination, so it holds no card above six.
    """

    def never(move: Move) -> bool:
        words = move.text.split()[1:]
        if move.verb in ("name", "call"):
            twice = move.verb == "call" and any(2 * words.count(number) > players for number in words)
            return twice or len(words) > players
        if move.verb == "prove":
            return int(words[0]) > tricks
        return move.verb == "secret" and packet == 2 and int(words[0][1:]) > 6

    return never


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
    bounds=bounds,
    aim=aim,
    casual=Secretive(RUMME, 1.0),
    kind="tricks",
    moves=670,
    staged=STAGED,
)
