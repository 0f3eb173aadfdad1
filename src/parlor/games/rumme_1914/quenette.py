"""Quenette: take no Unicorns, and least of all the five.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-a.md, rulings R1 to R6.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import bit, count
from parlor.core.game import Game, MostAfter, Options, Rules, number_option, whole, without
from parlor.core.hand import Deck, Tally
from parlor.core.moves import PLAY, Notation, OneCard
from parlor.core.zone import NOBODY, Zone
from parlor.families.tricks.beats import Order
from parlor.families.tricks.deals import deal_singly
from parlor.families.tricks.hand import Place, TrickHand, TrickRules
from parlor.families.tricks.may import FollowSuit
from parlor.families.tricks.play import Tricks
from parlor.families.tricks.then import Then
from parlor.packs.rumme import NO_RUMME_CARD, RUMME, UNICORNS

FIVE: Final[i64] = bit(RUMME.index["U5"])


class Extra(Place):
    """The cards that do not divide, face down until they are taken."""

    def zones(self, h: TrickHand) -> list[Zone]:
        return [Zone("extra", h.extra if h.extra_to < 0 else vec[i64](), NOBODY)]


class ExtraWithFirst(Then):
    """The first trick brings its taker the extra cards (R4)."""

    def after_trick(self, h: TrickHand) -> None:
        if len(h.takers) == 1:
            h.extra_to = h.winner
            if len(h.extra) > 0:
                h.tell("Seat {seat} takes the cards laid aside, {number} in all", h.winner, 0, len(h.extra))


# Follow suit if you can; the highest card of the suit led takes the trick; no trumps.
PLAYING: Final = Tricks(FollowSuit(), Order(RUMME, RUMME.number), ExtraWithFirst())


def deal(h: TrickHand, deck: Deck) -> None:
    """One at a time, as many as all can have; what is left lies aside (R2)."""
    dealt = deal_singly(h, deck, 52 // h.players)
    h.extra = deck.cards[dealt:]


def tally(h: TrickHand, tally: Tally) -> None:
    """Each Unicorn costs a point, the five costs five."""
    for seat in range(h.players):
        unicorns = h.taken(seat) & RUMME.suited[UNICORNS]
        if unicorns & FIVE != 0:
            tally.add(seat, -5, "took the five of Unicorns")
        others = count(unicorns & ~FIVE)
        if others > 0:
            tally.add(seat, -others, "took {} of the other Unicorns", others)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    notation = Notation([OneCard(PLAY, "play", RUMME)])
    ending = MostAfter(whole(options, "hands"))
    return TrickRules(RUMME, players, notation, ending, without(RUMME, NO_RUMME_CARD), deal, [PLAYING], tally, [Extra()])


GAME: Final = Game(
    "quenette",
    "Quenette",
    "rumme-1914",
    RUMME,
    list(range(2, 9)),
    4,
    [number_option("hands", "hands that make the game", 7, 1, 20)],
    "Take no Unicorns, and least of all the five.",
    rules,
    "tricks",
)
