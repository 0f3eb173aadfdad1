"""The Allie-Patriot pack: four countries, two copies of each of six cards; each card shows its taking value and its counting value."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.pack import Card, Pack

COUNTRIES: Final = ["American", "British", "French", "Italian"]
LETTERS: Final = ["A", "B", "F", "I"]
PICTURES: Final = ["Battleship", "Submarine", "Aeroplane", "Army", "Liberty Bond", "Flag"]
COUNTS: Final = [5, 5, 10, 10, 10, 15]


def _kinds() -> list[Card]:
    return [
        Card(f"{LETTERS[s]}{v}", f"{COUNTRIES[s]} {PICTURES[v - 1]}", s, v, {"picture": PICTURES[v - 1], "counts": COUNTS[v - 1]})
        for s in range(4)
        for v in range(1, 7)
    ]


def _counts() -> vec[i64]:
    counts = vec[i64](capacity=48)
    for number in PATRIOT.number:
        counts = append(counts, COUNTS[number - 1])
    return counts


PATRIOT: Final = Pack("patriot", "Allie-Patriot cards, First World War", COUNTRIES, LETTERS, _kinds(), 2)
# The counting value of each card.
COUNTING: Final = _counts()
