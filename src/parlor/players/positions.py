"""A table of positions that have been searched, and the best result that each can lead to."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import zeros
from parlor.core.rng import Rng

# A position is identified by two 61-bit numbers. Among a million positions, the chance that two are confused is less than one in 10**24.
WIDE: Final = 0x1FFFFFFFFFFFFFFF
FIRST: Final = 64


class Marks:
    """Random numbers for hashing, one for each thing at each place."""

    def __init__(self, places: i64, things: i64, seed: int) -> None:
        rng = Rng(seed)
        numbers = vec[i64](capacity=places * things)
        for _ in range(places * things):
            numbers = append(numbers, rng.word() * 0x20000000 + (rng.word() >> 3))
        self.numbers: Final = numbers
        self.things: Final = things

    def of(self, place: i64, thing: i64) -> i64:
        """The number of a thing at a place."""
        return self.numbers[place * self.things + thing]


def stirred(mark: i64) -> i64:
    """A number scrambled from another, so that sums of such numbers still identify their parts."""
    low = ((mark & 0xFFFFFFFF) * 0x45D9F3B1) >> 8
    high = ((mark >> 32) * 0x3C6EF372) >> 5
    return (low ^ high ^ mark) & WIDE


class Positions:
    """The best points known for each position, by its two numbers; the table grows as it fills up."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.room: i64 = FIRST
        self.first: vec[i64] = zeros(FIRST)
        self.second: vec[i64] = zeros(FIRST)
        # One more than the best points that a position can lead to; 0 if there is no entry, negative if the search was incomplete.
        self.best: vec[i64] = zeros(FIRST)

    def place(self, first: i64, second: i64) -> i64:
        """The index of a position, or where it would go."""
        mask = self.room - 1
        at = first & mask
        while self.best[at] != 0 and (self.first[at] != first or self.second[at] != second):
            at = (at + 1) & mask
        return at

    def known(self, first: i64, second: i64) -> i64:
        """The entry for a position; 0 if there is none."""
        return self.best[self.place(first, second)]

    def keep(self, first: i64, second: i64, best: i64) -> None:
        """Saves what is known about a position."""
        at = self.place(first, second)
        if self.best[at] == 0:
            self.first[at] = first
            self.second[at] = second
            self.size += 1
        self.best[at] = best
        if self.size * 2 > self.room:
            self.grow()

    def grow(self) -> None:
        """Doubles the size of the table."""
        first, second, best = self.first, self.second, self.best
        self.room *= 2
        self.first = zeros(self.room)
        self.second = zeros(self.room)
        self.best = zeros(self.room)
        for k in range(len(best)):
            if best[k] != 0:
                at = self.place(first[k], second[k])
                self.first[at] = first[k]
                self.second[at] = second[k]
                self.best[at] = best[k]
