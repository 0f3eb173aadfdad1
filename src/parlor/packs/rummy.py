"""The Rummy pack of 1916: Roses, Lanterns, Keys and Bells, 1 to 13 each."""

from typing import Final

from parlor.core.pack import Card, Pack

SUITS: Final = ["Roses", "Lanterns", "Keys", "Bells"]
LETTERS: Final = ["R", "L", "K", "B"]


def _kinds() -> list[Card]:
    return [Card(f"{LETTERS[s]}{n}", f"{n} of {SUITS[s]}", s, n) for s in range(4) for n in range(1, 14)]


RUMMY: Final = Pack("rummy", "Rummy, United Games Company, 1916", SUITS, LETTERS, _kinds())
