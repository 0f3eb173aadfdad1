"""The Despised Nines: take what you like, but not the nines."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like
from parlor.core.game import Game, Options, number_option
from parlor.library.known import BARBU, HEARTS
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.despised_nines.aim import aim
from parlor.library.rummy_1916.despised_nines.lesson import STAGED
from parlor.library.rummy_1916.despised_nines.rules import rules
from parlor.packs.rummy import RUMMY
from parlor.players.trick_policy import Weigh, by_number


def bounds(players: int, options: Options) -> Bounds:
    """Four nines at 4; none is left in the stock if the cards come out even."""
    dealt = 32 // players
    return Bounds(0, 16, dealt * players, total=16 if dealt * players == 32 else None)


GAME = Game(
    id="despised-nines",
    title="The Despised Nines",
    book=BOOK,
    number=11,
    page="rummy",
    pack=RUMMY,
    players=list(range(2, 9)),
    usual=4,
    options=[number_option("hands", "hands that make the game; 0: each player deals once", 0, 0, 20)],
    summary="Thirty-two cards, and four of them nobody wants: each nine taken costs four.",
    like=[
        Like(HEARTS, "Only four cards are bad, the nines; everything else is free to take."),
        Like(BARBU, "One deal of Barbu, played for its own sake: take none of the four."),
    ],
    picture=["R9", "L9", "K9", "B9"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=Weigh(RUMMY, 0.0, by_number(RUMMY, {9: -4})),
    kind="tricks",
    moves=130,
    staged=STAGED,
)
