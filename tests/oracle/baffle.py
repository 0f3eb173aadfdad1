"""Baffle, from rules/rumme-b.md."""

from typing import ClassVar

from tests.oracle.common import Options, Zones, lowest, take, verbs
from tests.oracle.rumme_1914 import TrickGame, number, of_suit


class Baffle(TrickGame):
    variants: ClassVar[list[Options]] = [{}, {"lead": "must"}, {"lead": "penalty"}]
    unordered = ("hand:", "won:", "dead", "cop")

    def start(self) -> None:
        self.totals = [20] * self.players

    def deal(self, deck: list[str]) -> None:
        self.hands = [[] for _ in self.seats]
        self.cop: list[str] = []
        for _ in range(2):
            for seat in self.around(self.dealer)[:-1]:
                self.hands[seat] += take(deck, 3)
            self.cop += take(deck, 3)
            self.hands[self.dealer] += take(deck, 3)
        self.turned = take(deck, 1)
        self.trump = self.turned[0][0]
        self.stock = deck[::-1]
        self.laid: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.declared: dict[int, str] = {}
        self.missed: set[int] = set()
        self.played: list[list[str]] = []
        self.phase = "declare"
        self.begin_play(self.left(self.dealer))

    def takes_part(self, seat: int) -> bool:
        return self.declared[seat] != "resign"

    def others_in(self) -> list[int]:
        return [seat for seat, words in self.declared.items() if words != "resign"]

    def legal(self, seat: int) -> set[str]:
        if self.phase == "declare":
            moves = {"content"}
            if "cop" not in self.declared.values():
                moves.add("cop")
            if seat != self.dealer or len(self.others_in()) != 1:
                moves.add("resign")
            return moves
        if self.phase == "exchange":
            return verbs("exchange", self.hands[seat]) | {"pass"}
        trumps = of_suit(self.hands[seat], self.trump)
        if not self.trick and self.takers and trumps and self.options.get("lead") != "penalty":
            return verbs("play", trumps)
        return self.plays(seat)

    def make(self, seat: int, move: str) -> None:
        words = move.split()
        if self.phase == "declare":
            self.declare(seat, move)
        elif self.phase == "exchange":
            if words[0] == "exchange":
                self.hands[seat].remove(words[1])
                self.laid[seat].append(words[1])
                self.hands[seat] += self.turned
                self.turned = []
            self.next_to_declare(seat)
        else:
            if not self.trick and self.takers and words[1][0] != self.trump and of_suit(self.hands[seat], self.trump):
                self.missed.add(seat)
            self.play(seat, words[1])

    def declare(self, seat: int, word: str) -> None:
        self.declared[seat] = word
        if word != "content":
            self.laid[seat], self.hands[seat] = self.hands[seat], []
        if word == "cop":
            self.hands[seat], self.cop = self.cop, []
            self.phase = "exchange"
        else:
            self.next_to_declare(seat)

    def next_to_declare(self, seat: int) -> None:
        self.phase = "declare"
        self.turn = self.left(seat)
        if self.turn == self.dealer and not self.others_in():
            self.finish([-5 if other == self.dealer else 0 for other in self.seats])
        elif seat == self.dealer:
            self.phase = "play"
            self.leader = self.turn = next(other for other in self.around(self.dealer) if self.takes_part(other))

    def complete(self, taker: int) -> None:
        self.played.append(self.trick)
        super().complete(taker)

    def count(self) -> None:
        trumps = of_suit([card for trick in self.played for card in trick], self.trump)
        low = min(trumps, key=number, default="")
        points = [0] * self.players
        for taker, trick in zip(self.takers, self.played, strict=True):
            points[taker] -= 3 if low in trick else 1
        for seat, word in self.declared.items():
            needed = {"content": 1, "cop": 2, "resign": 0}[word]
            if self.takers.count(seat) < needed or seat in self.missed:
                points[seat] += 5
        self.finish(points)

    def ends(self) -> bool:
        return min(self.totals) <= 0

    def victors(self) -> list[int]:
        return lowest(self.totals)

    def facts(self, eyes: int | None) -> dict[str, object]:
        return {**super().facts(eyes), "declared": [self.declared.get(seat) for seat in self.seats]}

    def zones(self) -> Zones:
        dead = [card for cards in self.laid.values() for card in cards]
        return {**super().zones(), "cop": self.cop, "turned": self.turned, "stock": self.stock, "dead": dead}

    def sees(self, eyes: int | None, zone: str) -> bool:
        return zone != "cop" and super().sees(eyes, zone)

    def seen(self, eyes: int | None) -> Zones:
        dead = [card if seat == eyes else "??" for seat, cards in self.laid.items() for card in cards]
        return {**super().seen(eyes), "dead": dead}
