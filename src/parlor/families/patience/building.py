"""What piles take in the best-known patiences: foundations up in suit, stacks down in alternating colors."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import EMPTY, bit, lowest
from parlor.core.messages import Refusal
from parlor.core.pack import Pack
from parlor.families.patience.hand import PileHand, Takes


def one_lower(pack: Pack, red: i64) -> vec[i64]:
    """For each card the cards one lower and of the other color, where some cards are red and the others black."""
    lower = vec[i64](capacity=pack.size)
    for card in range(pack.size):
        mask: i64 = 0
        for other in range(pack.size):
            if pack.number[other] + 1 == pack.number[card] and (red >> other & 1) != (red >> card & 1):
                mask |= bit(other)
        lower = append(lower, mask)
    return lower


@mypyc_attr(allow_interpreted_subclasses=True)
class UpInSuit(Takes):
    """A foundation: a suit from its lowest card up."""

    def __init__(self, pack: Pack, suit: i64) -> None:
        self.suit: Final = pack.suited[suit]
        self.first: Final[i64] = lowest(pack.suited[suit])

    def wants(self, h: PileHand, pile: i64) -> i64:
        return bit(self.first + h.size[pile]) & self.suit

    def reason(self, h: PileHand, pile: i64, card: i64) -> Refusal:
        next = self.wants(h, pile)
        return Refusal("foundation-next", {"card": h.pack.codes[lowest(next)]}) if next != EMPTY else Refusal("foundation-full")


@mypyc_attr(allow_interpreted_subclasses=True)
class Alternating(Takes):
    """A stack: down in alternating colors; some cards may fill an empty one."""

    def __init__(self, lower: vec[i64], heads: i64) -> None:
        self.lower: Final = lower
        self.heads: Final = heads

    def wants(self, h: PileHand, pile: i64) -> i64:
        return self.heads if h.size[pile] == 0 else self.lower[h.top(pile)]

    def reason(self, h: PileHand, pile: i64, card: i64) -> Refusal:
        if h.size[pile] == 0:
            return Refusal("stack-needs-head")
        return Refusal("stack-alternates", {"card": h.pack.codes[card], "top": h.pack.codes[h.top(pile)]})
