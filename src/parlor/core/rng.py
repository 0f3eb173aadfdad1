"""A fast generator for search and simulation. Deals that people may want to verify come from shuffle.py instead."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import COMPILED, count, pick, place, running

M32: Final = 0xFFFFFFFF


class Source:
    """A source of random numbers."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely."""
        raise NotImplementedError

    def shuffle(self, cards: vec[i64]) -> vec[i64]:
        """The same cards in a new order."""
        return self.mix(cards[:])

    def mix(self, cards: vec[i64]) -> vec[i64]:
        """Puts a list itself into a new order (Fisher-Yates, from the last position down)."""
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1
        return cards


@final
class Rng(Source):
    """sfc32. No value exceeds 63 bits, so every build draws the same numbers."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & M32
        self.b: i64 = (seed >> 32) & M32
        self.c: i64 = 0x9E3779B9 ^ ((seed >> 64) & M32)
        self.n: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """32 random bits."""
        b, c, n = self.b, self.c, self.n
        t = (self.a + b + n) & M32
        self.n = (n + 1) & M32
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & M32
        self.c = ((((c * 0x200000) & M32) | (c >> 11)) + t) & M32
        return t

    def below(self, n: i64) -> i64:
        return (self.word() * n) >> 32

    def mix(self, cards: vec[i64]) -> vec[i64]:
        # Here as well: a method of a final class is called directly.
        i: i64 = len(cards) - 1
        while i > 0:
            j = (self.word() * (i + 1)) >> 32
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1
        return cards

    def member(self, mask: i64) -> i64:
        """A random member of a set, all equally likely."""
        if not COMPILED:
            return pick(mask, self.below(count(mask)))
        upto = running(mask)
        return place(mask, upto, self.word() * (upto >> 56) >> 32)

    def seed(self) -> int:
        """A seed for another generator."""
        return int(self.word()) * 4294967296 + int(self.word())
