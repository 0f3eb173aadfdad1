"""Moosehead, from rules/rummy.md."""

from itertools import combinations
from typing import ClassVar

from tests.oracle.common import Options, Zones, verbs
from tests.oracle.rummy_1916 import PACK, ToTarget, number


class Moosehead(ToTarget):
    target = 50
    variants: ClassVar[list[Options]] = [{}, {"target": 1}, {"target": 9}]

    def deal(self, deck: list[str]) -> None:
        self.hands = self.deal_out(deck, *[1] * 5)
        self.stock = deck[::-1]
        self.played: list[list[str]] = [[] for _ in self.seats]
        self.points = [0] * self.players
        self.count = 0
        self.last = self.dealer
        self.passed: set[int] = set()
        self.turn = self.left(self.dealer)

    @property
    def scores(self) -> list[int]:
        return self.totals if self.over else [total + more for total, more in zip(self.totals, self.points, strict=True)]

    def score(self, seat: int, points: int) -> bool:
        """Adds points at once; returns whether they win the game, which is then over."""
        self.points[seat] += points
        if self.scores[seat] < int(self.options.get("target", self.target)):
            return False
        self.finish(self.points)
        return True

    def legal(self, seat: int) -> set[str]:
        return verbs("play", [card for card in self.hands[seat] if self.count + number(card) <= 30]) or {"pass"}

    def make(self, seat: int, move: str) -> None:
        if move == "pass":
            self.passed.add(seat)
            self.lacks[seat].update(card for card in PACK if self.count + number(card) <= 30)
            if self.passed >= {each for each in self.seats if self.hands[each]}:
                if self.score(self.last, 1):
                    return
                self.new_round()
            else:
                self.turn = self.next_with_cards(seat)
            return
        card = move.split()[1]
        self.hands[seat].remove(card)
        self.played[seat].append(card)
        self.count += number(card)
        self.last = seat
        self.passed = set()
        if self.count in (15, 20, 25, 30) and self.score(seat, 2):
            return
        if not any(self.hands):
            self.count_hands()
        elif self.count == 30:
            self.new_round()
        else:
            self.turn = self.next_with_cards(seat)

    def next_with_cards(self, seat: int) -> int:
        return next(each for each in self.around(seat) if self.hands[each])

    def new_round(self) -> None:
        self.count = 0
        self.passed = set()
        self.turn = self.next_with_cards(self.last)

    def count_hands(self) -> None:
        for seat in self.around(self.dealer):
            numbers = [number(card) for card in self.played[seat]]
            fifteens = sum(sum(some) == 15 for many in range(2, 6) for some in combinations(numbers, many))
            if self.score(seat, 2 * fifteens):
                return
        self.finish(self.points)

    def zones(self) -> Zones:
        return {**self.by_seat("hand", self.hands), **self.by_seat("played", self.played), "stock": self.stock}

    def facts(self, eyes: int | None) -> dict[str, object]:
        return {} if self.over else {"count": self.count}
