"""The Despised Nines, from rules/rummy.md."""

from typing import ClassVar

from tests.oracle.common import Options
from tests.oracle.rummy_1916 import FROM_SIX, PointsAgainst, Tricks, number


class DespisedNines(Tricks, PointsAgainst):
    pack = FROM_SIX
    variants: ClassVar[list[Options]] = [{}, {"hands": 2}]

    def deal(self, deck: list[str]) -> None:
        self.many = 32 // self.players
        self.hands = self.deal_out(deck, *[1] * self.many)
        self.stock = deck[::-1]
        self.first_lead(self.left(self.dealer))

    def legal(self, seat: int) -> set[str]:
        return self.follow_suit(self.hands[seat])

    def make(self, seat: int, move: str) -> None:
        if self.add_to_trick(move.split()[1]) and len(self.takers) == self.many:
            self.finish([4 * sum(number(card) == 9 for card in won) for won in self.won])
