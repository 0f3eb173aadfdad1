"""The Rummy pack of 1916: Roses, Lanterns, Keys and Bells, 1 to 13 each."""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import bit
from parlor.core.pack import Card, Pack

SUITS: Final = ["Roses", "Lanterns", "Keys", "Bells"]
LETTERS: Final = ["R", "L", "K", "B"]


def _kinds() -> list[Card]:
    return [Card(f"{LETTERS[s]}{n}", f"{n} of {SUITS[s]}", s, n) for s in range(4) for n in range(1, 14)]


RUMMY: Final = Pack("rummy", "Rummy, United Games Company, 1916", SUITS, LETTERS, _kinds())


def numbered(number: i64) -> i64:
    """The four cards of a number."""
    mask: i64 = 0
    for suit in range(4):
        mask |= bit(suit * 13 + number - 1)
    return mask


# The twenty cards that two of the games leave out.
BELOW_SIX: Final[i64] = numbered(1) | numbered(2) | numbered(3) | numbered(4) | numbered(5)
