"""Turkette: keep out of every second trick, and do not take the highest card of the suit turned up.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-a.md, rulings R1 to R5.
"""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import bit, count, pick
from parlor.core.facts import SEAT, SUIT, FactKinds
from parlor.core.game import FewestAfter, Options, Rules, whole, without
from parlor.core.hand import Deck, Fact, Tally
from parlor.families.tricks import FollowSuit, Order, Stock, TrickHand, TrickRules, Tricks, deal_singly, rest_reversed
from parlor.packs.rumme import NO_RUMME_CARD, RUMME, SUITS

TRICKS: Final = 6


def deal(h: TrickHand, deck: Deck) -> None:
    """Six each, one at a time; the very first card is shown, and then part of its hand like the others."""
    h.stock = rest_reversed(deck.cards, deal_singly(h, deck, TRICKS))
    h.shown = deck.cards[0]
    h.known[h.at] |= bit(deck.cards[0])
    if h.news is not None:
        suit = RUMME.suit_name(RUMME.suit[h.shown])
        h.tell_with("shown", "turkette-suit", {"seat": int(h.at), "card": RUMME.codes[h.shown], "suit": suit}, h.at)


def turkette_suit(h: TrickHand) -> str:
    """The name of the suit turned up."""
    return SUITS[RUMME.suit[h.shown]]


class TurketteTricks(Tricks):
    """Follow suit if you can; the highest card of the suit led takes the trick; no trumps."""

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        super().facts(h, facts)
        facts["turned_to"] = int(h.left[h.dealer])
        facts["turkette_suit"] = turkette_suit(h)
        facts["trick"] = min(len(h.takers) + 1, TRICKS)

    def fact_kinds(self) -> FactKinds:
        return {"turned_to": SEAT, "turkette_suit": SUIT}


PLAYING: Final = TurketteTricks([FollowSuit()], Order(RUMME, RUMME.number))


def tally(h: TrickHand, tally: Tally) -> None:
    """The 2nd, 4th and 6th trick cost a point each, the Turkette card five; only cards dealt can be it (R4)."""
    dealt: i64 = 0
    for t in range(TRICKS):
        dealt |= h.cards_of_trick(t)
        if t % 2 == 1:
            tally.add(h.takers[t], 1, "turkette-trick", t + 1)
    suited = dealt & RUMME.suited[RUMME.suit[h.shown]]
    card = pick(suited, count(suited) - 1)
    for t in range(TRICKS):
        if h.cards_of_trick(t) & bit(card) != 0:
            tally.add_with(h.takers[t], 5, "turkette-card", {"card": RUMME.codes[card]})


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return TrickRules(
        pack=RUMME,
        players=players,
        ending=FewestAfter(whole(options, "hands")),
        deck=without(RUMME, NO_RUMME_CARD),
        deal=deal,
        phases=[PLAYING],
        count=tally,
        places=[Stock()],
    )
