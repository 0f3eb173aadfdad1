"""Redealing hidden cards: always consistent with what is known, and never using where they really are."""

from collections import Counter
from dataclasses import dataclass
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.redeal import Need, possible, redeal, redeal_needing, redeal_with
from parlor.core.rng import Rng


def mask_of(cards: list[int]) -> int:
    return sum(2**card for card in cards)


@dataclass(frozen=True)
class OpenSearch:
    """A true deal, and what is known about it."""

    truth: list[int]
    lacks: list[int]
    needs: list[tuple[int, int]]

    @property
    def pool(self) -> int:
        return sum(self.truth)

    @property
    def room(self) -> list[int]:
        return [held.bit_count() for held in self.truth]


@st.composite
def known(draw: st.DrawFn) -> OpenSearch:
    places = draw(st.integers(1, 6))
    cards = sorted(draw(st.sets(st.integers(0, 61), max_size=40)))
    owner = [draw(st.integers(0, places - 1)) for _ in cards]
    truth = [mask_of([card for card, at in zip(cards, owner, strict=True) if at == place]) for place in range(places)]
    everything = 2**62 - 1
    lacks = [draw(st.integers(0, everything)) & draw(st.integers(0, everything)) & ~held for held in truth]
    needs = []
    for place in range(places):
        for _ in range(draw(st.integers(0, 2)) if truth[place] else 0):
            held = draw(st.sampled_from([card for card, at in zip(cards, owner, strict=True) if at == place]))
            needs.append((place, 2**held | draw(st.integers(0, everything))))
    return OpenSearch(truth, lacks, needs)


def respects(case: OpenSearch, dealt: list[int]) -> None:
    assert [held.bit_count() for held in dealt] == case.room
    assert sum(dealt) == case.pool
    assert mask_of(sorted({card for held in dealt for card in range(62) if held >> card & 1})) == case.pool
    assert all(held & lacking == 0 for held, lacking in zip(dealt, case.lacks, strict=True))


def ints(values: vec[i64]) -> list[int]:
    return [int(value) for value in values]


@given(known(), st.integers(0, 2**32))
def test_redeal_keeps_to_rooms_and_lacks(case: OpenSearch, seed: int) -> None:
    respects(case, ints(redeal(case.pool, vec[i64](case.room), vec[i64](case.lacks), Rng(seed))))


@given(known(), st.integers(0, 2**32))
def test_redeal_needing_meets_every_need_too(case: OpenSearch, seed: int) -> None:
    needs = [Need(place, cards) for place, cards in case.needs]
    dealt = ints(redeal_needing(case.pool, vec[i64](case.room), vec[i64](case.lacks), needs, Rng(seed)))
    respects(case, dealt)
    assert all(dealt[place] & cards for place, cards in case.needs)


@given(known(), st.integers(0, 2**32))
def test_both_depend_on_their_arguments_alone_and_leave_them_as_they_are(case: OpenSearch, seed: int) -> None:
    room, lacks = vec[i64](case.room), vec[i64](case.lacks)
    needs = [Need(place, cards) for place, cards in case.needs]
    assert ints(redeal(case.pool, room, lacks, Rng(seed))) == ints(redeal(case.pool, room, lacks, Rng(seed)))
    first = ints(redeal_needing(case.pool, room, lacks, needs, Rng(seed)))
    assert first == ints(redeal_needing(case.pool, room, lacks, needs, Rng(seed)))
    assert ints(room) == case.room
    assert ints(lacks) == case.lacks


@given(known())
def test_what_is_true_is_possible(case: OpenSearch) -> None:
    assert possible(case.pool, vec[i64](case.room), vec[i64](case.lacks))


def dealable(cards: int, room: list[int], lacks: list[int]) -> bool:
    """Whether a valid deal exists, by trying all."""
    slots = [place for place, size in enumerate(room) for _ in range(size)]
    return any(all(lacks[place] >> card & 1 == 0 for card, place in enumerate(order)) for order in set(permutations(slots)))


@given(st.data())
def test_possible_agrees_with_trying_all(data: st.DataObject) -> None:
    room = data.draw(st.lists(st.integers(0, 2), min_size=1, max_size=3))
    cards = sum(room)
    lacks = [data.draw(st.integers(0, 2**cards - 1)) for _ in room]
    assert possible(2**cards - 1, vec[i64](room), vec[i64](lacks)) == dealable(cards, room, lacks)


def test_every_deal_is_equally_likely_where_nothing_is_known() -> None:
    rng = Rng(2)
    room, lacks = vec[i64]([2, 2]), vec[i64]([0, 0])
    drawn = Counter(tuple(redeal(0b1111, room, lacks, rng)) for _ in range(6000))
    assert len(drawn) == 6
    assert all(850 < times < 1150 for times in drawn.values())


def test_every_deal_that_is_possible_comes_up() -> None:
    rng = Rng(3)
    room, lacks = vec[i64]([1, 1, 1]), vec[i64]([0b001, 0b010, 0b100])
    drawn = {tuple(redeal(0b111, room, lacks, rng)) for _ in range(300)}
    assert drawn == {(0b010, 0b100, 0b001), (0b100, 0b001, 0b010)}


def test_a_full_place_gives_way() -> None:
    """Card 2 fits only where card 0 or 1 would fit too; whichever comes first must move."""
    for seed in range(200):
        dealt = redeal(0b111, vec[i64]([1, 2]), vec[i64]([0, 0b100]), Rng(seed))
        assert ints(dealt) == [0b100, 0b011]


def test_a_contradiction_is_an_error() -> None:
    with pytest.raises(AssertionError):
        redeal_needing(0b11, vec[i64]([1, 1]), vec[i64]([0b11, 0]), [], Rng(1))
    with pytest.raises(AssertionError):
        redeal_needing(0b11, vec[i64]([1, 1]), vec[i64]([0, 0]), [Need(0, 0b100)], Rng(1))


def test_redeal_with_some_cards_in_one_place() -> None:
    pool, room, nothing = 0b111111, vec[i64]([3, 3]), vec[i64]([0, 0])
    for seed in range(20):
        dealt = redeal_with(0b11, 1, pool, room, nothing, Rng(seed))
        assert dealt[1] & 0b11 == 0b11
        assert (int(dealt[0]).bit_count(), int(dealt[1]).bit_count(), dealt[0] | dealt[1]) == (3, 3, pool)
    assert len(redeal_with(0b1111, 1, pool, room, nothing, Rng(1))) == 0
    assert len(redeal_with(0b1000000, 1, pool, room, nothing, Rng(1))) == 0
    assert len(redeal_with(0b11, 1, pool, room, vec[i64]([0b100, 0b100]), Rng(1))) == 0
