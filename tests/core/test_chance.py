"""The fast generator: the same numbers in every build, and evenly distributed."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.rng import Rng

M32 = 2**32 - 1


class Plain:
    """sfc32 again, as its author describes it, with Python's own integers."""

    def __init__(self, seed: int) -> None:
        self.a, self.b = seed & M32, seed >> 32 & M32
        self.c, self.counter = 0x9E3779B9 ^ (seed >> 64 & M32), 1
        for _ in range(12):
            self.word()

    def word(self) -> int:
        out = (self.a + self.b + self.counter) & M32
        self.counter = (self.counter + 1) & M32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & M32
        self.c = (((self.c << 21) & M32 | self.c >> 11) + out) & M32
        return out


@pytest.mark.parametrize("seed", [0, 1, 7, -1, 2**32, 2**64 - 1, 2**96 - 1, 123456789012345678901234567890])
def test_words_are_those_of_sfc32(seed: int) -> None:
    rng, plain = Rng(seed), Plain(seed)
    assert [rng.word() for _ in range(1000)] == [plain.word() for _ in range(1000)]


def test_the_first_words_are_pinned() -> None:
    rng = Rng(1)
    assert [rng.word() for _ in range(3)] == [573063952, 3268221502, 703077755]


def test_below_stays_below_and_reaches_all() -> None:
    rng = Rng(3)
    drawn = Counter(rng.below(6) for _ in range(6000))
    assert sorted(drawn) == [0, 1, 2, 3, 4, 5]
    assert all(850 < times < 1150 for times in drawn.values())


def test_a_shuffle_keeps_the_cards_and_the_list_that_it_was_given() -> None:
    cards = vec[i64](range(52))
    mixed = Rng(5).shuffle(cards)
    assert list(cards) == list(range(52))
    assert sorted(mixed) == list(range(52))
    assert list(mixed) != list(range(52))
    assert list(mixed) == list(Rng(5).shuffle(cards))


def test_shuffles_of_three_are_equally_likely() -> None:
    rng = Rng(11)
    orders = Counter(tuple(rng.shuffle(vec[i64]([0, 1, 2]))) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < times < 1150 for times in orders.values())


def test_seed_for_another_generator_has_64_bits() -> None:
    rng = Rng(4)
    seeds = {rng.seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(0 <= seed < 2**64 for seed in seeds)
    assert max(seeds) > 2**60


def test_a_shuffle_draws_the_numbers_that_below_draws() -> None:
    first, second = Rng(9), Rng(9)
    mixed = list(first.shuffle(vec[i64](range(53))))
    cards = list(range(53))
    for i in range(52, 0, -1):
        j = int(second.below(i + 1))
        cards[i], cards[j] = cards[j], cards[i]
    assert mixed == cards
    assert first.word() == second.word()
