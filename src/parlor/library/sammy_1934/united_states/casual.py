"""How casual players play United States."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest, zeros
from parlor.core.game import Ending
from parlor.core.hand import Hand
from parlor.core.messages import Message
from parlor.core.moves import PASS, ROW, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.library.sammy_1934.united_states.rules import CORNERS, fits, joins, top_of
from parlor.packs.sammy import BORDERS
from parlor.players.policy import Sound

# So many states are tried when a chain is planned at the table; in a rollout one looks at the next card alone.
PLANNED: Final = 400


class ChainPolicy(Sound):
    """United States: play on as long as possible, so the card first that leaves most of one's own cards something to join."""

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        return self.plan(hand, seat, 0)

    def decide(self, hand: Hand, seat: i64, ending: Ending, rng: Rng) -> i64:
        return self.plan(hand, seat, PLANNED)

    def reason(self, hand: Hand, seat: i64, move: i64) -> Message | None:
        assert isinstance(hand, CardHand)
        if verb_of(move) == PASS:
            return None
        card = payload_of(move) // ROW
        joining = count(BORDERS[card] & hand.hands[seat] & ~bit(card))
        return Message("why-can-follow", {"number": int(joining)}) if joining > 0 else None

    def plan(self, hand: Hand, seat: i64, states: i64) -> i64:
        """The first card of the best chain that is found while so many states are tried."""
        assert isinstance(hand, CardHand)
        moves = hand.moves_of(seat)
        best = moves[0]
        top: i64 = -1
        tops = vec[i64](capacity=4)
        for stack in range(4):
            tops = append(tops, top_of(hand, stack))
        left = zeros(1)
        for move in moves:
            card = payload_of(move) // ROW
            stack = payload_of(move) % ROW
            under = tops[stack]
            tops[stack] = card
            left[0] = states // len(moves)
            value = self.chain(hand.hands[seat] & ~bit(card), tops, left) * 100 + count(BORDERS[card])
            tops[stack] = under
            if value > top:
                best, top = move, value
        return best

    def chain(self, own: i64, tops: vec[i64], left: vec[i64]) -> i64:
        """The most cards that a hand can lay in a row; where no more states may be tried, those that join at once."""
        open: i64 = CORNERS
        for top in tops:
            open |= joins(top)
        m = own & open
        best = count(m)
        if left[0] <= 0 or m == 0:
            return best
        while m != 0 and left[0] > 0:
            card = lowest(m)
            m &= m - 1
            for stack in range(4):
                if fits(card, stack, tops[stack]):
                    under = tops[stack]
                    tops[stack] = card
                    left[0] -= 1
                    best = max(best, 1 + self.chain(own & ~bit(card), tops, left))
                    tops[stack] = under
        return best
