"""Parquet, from rules/rummy.md."""

from itertools import combinations

from tests.oracle.common import Zones
from tests.oracle.rummy import DrawAndDiscard
from tests.oracle.rummy_1916 import SUITS, number


class Parquet(DrawAndDiscard):
    def clear(self) -> None:
        self.layout: set[str] = set()

    def lays(self, hand: list[str]) -> set[str]:
        lines = [[card for card in hand if card[0] == suit] for suit in SUITS]
        lines += [[card for card in hand if number(card) == column] for column in range(1, 14)]
        return {
            ("play " if many == 1 else "meld ") + " ".join(cards)
            for line in lines
            for many in range(1, len(line) + 1)
            for cards in combinations(line, many)
            if self.in_a_row(list(cards)) or self.in_a_column(list(cards))
        }

    def in_a_row(self, cards: list[str]) -> bool:
        """The stretch that contains one of the new cards contains all of them and is at least three long."""
        suit = cards[0][0]
        low = high = number(cards[0])
        there = {number(card) for card in {*self.layout, *cards} if card[0] == suit}
        while low - 1 in there:
            low -= 1
        while high + 1 in there:
            high += 1
        return high - low >= 2 and all(card[0] == suit and low <= number(card) <= high for card in cards)

    def in_a_column(self, cards: list[str]) -> bool:
        """That number is there in at least three suits."""
        column = number(cards[0])
        return all(number(card) == column for card in cards) and sum(number(card) == column for card in {*self.layout, *cards}) >= 3

    def lay(self, words: list[str]) -> None:
        for card in words[1:]:
            self.hands[self.turn].remove(card)
            self.layout.add(card)

    def zones(self) -> Zones:
        rows = {name: sorted([card for card in self.layout if card[0] == suit], key=number) for suit, name in SUITS.items()}
        return {**self.by_seat("hand", self.hands), "stock": self.stock, "discard": self.discard, **rows}
