"""Mobilization, from rules/patriot.md."""

from typing import ClassVar

from tests.oracle.common import Options, Zones
from tests.oracle.patriot import PACK, ToTarget

CARDS = sorted(set(PACK))


class Mobilization(ToTarget):
    variants: ClassVar[list[Options]] = [{}, {"ask": "any"}, {"target": 100}]
    unordered = ("hand:",)
    usual_target = 600
    longest = 350

    def deal(self, deck: list[str]) -> None:
        self.hands = self.deal_out(deck, *[1] * 16)
        self.sets: list[list[str]] = [[] for _ in self.seats]
        self.calls = 0
        for seat in self.seats:
            self.lay(seat)
        self.turn = self.next_with_cards(self.dealer)
        self.look_at_end()

    def waiting(self) -> list[int]:
        return [self.turn]

    def lay(self, seat: int) -> None:
        """Lays down the sets that a seat holds."""
        for country in "ABFI":
            cards = [f"{country}{value}" for value in range(1, 7)]
            while all(card in self.hands[seat] for card in cards):
                for card in cards:
                    self.hands[seat].remove(card)
                self.sets[seat] += cards

    def next_with_cards(self, seat: int) -> int:
        return next((other for other in self.around(seat) if self.hands[other]), seat)

    def legal(self, seat: int) -> set[str]:
        return {
            f"ask {other} for {card}"
            for other in self.seats
            if other != seat and self.hands[other]
            for card in CARDS
            if any(card in hand for place, hand in enumerate(self.hands) if place != seat)
            and (self.options.get("ask") == "any" or any(mine[0] == card[0] for mine in self.hands[seat]))
        }

    def make(self, seat: int, move: str) -> None:
        _, asked, _, card = move.split()
        self.calls += 1
        if card in self.hands[int(asked)]:
            self.hands[int(asked)].remove(card)
            self.hands[seat].append(card)
            self.lay(seat)
            if not self.hands[seat]:
                self.turn = self.next_with_cards(seat)
        else:
            self.turn = self.next_with_cards(seat)
        self.look_at_end()

    def look_at_end(self) -> None:
        if self.calls == 1000 or not any(self.hands):
            points = [0] * self.players
            for seat, cards in enumerate(self.sets):
                for country in "ABFI":
                    points[seat] += {0: 0, 1: 25, 2: 100}[cards.count(f"{country}1")]
            self.finish(points)

    def zones(self) -> Zones:
        return {**self.by_seat("hand", self.hands), **self.by_seat("sets", self.sets)}
