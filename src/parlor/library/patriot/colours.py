"""The colours of the countries, by which piles alternate."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit
from parlor.packs.patriot import PATRIOT


def is_blue(card: i64) -> bool:
    """American and French cards are blue; British ones are red, Italian ones green."""
    return PATRIOT.suit[card] % 2 == 0


def _alternating() -> vec[i64]:
    """For each card the set of the cards one lower, in the first copies, that alternate with it: blue with red or green."""
    sets = vec[i64](capacity=48)
    for above in range(48):
        mask: i64 = 0
        for card in range(0, 48, 2):
            if PATRIOT.number[card] == PATRIOT.number[above] - 1 and is_blue(card) != is_blue(above):
                mask |= bit(card)
        sets = append(sets, mask)
    return sets


ALTERNATING: Final = _alternating()
