"""A patience with all cards known: what is the best that it can lead to, found by looking at each position once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.hand import Hand
from parlor.players.positions import Positions


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenSearch:
    """A search of positions whose cards are all known. What it has learned of one position serves for the next of the same deal."""

    def __init__(self, goal: i64, limit: i64) -> None:
        # How much is reached when the patience is won, and how many positions may be looked at.
        self.goal: Final = goal
        self.limit: i64 = limit
        self.positions: Final = Positions()
        # Whether the search ended before all was looked at.
        self.cut = False

    def reached(self, hand: Hand) -> i64:
        """How far a position has come towards the goal."""
        raise NotImplementedError

    def look(self, hand: Hand) -> i64:
        """The best that a position can lead to; the best found so far, where the search is cut."""
        raise NotImplementedError

    def line(self, hand: Hand) -> vec[i64]:
        """The moves that lead from a position that was looked at to the best that was found."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Solver:
    """What a game for one knows of itself with all cards open: a fresh search for each attempt."""

    def solvable(self, hand: Hand) -> bool:
        """Whether a hand can be searched."""
        return hand.players == 1

    def known(self, hand: Hand, limit: i64, spread: i64, seed: int) -> OpenSearch:
        """A search of so many positions; with some spread it tries moves in an order that the seed stirs."""
        raise NotImplementedError
