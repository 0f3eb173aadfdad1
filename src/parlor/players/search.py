"""Information-set Monte-Carlo tree search: one tree over many worlds that the seat cannot tell apart."""

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.chance import Rng
from parlor.core.game import Ending
from parlor.core.hand import Hand
from parlor.players.policy import Policy, Sound, mover
from parlor.players.thinking import Thinking, Thought, Tried, sound_first
from parlor.players.worth import Worth

EXPLORATION: Final = 0.7


class Node(Tried):
    """A move that some seat made at some point of the tree."""

    def __init__(self, move: i64, seat: i64) -> None:
        super().__init__(move)
        self.seat: Final = seat
        self.seen: i64 = 0
        self.kids: list[Node] = []


class Search(Thinking):
    """A search of one position for one seat. Each world goes down the tree, adds a node, is rolled out, and its result goes back up."""

    def __init__(self, hand: Hand, seat: i64, ending: Ending, policy: Policy, rng: Rng) -> None:
        self.hand: Final = hand
        self.seat: Final = seat
        self.policy: Final = policy
        self.rng: Final = rng
        self.worth: Final = Worth(ending, hand.match)
        self.root: Final = Node(-1, -1)
        # What experience would play: the search must show that something else is better.
        self.sound: Final[i64] = policy.decide(hand, seat, ending, rng) if isinstance(policy, Sound) else -1

    def iterate(self) -> None:
        rng = self.rng
        world = self.hand.guess(self.seat, rng)
        node = self.root
        path = [node]
        while not world.over:
            seat = self.seat if node is self.root else mover(world, rng)
            node = descend(node, self.policy.worth_trying(world, seat, world.moves_of(seat)), seat, rng)
            world.make(seat, node.move)
            path.append(node)
            if node.visits == 0:
                break
        if not world.over:
            self.policy.playout(world, rng)
        worths = self.worth.of(world)
        for visited in path:
            if visited.seat >= 0:
                visited.add(worths[visited.seat])

    def thoughts(self) -> list[Thought]:
        kids = sorted(self.root.kids, key=by_visits)
        found = [Thought(node.move, node.mean(), node.visits) for node in kids]
        best = kids[0]
        for node in kids:
            if node.move == self.sound and best.mean() - node.mean() <= best.error() + node.error():
                return sound_first(found, self.sound)
        return found


def by_visits(node: Node) -> tuple[int, float, int]:
    """Orders candidates: most visits, then the better mean, then the order of moves."""
    return (-node.visits, -node.mean(), node.move)


def descend(node: Node, moves: vec[i64], seat: i64, rng: Rng) -> Node:
    """The child to follow: one not yet tried, else the one with the best upper bound. Moves and children both ascend."""
    kids = node.kids
    n: i64 = len(kids)
    at: i64 = 0
    fresh: i64 = 0
    new_move: i64 = -1
    new_at: i64 = 0
    best: Node | None = None
    top = -1.0
    for move in moves:
        while at < n and kids[at].move < move:
            at += 1
        if at < n and kids[at].move == move:
            kid = kids[at]
            kid.seen += 1
            if fresh == 0:
                visits = float(kid.visits)
                value = kid.total / visits + EXPLORATION * sqrt(log(float(kid.seen)) / visits)
                if value > top:
                    top, best = value, kid
        else:
            fresh += 1
            if rng.below(fresh) == 0:
                new_move, new_at = move, at
    if fresh > 0:
        kid = Node(new_move, seat)
        kid.seen = 1
        kids.insert(int(new_at), kid)
        return kid
    assert best is not None
    return best
