"""Ways to count: cards for whoever takes them, and tricks for the side that made trumps."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import count
from parlor.core.events import UNSAID
from parlor.core.hand import Count, Tally
from parlor.families.tricks.hand import TrickHand
from parlor.families.tricks.making import ALONE


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
class CountTaken(Count):
    """Counts the cards that everyone has taken, seat by seat."""

    def __init__(self, lines: list[EachTaken], sweep: Sweep | None = None) -> None:
        self.lines: Final = lines
        self.sweep: Final = sweep

    def count(self, h: TrickHand, tally: Tally) -> None:
        for seat in range(h.players):
            taken = h.taken(seat)
            sweep = self.sweep
            if sweep is not None and taken & sweep.cards == sweep.cards:
                sweep.add(h, seat, tally)
                taken &= ~sweep.cards
            for line in self.lines:
                line.add(seat, taken, tally)


@mypyc_attr(allow_interpreted_subclasses=True)
class ForTricks:
    """What a side gets for its tricks, from the fewest to the most, and the key of the line; with their number if there may be several."""

    def __init__(self, fewest: i64, most: i64, points: i64, key: str) -> None:
        self.fewest: Final = fewest
        self.most: Final = most
        self.points: Final = points
        self.key: Final = key

    def add(self, h: TrickHand, side: i64, tricks: i64, tally: Tally) -> bool:
        """Counts the tricks of a side, if these are for so many; whether they are."""
        if tricks < self.fewest or tricks > self.most:
            return False
        number: i64 = tricks
        if self.fewest == self.most:
            number = UNSAID
        h.score_side(tally, side, self.points, self.key, number)
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class CountMakers(Count):
    """Counts the tricks of the side that made trumps, in another way if the maker went alone. If they are too few, the others count."""

    def __init__(self, made: list[ForTricks], alone: list[ForTricks], failed: i64, key: str) -> None:
        self.made: Final = made
        self.alone: Final = alone
        # What the others get if the makers fail, and the key of that line.
        self.failed: Final = failed
        self.key: Final = key

    def count(self, h: TrickHand, tally: Tally) -> None:
        if h.bidder < 0:
            tally.note("thrown-in")
            return
        makers = h.side[h.bidder]
        tricks = h.side_tricks(makers)
        for line in self.alone if h.bid == ALONE else self.made:
            if line.add(h, makers, tricks, tally):
                return
        h.score_side(tally, 1 - makers, self.failed, self.key)
