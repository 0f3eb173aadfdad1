"""Bowers: cards that are the highest trumps, although some of them are of another suit."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import bit, most, zeros
from parlor.core.pack import Pack
from parlor.families.tricks.hand import TrickHand
from parlor.families.tricks.limits import FollowSuit
from parlor.families.tricks.ranking import Ranking


@mypyc_attr(allow_interpreted_subclasses=True)
class Bowers(Ranking):
    """The highest trump takes the trick, with the bowers on top, or else the highest card of the suit led.

    The bowers are given for each trump suit, the lowest one first.
    """

    def __init__(self, pack: Pack, power: vec[i64], bowers: list[list[int]]) -> None:
        # The trumps, by trump suit; then, by trump suit and card: the cards of the same suit, and those that beat it.
        trumps = zeros(len(bowers))
        fellows = zeros(len(bowers) * pack.size)
        over = zeros(len(bowers) * pack.size)
        for suit in range(len(bowers)):
            rank = power[:]
            trumps[suit] = pack.suited[suit]
            for k in range(len(bowers[suit])):
                rank[bowers[suit][k]] = most(power) + 1 + k
                trumps[suit] |= bit(bowers[suit][k])
            for card in range(pack.size):
                at = suit * pack.size + card
                if trumps[suit] & bit(card) != 0:
                    fellows[at] = trumps[suit]
                else:
                    fellows[at] = pack.suited[pack.suit[card]] & ~trumps[suit]
                    over[at] = trumps[suit]
                for other in range(pack.size):
                    if fellows[at] & bit(other) != 0 and rank[other] > rank[card]:
                        over[at] |= bit(other)
        self.size: Final = pack.size
        self.trumps: Final = trumps
        self._fellows: Final = fellows
        self._over: Final = over

    def fellows(self, card: i64, trump: i64) -> i64:
        """The cards of the suit that a card belongs to, if a suit is trumps."""
        return self._fellows[trump * self.size + card]

    def over(self, card: i64, trump: i64) -> i64:
        """The cards that beat a card, if a suit is trumps."""
        return self._over[trump * self.size + card]

    def beats(self, h: TrickHand, card: i64, best: i64) -> bool:
        return self._over[h.trump * self.size + best] & bit(card) != 0


@mypyc_attr(allow_interpreted_subclasses=True)
class FollowWithBowers(FollowSuit):
    """Follow suit if you can; the bowers are trumps."""

    def __init__(self, bowers: Bowers) -> None:
        self.bowers: Final = bowers

    def following(self, h: TrickHand, card: i64) -> i64:
        return self.bowers.fellows(card, h.trump)
