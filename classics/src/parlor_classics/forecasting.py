"""How casual players tell in advance how many tricks they will take, and then take just so many."""

from mypy_extensions import i64

from parlor.core.game import Ending
from parlor.core.messages import Message
from parlor.core.moves import BID, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.families.tricks import TrickHand, Tricks, forecast_of
from parlor.players.bidding_policy import Bidder


class Forecaster(Bidder):
    """Bids what the hand should take by itself, and stops taking tricks when it has them."""

    def decide(self, hand: TrickHand, seat: i64, ending: Ending, rng: Rng) -> i64:
        return self.choose(hand, seat, rng)

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        wanted = self.wanted(h, seat)
        return min(h.moves(), key=lambda move: (abs(int(payload_of(move)) - wanted), move))

    def wanted(self, h: TrickHand, seat: i64) -> float:
        """How many tricks the hand should take."""
        return self.tricks(h, seat, h.trump)

    def stake(self, h: TrickHand) -> float:
        return self.trick if self.short_of_bid(h, h.at) else -self.trick

    def short_of_bid(self, h: TrickHand, seat: i64) -> bool:
        """Whether a seat needs more tricks."""
        return h.tricks[seat] < forecast_of(h, seat)

    def reason(self, hand: TrickHand, seat: i64, move: i64) -> Message | None:
        if isinstance(hand.phase, Tricks):
            return super().reason(hand, seat, move)
        likely = int(self.wanted(hand, seat) + 0.5)
        return Message("why-good-for", {"number": likely}) if verb_of(move) == BID and abs(int(payload_of(move)) - likely) <= 1 else None
