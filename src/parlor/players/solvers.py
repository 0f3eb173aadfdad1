"""A patience with all cards known: the best result it can lead to, found by searching each position once."""

from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import NOTHING
from parlor.core.hand import Hand
from parlor.players.positions import Positions

H = TypeVar("H", bound=Hand)

# Most wins are found by many short searches, each of which tries the moves in a different order.
PROBE: Final = 400


def copied(hand: H) -> H:
    """An independent hand of the same kind in the same position."""
    other = hand.clone()
    assert isinstance(other, type(hand))
    return other


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenSearch(Generic[H]):
    """A search of positions whose cards are all known. What it has learned of one position serves for the next of the same deal."""

    def __init__(self, goal: i64, limit: i64) -> None:
        # The goal to reach for a win, and the limit on searched positions.
        self.goal: Final = goal
        self.limit: i64 = limit
        self.positions: Final = Positions()
        # Whether the search stopped before it was complete.
        self.cut = False

    def reached(self, hand: H) -> i64:
        """How far a position has come towards the goal."""
        raise NotImplementedError

    def look(self, hand: H) -> i64:
        """The best that a position can lead to; the best found so far, where the search is cut."""
        raise NotImplementedError

    def line(self, hand: H) -> vec[i64]:
        """The moves that lead from a position that was looked at to the best that was found."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Solver:
    """What a solitaire game knows about itself with all cards open: it makes a fresh search for each attempt."""

    def solvable(self, hand: Hand) -> bool:
        """Whether a hand can be searched."""
        return hand.players == 1

    def attempt(self) -> i64:
        """How many positions a short search looks at, of which many are made in different orders."""
        return PROBE

    def known(self, hand: Hand, limit: i64, spread: i64, seed: int) -> OpenSearch[Any]:
        """A search of so many positions; with some spread it tries moves in an order that the seed stirs."""
        raise NotImplementedError

    def sure(self, hand: Hand) -> vec[i64]:
        """The moves that can never be wrong, whatever the unseen cards are."""
        return NOTHING
