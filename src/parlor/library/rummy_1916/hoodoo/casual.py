"""How casual players play Hoodoo."""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import count, lowest, union
from parlor.core.hand import Hand
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.library.rummy_1916.hoodoo.rules import led, may_play
from parlor.packs.rummy import RUMMY
from parlor.players.policy import Sound

# A player with so few cards is about to win at Hoodoo.
NEARLY_OUT: Final = 4


class Shedding(Sound):
    """Hoodoo: keep all suits and stay low; lead from the longest, best of all one in which a player who is nearly out cannot follow."""

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        assert isinstance(hand, CardHand)
        m = may_play(hand)
        if m & (m - 1) == 0 or led(hand) != 0:
            # The cards that follow are of one suit, the lowest first.
            return lowest(m)
        unseen = union(hand.stock)
        for other in range(hand.players):
            if other != seat:
                unseen |= hand.hands[other]
        best: i64 = -1
        top: i64 = -1000
        while m != 0:
            card = lowest(m)
            m &= m - 1
            suit = RUMMY.suited[RUMMY.suit[card]]
            value = 12 * count(hand.hands[seat] & suit) - 3 * count(unseen & suit) - RUMMY.number[card]
            if self.stops(hand, seat, suit):
                value += 20
            if value > top:
                best, top = card, value
        return best

    def stops(self, h: CardHand, seat: i64, suit: i64) -> bool:
        """Whether the first player known to have nothing of a suit holds few cards."""
        at = h.left[seat]
        while at != seat:
            if suit & ~h.lacks[at] == 0 and h.known[at] & suit == 0:
                return count(h.hands[at]) <= NEARLY_OUT
            at = h.left[at]
        return False
