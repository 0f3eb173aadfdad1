"""Which card takes a trick."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.pack import Pack
from parlor.families.tricks.hand import TrickHand


@mypyc_attr(allow_interpreted_subclasses=True)
class Ranking:
    """The order of cards in a trick."""

    def beats(self, h: TrickHand, card: i64, best: i64) -> bool:
        """Whether a card beats the best one before it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Order(Ranking):
    """The higher card of the suit wins, and a trump beats every other suit. Of equal cards, the first one played wins."""

    def __init__(self, pack: Pack, power: vec[i64]) -> None:
        self.suit: Final = pack.suit
        self.power: Final = power

    def beats(self, h: TrickHand, card: i64, best: i64) -> bool:
        suit = self.suit[card]
        if suit == self.suit[best]:
            return self.power[card] > self.power[best]
        return suit == h.trump
