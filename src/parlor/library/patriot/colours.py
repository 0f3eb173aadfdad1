"""Which cards may lie on which: one higher or lower, and by the colors of the countries."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import union
from parlor.packs.patriot import PATRIOT


def _beside(step: int) -> vec[i64]:
    """For each card the set of the cards, in first copies, whose taking value is so much higher."""
    number = PATRIOT.number
    return vec[i64]([union(vec[i64]([card for card in range(0, 48, 2) if number[card] == number[other] + step])) for other in range(48)])


LOWER: Final = _beside(-1)
HIGHER: Final = _beside(1)

# American and French cards are blue; British ones are red, Italian ones green.
BLUE: Final[i64] = PATRIOT.suited[0] | PATRIOT.suited[2]

# For each card the lower ones that alternate with it: blue with red or green.
ALTERNATING: Final = vec[i64]([LOWER[card] & (~BLUE if BLUE >> card & 1 == 1 else BLUE) for card in range(48)])
