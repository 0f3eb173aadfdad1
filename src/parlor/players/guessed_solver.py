"""Honest patience play: every move is tried in guessed worlds, and each world is then solved with its cards known."""

from time import monotonic
from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import NONE
from parlor.core.hand import Hand
from parlor.core.moves import DRAW
from parlor.core.rng import Rng
from parlor.families.patience.runs import STOCK, WASTE, RunHand
from parlor.players.patience_policy import RunPolicy
from parlor.players.run_solver import Road, RunSearch
from parlor.players.solver import Hunt
from parlor.players.solvers import Solver
from parlor.players.thinking import Thinking, Thought, Tried

# How many positions are searched to see where a move leads in one world, and how many count as one iteration.
SKILLED: Final = 100
EXPERT: Final = 600
ITERATION: Final = 100
# With more unseen cards than this, nearly every world can be won if you know it, which says little about the moves.
FEW: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class GuessedSolver(Thinking):
    """Stacks of runs: picks the move that wins in the most worlds; breaks ties by what the casual player prefers."""

    def __init__(self, hand: RunHand, policy: "SolvedRuns", effort: i64, rng: Rng) -> None:
        self.hand: Final = hand
        self.effort: Final = effort
        self.rng: Final = rng
        self.policy: Final = policy
        self.roads: Final = roads_in_sight(hand, policy.searcher)
        self.totals: Final = [0.0 for _ in self.roads]
        self.tried: Final = [Tried(road.move) for road in self.roads]
        self.worlds: i64 = 0
        self.positions: i64 = 0

    def settled(self) -> i64:
        if is_free_look(self.hand):
            return DRAW
        return first_step(self.roads[0]) if len(self.roads) == 1 else NONE

    def iterate(self) -> None:
        world = self.hand.guess(0, self.rng)
        assert isinstance(world, RunHand)
        seed = self.rng.seed()
        worths = [0.0 for _ in self.roads]
        for k in range(len(self.roads)):
            hunt = Hunt(along(world, self.roads[k]), self.policy.searcher)
            hunt.probe(self.effort, seed)
            worths[k] = hunt.worth()
            self.totals[k] += worths[k]
            self.positions += hunt.positions
        mean = sum(worths) / float(len(worths))
        for k in range(len(worths)):
            self.tried[k].add(worths[k] - mean)
        self.worlds += 1

    def run(self, iterations: i64) -> None:
        """Searches a number of worlds, or fewer if the position budget (iterations * ITERATION) runs out first; at least one."""
        while self.worlds == 0 or (self.worlds < iterations and self.positions < iterations * ITERATION):
            self.iterate()

    def run_for(self, seconds: float) -> None:
        """Searches as many worlds as time allows, at least one; starts none that might not finish in time."""
        now = monotonic()
        end = now + seconds
        longest = 0.0
        while self.worlds == 0 or now + longest < end:
            self.iterate()
            before, now = now, monotonic()
            longest = max(longest, now - before)

    def thoughts(self) -> list[Thought]:
        found: list[Thought] = []
        for move in self.hand.moves():
            best = -1.0
            error = 0.0
            for k in range(len(self.roads)):
                if first_step(self.roads[k]) == move and self.totals[k] > best:
                    best, error = self.totals[k], self.tried[k].error()
            if best >= 0.0:
                found.append(Thought(move, best / float(max(self.worlds, 1)), self.worlds, error))
        found.sort(key=self.order)
        return found

    def order(self, thought: Thought) -> tuple[float, int, int]:
        """Sorts by worth, then by what the casual player prefers, then in the order of moves."""
        return (-round(thought.worth, 9), -self.policy.value(self.hand, thought.move), thought.move)


def is_clear(hand: RunHand) -> bool:
    """Whether few enough cards are unseen for solved guesses to separate good moves from bad ones, or looking at more cards is free."""
    unseen: i64 = 0
    for pile in range(hand.stacks_end):
        unseen += hand.unseen_to[pile] - hand.unseen_from[pile]
    return unseen <= FEW or is_free_look(hand)


def roads_in_sight(hand: RunHand, solver: Solver) -> list[Road]:
    """The roads that a player can see; if the whole stock is known, this includes drawing until one of its cards comes up."""
    known = solver.known(hand, 1, 0, 0)
    assert isinstance(known, RunSearch)
    if hand.comes_round and hand.unseen_from[STOCK] < hand.unseen_to[STOCK]:
        return [Road(0, move, 0) for move in hand.moves()]
    roads = known.roads(hand)
    return roads if roads else [Road(0, move, 0) for move in hand.moves()]


def first_step(road: Road) -> i64:
    """The first move of a road."""
    return DRAW if road.draws > 0 else road.move


def along(world: RunHand, road: Road) -> Hand:
    """A world after following a road."""
    after = world.clone()
    assert isinstance(after, RunHand)
    for _ in range(road.draws):
        after.draw()
    after.make(0, road.move)
    return after


def is_free_look(hand: RunHand) -> bool:
    """Whether drawing shows cards that nobody has seen, at no cost.

    If the stock is recycled and drawn two cards at a time, an even number of draws always brings the same cards to the top.
    """
    return hand.comes_round and hand.unseen_from[STOCK] < hand.unseen_to[STOCK] and hand.size[WASTE] % 2 == 0


@mypyc_attr(allow_interpreted_subclasses=True)
class SolvedRuns(RunPolicy):
    """A patience of runs that can be searched with all cards known."""

    def __init__(self, solver: Solver) -> None:
        self.searcher: Final = solver

    def solver(self) -> Solver | None:
        return self.searcher

    def thinking(self, hand: Hand, seat: i64, expert: bool, rng: Rng) -> Thinking | None:
        if isinstance(hand, RunHand) and is_clear(hand):
            return GuessedSolver(hand, self, EXPERT if expert else SKILLED, rng)
        return None
