"""How casual players play Sammy's Travels."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest
from parlor.core.hand import Hand
from parlor.core.messages import Message
from parlor.core.moves import DRAW, MOVE, PLAY, ROW, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.library.sammy_1934.sammys_travels.rules import ATLAS, STARTER, CommonHand, JourneyHand, TravelHand
from parlor.library.sammy_1934.sammys_travels.solver import JOURNEYS, Wayfarer
from parlor.packs.sammy import BORDERS
from parlor.players.policy import Sound
from parlor.players.solvers import Solver
from parlor.players.thinking import Thinking

# How far a journey is planned ahead, in states.
AHEAD: Final = 3


class TravelPolicy(Sound):
    """A journey goes first where few roads lead on, so that no state is left behind; it waits for that state to come up."""

    def solver(self) -> Solver | None:
        return JOURNEYS

    def thinking(self, hand: Hand, seat: i64, expert: bool, rng: Rng) -> Thinking | None:
        return Wayfarer(hand) if JOURNEYS.solvable(hand) else None

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        moves = hand.moves_of(seat)
        if isinstance(hand, CommonHand):
            return self.share(hand, seat, moves)
        assert isinstance(hand, JourneyHand)
        if hand.own[STARTER] >= 0:
            return PLAY | narrowest(ATLAS, ATLAS)
        last = moves[len(moves) - 1]
        if verb_of(last) != MOVE or len(moves) == 1:
            return moves[0]
        return last if bit(payload_of(last) // ROW) & self.wanted(hand, seat) != 0 else DRAW

    def reason(self, hand: Hand, seat: i64, move: i64) -> Message | None:
        assert isinstance(hand, TravelHand)
        verb = verb_of(move)
        if verb == DRAW:
            return Message("why-waits-for-state")
        if verb != MOVE and verb != PLAY:
            return None
        state = payload_of(move) // ROW if verb == MOVE else payload_of(move)
        roads = count(BORDERS[state] & hand.left(seat) & ~bit(state))
        if roads == 0:
            return Message("why-last-state")
        return Message("why-roads-lead-on", {"number": int(roads), "state": hand.pack.name_of(state)})

    def wanted(self, h: TravelHand, seat: i64) -> i64:
        """The states to which the journey should go next: those from which it can be planned furthest, and of these the narrowest."""
        left = h.left(seat)
        best: i64 = 0
        top: i64 = -1
        m = h.wants[h.travel(seat)] & left
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
                value = count(roads & h.left(seat)) - count(roads & h.left(1 - seat))
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
