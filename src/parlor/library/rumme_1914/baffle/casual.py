"""How casual players play Baffle."""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import count, lowest
from parlor.core.moves import PASS, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.families.tricks import TrickHand, Tricks
from parlor.library.rumme_1914.baffle.rules import CONTENT, EXCHANGE, RESIGN
from parlor.packs.rumme import RUMME
from parlor.players.bidding_policy import Bidder

# Trumps stand above all others: more than the highest rank.
TRUMPS: Final = 20


class Baffled(Bidder):
    """Baffle: play if the hand should take a trick, else resign. After taking the cop hand, trade its weakest card for the turned one."""

    # With fewer tricks in sight one resigns: a player without a trick is baffled. A fifth lower -0.10 ± 0.01 points a hand, a fifth higher
    # +0.01 ± 0.01, half as much again -0.16 ± 0.02 (tools/weights.py baffle --quick).
    resigns: float = 1.1

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        moves = h.moves()
        last = moves[len(moves) - 1]
        if verb_of(last) == EXCHANGE:
            best: i64 = -1
            low: i64 = 1000
            for move in moves:
                card = payload_of(move)
                value = RUMME.number[card] + (TRUMPS if RUMME.suit[card] == h.trump else 0)
                if move != PASS and value < low:
                    best, low = move, value
            return best
        return last if last == RESIGN and self.tricks(h, seat, h.trump) < self.resigns else CONTENT

    def sensible(self, h: TrickHand, phase: Tricks, cards: i64) -> i64:
        """Without a trick so far, one that can be taken is taken: who has none is baffled."""
        if h.size > 0 and h.tricks[h.at] == 0 and count(h.hands[h.at] & RUMME.suited[h.trump]) == 1:
            m = cards
            takes: i64 = 0
            while m != 0:
                if phase.ranking.beats(h, lowest(m), h.best):
                    takes |= m & -m
                m &= m - 1
            if takes != 0:
                return takes
        return super().sensible(h, phase, cards)

    def play(self, h: TrickHand, phase: Tricks, cards: i64, rng: Rng) -> i64:
        """Leads a trump to the later tricks even if it does not have to, because another lead would baffle it."""
        trumps = cards & RUMME.suited[h.trump]
        leads = h.size == 0 and len(h.takers) > 0 and trumps != 0
        return super().play(h, phase, trumps if leads else cards, rng)
