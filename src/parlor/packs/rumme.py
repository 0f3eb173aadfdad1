"""The Rumme pack of 1914: Helmets, Unicorns, Crowns and a fourth suit, 1 to 13 each, and the Rumme card."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import bit, zeros
from parlor.core.pack import Card, Pack

SUITS: Final = ["Helmets", "Unicorns", "Crowns", "Shields"]
LETTERS: Final = ["H", "U", "C", "S"]
HELMETS: Final = 0
UNICORNS: Final = 1
CROWNS: Final = 2
SHIELDS: Final = 3


def _kinds() -> list[Card]:
    kinds = [Card(f"{LETTERS[s]}{n}", f"{n} of {SUITS[s]}", s, n) for s in range(4) for n in range(1, 14)]
    return [*kinds, Card("RU", "the Rumme card", -1, 0)]


def _of_numbers() -> vec[i64]:
    masks = zeros(14)
    for card in range(52):
        masks[RUMME.number[card]] |= bit(card)
    return masks


RUMME: Final = Pack("rumme", "Rumme, Milton Bradley Company, 1914", SUITS, LETTERS, _kinds())
RUMME_CARD: Final[i64] = 52
NO_RUMME_CARD: Final[i64] = bit(52)
# For each number, the set of its four cards.
OF_NUMBER: Final = _of_numbers()


def up_to(number: i64) -> i64:
    """The cards of all suits from 1 up to a number."""
    cards: i64 = 0
    for k in range(1, number + 1):
        cards |= OF_NUMBER[k]
    return cards
