"""Foozle: bid for tricks; the first card led shows the trump.

"Rummy", United Games Company, 1916; our page: rules/rummy.md, rulings R1 to R4.
"""

from typing import Final

from mypy_extensions import i64

from parlor.core.game import FirstTo, Game, Options, Rules, number_option, whole
from parlor.core.hand import Deck, Tally
from parlor.core.moves import PASS, PLAY, Notation, OneCard, Word
from parlor.core.shuffle import in_order
from parlor.families.tricks.auctions import Bids, OneRoundDealerMust
from parlor.families.tricks.beats import Order
from parlor.families.tricks.deals import deal_batches, rest_reversed
from parlor.families.tricks.hand import Stock, TrickHand, TrickRules
from parlor.families.tricks.may import FollowSuit
from parlor.families.tricks.play import Tricks
from parlor.families.tricks.then import Then
from parlor.packs.rummy import RUMMY

BIDS: Final = Bids(1, 5)

# One round of bids for the number of tricks (R2); if all others pass, the dealer must bid (R3).
BIDDING: Final = OneRoundDealerMust(BIDS)


class FirstLeadIsTrump(Then):
    """The first card led makes its suit trumps for the hand."""

    def after_card(self, h: TrickHand, card: i64) -> None:
        if h.trump < 0:
            h.trump = h.pack.suit[card]
            h.tell(h.pack.suits[h.trump] + " are trumps")


# The highest bidder leads, and his first card makes its suit trumps; follow suit if you can, else anything goes.
PLAYING: Final = Tricks(FollowSuit(), Order(RUMMY, RUMMY.number), FirstLeadIsTrump())


def deal(h: TrickHand, deck: Deck) -> None:
    """Five cards each, three and then two at a time."""
    dealt = deal_batches(h, deck, [3, 2])
    h.stock = rest_reversed(deck.cards, dealt)


def count(h: TrickHand, tally: Tally) -> None:
    """Made: the bid times the number of opponents, however many tricks were taken. Failed: the bid to each opponent."""
    if h.tricks[h.bidder] >= h.bid:
        tally.add(h.bidder, h.bid * (h.players - 1), "made a bid of {} against {}", h.bid, h.players - 1)
    else:
        for seat in range(h.players):
            if seat != h.bidder:
                tally.add(seat, h.bid, "seat {} failed with a bid of {}", h.bidder, h.bid)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    notation = Notation([OneCard(PLAY, "play", RUMMY), Word(PASS, "pass"), BIDS])
    ending = FirstTo(whole(options, "target"), 500)
    return TrickRules(RUMMY, players, notation, ending, in_order(52), deal, [BIDDING, PLAYING], count, [Stock()])


GAME: Final = Game(
    "foozle",
    "Foozle",
    "rummy-1916",
    RUMMY,
    list(range(2, 9)),
    4,
    [number_option("target", "points that end the game", 50, 1, 500)],
    "Bid for tricks alone against all; your first card makes trumps.",
    rules,
    "tricks",
)
