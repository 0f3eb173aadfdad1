"""How casual players play Moosehead."""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import lowest
from parlor.core.messages import Message
from parlor.core.moves import PASS, PLAY, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.library.rummy_1916.moosehead.rules import COUNT, PLAYING
from parlor.packs.rummy import RUMMY
from parlor.players.policy import Sound

# A count that is made stands above every rank. To leave the count from which the fewest unseen cards make one instead costs
# 0.09 ± 0.05 points a hand, and to pay no heed to rank 0.13 ± 0.05.
MADE: Final = 100


class CountPolicy(Sound[CardHand]):
    """Moosehead: make 15, 20, 25 or 30; else play the highest card that fits."""

    def choose(self, hand: CardHand, seat: i64, rng: Rng) -> i64:
        m = PLAYING.playable(hand)
        if m & (m - 1) == 0:
            return PASS if m == 0 else lowest(m)
        best: i64 = -1
        top: i64 = 0
        while m != 0:
            card = lowest(m)
            m &= m - 1
            value = self.value(hand, card)
            if value > top:
                best, top = card, value
        return best

    def reason(self, hand: CardHand, seat: i64, move: i64) -> Message | None:
        if verb_of(move) != PLAY:
            return None
        total = hand.own[COUNT] + RUMMY.number[payload_of(move)]
        return Message("why-makes-count" if total >= 15 and total % 5 == 0 else "why-leaves-count", {"number": int(total)})

    def value(self, h: CardHand, card: i64) -> i64:
        """How good a card is: the count that it makes, then its rank, for the higher the count the fewer cards can follow."""
        total = h.own[COUNT] + RUMMY.number[card]
        made: i64 = MADE if total >= 15 and total % 5 == 0 else 0
        return made + RUMMY.number[card]
