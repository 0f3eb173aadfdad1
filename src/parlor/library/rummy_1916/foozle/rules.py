"""Foozle: bid for tricks; the first card led shows the trump.

"Rummy", United Games Company, 1916; our page: rules/rummy.md, rulings R1 to R4.
"""

from typing import Final

from mypy_extensions import i64

from parlor.core.game import FirstTo, Options, Rules, whole
from parlor.core.hand import Deck, Tally
from parlor.families.tricks import (
    Bids,
    Effect,
    FollowSuit,
    OneRound,
    Order,
    Stock,
    TrickHand,
    TrickRules,
    Tricks,
    deal_batches,
    rest_reversed,
)
from parlor.packs.rummy import RUMMY

BIDS: Final = Bids(1, 5)

# One round of bids for the number of tricks (R2); if all others pass, the dealer must bid (R3).
BIDDING: Final = OneRound(BIDS, dealer_must=True)


class FirstLeadIsTrump(Effect):
    """The first card led makes its suit trumps for the hand."""

    def after_card(self, h: TrickHand, card: i64) -> None:
        if h.trump < 0:
            h.trump = h.pack.suit[card]
            if h.news is not None:
                h.pause()
                h.tell_with("noted", "foozle-trumps", {"suit": h.pack.suit_name(h.trump)})


# The highest bidder leads, and his first card makes its suit trumps; follow suit if you can, else anything goes.
PLAYING: Final = Tricks([FollowSuit()], Order(RUMMY, RUMMY.number), [FirstLeadIsTrump()])


def deal(h: TrickHand, deck: Deck) -> None:
    """Five cards each, three and then two at a time."""
    dealt = deal_batches(h, deck, [3, 2])
    h.stock = rest_reversed(deck.cards, dealt)


def count(h: TrickHand, tally: Tally) -> None:
    """Made: the bid times the number of opponents, however many tricks were taken. Failed: the bid to each opponent."""
    if h.tricks[h.bidder] >= h.bid:
        tally.add(h.bidder, h.bid * (h.players - 1), "foozle-made", h.bid, h.players - 1)
    else:
        for seat in range(h.players):
            if seat != h.bidder:
                tally.add(seat, h.bid, "foozle-failed", h.bid, by=h.bidder)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return TrickRules(
        pack=RUMMY,
        players=players,
        ending=FirstTo(whole(options, "target"), 500),
        deal=deal,
        phases=[BIDDING, PLAYING],
        count=count,
        places=[Stock()],
    )
