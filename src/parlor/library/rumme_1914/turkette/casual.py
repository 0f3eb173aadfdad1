"""How casual players play Turkette."""

from mypy_extensions import i64

from parlor.core.bits import count
from parlor.families.tricks import TrickHand
from parlor.packs.rumme import RUMME
from parlor.players.trick_policy import Weigh, hidden_from


class EverySecond(Weigh):
    """Turkette: the second, fourth and sixth trick cost a point, and the highest card of the suit turned up costs five."""

    def stake(self, h: TrickHand) -> float:
        return -1.0 if len(h.takers) % 2 == 1 else -0.1

    def value(self, h: TrickHand, card: i64) -> float:
        if RUMME.suit[card] != RUMME.suit[h.shown]:
            return 0.0
        above = count(self.above[card] & (hidden_from(h) | h.hands[h.at]))
        return -5.0 if above == 0 else -1.0 if above == 1 else 0.0
