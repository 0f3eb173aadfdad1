"""Quenette: take no Unicorns, and least of all the five.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-a.md, rulings R1 to R6.
"""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import bit, count
from parlor.core.game import MostAfter, Options, Rules, whole, without
from parlor.core.hand import Deck, Tally
from parlor.families.tricks import Effect, Extra, FollowSuit, Order, TrickHand, TrickRules, Tricks, deal_singly
from parlor.packs.rumme import NO_RUMME_CARD, RUMME, UNICORNS

FIVE: Final[i64] = bit(RUMME.index["U5"])


class ExtraWithFirst(Effect):
    """The first trick brings its taker the extra cards (R4)."""

    def after_trick(self, h: TrickHand) -> None:
        if len(h.takers) == 1:
            h.take_extra(h.extra)
            if len(h.extra) > 0:
                h.tell("took", "quenette-extra", h.winner, -1, len(h.extra))


# Follow suit if you can; the highest card of the suit led takes the trick; no trumps.
PLAYING: Final = Tricks([FollowSuit()], Order(RUMME, RUMME.number), [ExtraWithFirst()])


def deal(h: TrickHand, deck: Deck) -> None:
    """One at a time, as many as all can have; what is left lies aside (R2)."""
    dealt = deal_singly(h, deck, 52 // h.players)
    h.extra = deck.cards[dealt:]


def tally(h: TrickHand, tally: Tally) -> None:
    """Each Unicorn costs a point, the five costs five."""
    for seat in range(h.players):
        unicorns = h.taken(seat) & RUMME.suited[UNICORNS]
        if unicorns & FIVE != 0:
            tally.add(seat, -5, "quenette-five")
        others = count(unicorns & ~FIVE)
        if others > 0:
            tally.add(seat, -others, "quenette-others", others)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return TrickRules(
        pack=RUMME,
        players=players,
        ending=MostAfter(whole(options, "hands")),
        deck=without(RUMME, NO_RUMME_CARD),
        deal=deal,
        phases=[PLAYING],
        count=tally,
        places=[Extra()],
    )
