"""How casual players play Ups and Downs."""

from mypy_extensions import i64

from parlor.core.bits import lowest
from parlor.core.hand import Hand
from parlor.core.messages import Message
from parlor.core.moves import PASS, PLAY, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.library.rummy_1916.ups_and_downs.rules import playable
from parlor.packs.rummy import RUMMY
from parlor.players.policy import Sound


class RowPolicy(Sound):
    """Ups and Downs: open the way to one's own cards, then play what helps nobody, and hold back the cards that others wait for."""

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        assert isinstance(hand, CardHand)
        m = playable(hand)
        if m & (m - 1) == 0:
            return PASS if m == 0 else lowest(m)
        best: i64 = -1
        top: i64 = -1000
        while m != 0:
            card = lowest(m)
            m &= m - 1
            value = self.value(hand.hands[seat], card)
            if value > top:
                best, top = card, value
        return best

    def reason(self, hand: Hand, seat: i64, move: i64) -> Message | None:
        assert isinstance(hand, CardHand)
        if verb_of(move) != PLAY:
            return None
        value = self.value(hand.hands[seat], payload_of(move))
        return Message("why-opens-own-way" if value > 0 else "why-opens-others-way" if value < 0 else "why-opens-nothing")

    def value(self, own: i64, card: i64) -> i64:
        """How good it is to play a card: by what lies beyond it, one's own cards or others'."""
        number = RUMMY.number[card]
        if number == 7:
            return max(self.beyond(own, card, -1), self.beyond(own, card, 1))
        return self.beyond(own, card, -1 if number < 7 else 1)

    def beyond(self, own: i64, card: i64, step: i64) -> i64:
        """What a card opens in one direction."""
        number = RUMMY.number[card] + step
        place = card + step
        mine: i64 = 0
        theirs: i64 = 0
        waiting: i64 = 0
        while 1 <= number <= 13:
            if own >> place & 1 == 1:
                mine += 1
                waiting += theirs
            else:
                theirs += 1
            number += step
            place += step
        if mine > 0:
            return 20 + 10 * mine + 3 * waiting
        return -5 * theirs
