"""How casual players play Foozle."""

from mypy_extensions import i64

from parlor.core.bits import count, members
from parlor.core.rng import Rng
from parlor.families.tricks import TrickHand, Tricks
from parlor.players.bidding_policy import Bidder


class FirstLeadBidder(Bidder):
    """Foozle: the bidder's first lead makes trumps, so it comes from his best suit."""

    def play(self, h: TrickHand, phase: Tricks, cards: i64, rng: Rng) -> i64:
        if h.trump >= 0:
            return super().play(h, phase, cards, rng)
        suit = cards & h.pack.suited[self.best_suit(h, h.at)]
        return members(suit)[count(suit) - 1]
