"""Doolittle, from rules/rummy.md."""

from typing import ClassVar

from tests.oracle.common import Options
from tests.oracle.rummy_1916 import PointsAgainst, Tricks


class Doolittle(Tricks, PointsAgainst):
    variants: ClassVar[list[Options]] = [{}, {"hands": 1}, {"cards": 9}, {"cards": 12, "hands": 3}]

    @classmethod
    def fits(cls, players: int, options: Options) -> bool:
        return players * int(options.get("cards", 6)) <= 52

    def deal(self, deck: list[str]) -> None:
        self.many = int(self.options.get("cards", 6))
        self.hands = self.deal_out(deck, *[3] * (self.many // 3))
        self.stock = deck[::-1]
        self.first_lead(self.left(self.dealer))

    def legal(self, seat: int) -> set[str]:
        return self.follow_suit(self.hands[seat])

    def make(self, seat: int, move: str) -> None:
        if self.add_to_trick(move.split()[1]) and len(self.takers) == self.many:
            costs = [5, 5, 10, 10, 20, 30] + [10] * 6
            self.finish([sum(cost for cost, taker in zip(costs, self.takers, strict=False) if taker == each) for each in self.seats])
