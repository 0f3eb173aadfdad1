"""How to play patience: build up first, then uncover what lies face down, then play from the waste, and draw last."""

from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import bit
from parlor.core.hand import Hand
from parlor.core.messages import Message
from parlor.core.moves import MOVE, verb_of
from parlor.core.rng import Rng
from parlor.families.patience.runs import STACKS, UP, WASTE, RunHand
from parlor.players.policy import Sound


@mypyc_attr(allow_interpreted_subclasses=True)
class RunPolicy(Sound):
    """Stacks of runs. Every move builds up, uncovers, empties a stack for a head, or uses the waste: it never goes in circles."""

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        assert isinstance(hand, RunHand)
        moves = hand.moves()
        best = moves[0]
        top: i64 = -1
        for move in moves:
            value = self.value(hand, move)
            if value > top:
                best, top = move, value
        return best

    def value(self, h: RunHand, move: i64) -> i64:
        """How good a move is; drawing is better than what only moves cards about."""
        if verb_of(move) != MOVE:
            return 10
        source = h.source_of(move)
        hidden = h.unseen_to[source]
        if h.target_of(move) == UP:
            return 100 + hidden
        if source == WASTE:
            return 30 if self.fills(h, move) else 20
        if hidden > 0:
            return 50 + hidden
        return 15 if self.head_waits(h) else 0

    def reason(self, hand: Hand, seat: i64, move: i64) -> Message | None:
        assert isinstance(hand, RunHand)
        if verb_of(move) != MOVE:
            return Message("why-shows-next")
        source = hand.source_of(move)
        lower = hand.size[source] - hand.unseen_to[source]
        if hand.target_of(move) == UP:
            if hand.unseen_to[source] > 0 and lower == 1:
                return Message("why-builds-and-opens")
            return Message("why-builds-up")
        if source == WASTE:
            return Message("why-fills-space" if self.fills(hand, move) else "why-from-waste")
        if hand.unseen_to[source] > 0:
            return Message("why-opens-face-down")
        return Message("why-clears-space")

    def fills(self, h: RunHand, move: i64) -> bool:
        """Whether a head goes into an empty stack."""
        return h.size[h.target_of(move)] == 0

    def head_waits(self, h: RunHand) -> bool:
        """Whether a head lies where it would like to leave for an empty stack."""
        found = h.size[WASTE] > 0 and h.heads & bit(h.top(WASTE)) != 0
        for stack in range(STACKS, h.stacks_end):
            found |= h.unseen_to[stack] > 0 and h.heads & bit(h.base(stack)) != 0
        return found
