"""How casual players play Baffle."""

from mypy_extensions import i64

from parlor.core.moves import PASS, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.families.tricks import TrickHand, Tricks
from parlor.library.rumme_1914.baffle.rules import CONTENT, EXCHANGE, RESIGN
from parlor.packs.rumme import RUMME
from parlor.players.bidding_policy import Bidder


class Baffled(Bidder):
    """Baffle: play with a trick in hand, resign without; after taking the cop hand its weakest card goes for the turned one."""

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        moves = h.moves()
        last = moves[len(moves) - 1]
        if verb_of(last) == EXCHANGE:
            best: i64 = -1
            low: i64 = 1000
            for move in moves:
                card = payload_of(move)
                value = RUMME.number[card] + (20 if RUMME.suit[card] == h.trump else 0)
                if move != PASS and value < low:
                    best, low = move, value
            return best
        return last if last == RESIGN and self.tricks(h, seat, h.trump) < 1.1 else CONTENT

    def play(self, h: TrickHand, phase: Tricks, cards: i64, rng: Rng) -> i64:
        """A trump is led to the later tricks even where it need not be: another lead would baffle."""
        trumps = cards & RUMME.suited[h.trump]
        leads = h.size == 0 and len(h.takers) > 0 and trumps != 0
        return super().play(h, phase, trumps if leads else cards, rng)
