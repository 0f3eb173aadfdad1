"""Argentina, from rules/rumme-a.md."""

from typing import ClassVar

from tests.oracle.common import Options, Zones, highest, take
from tests.oracle.rumme_1914 import SUITS, TrickGame, number


class Argentina(TrickGame):
    pack: ClassVar[list[str]] = [f"{suit}{n}" for suit in SUITS for n in (1, *range(6, 14))]
    unordered = ("hand:", "won:", "first:", "second:")
    variants: ClassVar[list[Options]] = [{}, {"target": 1}, {"target": 30}]

    def deal(self, deck: list[str]) -> None:
        self.shown = deck[35]
        self.trump = self.shown[0]
        self.first = self.second = None
        if self.players in (2, 3):
            self.first = self.deal_out(deck, *[1] * 6)
        if self.players == 2:
            self.second = self.deal_out(deck, *[1] * 6)
        self.hands = self.deal_out(deck, *[1] * (len(deck) // self.players))
        self.turned = take(deck, 1)
        self.begin_play(self.left(self.dealer))

    def rank(self, card: str) -> int:
        return 14 if number(card) == 1 else number(card)

    def after_trick(self, taker: int) -> None:
        if not any(self.hands):
            if self.second and any(self.second):
                self.hands, self.second = self.second, [[] for _ in self.seats]
            elif self.first and any(self.first):
                self.hands, self.first = self.first, [[] for _ in self.seats]
            else:
                self.count()

    def count(self) -> None:
        dealt = {2: 18, 3: 12, 4: 9, 5: 7, 6: 6, 7: 5}[self.players]
        worth = {1: 4, 13: 3, 12: 2, 11: 1, 10: 10}
        most = max(map(len, self.won))
        points = [sum(worth.get(number(card), 0) for card in pile if card[0] == self.trump) for pile in self.won]
        self.finish([points[seat] + (most - dealt if len(self.won[seat]) == most else 0) for seat in self.seats])

    def ends(self) -> bool:
        return max(self.totals) >= int(self.options.get("target", 72))

    def victors(self) -> list[int]:
        return highest(self.totals)

    def facts(self, eyes: int | None) -> dict[str, object]:
        return {**super().facts(eyes), "turned": self.shown}

    def zones(self) -> Zones:
        down = {**(self.by_seat("first", self.first) if self.first else {}), **(self.by_seat("second", self.second) if self.second else {})}
        return {**super().zones(), **down, "turned": self.turned}

    def sees(self, eyes: int | None, zone: str) -> bool:
        return not zone.startswith(("first:", "second:")) and super().sees(eyes, zone)
