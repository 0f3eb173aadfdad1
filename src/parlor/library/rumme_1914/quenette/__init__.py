"""Quenette: take no Unicorns, and least of all the five."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like, Short
from parlor.core.game import Game, Options, number_option
from parlor.library.known import HEARTS
from parlor.library.rumme_1914 import BOOK
from parlor.library.rumme_1914.quenette.aim import aim
from parlor.library.rumme_1914.quenette.lesson import STAGED
from parlor.library.rumme_1914.quenette.rules import rules
from parlor.packs.rumme import RUMME
from parlor.players.trick_policy import Weigh, by_code


def bounds(players: int, options: Options) -> Bounds:
    """Twelve Unicorns at 1 and the five at 5: always 17 lost."""
    return Bounds(-17, 0, players * (52 // players), total=-17)


GAME = Game(
    id="quenette",
    title="Quenette",
    book=BOOK,
    number=4,
    page="rumme-a",
    pack=RUMME,
    players=list(range(2, 9)),
    usual=4,
    options=[number_option("hands", "hands that make the game", 7, 1, 20)],
    summary="Take no Unicorns, and least of all the five.",
    like=[
        Like(HEARTS, "Avoid Unicorns as you would avoid hearts; the five of Unicorns is the queen of spades."),
    ],
    short=Short({"hands": 2}, "two hands", 100),
    picture=["U5", "U1", "U13"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=Weigh(RUMME, 0.0, by_code(RUMME, {f"U{n}": -5 if n == 5 else -1 for n in range(1, 14)})),
    kind="tricks",
    moves=360,
    staged=STAGED,
)
