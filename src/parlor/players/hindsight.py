"""Patience played honestly: every move is tried in guessed worlds, and each world is then solved with its cards known."""

from time import monotonic
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.chance import Rng
from parlor.core.hand import Hand
from parlor.core.moves import DRAW
from parlor.families.patience.runs import STOCK, WASTE, RunHand
from parlor.games.sammy_1934.flag import FlagHand
from parlor.players.known_runs import KnownRuns, Road
from parlor.players.patience import RunPolicy
from parlor.players.solver import Hunt, known_of
from parlor.players.thinking import Thinking, Thought

# How many positions are looked at to learn what a move leads to in one world, and how many an iteration stands for.
SKILLED: Final = 100
EXPERT: Final = 600
JOURNEY: Final = 3000
ITERATION: Final = 100
# With more unseen cards than this nearly every world can be won by one who knows it, which tells little about the moves.
FEW: Final = 4


class Hindsight(Thinking):
    """Stacks of runs: the move that wins in most worlds; of equal ones the one that the casual player likes best."""

    def __init__(self, hand: RunHand, effort: i64, rng: Rng) -> None:
        self.hand: Final = hand
        self.effort: Final = effort
        self.rng: Final = rng
        self.policy: Final = RunPolicy()
        self.roads: Final = roads_in_sight(hand)
        self.totals: Final = [0.0 for _ in self.roads]
        self.worlds: i64 = 0
        self.positions: i64 = 0

    def settled(self) -> i64:
        if is_free_look(self.hand):
            return DRAW
        return first_step(self.roads[0]) if len(self.roads) == 1 else -1

    def iterate(self) -> None:
        world = self.hand.guess(0, self.rng)
        assert isinstance(world, RunHand)
        seed = self.rng.seed()
        for k in range(len(self.roads)):
            hunt = Hunt(along(world, self.roads[k]))
            hunt.probe(self.effort, seed)
            self.totals[k] += hunt.worth()
            self.positions += hunt.positions
        self.worlds += 1

    def run(self, iterations: i64) -> None:
        """So many worlds, or fewer once so many times ITERATION positions have been looked at; one at least."""
        while self.worlds == 0 or (self.worlds < iterations and self.positions < iterations * ITERATION):
            self.iterate()

    def run_for(self, seconds: float) -> None:
        """As many worlds as the time allows, one at least; none is begun that may not be done in time."""
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
            for k in range(len(self.roads)):
                if first_step(self.roads[k]) == move:
                    best = max(best, self.totals[k])
            if best >= 0.0:
                found.append(Thought(move, best / float(max(self.worlds, 1)), self.worlds))
        found.sort(key=self.order)
        return found

    def order(self, thought: Thought) -> tuple[float, int, int]:
        """The better one first, then what the casual player likes, then the order of moves."""
        return (-round(thought.worth, 9), -self.policy.value(self.hand, thought.move), thought.move)


def is_clear(hand: RunHand) -> bool:
    """Whether so few cards are unseen that solving guessed worlds tells good moves from bad ones, or looking on is free."""
    unseen: i64 = 0
    for pile in range(hand.stacks_end):
        unseen += hand.unseen_to[pile] - hand.unseen_from[pile]
    return unseen <= FEW or is_free_look(hand)


def roads_in_sight(hand: RunHand) -> list[Road]:
    """The ways on that a player sees: where all cards of the stock are known, also those that draw on to one of them."""
    known = known_of(hand, 1, 0, 0)
    assert isinstance(known, KnownRuns)
    if isinstance(hand, FlagHand) and hand.unseen_from[STOCK] < hand.unseen_to[STOCK]:
        return [Road(0, move, 0) for move in hand.moves()]
    roads = known.roads(hand)
    return roads if roads else [Road(0, move, 0) for move in hand.moves()]


def first_step(road: Road) -> i64:
    """The move that begins a way."""
    return DRAW if road.draws > 0 else road.move


def along(world: RunHand, road: Road) -> Hand:
    """A world after a way has been gone."""
    after = world.clone()
    assert isinstance(after, RunHand)
    for _ in range(road.draws):
        after.draw()
    after.make(0, road.move)
    return after


def is_free_look(hand: RunHand) -> bool:
    """Whether drawing shows cards that nobody has seen and loses nothing.

    In Flag the stock comes round again, and from an even number of cards drawn always the same ones come to the top.
    """
    return isinstance(hand, FlagHand) and hand.unseen_from[STOCK] < hand.unseen_to[STOCK] and hand.size[WASTE] % 2 == 0


class Wayfarer(Thinking):
    """A journey alone. Every card can be waited for, so one look at the borders tells all, whatever the order of the stock."""

    def __init__(self, hand: Hand) -> None:
        self.hand: Final = hand
        self.moves: Final = hand.moves_of(0)
        self.best: vec[i64] = vec[i64](capacity=len(self.moves))

    def settled(self) -> i64:
        hunt = Hunt(self.hand)
        hunt.attempt(JOURNEY, 0, 0)
        if not hunt.won():
            return -1
        last = self.moves[len(self.moves) - 1]
        line = hunt.furthest.line(self.hand)
        if line[0] != DRAW:
            return line[0]
        return last if last != DRAW and self.after(last) == hunt.best else DRAW

    def after(self, move: i64) -> i64:
        """How long the journey can become after a move."""
        after = self.hand.clone()
        after.make(0, move)
        hunt = Hunt(after)
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
        goal = float(known_of(self.hand, 1, 0, 0).goal)
        found = [Thought(self.moves[k], float(self.best[k]) / goal, 1) for k in range(len(self.moves))]
        found.sort(key=onward)
        return found


def onward(thought: Thought) -> tuple[float, bool, int]:
    """The longer journey first, then going rather than waiting."""
    return (-thought.worth, thought.move == DRAW, thought.move)
