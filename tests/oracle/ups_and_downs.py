"""Ups and Downs, from rules/rummy.md."""

from typing import ClassVar

from tests.oracle.common import Options, Zones, take, verbs
from tests.oracle.rummy_1916 import PACK, SUITS, OneHand, number

SEVENS = {f"{suit}7" for suit in SUITS}


class UpsAndDowns(OneHand):
    variants: ClassVar[list[Options]] = [{}, {"sevens": "free"}]

    def deal(self, deck: list[str]) -> None:
        self.hands: list[list[str]] = [[] for _ in self.seats]
        seat = self.dealer
        while deck:
            seat = self.left(seat)
            self.hands[seat] += take(deck, 1)
        self.rows: dict[str, list[int]] = {suit: [] for suit in SUITS}
        self.turn = self.left(self.dealer)
        while not SEVENS.intersection(self.hands[self.turn]):
            self.lacks[self.turn].update(SEVENS)
            self.turn = self.left(self.turn)

    def builds(self, card: str) -> bool:
        row = self.rows[card[0]]
        return bool(row) and number(card) in (row[0] - 1, row[-1] + 1)

    def legal(self, seat: int) -> set[str]:
        building = [card for card in self.hands[seat] if self.builds(card)]
        sevens = [card for card in self.hands[seat] if card in SEVENS]
        plays = building + sevens if self.options.get("sevens") == "free" else building or sevens
        return verbs("play", plays) or {"pass"}

    def make(self, seat: int, move: str) -> None:
        builders = {card for card in PACK if self.builds(card)}
        if move == "pass":
            self.lacks[seat].update(builders, SEVENS)
        else:
            card = move.split()[1]
            if card in SEVENS and self.options.get("sevens") != "free":
                self.lacks[seat].update(builders)
            self.hands[seat].remove(card)
            self.rows[card[0]] = sorted([*self.rows[card[0]], number(card)])
        self.turn = self.left(seat)
        if not self.hands[seat]:
            self.finish([int(other == seat) for other in self.seats])

    def zones(self) -> Zones:
        rows = {name: [f"{suit}{each}" for each in self.rows[suit]] for suit, name in SUITS.items()}
        return {**self.by_seat("hand", self.hands), **rows}
