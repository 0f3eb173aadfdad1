"""How to play patience: build up first, then uncover what lies face down, then play from the waste, and draw last."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest
from parlor.core.chance import Rng
from parlor.core.hand import Hand
from parlor.core.moves import DRAW, MOVE, PLAY, ROW, payload_of, verb_of
from parlor.families.patience.runs import STACKS, UP, WASTE, RunHand
from parlor.games.sammy_1934.sammys_travels import ATLAS, CommonHand, JourneyHand, TravelHand
from parlor.packs.sammy import BORDERS
from parlor.players.policy import Sound

# How far a journey is planned ahead, in states.
AHEAD: Final = 3


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

    def reason(self, hand: Hand, seat: i64, move: i64) -> str:
        assert isinstance(hand, RunHand)
        if verb_of(move) != MOVE:
            return "Shows the next card of the stock"
        source = hand.source_of(move)
        lower = hand.size[source] - hand.unseen_to[source]
        if hand.target_of(move) == UP:
            if hand.unseen_to[source] > 0 and lower == 1:
                return "Builds up, and opens a face-down card"
            return "Builds up, from where no card comes back"
        if source == WASTE:
            return "Fills an empty space" if self.fills(hand, move) else "Brings a card from the waste into play"
        if hand.unseen_to[source] > 0:
            return "Opens a face-down card"
        return "Clears a space"

    def fills(self, h: RunHand, move: i64) -> bool:
        """Whether a head goes into an empty stack."""
        return h.size[h.target_of(move)] == 0

    def head_waits(self, h: RunHand) -> bool:
        """Whether a head lies where it would like to leave for an empty stack."""
        found = h.size[WASTE] > 0 and h.heads & bit(h.top(WASTE)) != 0
        for stack in range(STACKS, h.stacks_end):
            found |= h.unseen_to[stack] > 0 and h.heads & bit(h.base(stack)) != 0
        return found


class TravelPolicy(Sound):
    """A journey goes first where few roads lead on, so that no state is left behind; it waits for that state to come up."""

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        moves = hand.moves_of(seat)
        if isinstance(hand, CommonHand):
            return self.share(hand, seat, moves)
        assert isinstance(hand, JourneyHand)
        if hand.starter >= 0:
            return PLAY | narrowest(ATLAS, ATLAS)
        last = moves[len(moves) - 1]
        if verb_of(last) != MOVE or len(moves) == 1:
            return moves[0]
        return last if bit(payload_of(last) // ROW) & self.wanted(hand, seat) != 0 else DRAW

    def reason(self, hand: Hand, seat: i64, move: i64) -> str:
        assert isinstance(hand, TravelHand)
        verb = verb_of(move)
        if verb == DRAW:
            return "Waits for a better state to come up"
        if verb != MOVE and verb != PLAY:
            return ""
        state = payload_of(move) // ROW if verb == MOVE else payload_of(move)
        roads = count(BORDERS[state] & hand.left[seat] & ~bit(state))
        if roads == 0:
            return "The last state that can be reached from there"
        return f"{roads} road{'' if roads == 1 else 's'} lead{'s' if roads == 1 else ''} on from {hand.pack.kind(state).name}"

    def wanted(self, h: TravelHand, seat: i64) -> i64:
        """The states to which the journey should go next: those from which it can be planned furthest, and of these the narrowest."""
        left = h.left[seat]
        best: i64 = 0
        top: i64 = -1
        m = h.wants[h.travels + seat] & left
        while m != 0:
            state = lowest(m)
            m &= m - 1
            roads = count(BORDERS[state] & left)
            value = reach(state, left & ~bit(state), AHEAD) * 100 - roads
            if value == top:
                best |= bit(state)
            elif value > top:
                best, top = bit(state), value
        return best

    def share(self, h: CommonHand, seat: i64, moves: vec[i64]) -> i64:
        """On common roads every transfer counts: to the road's end from which most of one's own cards and fewest of the other's go on."""
        best = moves[0]
        top: i64 = -100
        for move in moves:
            if verb_of(move) == MOVE:
                roads = BORDERS[payload_of(move) // ROW]
                value = count(roads & h.left[seat]) - count(roads & h.left[1 - seat])
                if value > top:
                    best, top = move, value
        return best


def narrowest(states: i64, left: i64) -> i64:
    """The state from which the fewest roads lead on."""
    best: i64 = -1
    few: i64 = 99
    m = states
    while m != 0:
        state = lowest(m)
        m &= m - 1
        roads = count(BORDERS[state] & left)
        if roads < few:
            best, few = state, roads
    return best


def reach(state: i64, left: i64, ahead: i64) -> i64:
    """How many states further a journey can go, going at every step where fewest roads lead on; at most so many ahead."""
    steps: i64 = 0
    at = state
    while steps < ahead:
        roads = BORDERS[at] & left
        if roads == 0:
            return steps
        at = narrowest(roads, left)
        left &= ~bit(at)
        steps += 1
    return steps
