"""Information-set Monte Carlo tree search: one tree over many worlds that the seat cannot tell apart.

The seat's moves race: all are tried in the same worlds. Below each of them grows a tree of what everyone may do next. At a new node, sound
play is tried first; more moves are added as the node is visited more often.
"""

from math import log, sqrt
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

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


class Node(Tried):
    """A move that a seat made at some point of the tree."""

    def __init__(self, move: i64, seat: i64) -> None:
        super().__init__(move)
        self.seat: Final = seat
        self.seen: i64 = 0
        self.kids: list[Node] = []


class Search(Race):
    """A search of one position for one seat. Each world goes down the tree, adds a node and is rolled out, and its result goes back up."""

    def __init__(self, hand: Hand, seat: i64, ending: Ending, policy: Policy[Any], most: i64, rng: Rng) -> None:
        super().__init__(hand, seat, ending, policy, most, rng)
        self.widens: Final = isinstance(policy, Sound)
        self.trees: Final = {int(runner.move): Node(runner.move, seat) for runner in self.running}

    def outcome(self, line: Hand, runner: Runner) -> float:
        rng = self.rng
        node = self.trees[int(runner.move)]
        path = [node]
        while not line.over and node.visits > 0:
            node = self.onward(node, line, mover(line, rng))
            line.make(node.seat, node.move)
            path.append(node)
        worths = self.policy.outcome(line, self.worth, rng)
        for visited in path:
            visited.add(worths[visited.seat])
        return worths[self.seat]

    def onward(self, node: Node, line: Hand, seat: i64) -> Node:
        """The next node below a node."""
        rng, policy = self.rng, self.policy
        room: i64 = 1 + i64(WIDENING * sqrt(float(node.visits)))
        if self.widens and (room == 1 or (seat != self.seat and rng.below(SOUGHT) > 0)):
            return kid_of(node, policy.choose(line, seat, rng), seat)
        moves = policy.worth_trying(line, seat, line.moves_of(seat))
        return descend(node, moves, seat, rng, room if self.widens else len(moves))


def kid_of(node: Node, move: i64, seat: i64) -> Node:
    """The child for a move, which is created if it was not tried before."""
    at: i64 = 0
    kids = node.kids
    while at < len(kids) and kids[at].move < move:
        at += 1
    if at == len(kids) or kids[at].move != move:
        kids.insert(int(at), Node(move, seat))
    kids[at].seen += 1
    return kids[at]


def descend(node: Node, moves: vec[i64], seat: i64, rng: Rng, room: i64) -> Node:
    """The child to follow: an untried one while there is room, otherwise the one with the best upper bound.

    Moves and children are both in ascending order.
    """
    kids = node.kids
    n: i64 = len(kids)
    at: i64 = 0
    open: i64 = 0
    fresh: i64 = 0
    new_move: i64 = -1
    best: Node | None = None
    top = -1.0
    for move in moves:
        while at < n and kids[at].move < move:
            at += 1
        if at < n and kids[at].move == move:
            kid = kids[at]
            kid.seen += 1
            open += 1
            visits = float(kid.visits)
            value = kid.total / visits + EXPLORATION * sqrt(log(float(kid.seen)) / visits)
            if value > top:
                top, best = value, kid
        else:
            fresh += 1
            if rng.below(fresh) == 0:
                new_move = move
    if best is None or (fresh > 0 and open < room):
        return kid_of(node, new_move, seat)
    return best
