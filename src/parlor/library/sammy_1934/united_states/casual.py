"""How casual players play United States."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, last, lowest, zeros
from parlor.core.game import Ending
from parlor.core.messages import Message
from parlor.core.moves import PASS, ROW, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.library.sammy_1934.united_states.rules import STACK, takes
from parlor.packs.sammy import BORDERS
from parlor.players.policy import Sound

# A card more in the chain stands above all borders.
A_CARD: Final = 100


class ChainPolicy(Sound[CardHand]):
    """United States: to keep playing as long as possible, first play the card that lets the most of your own cards follow."""

    # How many states to try when planning a chain at the table. A rollout looks only at the next card.
    # 25 cost 0.2 ± 0.1 points a hand, none 1.3 ± 0.2; no difference found from 50 to 1600 over 1,000 deals
    # (tools/weights.py united-states).
    planned: i64 = 100

    def choose(self, hand: CardHand, seat: i64, rng: Rng) -> i64:
        return self.plan(hand, seat, 0)

    def decide(self, hand: CardHand, seat: i64, ending: Ending, rng: Rng) -> i64:
        return self.plan(hand, seat, self.planned)

    def reason(self, hand: CardHand, seat: i64, move: i64) -> Message | None:
        if verb_of(move) == PASS:
            return None
        card = payload_of(move) // ROW
        joining = count(BORDERS[card] & hand.hands[seat] & ~bit(card))
        return Message("why-can-follow", {"number": int(joining)}) if joining > 0 else None

    def plan(self, hand: CardHand, seat: i64, states: i64) -> i64:
        """The first card of the best chain found within a number of tries."""
        moves = hand.moves_of(seat)
        best = moves[0]
        top: i64 = -1
        tops = vec[i64](capacity=4)
        for stack in range(4):
            tops = append(tops, last(hand.lying(STACK + stack)))
        left = zeros(1)
        for move in moves:
            card = payload_of(move) // ROW
            stack = payload_of(move) % ROW
            under = tops[stack]
            tops[stack] = card
            left[0] = states // len(moves)
            value = self.chain(hand.hands[seat] & ~bit(card), tops, left) + (count(BORDERS[card]) if states == 0 else 0)
            tops[stack] = under
            if value > top:
                best, top = move, value
        return best

    def chain(self, own: i64, tops: vec[i64], left: vec[i64]) -> i64:
        """The most cards a hand can place in a row, and of equal rows the one that leaves most roads to the other cards of the hand.

        When the tries run out, counts only the cards that fit now.
        """
        open: i64 = 0
        for stack in range(4):
            open |= takes(stack, tops[stack])
        m = own & open
        if left[0] <= 0:
            return A_CARD * count(m)
        best: i64 = 0 if m != 0 else self.roads(own, tops)
        while m != 0 and left[0] > 0:
            card = lowest(m)
            m &= m - 1
            for stack in range(4):
                if takes(stack, tops[stack]) & bit(card) != 0:
                    under = tops[stack]
                    tops[stack] = card
                    left[0] -= 1
                    best = max(best, A_CARD + self.chain(own & ~bit(card), tops, left))
                    tops[stack] = under
        return best

    def roads(self, own: i64, tops: vec[i64]) -> i64:
        """How many states border both on the top of a stack and on a card of the hand."""
        near: i64 = 0
        m = own
        while m != 0:
            near |= BORDERS[lowest(m)]
            m &= m - 1
        found: i64 = 0
        for stack in range(4):
            if tops[stack] >= 0:
                found |= BORDERS[tops[stack]]
        return count(found & near)
