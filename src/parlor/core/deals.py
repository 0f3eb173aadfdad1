"""Ways to deal. deck[0] goes to the player on the dealer's left."""

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit
from parlor.core.hand import Deck
from parlor.core.state import CardHand


def deal_batches(h: CardHand, deck: Deck, batches: list[int]) -> i64:
    """Deals rounds of several cards at a time to each seat; returns the number of cards dealt."""
    cards = deck.cards
    at: i64 = 0
    for batch in batches:
        seat = h.left[h.dealer]
        for _ in range(h.players):
            for _ in range(batch):
                h.hands[seat] |= bit(cards[at])
                at += 1
            seat = h.left[seat]
    h.go_to(h.left[h.dealer])
    return at


def deal_singly(h: CardHand, deck: Deck, each: i64) -> i64:
    """Deals each seat a number of cards, one at a time; returns the number of cards dealt."""
    hands, cards = h.hands, deck.cards
    dealt = each * h.players
    seat = h.left[h.dealer]
    for at in range(dealt):
        hands[seat] |= bit(cards[at])
        seat = h.left[seat]
    h.go_to(h.left[h.dealer])
    return dealt


def rest_reversed(deck: vec[i64], start: i64) -> vec[i64]:
    """The undealt cards as a pile, with the next one to draw last."""
    pile = vec[i64](capacity=len(deck) - start)
    at: i64 = len(deck) - 1
    while at >= start:
        pile = append(pile, deck[at])
        at -= 1
    return pile


def deal_all(h: CardHand, deck: Deck) -> None:
    """Deals all cards, one at a time; some hands may get one more."""
    seat = h.left[h.dealer]
    for card in deck.cards:
        h.hands[seat] |= bit(card)
        seat = h.left[seat]
    h.go_to(h.left[h.dealer])
