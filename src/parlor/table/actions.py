"""Actions: every move that a game can say, numbered from 0 upward, for learners that choose among numbers."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parlor.core.moves import Notation


class Actions:
    """The moves of a notation in ascending order; the number of an action is its place among them.

    The numbers follow from the rules alone (game, players, options): they are the same in every deal, process and build.
    """

    def __init__(self, notation: Notation) -> None:
        self.notation: Final = notation
        moves = vec[i64]()
        blank = vec[u8]()
        for move in sorted(set(notation.every())):
            moves = append(moves, move)
            blank = append(blank, 0)
        self.moves: Final = moves
        self.blank: Final = blank

    def __len__(self) -> int:
        return len(self.moves)

    def number(self, move: i64) -> i64:
        """The number of a move."""
        moves = self.moves
        low: i64 = 0
        high: i64 = len(moves)
        while low < high:
            middle = (low + high) // 2
            if moves[middle] < move:
                low = middle + 1
            else:
                high = middle
        return low

    def move(self, action: i64) -> i64:
        """The move of a number."""
        return self.moves[action]

    def numbers(self, moves: vec[i64]) -> list[int]:
        """The numbers of some moves; ascending where the moves are."""
        return [int(self.number(move)) for move in moves]

    def mask(self, moves: vec[i64]) -> vec[u8]:
        """One byte for every action: 1 where it is among the moves."""
        mask = self.blank[:]
        for move in moves:
            mask[self.number(move)] = 1
        return mask

    def text(self, action: i64) -> str:
        """An action in the notation."""
        return self.notation.text(self.moves[action])
