"""How casual players play Sammy's Travels."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest
from parlor.core.messages import Message
from parlor.core.moves import DRAW, MOVE, PLAY, ROW, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.library.sammy_1934.sammys_travels.rules import ATLAS, STARTER, CommonHand, TravelHand
from parlor.library.sammy_1934.sammys_travels.solver import JOURNEYS, Wayfarer, narrowest
from parlor.packs.sammy import BORDERS
from parlor.players.policy import Sound
from parlor.players.solvers import Solver
from parlor.players.thinking import Thinking

# A state further stands above all roads.
A_STATE: Final = 100


class TravelPolicy(Sound[TravelHand]):
    """A journey goes first where few roads lead on, so that no state is left behind. It waits for that state to come up."""

    # How far a journey is planned ahead, in states: a level's horizon. None loses every deal; 6 win 2.0 ± 0.5 % more deals, and 12 nearly
    # all of them, which would leave nothing to the levels above (tools/weights.py sammys-travels).
    ahead: i64 = 3

    def solver(self) -> Solver | None:
        return JOURNEYS

    def thinking(self, hand: TravelHand, seat: i64, expert: bool, rng: Rng) -> Thinking | None:
        return Wayfarer(hand) if JOURNEYS.solvable(hand) else None

    def choose(self, hand: TravelHand, seat: i64, rng: Rng) -> i64:
        moves = hand.moves_of(seat)
        if isinstance(hand, CommonHand):
            return self.share(hand, seat, moves)
        if hand.own[STARTER] >= 0:
            return PLAY | narrowest(ATLAS, ATLAS)
        last = moves[len(moves) - 1]
        if verb_of(last) != MOVE or len(moves) == 1:
            return moves[0]
        return last if bit(payload_of(last) // ROW) & self.wanted(hand, seat) != 0 else DRAW

    def reason(self, hand: TravelHand, seat: i64, move: i64) -> Message | None:
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
        """The states to visit next: those from which the plan reaches furthest, and of these the ones with the fewest roads."""
        left = h.left(seat)
        best: i64 = 0
        top: i64 = -1
        m = h.wants[h.travel(seat)] & left
        while m != 0:
            state = lowest(m)
            m &= m - 1
            roads = count(BORDERS[state] & left)
            value = reach(state, left & ~bit(state), self.ahead) * A_STATE - roads
            if value == top:
                best |= bit(state)
            elif value > top:
                best, top = bit(state), value
        return best

    def share(self, h: CommonHand, seat: i64, moves: vec[i64]) -> i64:
        """On common roads every transfer counts. Prefer the road end that helps your own cards most and the opponent's least."""
        best = moves[0]
        top: i64 = -100
        for move in moves:
            if verb_of(move) == MOVE:
                roads = BORDERS[payload_of(move) // ROW]
                value = count(roads & h.left(seat)) - count(roads & h.left(1 - seat))
                if value > top:
                    best, top = move, value
        return best


def reach(state: i64, left: i64, ahead: i64) -> i64:
    """How many more states a journey can visit if it always goes where the fewest roads lead on, up to a limit."""
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
