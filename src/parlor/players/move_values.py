"""What moves bring in points: each is tried in the same worlds, and everyone then plays soundly to the end of the hand."""

from math import sqrt
from time import monotonic
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.hand import Hand
from parlor.core.rng import Rng
from parlor.players.policy import Policy, some_of
from parlor.players.solver import Hunt, points_after

# The most moves tried from a long list, and how far a patience is searched in each world.
MOST: Final = 10
SEARCHED: Final = 300
# A move counts as better than another if it is ahead by this many standard errors, in at least so many worlds; where a patience is solved,
# two that agree are enough. Moves that all came to the same in a few worlds are alike.
DOUBT: Final = 2.0
SURE: Final = 5
SOLVED: Final = 2
ALIKE: Final = 3


class MoveValues:
    """The moves of one seat and the points they have brought it, world by world."""

    def __init__(self, hand: Hand, seat: i64, policy: Policy[Any], rng: Rng) -> None:
        self.hand: Final = hand
        self.seat: Final = seat
        self.policy: Final = policy
        self.rng: Final = rng
        self.moves: vec[i64] = some_of(policy.worth_trying(hand, seat, hand.moves_of(seat)), MOST, rng)
        self.totals: list[float] = [0.0 for _ in self.moves]
        self.worlds: i64 = 0
        # The move that the others are compared with; in each world, how far they were ahead, and the squares of that.
        self.mark: i64 = -1
        self.leads: list[float] = []
        self.squares: list[float] = []

    def compare(self, move: i64) -> None:
        """Compares all moves with this one, and tries it too; call it before the first world."""
        if move not in self.moves:
            self.moves = append(self.moves, move)
            self.totals.append(0.0)
        for k in range(len(self.moves)):
            if self.moves[k] == move:
                self.mark = k
        self.leads = [0.0 for _ in self.moves]
        self.squares = [0.0 for _ in self.moves]

    def only(self, moves: list[int]) -> None:
        """Tries only these moves; call it before the first world."""
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
        outcomes = [0.0 for _ in self.moves]
        for k in range(len(self.moves)):
            line = world.clone()
            line.make(self.seat, self.moves[k])
            outcomes[k] = self.outcome(line)
            self.totals[k] += outcomes[k]
        self.worlds += 1
        if self.mark >= 0:
            for k in range(len(self.moves)):
                lead = outcomes[k] - outcomes[self.mark]
                self.leads[k] += lead
                self.squares[k] += lead * lead

    def look_for(self, worlds: i64, seconds: float) -> None:
        """Tries a number of worlds; if it is 0, as many as time allows, at least one."""
        end = monotonic() + seconds
        while self.worlds < worlds or (worlds == 0 and (self.worlds == 0 or monotonic() < end)):
            self.look()

    def outcome(self, line: Hand) -> float:
        """The seat's points when a world is played to its end."""
        solver = self.policy.solver()
        if solver is not None and solver.solvable(line):
            if line.over:
                return float(line.points()[0])
            hunt = Hunt(line, solver)
            hunt.probe(SEARCHED, 1)
            return float(points_after(line, hunt.furthest.line(line)))
        if not line.over:
            self.policy.playout(line, self.rng)
        return float(line.points()[self.seat])

    def is_solved(self) -> bool:
        """Whether worlds are solved rather than played on."""
        solver = self.policy.solver()
        return solver is not None and solver.solvable(self.hand)

    def enough(self) -> i64:
        """How many worlds a verdict needs at least."""
        if self.is_solved():
            return SOLVED
        return ALIKE if self.mark >= 0 and max(self.squares) == 0.0 else SURE

    def mean(self, move: i64) -> float:
        """The average points that a move has brought."""
        for k in range(len(self.moves)):
            if self.moves[k] == move:
                return self.totals[k] / float(max(self.worlds, 1))
        return 0.0

    def better_than(self, better: i64) -> i64:
        """The move furthest ahead of the one compared, if by more than chance explains; otherwise that one itself.

        More points are better if `better` is 1, fewer if it is -1.
        """
        best = self.mark
        if self.worlds < self.enough():
            return self.moves[best]
        for k in range(len(self.moves)):
            lead = float(better) * self.leads[k] / float(self.worlds)
            if lead > DOUBT * self.error(k) + 1e-9 and float(better) * (self.leads[k] - self.leads[best]) > 0.0:
                best = k
        return self.moves[best]

    def error(self, k: i64) -> float:
        """The standard error of how far a move is ahead of the one compared; 0 before the second world."""
        n = float(self.worlds)
        mean = self.leads[k] / max(n, 1.0)
        return sqrt(max(0.0, self.squares[k] - n * mean * mean) / (n * (n - 1.0))) if n > 1.0 else 0.0

    def at_most(self, better: i64) -> float:
        """How far any move may be ahead of the one compared, for all that is known."""
        n = float(max(self.worlds, 1))
        return max([float(better) * self.leads[k] / n + DOUBT * self.error(k) for k in range(len(self.moves))])


class OpenMoveValues(MoveValues):
    """The same with all cards known, so that every world is the true one."""

    def world(self) -> Hand:
        return self.hand.imagine(self.rng)
