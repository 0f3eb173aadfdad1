"""The five packs, and how the engine looks things up in them."""

import pytest

from parlor.core.pack import Pack
from parlor.packs.patriot import PATRIOT
from parlor.packs.rumme import RUMME
from parlor.packs.rummy import RUMMY
from parlor.packs.sammy import SAMMY
from parlor.packs.standard import STANDARD

PACKS = [SAMMY, RUMME, RUMMY, PATRIOT, STANDARD]


@pytest.mark.parametrize(
    ("pack", "size", "copies", "suits", "first", "last"),
    [
        (SAMMY, 56, 1, 4, "NY", "NV"),
        (RUMME, 53, 1, 4, "H1", "RU"),
        (RUMMY, 52, 1, 4, "R1", "B13"),
        (PATRIOT, 48, 2, 4, "A6", "I1"),
        (STANDARD, 52, 1, 4, "AS", "KC"),
    ],
    ids=lambda value: value.name if isinstance(value, Pack) else "",
)
def test_sizes_and_codes_of_the_contract(pack: Pack, size: int, copies: int, suits: int, first: str, last: str) -> None:
    assert (pack.size, pack.copies, len(pack.suits)) == (size, copies, suits)
    assert len(pack.codes) == size
    assert len(set(pack.codes)) == size // copies == len(pack.kinds)
    assert first in pack.index
    assert last in pack.index
    if pack is not SAMMY and pack is not PATRIOT:
        assert (pack.codes[0], pack.codes[-1]) == (first, last)


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_tables_agree_with_what_is_printed(pack: Pack) -> None:
    for card, code in enumerate(pack.codes):
        kind = pack.kind(card)
        assert kind.code == code
        assert kind.name
        assert pack.suit[card] == kind.suit
        assert pack.number[card] == kind.number
        assert pack.index[code] == pack.first(card)
        for suit in range(len(pack.suits)):
            assert bool(pack.suited[suit] >> card & 1) == (kind.suit == suit)
    assert pack.all == 2**pack.size - 1


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_codes_lead_to_cards_and_back(pack: Pack) -> None:
    assert sorted(pack.cards(pack.codes)) == list(range(pack.size))
    assert pack.codes_of(pack.all) == pack.codes
    assert pack.text(pack.all) == ", ".join(pack.codes)


def test_the_two_copies_of_a_patriot_card() -> None:
    first = PATRIOT.index["F4"]
    assert list(PATRIOT.cards(["F4", "F4"])) == [first, first + 1]
    assert PATRIOT.first(first + 1) == first
    both = 2**first | 2 ** (first + 1)
    assert PATRIOT.folded(2 ** (first + 1)) == PATRIOT.folded(both) == 2**first
    assert PATRIOT.copies_in(PATRIOT.all, first) == both
    assert PATRIOT.copies_in(2 ** (first + 1), first) == 2 ** (first + 1)
    assert PATRIOT.codes_of(both) == ["F4", "F4"]


def test_a_card_without_a_suit() -> None:
    card = RUMME.index["RU"]
    assert RUMME.suit[card] == -1
    assert RUMME.kind(card).name == "the Rumme card"


def test_what_the_sammy_book_prints() -> None:
    new_york = SAMMY.kind(SAMMY.index["NY"])
    assert new_york.name == "New York"
    assert (SAMMY.suits[new_york.suit], new_york.number) == ("red", 14)
    assert new_york.printed["borders"] == ["CT", "MA", "NJ", "PA", "VT"]
    assert new_york.printed["electoral_votes"] == 47
