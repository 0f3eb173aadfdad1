"""How to play patience: build up first, then uncover face-down cards, then play from the waste, and draw last."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import bit
from parlor.core.messages import Message
from parlor.core.moves import MOVE, verb_of
from parlor.core.rng import Rng
from parlor.families.patience.runs import STACKS, UP, WASTE, RunHand
from parlor.players.policy import Sound

# What is done first; only the order counts. A card that is built up has reached its end; what lies face down is opened next, the deepest
# stack first, for its cards cannot be planned with before; then a head of the waste fills a space, and other cards of the waste are
# placed. A stack is cleared only where a head waits for the space, and what merely shifts cards comes after a draw.
BUILD: Final = 100
OPEN: Final = 50
FILL: Final = 30
PLACE: Final = 20
CLEAR: Final = 15
DRAW: Final = 10
SHIFT: Final = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class RunPolicy(Sound[RunHand]):
    """Stacks of runs. Every move builds up, uncovers, empties a stack for a head, or uses the waste: it never goes in circles."""

    def choose(self, hand: RunHand, seat: i64, rng: Rng) -> i64:
        moves = hand.moves()
        best = moves[0]
        top: i64 = -1
        for move in moves:
            value = self.value(hand, move)
            if value > top:
                best, top = move, value
        return best

    def value(self, h: RunHand, move: i64) -> i64:
        """How good a move is; drawing is better than just moving cards around."""
        if verb_of(move) != MOVE:
            return DRAW
        source = h.source_of(move)
        hidden = h.unseen_to[source]
        if h.target_of(move) == UP:
            return BUILD + hidden
        if source == WASTE:
            return FILL if self.fills(h, move) else PLACE
        if hidden > 0:
            return OPEN + hidden
        return CLEAR if self.head_waits(h) else SHIFT

    def reason(self, hand: RunHand, seat: i64, move: i64) -> Message | None:
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
        """Whether a head could move from where it is to an empty stack."""
        found = h.size[WASTE] > 0 and h.heads & bit(h.top(WASTE)) != 0
        for stack in range(STACKS, h.stacks_end):
            found |= h.unseen_to[stack] > 0 and h.heads & bit(h.base(stack)) != 0
        return found
