"""The count of games in which cards count for whoever takes them."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import count
from parlor.core.events import UNSAID
from parlor.core.hand import Tally
from parlor.families.tricks.hand import TrickHand


@mypyc_attr(allow_interpreted_subclasses=True)
class EachTaken:
    """What each card of a set counts for its taker, and the key of the line; with the number of cards if there may be several."""

    def __init__(self, cards: i64, points: i64, key: str) -> None:
        self.cards: Final = cards
        self.points: Final = points
        self.key: Final = key
        self.several: Final = count(cards) > 1

    def add(self, seat: i64, taken: i64, tally: Tally) -> None:
        """Counts the cards of the set among those that a seat has taken."""
        number = count(taken & self.cards)
        if number > 0:
            tally.add(seat, number * self.points, self.key, number if self.several else UNSAID)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sweep:
    """What it counts to take every card of a set, instead of what they count one by one: for the taker, or for each of the others."""

    def __init__(self, cards: i64, key: str, points: i64, points_key: str, others: bool) -> None:
        self.cards: Final = cards
        # The remark that it was done, and the line of the points.
        self.key: Final = key
        self.points: Final = points
        self.points_key: Final = points_key
        self.others: Final = others

    def add(self, h: TrickHand, taker: i64, tally: Tally) -> None:
        """Counts what the sweep brings."""
        tally.note(self.key, by=taker)
        for seat in range(h.players):
            if (seat != taker) == self.others:
                tally.add(seat, self.points, self.points_key)


@mypyc_attr(allow_interpreted_subclasses=True)
class CountTaken:
    """Counts the cards that everyone has taken, seat by seat."""

    def __init__(self, lines: list[EachTaken], sweep: Sweep | None = None) -> None:
        self.lines: Final = lines
        self.sweep: Final = sweep

    def count(self, h: TrickHand, tally: Tally) -> None:
        """The count of a hand."""
        for seat in range(h.players):
            taken = h.taken(seat)
            sweep = self.sweep
            if sweep is not None and taken & sweep.cards == sweep.cards:
                sweep.add(h, seat, tally)
                taken &= ~sweep.cards
            for line in self.lines:
                line.add(seat, taken, tally)
