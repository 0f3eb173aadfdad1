"""Sets of cards as masks, compared with Python's own sets."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from parlor.core import bits

PLACES = st.integers(0, 61)
SETS = st.sets(PLACES)


def mask_of(cards: set[int]) -> int:
    return sum(2**card for card in cards)


@given(PLACES)
def test_bit_is_right_at_every_place(n: int) -> None:
    assert bits.bit(n) == 2**n
    assert bits.shl(1, n) == 2**n


@given(SETS)
def test_count_and_members(cards: set[int]) -> None:
    mask = mask_of(cards)
    assert bits.count(mask) == len(cards)
    assert list(bits.members(mask)) == sorted(cards)


@given(SETS.filter(bool))
def test_lowest_and_pick(cards: set[int]) -> None:
    mask = mask_of(cards)
    assert bits.lowest(mask) == min(cards)
    assert [bits.pick(mask, k) for k in range(len(cards))] == sorted(cards)


@given(st.lists(PLACES))
def test_union(cards: list[int]) -> None:
    assert bits.union(vec[i64](cards)) == mask_of(set(cards))


def test_last() -> None:
    assert bits.last(vec[i64]([4, 9])) == 9
    assert bits.last(vec[i64]()) == -1


def test_zeros_and_filled() -> None:
    assert list(bits.zeros(3)) == [0, 0, 0]
    assert list(bits.filled(2, 7)) == [7, 7]
    assert list(bits.zeros(0)) == []
