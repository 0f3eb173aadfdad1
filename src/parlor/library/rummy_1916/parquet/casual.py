"""How casual players play Parquet."""

from mypy_extensions import i64

from parlor.core.bits import bit, count
from parlor.core.moves import DISCARD, MELD, payload_of, verb_of
from parlor.families.rummy.hand import RummyHand
from parlor.library.rummy_1916.parquet.rules import LYING
from parlor.players.meld_policy import MeldPolicy


class LayoutPolicy(MeldPolicy):
    """Rummy on a common layout: what lies there is part of every line."""

    def there(self, h: RummyHand, seat: i64) -> i64:
        return h.hands[seat] | h.own[LYING]

    def gone(self, h: RummyHand) -> i64:
        cards: i64 = 0
        for k in range(h.in_discard):
            cards |= bit(h.discard[k])
        return cards

    def lay(self, h: RummyHand, seat: i64) -> i64:
        return self.dearest(h, seat)

    def gain(self, h: RummyHand, seat: i64, move: i64) -> i64:
        verb = verb_of(move)
        if verb == DISCARD:
            return 0
        return count(payload_of(move)) if verb == MELD else 1
