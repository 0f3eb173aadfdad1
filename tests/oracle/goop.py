"""Goop, from rules/rumme-a.md."""

import random
from typing import ClassVar

from tests.oracle.common import Options, Oracle, Zones, highest, verbs
from tests.oracle.rumme_1914 import PACK, SUITS, number


class Goop(Oracle):
    pack = PACK
    variants: ClassVar[list[Options]] = [{"hands": 2}, {"hands": 2, "end": "all"}]
    unordered = ("hand:",)
    longest = 500

    @classmethod
    def deck(cls, players: int, options: Options, rng: random.Random) -> list[str]:
        """Random play hardly ever makes books, so most hands are dealt as books, with a few cards exchanged."""
        cards = sorted(super().deck(players, options, rng), key=number)
        books = [cards[start : start + 4] for start in range(0, 52, 4)]
        dealt = [card for book in rng.sample(books, 13) for card in book]
        for _ in range(rng.choice((2, 4, 8, 50))):
            one, other = rng.sample(range(52), 2)
            dealt[one], dealt[other] = dealt[other], dealt[one]
        hands: list[list[str]] = []
        for place in range(players):
            size = len(range(place, 52, players))
            hands.append(dealt[:size])
            dealt = dealt[size:]
        return [hands[place % players][place // players] for place in range(52)]

    def deal(self, deck: list[str]) -> None:
        self.hands: list[list[str]] = [[] for _ in self.seats]
        for place, card in enumerate(deck):
            self.hands[self.around(self.dealer)[place % self.players]].append(card)
        self.won: list[list[str]] = [[] for _ in self.seats]
        self.exchanges = 0
        self.gave: list[str | None] = [None] * self.players
        self.got: list[str | None] = [None] * self.players
        self.last_race: list[int] = []
        self.new_round()

    def new_round(self) -> None:
        self.ring = [seat for seat in self.seats if self.hands[seat]]
        self.put: dict[int, str] = {}
        self.folded: list[int] = []

    def waiting(self) -> list[int]:
        return [seat for seat in self.ring if seat not in self.put and seat not in self.folded]

    def legal(self, seat: int) -> set[str]:
        if self.folded:
            return {"fold"}
        return verbs("give", self.hands[seat]) | ({"fold"} if self.books(seat) else set())

    def books(self, seat: int) -> list[int]:
        return [n for n in range(1, 14) if [number(card) for card in self.hands[seat]].count(n) == 4]

    def make(self, seat: int, move: str) -> None:
        if move == "fold":
            self.folded.append(seat)
            self.last_race = self.folded
            for owner, card in self.put.items():
                self.hands[owner].append(card)
            self.put = {}
            if len(self.folded) == len(self.ring) - 1:
                self.lay_down(self.folded[0])
                self.exchanges = 0
                self.go_on()
        else:
            card = move.split()[1]
            self.hands[seat].remove(card)
            self.put[seat] = card
            if len(self.put) == len(self.ring):
                self.exchange()

    def exchange(self) -> None:
        for place, seat in enumerate(self.ring):
            receiver = self.ring[(place + 1) % len(self.ring)]
            self.hands[receiver].append(self.put[seat])
            self.gave[seat] = self.got[receiver] = self.put[seat]
        self.put = {}
        self.exchanges += 1
        if self.exchanges == 40:
            self.lay_down_all()
        else:
            self.new_round()

    def lay_down(self, seat: int) -> None:
        for n in self.books(seat):
            book = [f"{suit}{n}" for suit in SUITS]
            self.won[seat] += book
            self.hands[seat] = [card for card in self.hands[seat] if card not in book]

    def lay_down_all(self) -> None:
        for seat in self.seats:
            self.lay_down(seat)
        self.count()

    def go_on(self) -> None:
        out = [seat for seat in self.seats if len(self.hands[seat]) < 4]
        if len(out) == self.players or (out and self.options.get("end", "out") == "out"):
            self.lay_down_all()
        else:
            self.new_round()

    def count(self) -> None:
        worth = {"H5": 6, "H10": 11}
        self.finish([sum(worth.get(card, 1) for card in pile if card[0] == "H") for pile in self.won])

    def ends(self) -> bool:
        return self.hand == self.options.get("hands", 5)

    def victors(self) -> list[int]:
        return highest(self.totals)

    def facts(self, eyes: int | None) -> dict[str, object]:
        race: dict[str, object] = {"folded": self.last_race, "put_down": sorted(self.put)}
        return race if eyes is None else {**race, "gave": self.gave[eyes], "got": self.got[eyes]}

    def zones(self) -> Zones:
        put = [[self.put[seat]] if seat in self.put else [] for seat in self.seats]
        return {**self.by_seat("hand", self.hands), **self.by_seat("pass", put), **self.by_seat("won", self.won)}

    def sees(self, eyes: int | None, zone: str) -> bool:
        return zone.startswith("won:") or zone in (f"hand:{eyes}", f"pass:{eyes}")
