"""How casual players play Grafto."""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import bit, members
from parlor.families.tricks import TrickHand
from parlor.library.rumme_1914.grafto.rules import GraftoOrder
from parlor.packs.rumme import NO_RUMME_CARD, RUMME
from parlor.players.bidding_policy import Bidder

ORDER: Final = GraftoOrder()


class GraftBidder(Bidder):
    """Grafto: four tricks of seven win any bid, so it rises with those in sight; the Rumme card and the five are the highest trumps."""

    def rivals(self, h: TrickHand, card: i64, unseen: i64) -> i64:
        trumps = (RUMME.suited[h.trump] | NO_RUMME_CARD) & unseen
        if RUMME.suit[card] != h.trump and bit(card) & NO_RUMME_CARD == 0:
            return self.above[card] & unseen
        found: i64 = 0
        strength = ORDER.strength(h, card)
        for other in members(trumps):
            if ORDER.strength(h, other) > strength:
                found |= bit(other)
        return found

    def target(self, h: TrickHand, seat: i64) -> i64:
        tricks = self.tricks(h, seat, h.trump)
        if h.hands[seat] & NO_RUMME_CARD != 0:
            tricks += 0.9
        return 15 if tricks > 4.5 else 8 if tricks > 3.8 else 3 if tricks > 3.2 else 0
