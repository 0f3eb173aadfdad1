"""How casual players play Hoodoo."""

from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest, union
from parlor.core.game import Ending
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.library.rummy_1916.hoodoo.rules import LED, PLAYING
from parlor.packs.rummy import RUMMY
from parlor.players.policy import Sound


class Shedding(Sound[CardHand]):
    """Hoodoo: keep all suits and stay low; lead from the longest, best of all one in which a player who is nearly out cannot follow."""

    # A lead is better for each card of its suit in hand; the unit is a step of rank. Without it -9.2 ± 0.6 % wins, halved -0.8 ± 0.7,
    # doubled no difference found over 1,400 deals (tools/weights.py hoodoo).
    own_suit: i64 = 12
    # How good it is to stop a player who is about to win, and with how many cards he is. Without the first -1.0 ± 0.7 % wins, halved and
    # doubled no difference found over 1,500 deals; the second at 1 -1.5 ± 0.7, at 3 -0.4 ± 0.4, at 4 -1.2 ± 0.3.
    stop: i64 = 20
    nearly_out: i64 = 2

    def choose(self, hand: CardHand, seat: i64, rng: Rng) -> i64:
        m = PLAYING.playable(hand)
        if m & (m - 1) == 0 or hand.own[LED] != 0:
            # The cards that follow are of one suit, the lowest first.
            return lowest(m)
        best: i64 = -1
        top: i64 = -1000
        while m != 0:
            card = lowest(m)
            m &= m - 1
            suit = RUMMY.suited[RUMMY.suit[card]]
            value = self.own_suit * count(hand.hands[seat] & suit) - RUMMY.number[card]
            if self.stops(hand, seat, suit):
                value += self.stop
            if value > top:
                best, top = card, value
        return best

    def decide(self, hand: CardHand, seat: i64, ending: Ending, rng: Rng) -> i64:
        """With two cards left to lead, the one that more likely keeps the lead goes first: then the other one is out."""
        cards = hand.hands[seat]
        if hand.own[LED] != 0 or count(cards) != 2:
            return self.choose(hand, seat, rng)
        first = lowest(cards)
        second = lowest(cards & ~bit(first))
        return first if self.above(hand, seat, first) < self.above(hand, seat, second) else second

    def above(self, h: CardHand, seat: i64, card: i64) -> i64:
        """How many cards that the seat does not see beat a card."""
        unseen = union(h.stock)
        for s in range(h.players):
            if s != seat:
                unseen |= h.hands[s]
        return count(unseen & RUMMY.suited[RUMMY.suit[card]] & -bit(card + 1))

    def stops(self, h: CardHand, seat: i64, suit: i64) -> bool:
        """Whether the first player known to have nothing of a suit holds few cards."""
        at = h.left[seat]
        while at != seat:
            if suit & ~h.lacks[at] == 0 and h.known[at] & suit == 0:
                return count(h.hands[at]) <= self.nearly_out
            at = h.left[at]
        return False
