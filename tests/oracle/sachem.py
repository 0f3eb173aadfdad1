"""Sachem, from rules/rummy.md."""

from typing import ClassVar

from tests.oracle.common import Options, Zones, take
from tests.oracle.rummy_1916 import ToTarget, Tricks, number


class Sachem(Tricks, ToTarget):
    target = 50
    may_trump = True
    variants: ClassVar[list[Options]] = [{}, {"target": 10}]

    def deal(self, deck: list[str]) -> None:
        self.hands = self.deal_out(deck, *[1] * 6)
        self.turned = take(deck, 1)
        self.trump = self.turned[0][0]
        self.stock = deck[::-1]
        self.first_lead(self.left(self.dealer))
        self.trumps: list[str] = []

    def legal(self, seat: int) -> set[str]:
        return self.follow_or_trump(self.hands[seat])

    def make(self, seat: int, move: str) -> None:
        card = move.split()[1]
        if card[0] == self.trump:
            self.trumps.append(card)
        if self.add_to_trick(card) and len(self.takers) == 6:
            self.finish([self.points(each) for each in self.seats])

    def points(self, seat: int) -> int:
        won = self.won[seat]
        first = 3 * (self.trumps[0] in won) if self.trumps else 0
        last = 3 * (self.trumps[-1] in won) if self.trumps else 0
        nine = 9 * (f"{self.trump}9" in won)
        sevens = [sum(number(card) in (7, 8) for card in cards) for cards in self.won]
        sachem = 7 * (sevens[seat] == max(sevens) > 0 and sevens.count(max(sevens)) == 1)
        return first + last + nine + sachem

    def zones(self) -> Zones:
        return {**super().zones(), "turned": self.turned}
