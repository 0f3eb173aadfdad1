"""Sammy's Travels alone, with all cards known: the longest journey across the borders that are left.

The pile goes round, so that every card can be waited for: where the journey stands and which cards are left is all that matters.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest, union
from parlor.core.hand import Hand
from parlor.core.moves import DRAW, MOVE, PLAY, ROW
from parlor.library.sammy_1934.sammys_travels.rules import ALL, ATLAS, IDLE, MUST, STARTER, TURN_OVERS, JourneyHand
from parlor.packs.sammy import BORDERS
from parlor.players.positions import stirred
from parlor.players.solver import Hunt
from parlor.players.solvers import OpenSearch, Solver, copied
from parlor.players.thinking import Thinking, Thought

STATES: Final = 64
STOCK: Final = 0
PILE: Final = 1
TRAVEL: Final = 2


class KnownJourney(OpenSearch[JourneyHand]):
    """Searches for the longest journey: first one of all states left, then of one state less, and so on."""

    def __init__(self, goal: i64, limit: i64) -> None:
        super().__init__(goal, limit)
        # The states of the last journey found, in reverse order.
        self.found: vec[i64] = vec[i64]()

    def reached(self, hand: JourneyHand) -> i64:
        return hand.size[TRAVEL]

    def look(self, hand: JourneyHand) -> i64:
        self.found = vec[i64]()
        reached = hand.size[TRAVEL]
        if hand.over:
            return reached
        firsts = self.firsts(hand)
        left = hand.left(0)
        most = count(left)
        while most > 0 and not self.cut:
            if self.goes_on(firsts, left, most):
                return reached + most
            most -= 1
        return reached + self.wander(firsts, left)

    def firsts(self, h: JourneyHand) -> i64:
        """The states that the journey may visit next."""
        if h.own[STARTER] >= 0:
            return ATLAS
        roads = BORDERS[h.top(TRAVEL)] & h.left(0)
        if h.own[TURN_OVERS] < IDLE:
            return roads
        at_hand = union(h.cards_of(STOCK))
        if h.size[PILE] > 0:
            at_hand |= bit(h.top(PILE))
        return roads & at_hand

    def goes_on(self, roads: i64, left: i64, most: i64) -> bool:
        """Whether one of some roads starts a journey of the given length. Tries the road with the fewest roads onward first."""
        if most == 0:
            return True
        tried: i64 = 0
        while roads & ~tried != 0:
            state = narrowest(roads & ~tried, left)
            tried |= bit(state)
            rest = left & ~bit(state)
            if self.reaches(state, rest, most - 1):
                self.found = append(self.found, state)
                return True
            if self.cut:
                return False
        return False

    def reaches(self, at: i64, left: i64, most: i64) -> bool:
        """Whether a journey at a state can visit the given number of those left."""
        if most == 0:
            return True
        if farthest(at, left) < most:
            return False
        exact = left * STATES + at
        mark = stirred(exact)
        known = self.positions.known(mark, exact)
        # For each position we keep one more than the smallest number of states known to be too many.
        if known > 0 and known - 1 <= most:
            return False
        if self.positions.size >= self.limit:
            self.cut = True
            return False
        if known == 0:
            self.positions.keep(mark, exact, STATES)
        if self.goes_on(BORDERS[at] & left, left, most):
            return True
        if not self.cut:
            self.positions.keep(mark, exact, most + 1)
        return False

    def wander(self, roads: i64, left: i64) -> i64:
        """A journey that always goes where the fewest roads lead on, used when the search was cut. Returns its length."""
        path = vec[i64](capacity=STATES)
        while roads != 0:
            state = narrowest(roads, left)
            path = append(path, state)
            left &= ~bit(state)
            roads = BORDERS[state] & left
        self.found = vec[i64](capacity=STATES)
        for k in range(len(path)):
            self.found = append(self.found, path[len(path) - 1 - k])
        return len(path)

    def line(self, hand: JourneyHand) -> vec[i64]:
        moves = vec[i64](capacity=400)
        h = copied(hand)
        for k in range(len(self.found)):
            state = self.found[len(self.found) - 1 - k]
            if h.own[STARTER] >= 0:
                moves = append(moves, PLAY | state)
                h.make(0, PLAY | state)
                continue
            while h.size[PILE] == 0 or h.top(PILE) != state:
                moves = append(moves, DRAW)
                h.make(0, DRAW)
            moves = append(moves, MOVE | (state * ROW))
            h.make(0, MOVE | (state * ROW))
        return moves


def narrowest(states: i64, left: i64) -> i64:
    """The state from which the fewest roads lead on."""
    best: i64 = -1
    few: i64 = STATES
    m = states
    while m != 0:
        state = lowest(m)
        m &= m - 1
        roads = count(BORDERS[state] & left)
        if roads < few:
            best, few = state, roads
    return best


def farthest(at: i64, left: i64) -> i64:
    """A limit for any journey: counts the states that can be reached. Only one dead end can be visited, as the last state."""
    seen: i64 = 0
    fresh = BORDERS[at] & left
    dead_ends: i64 = 0
    open = left | bit(at)
    while fresh != 0:
        seen |= fresh
        next: i64 = 0
        m = fresh
        while m != 0:
            roads = BORDERS[lowest(m)] & open
            m &= m - 1
            next |= roads
            if roads & (roads - 1) == 0:
                dead_ends += 1
        fresh = next & left & ~seen
    return count(seen) - (dead_ends - 1 if dead_ends > 1 else 0)


class JourneySolver(Solver):
    """For one player who may pass cards by, the longest journey can be found."""

    def solvable(self, hand: Hand) -> bool:
        return isinstance(hand, JourneyHand) and hand.players == 1 and hand.own[MUST] == 0

    def known(self, hand: Hand, limit: i64, spread: i64, seed: int) -> OpenSearch[JourneyHand]:
        return KnownJourney(ALL, limit)


JOURNEYS: Final = JourneySolver()
# How many positions to look at to learn how long a journey can get.
JOURNEY: Final = 3000


class Wayfarer(Thinking):
    """A journey for one. You can wait for any card, so one look at the borders is enough, whatever the order of the stock."""

    def __init__(self, hand: Hand) -> None:
        self.hand: Final = hand
        self.moves: Final = hand.moves_of(0)
        self.best: vec[i64] = vec[i64](capacity=len(self.moves))

    def settled(self) -> i64:
        hunt = Hunt(self.hand, JOURNEYS)
        hunt.attempt(JOURNEY, 0, 0)
        if not hunt.won():
            return -1
        last = self.moves[len(self.moves) - 1]
        line = hunt.furthest.line(self.hand)
        if line[0] != DRAW:
            return line[0]
        return last if last != DRAW and self.after(last) == hunt.best else DRAW

    def after(self, move: i64) -> i64:
        """How long the journey can get after a move."""
        after = self.hand.clone()
        after.make(0, move)
        hunt = Hunt(after, JOURNEYS)
        hunt.attempt(JOURNEY, 0, 0)
        return hunt.best

    def iterate(self) -> None:
        if len(self.best) == 0:
            for move in self.moves:
                self.best = append(self.best, self.after(move))

    def run(self, iterations: i64) -> None:
        self.iterate()

    def run_for(self, seconds: float) -> None:
        self.iterate()

    def thoughts(self) -> list[Thought]:
        goal = float(ALL)
        found = [Thought(self.moves[k], float(self.best[k]) / goal, 1) for k in range(len(self.moves))]
        found.sort(key=onward)
        return found


def onward(thought: Thought) -> tuple[float, bool, int]:
    """Longer journeys first; moves before waiting."""
    return (-thought.worth, thought.move == DRAW, thought.move)
