"""Declared places: copies of a hand share the lists of their cards until one of them moves a card."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.game import Highest
from parlor.core.hand import Deck, Match, Tally
from parlor.core.phase import Phase
from parlor.core.rng import Rng
from parlor.core.shuffle import FastShuffler
from parlor.core.state import CardHand, CardRules, Place
from parlor.packs.rumme import RUMME

# More places than a set of owned lists has room for.
PLACES = 70


class Waiting(Phase[CardHand]):
    """Nobody has anything to do."""


def deal(h: CardHand, deck: Deck) -> None:
    """A card on each place, and the others in the stock."""
    for number in range(PLACES):
        h.put(number, deck.cards[number % 52])
    h.stock = deck.cards
    h.go_to(0)


def count(h: CardHand, tally: Tally) -> None:
    """Nobody scores."""


def dealt() -> CardHand:
    rules = CardRules(
        pack=RUMME,
        players=2,
        ending=Highest(),
        deal=deal,
        phases=[Waiting()],
        count=count,
        places=[Place(f"place{n}", "row") for n in range(PLACES)],
    )
    hand = rules.new_hand(Match(2, 0, 1, vec[i64]([0, 0]), []), FastShuffler(Rng(1)))
    hand.deal(rules.deck)
    return hand


def copy_of(hand: CardHand) -> CardHand:
    copy = hand.clone()
    assert isinstance(copy, CardHand)
    return copy


@pytest.mark.parametrize("number", [0, 5, 61, 62, 63, 64, 69])
def test_a_card_put_down_is_not_on_the_table_of_a_copy(number: int) -> None:
    hand = dealt()
    first = list(hand.lying(number))
    copy = copy_of(hand)
    other = copy_of(copy)
    for cards, h in [([7, 8], hand), ([17, 18], copy), ([27, 28], other)]:
        for card in cards:
            h.put(number, card)
    assert [list(h.lying(number)) for h in (hand, copy, other)] == [[*first, 7, 8], [*first, 17, 18], [*first, 27, 28]]
    assert all(list(h.lying(k)) == [k % 52] for h in (hand, copy, other) for k in range(PLACES) if k != number)


@pytest.mark.parametrize("number", [0, 61, 64])
def test_a_card_taken_away_stays_on_the_table_of_a_copy(number: int) -> None:
    hand = dealt()
    hand.put(number, 7)
    copy = copy_of(hand)
    assert copy.take(number) == 7
    copy.put(number, 8)
    late = copy_of(copy)
    assert late.take(number) == 8
    late.put(number, 9)
    assert [list(h.lying(number))[1:] for h in (hand, copy, late)] == [[7], [8], [9]]


def test_a_list_laid_out_is_not_changed_by_what_comes_on_it() -> None:
    hand = dealt()
    hand.lay_out(3, hand.stock)
    hand.put(3, 7)
    assert hand.draw() == 52
    hand.put(3, 8)
    assert list(hand.lying(3))[51:] == [51, 52, 7, 8]
    assert list(hand.stock) == list(range(52))


def test_a_card_drawn_stays_in_the_stock_of_a_copy() -> None:
    hand = dealt()
    copy = copy_of(hand)
    assert [hand.draw(), hand.draw(), copy.draw()] == [52, 51, 52]
    assert (len(hand.stock), len(copy.stock)) == (51, 52)
