"""How casual players play Turkette."""

from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest
from parlor.families.tricks import TrickHand, Tricks
from parlor.packs.rumme import RUMME
from parlor.players.trick_policy import Weigh, hidden_from


class EverySecond(Weigh):
    """Turkette: the second, fourth and sixth trick cost a point, and the highest card of the suit turned up costs five."""

    # What a trick costs that does not count, for the lead that comes with it: halved -0.02 ± 0.01 points a hand, doubled no difference
    # found over 1,300 deals. And the second highest card of that suit, which may become the highest: without it -0.14 ± 0.02, halved and
    # doubled no difference found (tools/weights.py turkette).
    idle: float = 0.2
    second: float = 1.0
    # A card of that suit with so many above it or fewer is not led, for it may be the highest that was dealt. At 3 +0.04 ± 0.02 points a
    # hand, at 1 and at 5 no difference found over 3,000 deals.
    perhaps_highest: i64 = 3

    def stake(self, h: TrickHand) -> float:
        return -1.0 if len(h.takers) % 2 == 1 else -self.idle

    def value(self, h: TrickHand, card: i64) -> float:
        if RUMME.suit[card] != RUMME.suit[h.shown]:
            return 0.0
        above = count(self.above[card] & (hidden_from(h) | h.hands[h.at]))
        return -5.0 if above == 0 else -self.second if above == 1 else 0.0

    def sensible(self, h: TrickHand, phase: Tricks, cards: i64) -> i64:
        """Does not lead what may be the highest card of the suit turned up, as long as it has another card."""
        if h.size > 0:
            return super().sensible(h, phase, cards)
        rest: i64 = 0
        m = cards
        while m != 0:
            card = lowest(m)
            m &= m - 1
            if RUMME.suit[card] != RUMME.suit[h.shown] or count(self.above[card] & (hidden_from(h) | h.hands[h.at])) > self.perhaps_highest:
                rest |= bit(card)
        return rest if rest != 0 else cards
