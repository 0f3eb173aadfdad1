"""Whist, the old game of partners and tricks. The leaflet next to this file explains the rules in words."""

from typing import Final

from parlor.core.bits import bit, count
from parlor.core.game import FirstTo, Options, Rules, whole
from parlor.core.hand import Deck, Tally
from parlor.families.tricks import FollowSuit, Order, TrickHand, TrickRules, Tricks, deal_singly, show_trump
from parlor.packs.standard import ACE_HIGH, STANDARD

TRICKS: Final = 13
# Tricks over this number count.
BOOK: Final = 6
HONORS: Final = ("A", "K", "Q", "J")
LONGEST: Final = 200

# The game's own counters: whether honors count, and how many of them each side was dealt.
COUNT_HONORS: Final = 0
DEALT: Final = 1


def deal(h: TrickHand, deck: Deck) -> None:
    """Thirteen each; the last card, which is the dealer's, is turned up and makes trumps."""
    deal_singly(h, deck, TRICKS)
    card = deck.cards[len(deck.cards) - 1]
    h.pause()
    h.known[h.dealer] |= bit(card)
    show_trump(h, card)
    honors = sum([int(bit(h.pack.index[rank + h.pack.suit_codes[h.trump]])) for rank in HONORS])
    for seat in range(h.players):
        h.own[DEALT + h.side[seat]] += count(h.hands[seat] & honors)


def counts(h: TrickHand, tally: Tally) -> None:
    """A point for each trick over six; if honors count, four points for all of them and two for three."""
    for side in range(2):
        odd = h.side_tricks(side) - BOOK
        if odd > 0:
            h.score_side(tally, side, odd, "whist-odd-tricks", odd)
        honors = h.own[DEALT + side]
        if h.own[COUNT_HONORS] == 1 and honors >= 3:
            h.score_side(tally, side, 2 * honors - 4, "whist-honors", honors)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return TrickRules(
        pack=STANDARD,
        players=players,
        ending=FirstTo(whole(options, "target"), LONGEST),
        deal=deal,
        phases=[Tricks([FollowSuit()], Order(STANDARD, ACE_HIGH))],
        count=counts,
        sides=2,
        counters=[int(options["honors"] == "count"), 0, 0],
    )
