"""Is this patience winnable? An answer with all cards known, and the moves that prove it."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.hand import Hand
from parlor.core.messages import BadArgument, short
from parlor.core.registry import shelf
from parlor.players.policy import policy_of
from parlor.players.solvers import OpenSearch, Solver
from parlor.table.table import Table

WINNABLE: Final = "winnable"
NOT_WINNABLE: Final = "not winnable"
UNDECIDED: Final = "undecided"

POSITIONS: Final = 200_000
SPREAD: Final = 60


class Solution:
    """What is known about a deal: the verdict, the most points reached, the moves that reach them, and the number of positions searched."""

    def __init__(self, verdict: str, points: int, line: list[str], positions: int) -> None:
        self.verdict: Final = verdict
        self.points: Final = points
        self.line: Final = line
        self.positions: Final = positions

    def __repr__(self) -> str:
        return f"Solution({self.verdict!r}, points={self.points}, moves={len(self.line)}, positions={self.positions})"


class Hunt:
    """A search for a win from one position, in several attempts."""

    def __init__(self, hand: Hand, solver: Solver) -> None:
        self.hand: Final = hand
        self.solver: Final = solver
        self.positions: i64 = 0
        # The attempt that came furthest, and how far; whether one has looked at everything.
        self.furthest: OpenSearch[Any] = solver.known(hand, 1, 0, 0)
        self.best: i64 = -1
        self.decided = False

    def attempt(self, limit: i64, spread: i64, seed: int) -> None:
        """Searches once."""
        known = self.solver.known(self.hand, limit, spread, seed)
        best = known.look(self.hand)
        self.positions += known.positions.size
        if best > self.best:
            self.best = best
            self.furthest = known
        self.decided = best == known.goal or not known.cut

    def probe(self, positions: i64, seed: int) -> None:
        """Makes short searches in different orders, until one gives an answer or the position budget runs out."""
        while not self.decided and self.positions < positions:
            self.attempt(min(self.solver.attempt(), positions - self.positions), SPREAD if self.positions > 0 else 0, seed)
            seed += 1

    def won(self) -> bool:
        """Whether a win was found."""
        return self.best == self.furthest.goal

    def worth(self) -> float:
        """1 for a win; otherwise at most a half, depending on how far the best attempt got."""
        return 1.0 if self.won() else 0.5 * float(self.best) / float(self.furthest.goal)


def solve_table(table: object, positions: object) -> Solution:
    """Searches the true cards of a table; `parlor.solve` is its public front, with precise types."""
    if not isinstance(table, Table):
        raise ValueError(f"the solver takes a table, not {type(table).__name__}")
    if type(positions) is not int or not 1 <= positions <= 100_000_000:
        raise BadArgument("argument-positions", {"given": short(positions)})
    hand = table.open_hand()
    solver = policy_of(table.game).solver()
    if solver is None or not solver.solvable(hand):
        known = [game.id for game in shelf() if policy_of(game).solver() is not None]
        raise BadArgument("argument-unsolvable", {"game": table.game.title, "number": table.players, "games": known})
    if table.over:
        raise BadArgument("argument-solved")
    return solve_hand(hand, solver, positions)


def solve_hand(hand: Hand, solver: Solver, positions: i64) -> Solution:
    """Spends half of the positions on short searches, then makes one complete search."""
    hunt = Hunt(hand, solver)
    hunt.probe(positions // 2, 1)
    if not hunt.decided and hunt.positions < positions:
        hunt.attempt(positions - hunt.positions, 0, 0)
    line = hunt.furthest.line(hand)
    verdict = WINNABLE if hunt.won() else NOT_WINNABLE if hunt.decided else UNDECIDED
    return Solution(verdict, points_after(hand, line), [hand.notation.text(move) for move in line], hunt.positions)


def points_after(hand: Hand, line: vec[i64]) -> int:
    """The points that a line of moves brings."""
    after = hand.clone()
    for move in line:
        after.make(0, move)
    return int(after.points()[0])
