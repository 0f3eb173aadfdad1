"""How casual players play Sham Battle No. 2."""

from mypy_extensions import i64

from parlor.core.bits import lowest
from parlor.core.game import Ending
from parlor.core.moves import MELD, PASS, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.families.tricks import TrickHand
from parlor.library.patriot.combinations import in_hand, lying, worth
from parlor.library.patriot.sham_battle_2.rules import EXCHANGE as EXCHANGE_BATTLESHIP
from parlor.library.patriot.sham_battle_2.rules import EXCHANGE_COUNTS
from parlor.packs.patriot import PATRIOT
from parlor.players.trick_policy import Weigh


class Duellist(Weigh):
    """Sham Battle No. 2: lay the best combination of every trick taken, exchange, and keep the cards that may still make one."""

    # What a card is kept for, in points: each card of its value in hand, which may make four, and the Country in Power. The first: 0
    # costs 30 ± 2 points a hand, halved -5 ± 2, doubled -4 ± 2; the second: 0 costs 4 ± 2, halved no difference found over 4,700 deals,
    # doubled -4 ± 2 (tools/weights.py sham-battle-2).
    alike: float = 8.0
    in_power: float = 8.0

    def decide(self, hand: TrickHand, seat: i64, ending: Ending, rng: Rng) -> i64:
        return self.choose(hand, seat, rng)

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        best: i64 = PASS
        top: i64 = 0
        for move in h.moves():
            value = worth(payload_of(move), h.trump) if verb_of(move) == MELD else EXCHANGE_COUNTS if move == EXCHANGE_BATTLESHIP else 0
            if value > top:
                best, top = move, value
        return best

    def kept(self, h: TrickHand, card: i64, unseen: i64, far: float) -> float:
        worth = super().kept(h, card, unseen, far)
        if h.phase_number != 0:
            return worth
        if h.pack.copies_in(lying(h, h.at), card) != 0:
            return worth
        alike: i64 = 0
        m = in_hand(h)
        while m != 0:
            if PATRIOT.number[lowest(m)] == PATRIOT.number[card]:
                alike += 1
            m &= m - 1
        return worth + self.alike * float(alike) + (self.in_power if PATRIOT.suit[card] == h.trump else 0.0)
