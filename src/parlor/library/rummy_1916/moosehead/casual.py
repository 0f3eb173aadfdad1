"""How casual players play Moosehead."""

from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest, union
from parlor.core.hand import Hand
from parlor.core.messages import Message
from parlor.core.moves import PASS, PLAY, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.library.rummy_1916.moosehead.rules import COUNT, FITTING, TOP, fitting
from parlor.packs.rummy import RUMMY, numbered
from parlor.players.policy import Sound


class CountPolicy(Sound):
    """Moosehead: make 15, 20, 25 or 30; else leave the count from which the fewest unseen cards make one."""

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        assert isinstance(hand, CardHand)
        m = fitting(hand)
        if m & (m - 1) == 0:
            return PASS if m == 0 else lowest(m)
        unseen = RUMMY.all & ~hand.hands[seat]
        for pile in hand.lies:
            unseen &= ~union(pile)
        best: i64 = -1
        top: i64 = -1000
        while m != 0:
            card = lowest(m)
            m &= m - 1
            value = self.value(hand, seat, card, unseen)
            if value > top:
                best, top = card, value
        return best

    def reason(self, hand: Hand, seat: i64, move: i64) -> Message | None:
        assert isinstance(hand, CardHand)
        if verb_of(move) != PLAY:
            return None
        total = hand.own[COUNT] + RUMMY.number[payload_of(move)]
        return Message("why-makes-count" if total >= 15 and total % 5 == 0 else "why-leaves-count", {"number": int(total)})

    def value(self, h: CardHand, seat: i64, card: i64, unseen: i64) -> i64:
        """How good a card is: the points it makes, less the danger of the count that it leaves."""
        total = h.own[COUNT] + RUMMY.number[card]
        made: i64 = 400 if total >= 15 and total % 5 == 0 else 0
        if total == TOP:
            return made
        next = (seat + 1) % h.players
        danger = 8 * count(scoring(total) & unseen & ~h.lacks[next])
        # One's own next card for a count, and the go: a last card that nobody else can follow.
        own = h.hands[seat] & ~bit(card)
        chance = 3 * count(scoring(total) & own) + (10 if count(FITTING[total] & unseen) < 10 else 0)
        return made - danger + chance + RUMMY.number[card] // 4


def scoring(total: i64) -> i64:
    """The cards that take a count to 15, 20, 25 or 30."""
    cards: i64 = 0
    for goal in range(15, TOP + 1, 5):
        if 1 <= goal - total <= 13:
            cards |= numbered(goal - total)
    return cards
