"""Turkette, from rules/rumme-a.md."""

from typing import ClassVar

from tests.oracle.common import Options, Zones, lowest
from tests.oracle.rumme_1914 import NAMES, TrickGame, number, of_suit


class Turkette(TrickGame):
    variants: ClassVar[list[Options]] = [{}, {"hands": 1}]

    def deal(self, deck: list[str]) -> None:
        self.turned = deck[0]
        self.hands = self.deal_out(deck, *[1] * 6)
        self.stock = deck[::-1]
        suit = of_suit([card for hand in self.hands for card in hand], self.turned[0])
        self.turkette_card = max(suit, key=number)
        self.begin_play(self.left(self.dealer))

    def count(self) -> None:
        points = [5 if self.turkette_card in self.won[seat] else 0 for seat in self.seats]
        for taker in (self.takers[1], self.takers[3], self.takers[5]):
            points[taker] += 1
        self.finish(points)

    def ends(self) -> bool:
        return self.hand == self.options.get("hands", 7)

    def victors(self) -> list[int]:
        return lowest(self.totals)

    def facts(self, eyes: int | None) -> dict[str, object]:
        shown = {"turned": self.turned, "turned_to": self.left(self.dealer), "turkette_suit": NAMES[self.turned[0]]}
        return {**super().facts(eyes), **shown, "trick": min(6, len(self.takers) + 1)}

    def zones(self) -> Zones:
        return {**super().zones(), "stock": self.stock}
