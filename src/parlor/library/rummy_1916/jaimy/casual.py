"""How casual players play Jaimy."""

from mypy_extensions import i64

from parlor.core.game import Ending
from parlor.core.hand import Hand
from parlor.core.rng import Rng
from parlor.families.tricks import TrickHand, Tricks
from parlor.library.rummy_1916.jaimy.rules import CLAIM, PLAYING
from parlor.players.bidding_policy import Bidder


class Claimer(Bidder):
    """Jaimy: three tricks are enough, unless the two cards left are sure."""

    def decide(self, hand: Hand, seat: i64, ending: Ending, rng: Rng) -> i64:
        return self.choose(hand, seat, rng)

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        if self.tricks(h, seat, h.trump) <= 1.7:
            return CLAIM
        phase = h.phases[PLAYING]
        assert isinstance(phase, Tricks)
        return self.play(h, phase, h.hands[seat], rng)
