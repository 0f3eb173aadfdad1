"""Coronado, from rules/rummy.md."""

from itertools import combinations
from typing import ClassVar

from tests.oracle.common import Options, Zones, take, verbs
from tests.oracle.rummy_1916 import FROM_SIX, ToTarget, Tricks, number


class Coronado(Tricks, ToTarget):
    pack = FROM_SIX
    target = 7
    variants: ClassVar[list[Options]] = [{}, {"target": 1}, {"target": 3}]
    unordered = ("hand:", "won:", "discard:")

    def deal(self, deck: list[str]) -> None:
        self.elder = self.left(self.dealer)
        self.hands = self.deal_out(deck, 3, 2)
        self.turned = take(deck, 1)
        self.trump = self.turned[0][0]
        self.stock = deck[::-1]
        self.thrown: list[list[str]] = [[], []]
        self.first_lead(self.elder)
        self.phase = "decide"
        self.proposals = 0
        self.bound: int | None = None

    def legal(self, seat: int) -> set[str]:
        hand = sorted(self.hands[seat], key=FROM_SIX.index)
        if self.phase == "answer":
            return {"agree", "refuse"}
        if self.phase == "exchange":
            most = min(5, len(self.stock))
            choices = {"discard " + " ".join(cards) for many in range(1, most + 1) for cards in combinations(hand, many)}
            return choices | ({"pass"} if seat == self.dealer else set())
        if not self.trick:
            return verbs("play", hand) | ({"propose"} if self.phase == "decide" and self.stock else set())
        suited = [card for card in hand if card[0] == self.trick[0][0]]
        higher = [card for card in suited if number(card) > number(self.trick[0])]
        trumps = [card for card in hand if card[0] == self.trump]
        return verbs("play", higher or suited or trumps or hand)

    def make(self, seat: int, move: str) -> None:
        verb, *cards = move.split()
        if verb == "propose":
            self.proposals += 1
            self.phase, self.turn = "answer", self.dealer
        elif verb == "agree":
            self.phase, self.turn = "exchange", self.elder
        elif verb == "refuse":
            if self.proposals == 1:
                self.bound = self.dealer
            self.phase, self.turn = "tricks", self.elder
        elif verb in ("discard", "pass"):
            for card in cards:
                self.hands[seat].remove(card)
                self.thrown[seat].append(card)
                self.hands[seat].append(self.stock.pop())
            if seat == self.elder and self.stock:
                self.turn = self.dealer
            else:
                self.phase, self.turn = "decide", self.elder
        else:
            if self.phase == "decide" and not self.proposals:
                self.bound = self.elder
            self.phase = "tricks"
            if self.add_to_trick(cards[0]) and len(self.takers) == 5:
                self.finish(self.points())

    def shows(self, card: str) -> set[str]:
        """A higher card, the suit led, or a trump: each must be played in preference to the ones after it."""
        if not self.trick:
            return set()
        led = self.trick[0]
        if card[0] == led[0]:
            higher = {other for other in FROM_SIX if other[0] == led[0] and number(other) > number(led)}
            return set() if card in higher else higher
        return {other for other in FROM_SIX if other[0] == led[0] or (card[0] != self.trump and other[0] == self.trump)}

    def points(self) -> list[int]:
        winner = max(self.seats, key=self.takers.count)
        double = self.takers.count(winner) == 5 or self.bound == self.left(winner)
        return [(2 if double else 1) if seat == winner else 0 for seat in self.seats]

    def zones(self) -> Zones:
        return {**super().zones(), "turned": self.turned, **self.by_seat("discard", self.thrown)}

    def sees(self, eyes: int | None, zone: str) -> bool:
        return zone == f"discard:{eyes}" if zone.startswith("discard:") else super().sees(eyes, zone)
