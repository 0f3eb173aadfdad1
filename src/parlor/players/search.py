"""Information-set Monte Carlo tree search: one tree over many worlds that the seat cannot tell apart.

The seat's moves race: all are tried in the same worlds. Below each of them grows a tree of what everyone may do next. At a new node, sound
play is tried first; more moves are added as the node is visited more often.
"""

from math import log, sqrt
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.game import Ending
from parlor.core.hand import Hand
from parlor.core.rng import Rng
from parlor.players.paired_trials import Race, Runner
from parlor.players.policy import Policy, Sound, mover
from parlor.players.thinking import Tried

EXPLORATION: Final = 0.7
# With a sound policy, a node visited n times has at most one child plus this factor times the square root of n.
WIDENING: Final = 0.5
# One in this many moves of the other seats is searched in the tree; the rest come from sound play with the cards of the world.
SOUGHT: Final = 4
# The logarithms of the numbers from 1 on that come up most.
LOGS: Final = vec[float]([0.0] + [log(float(n)) for n in range(1, 1000)])


@mypyc_attr(acyclic=True)
class Node(Tried):
    """A move that a seat made at some point of the tree."""

    def __init__(self, move: i64, seat: i64) -> None:
        super().__init__(move)
        self.seat: Final = seat
        self.seen: i64 = 0
        # The first move tried after it, and the next one tried instead of it. They are in ascending order: by move, and then by seat, where
        # several may act.
        self.kid: Node | None = None
        self.next: Node | None = None
        # The one of them that the latest world went through.
        self.taken: Node | None = None


class Search(Race):
    """A search of one position for one seat. Each world goes down the tree, adds a node and is rolled out, and its result goes back up."""

    def __init__(self, hand: Hand, seat: i64, ending: Ending, policy: Policy[Any], most: i64, rng: Rng) -> None:
        super().__init__(hand, seat, ending, policy, most, rng)
        self.widens: Final = isinstance(policy, Sound)
        self.trees: Final = [Node(runner.move, seat) for runner in self.running]

    def outcome(self, line: Hand, runner: Runner) -> float:
        rng = self.rng
        root = node = self.trees[runner.number]
        while not line.over and node.visits > 0:
            kid = self.onward(node, line, mover(line, rng))
            line.make(kid.seat, kid.move)
            node.taken = kid
            node = kid
        node.taken = None
        worths = self.policy.outcome(line, self.worth, rng)
        visited: Node | None = root
        while visited is not None:
            visited.add(worths[visited.seat])
            visited = visited.taken
        return worths[self.seat]

    def onward(self, node: Node, line: Hand, seat: i64) -> Node:
        """The next node below a node."""
        rng, policy = self.rng, self.policy
        if not self.widens:
            moves = policy.worth_trying(line, seat, line.moves_of(seat))
            return descend(node, moves, seat, rng, len(moves))
        room: i64 = 1 + i64(WIDENING * sqrt(float(node.visits)))
        if room == 1 or (seat != self.seat and rng.below(SOUGHT) > 0):
            return kid_of(node, policy.choose(line, seat, rng), seat)
        return descend(node, policy.worth_trying(line, seat, line.moves_of(seat)), seat, rng, room)


def kid_of(node: Node, move: i64, seat: i64) -> Node:
    """The child for a move, which is created if it was not tried before."""
    before: Node | None = None
    kid = node.kid
    while kid is not None and (kid.move < move or (kid.move == move and kid.seat < seat)):
        before, kid = kid, kid.next
    if kid is None or kid.move != move or kid.seat != seat:
        new = Node(move, seat)
        new.next = kid
        if before is None:
            node.kid = new
        else:
            before.next = new
        kid = new
    kid.seen += 1
    return kid


def descend(node: Node, moves: vec[i64], seat: i64, rng: Rng, room: i64) -> Node:
    """The child to follow: an untried one while there is room, otherwise the one with the best upper bound.

    Moves and children are both in ascending order.
    """
    kid = node.kid
    open: i64 = 0
    fresh: i64 = 0
    new_move: i64 = -1
    best: Node | None = None
    top = -1.0
    # Where there is room for all, an untried move comes first, and bounds need not be known.
    for_all = room >= len(moves)
    for move in moves:
        while kid is not None and (kid.move < move or (kid.move == move and kid.seat < seat)):
            kid = kid.next
        if kid is not None and kid.move == move and kid.seat == seat:
            kid.seen += 1
            open += 1
            if fresh > 0 and for_all:
                continue
            visits = float(kid.visits)
            seen = LOGS[kid.seen] if kid.seen < len(LOGS) else log(float(kid.seen))
            value = kid.total / visits + EXPLORATION * sqrt(seen / visits)
            if value > top:
                top, best = value, kid
        else:
            fresh += 1
            if rng.below(fresh) == 0:
                new_move = move
    if best is None or (fresh > 0 and open < room):
        return kid_of(node, new_move, seat)
    return best
