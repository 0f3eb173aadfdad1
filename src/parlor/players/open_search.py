"""Search where nothing is hidden any more: then everyone's moves are searched, not only those of the seat.

With two players that is so from the deal on where all cards are dealt, and elsewhere when the stock is gone or known.
"""

from math import sqrt
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.game import Ending
from parlor.core.hand import Hand
from parlor.core.rng import Rng
from parlor.players.policy import Policy
from parlor.players.search import Search

# A tree in which nothing depends on luck is followed more surely, and grows wider.
EXPLORATION: Final = 0.35
WIDENING: Final = 2.0
# How many guesses are compared. A few hidden cards may lie alike in all of them; the search is then only less suited to the position.
GUESSES: Final = 4


def is_open(hand: Hand, seat: i64) -> bool:
    """Whether a seat knows where every card lies: then it can guess but one world."""
    rng = Rng(0)
    first = hand.guess(seat, rng).zones()
    for _ in range(1, GUESSES):
        again = hand.guess(seat, rng).zones()
        for k in range(len(first)):
            if first[k].cards != again[k].cards:
                return False
    return True


class OpenSearch(Search):
    """A search of a position without secrets, for one seat."""

    def __init__(self, hand: Hand, seat: i64, ending: Ending, policy: Policy[Any], most: i64, rng: Rng) -> None:
        super().__init__(hand, seat, ending, policy, most, rng, EXPLORATION)

    def onward(self, point: i64, line: Hand, seat: i64) -> i64:
        moves = self.policy.worth_trying(line, seat, line.moves_of(seat))
        room: i64 = 1 + i64(WIDENING * sqrt(float(self.tree.visits[point])))
        return self.tree.descend(point, moves, seat, self.rng, room)

    def play_on(self, line: Hand) -> vec[float]:
        return self.policy.open_outcome(line, self.worth, self.rng)
