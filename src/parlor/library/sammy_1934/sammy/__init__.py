"""Sammy: bid for a number of tricks, then play by suits with a dummy, or by border states without one."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like
from parlor.core.game import Game, Options, word_option
from parlor.library.known import BRIDGE, SPADES, WHIST
from parlor.library.sammy_1934 import BOOK
from parlor.library.sammy_1934.sammy.aim import aim
from parlor.library.sammy_1934.sammy.casual import ContractBidder
from parlor.library.sammy_1934.sammy.lesson import STAGED
from parlor.library.sammy_1934.sammy.rules import rules
from parlor.packs.sammy import SAMMY
from parlor.players.trick_policy import by_number


def bounds(players: int, options: Options) -> Bounds:
    """One trick bid and fourteen taken: 50, 25 for each of thirteen, bonus and double 100, four Presidents and four honors.

    Fourteen bids at most, each with bonus and double; two passes between, three at the end, three before the first. Then the cards.
    """
    return Bounds(0, 50 + 13 * 25 + 100 + 4 * 25 + 50, 3 + 3 * 14 * 3 + 1 + 56)


GAME = Game(
    id="sammy",
    title="Sammy",
    book=BOOK,
    number=2,
    page="sammy",
    pack=SAMMY,
    players=[4],
    usual=4,
    options=[
        word_option("play", "how the tricks are played: by suits with a dummy, or by border states", ["suits", "borders"]),
        word_option(
            "partners", "fixed: four hands, sides score; changing: twelve hands, everyone plays with everyone", ["fixed", "changing"]
        ),
    ],
    summary="The book's bridge: bid for tricks, then play by suits with a dummy, or by border states without one.",
    like=[
        Like(BRIDGE, "Bid with your partner, and the declarer plays the dummy's hand as well."),
        Like(WHIST, "Four players in pairs, fourteen tricks, follow suit."),
        Like(SPADES, "Bid the tricks your side will take; extra ones and missing ones both count."),
    ],
    picture=["NY", "VA", "OH"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=ContractBidder(SAMMY, 25.0, by_number(SAMMY, {13: 25}), by_number(SAMMY, {14: 12, 13: 12, 12: 12, 11: 12})),
    kind="tricks",
    board="map-aside",
    moves=260,
    staged=STAGED,
)
