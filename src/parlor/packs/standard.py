"""The standard pack of 52: ace low, suits spades, hearts, diamonds, clubs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.pack import Card, Pack

SUITS: Final = ["Spades", "Hearts", "Diamonds", "Clubs"]
LETTERS: Final = ["S", "H", "D", "C"]
RANKS: Final = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
NAMES: Final = ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"]


def _kinds() -> list[Card]:
    return [Card(f"{RANKS[n]}{LETTERS[s]}", f"{NAMES[n]} of {SUITS[s].lower()}", s, n + 1) for s in range(4) for n in range(13)]


STANDARD: Final = Pack("standard", "The standard pack", SUITS, LETTERS, _kinds())
# The rank of each card where the ace is high.
ACE_HIGH: Final = vec[i64]([14 if number == 1 else number for number in STANDARD.number])
