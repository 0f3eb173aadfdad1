"""Jaimy, from rules/rummy.md."""

from typing import ClassVar

from tests.oracle.common import Options, Zones, take
from tests.oracle.rummy_1916 import ToTarget, Tricks


class Jaimy(Tricks, ToTarget):
    target = 21
    may_trump = True
    variants: ClassVar[list[Options]] = [{}, {"target": 3}, {"partners": "pairs"}, {"partners": "threes", "target": 7}]

    @classmethod
    def fits(cls, players: int, options: Options) -> bool:
        return players in {"no": range(2, 9), "pairs": [4, 6], "threes": [6]}[str(options.get("partners", "no"))]

    def side(self, seat: int) -> int:
        partners = self.options.get("partners", "no")
        if partners == "no":
            return seat
        return seat % 3 if partners == "pairs" and self.players == 6 else seat % 2

    def deal(self, deck: list[str]) -> None:
        self.hands = self.deal_out(deck, 1, 1, 1, 1, 1)
        self.turned = take(deck, 1)
        self.trump = self.turned[0][0]
        self.stock = deck[::-1]
        self.first_lead(self.left(self.dealer))

    def may_claim(self) -> bool:
        """The first three tricks went to one side, and the fourth has not begun."""
        return len(self.takers) == 3 and not self.trick and len({self.side(taker) for taker in self.takers}) == 1

    def legal(self, seat: int) -> set[str]:
        return self.follow_or_trump(self.hands[seat]) | ({"claim"} if self.may_claim() else set())

    def make(self, seat: int, move: str) -> None:
        if move == "claim":
            self.pay(seat, 3)
        elif self.add_to_trick(move.split()[1]):
            sides = [self.side(taker) for taker in self.takers]
            last = sides[-1]
            went_on = len(sides) > 3 and len(set(sides[:3])) == 1
            if went_on and last != sides[0]:
                self.pay(0, 0)
            elif len(sides) == 5 and went_on:
                self.pay(self.takers[0], 7)
            elif len(sides) > 3 and sides.count(last) == 3:
                self.pay(self.takers[-1], 3)
            elif len(sides) == 5:
                self.pay(0, 0)

    def pay(self, seat: int, points: int) -> None:
        self.finish([points if self.side(other) == self.side(seat) else 0 for other in self.seats])

    def zones(self) -> Zones:
        return {**super().zones(), "turned": self.turned}
