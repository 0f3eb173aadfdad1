"""What moves bring in points: each is tried in the same worlds, and everyone then plays soundly to the end of the hand."""

from time import monotonic
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.chance import Rng
from parlor.core.hand import Hand
from parlor.players.policy import Policy, some_of
from parlor.players.solver import Hunt, points_after, solvable

# The most moves of a long list that are tried, and how far a patience is searched in each world.
MOST: Final = 10
SEARCHED: Final = 300


class Outlook:
    """The moves of one seat and the points that they have brought it, world after world."""

    def __init__(self, hand: Hand, seat: i64, policy: Policy, rng: Rng) -> None:
        self.hand: Final = hand
        self.seat: Final = seat
        self.policy: Final = policy
        self.rng: Final = rng
        self.moves: vec[i64] = some_of(policy.worth_trying(hand, seat, hand.moves_of(seat)), MOST, rng)
        self.totals: list[float] = [0.0 for _ in self.moves]
        self.worlds: i64 = 0

    def include(self, move: i64) -> None:
        """Sees to it that a move is among those tried; before the first world."""
        if move not in self.moves:
            self.moves = append(self.moves, move)
            self.totals.append(0.0)

    def only(self, moves: list[int]) -> None:
        """Tries these moves and no others; before the first world."""
        self.moves = vec[i64](capacity=len(moves))
        for move in moves:
            self.moves = append(self.moves, move)
        self.totals = [0.0 for _ in moves]

    def world(self) -> Hand:
        """One more world: a guess that the seat cannot tell from the truth."""
        return self.hand.guess(self.seat, self.rng)

    def look(self) -> None:
        """Tries all moves in one more world."""
        world = self.world()
        for k in range(len(self.moves)):
            line = world.clone()
            line.make(self.seat, self.moves[k])
            self.totals[k] += self.outcome(line)
        self.worlds += 1

    def look_for(self, worlds: i64, seconds: float) -> None:
        """So many worlds; or, where none are said, as many as the time allows, one at least."""
        end = monotonic() + seconds
        while self.worlds < worlds or (worlds == 0 and (self.worlds == 0 or monotonic() < end)):
            self.look()

    def outcome(self, line: Hand) -> float:
        """The points of the seat when a world is played to its end."""
        if solvable(line):
            if line.over:
                return float(line.points()[0])
            hunt = Hunt(line)
            hunt.probe(SEARCHED, 1)
            return float(points_after(line, hunt.furthest.line(line)))
        if not line.over:
            self.policy.playout(line, self.rng)
        return float(line.points()[self.seat])

    def mean(self, move: i64) -> float:
        """The points that a move has brought on average."""
        for k in range(len(self.moves)):
            if self.moves[k] == move:
                return self.totals[k] / float(max(self.worlds, 1))
        return 0.0

    def best(self, better: i64) -> i64:
        """The move that has brought the best points: the most where `better` is 1, the fewest where it is -1."""
        best: i64 = 0
        for k in range(len(self.moves)):
            if float(better) * (self.totals[k] - self.totals[best]) > 1e-9:
                best = k
        return self.moves[best]


class OpenOutlook(Outlook):
    """The same with all cards known: every world is the true one."""

    def world(self) -> Hand:
        return self.hand.imagine(self.rng)
