"""How casual players play Organization."""

from typing import Final

from mypy_extensions import i64

from parlor.core.game import Ending
from parlor.core.moves import DISCARD, PASS, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.families.tricks import Auction, TrickHand
from parlor.library.patriot.organization.rules import CALL, TAKE
from parlor.players.bidding_policy import Bidder

# Trumps stand above all others: more than the highest taking value.
TRUMPS: Final = 10.0


class UnitBidder(Bidder):
    """Organization: takes the reserve, puts its weakest cards away, and calls the strongest card that it does not hold."""

    def decide(self, hand: TrickHand, seat: i64, ending: Ending, rng: Rng) -> i64:
        """Bids are tried out only up to what the hand is worth: to try higher ones too costs 0.9 ± 0.3 points a hand."""
        phase = hand.phase
        if isinstance(phase, Auction) and phase.may_pass(hand) and not self.dares(hand, seat, PASS):
            return PASS
        return super().decide(hand, seat, ending, rng)

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        moves = h.moves()
        last = moves[len(moves) - 1]
        if last == TAKE:
            return last
        best = last
        top = -1000.0
        if verb_of(last) in (DISCARD, CALL):
            trump = h.trump if h.trump >= 0 else self.best_suit(h, seat)
            for move in moves:
                card = payload_of(move)
                value = float(h.pack.number[card]) + (TRUMPS if h.pack.suit[card] == trump else 0.0)
                if verb_of(move) == DISCARD:
                    value = -value
                if value > top:
                    best, top = move, value
            return best
        return super().say(h, seat, rng)
