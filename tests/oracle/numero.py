"""Numero, from rules/rummy.md."""

from tests.oracle.common import Zones, take
from tests.oracle.rummy_1916 import OneHand, number


class Numero(OneHand):
    unordered = ()

    def deal(self, deck: list[str]) -> None:
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.turn = self.dealer
        while deck:
            self.turn = self.left(self.turn)
            self.hands[self.turn] += take(deck, 1)
        self.turn = self.left(self.dealer)
        self.pile: list[str] = []
        self.captured = 0
        self.five_more: int | None = 5 if self.players == 2 else None

    def legal(self, seat: int) -> set[str]:
        return {"turn"}

    def make(self, seat: int, move: str) -> None:
        card = self.hands[seat].pop()
        self.held[seat].discard(card)
        self.pile.append(card)
        captured = len(self.pile) > 1 and number(card) == number(self.pile[0])
        if captured:
            self.hands[seat] = self.pile[::-1] + self.hands[seat]
            self.held[seat].update(self.pile)
            self.pile = []
            self.captured += 1
            if self.five_more is not None:
                self.five_more -= 1
        left_in = [other for other in self.seats if self.hands[other]]
        if len(left_in) == 2 and self.five_more is None:
            self.five_more = 6
        if len(left_in) == 1 or self.five_more == 0 or self.captured == 200:
            self.finish([len(hand) for hand in self.hands])
        self.turn = next(other for other in self.around(seat) if other in left_in)

    def zones(self) -> Zones:
        return {**self.by_seat("hand", self.hands), "pile": self.pile}

    def sees(self, eyes: int | None, zone: str) -> bool:
        return zone == "pile"
