"""Information-set Monte Carlo tree search: one tree over many worlds that the seat cannot tell apart.

The seat's moves race: all are tried in the same worlds. Below each of them grows a tree of what everyone may do next. At a new node, sound
play is tried first; more moves are added as the node is visited more often.
"""

from math import log, sqrt
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import NONE
from parlor.core.game import Ending
from parlor.core.hand import Hand
from parlor.core.rng import Rng
from parlor.players.paired_trials import Race, Runner
from parlor.players.policy import Policy, Sound, mover

# How much a move of the tree is tried again although others did better. The worth of a world is spread by 0.04 to 0.5, and moves are
# hundredths apart: with more than this, all of them are followed equally often, and a bid is judged by cards and calls that nobody would
# choose.
EXPLORATION: Final = 0.15
# With a sound policy, a node visited n times has at most one child plus this factor times the square root of n.
WIDENING: Final = 0.5
# One in this many moves of the other seats is searched in the tree; the rest come from sound play with the cards of the world.
SOUGHT: Final = 4
# How many points a tree has room for at first.
ROOM: Final = 64
# The logarithms of the numbers from 1 on that come up most.
LOGS: Final = vec[float]([0.0] + [log(float(n)) for n in range(1, 1000)])


class Tree:
    """The points of a search, by number, in one list for each thing that is known of them: a hundred thousand objects would cost more.

    A point is a move that a seat made.
    """

    def __init__(self, exploration: float = EXPLORATION) -> None:
        self.exploration: Final = exploration
        self.move = vec[i64](capacity=ROOM)
        self.seat = vec[i64](capacity=ROOM)
        # The point before it, the first move tried after it, and the next one tried instead of it; NONE where there is none. Those tried
        # after a point are in ascending order: by move, and then by seat, where several may act.
        self.before = vec[i64](capacity=ROOM)
        self.kid = vec[i64](capacity=ROOM)
        self.next = vec[i64](capacity=ROOM)
        # How often it could have been chosen, how often it was, and what that brought in all.
        self.seen = vec[i64](capacity=ROOM)
        self.visits = vec[i64](capacity=ROOM)
        self.total = vec[float](capacity=ROOM)

    def grow(self, move: i64, seat: i64, before: i64, next: i64) -> i64:
        """A new point."""
        self.move = append(self.move, move)
        self.seat = append(self.seat, seat)
        self.before = append(self.before, before)
        self.kid = append(self.kid, NONE)
        self.next = append(self.next, next)
        self.seen = append(self.seen, 0)
        self.visits = append(self.visits, 0)
        self.total = append(self.total, 0.0)
        return len(self.move) - 1

    def add(self, point: i64, worths: vec[float]) -> None:
        """Adds what one more world is worth to each seat, to a point and those before it."""
        visits, total, seat, before = self.visits, self.total, self.seat, self.before
        while point != NONE:
            visits[point] += 1
            total[point] += worths[seat[point]]
            point = before[point]

    def after(self, point: i64, move: i64, seat: i64) -> i64:
        """The point for a move, which is made if it was not tried before."""
        left: i64 = NONE
        kid = self.kid[point]
        while kid != NONE and (self.move[kid] < move or (self.move[kid] == move and self.seat[kid] < seat)):
            left, kid = kid, self.next[kid]
        if kid == NONE or self.move[kid] != move or self.seat[kid] != seat:
            kid = self.grow(move, seat, point, kid)
            if left == NONE:
                self.kid[point] = kid
            else:
                self.next[left] = kid
        self.seen[kid] += 1
        return kid

    def descend(self, point: i64, moves: vec[i64], seat: i64, rng: Rng, room: i64) -> i64:
        """The point to follow: an untried one while there is room, otherwise the one with the best upper bound.

        Moves are in ascending order, as points are.
        """
        move_of, seat_of, next, seen, visits, total = self.move, self.seat, self.next, self.seen, self.visits, self.total
        exploration = self.exploration
        kid = self.kid[point]
        open: i64 = 0
        fresh: i64 = 0
        new_move: i64 = -1
        best: i64 = NONE
        top = -1.0
        # Where there is room for all, an untried move comes first, and bounds need not be known.
        for_all = room >= len(moves)
        for move in moves:
            while kid != NONE and (move_of[kid] < move or (move_of[kid] == move and seat_of[kid] < seat)):
                kid = next[kid]
            if kid != NONE and move_of[kid] == move and seat_of[kid] == seat:
                often = seen[kid] + 1
                seen[kid] = often
                open += 1
                if fresh > 0 and for_all:
                    continue
                tried = float(visits[kid])
                value = total[kid] / tried + exploration * sqrt((LOGS[often] if often < len(LOGS) else log(float(often))) / tried)
                if value > top:
                    top, best = value, kid
            else:
                fresh += 1
                if rng.below(fresh) == 0:
                    new_move = move
        if best == NONE or (fresh > 0 and open < room):
            return self.after(point, new_move, seat)
        return best


class Search(Race):
    """A search of one position for one seat. Each world goes down the tree, adds a node and is rolled out, and its result goes back up."""

    def __init__(
        self, hand: Hand, seat: i64, ending: Ending, policy: Policy[Any], most: i64, rng: Rng, exploration: float = EXPLORATION
    ) -> None:
        super().__init__(hand, seat, ending, policy, most, rng)
        self.widens: Final = isinstance(policy, Sound)
        # The points of the seat's own moves come first, in their order.
        self.tree: Final = Tree(exploration)
        for runner in self.running:
            self.tree.grow(runner.move, seat, NONE, NONE)

    def outcome(self, line: Hand, runner: Runner) -> float:
        rng, tree = self.rng, self.tree
        point = runner.number
        while not line.over and tree.visits[point] > 0:
            point = self.onward(point, line, mover(line, rng))
            line.make(tree.seat[point], tree.move[point])
        worths = self.play_on(line)
        tree.add(point, worths)
        return worths[self.seat]

    def play_on(self, line: Hand) -> vec[float]:
        """What a world is worth to each seat after it was played on beyond the tree."""
        return self.policy.outcome(line, self.worth, self.rng)

    def onward(self, point: i64, line: Hand, seat: i64) -> i64:
        """The next point after a point."""
        rng, policy, tree = self.rng, self.policy, self.tree
        if not self.widens:
            moves = policy.worth_trying(line, seat, line.moves_of(seat))
            return tree.descend(point, moves, seat, rng, len(moves))
        room: i64 = 1 + i64(WIDENING * sqrt(float(tree.visits[point])))
        if room == 1 or (seat != self.seat and rng.below(SOUGHT) > 0):
            return tree.after(point, policy.choose(line, seat, rng), seat)
        return tree.descend(point, policy.worth_trying(line, seat, line.moves_of(seat)), seat, rng, room)
