"""Reno, from rules/rumme-b.md."""

from typing import ClassVar

from tests.oracle.common import Options, Zones
from tests.oracle.rumme_1914 import TrickGame, number


class Reno(TrickGame):
    variants: ClassVar[list[Options]] = [{}, {"target": 1}, {"target": 3}]

    def deal(self, deck: list[str]) -> None:
        self.hands = self.deal_out(deck, 3, 3)
        self.stock = deck[::-1]
        self.shown = self.stock[-1]
        self.trump = self.shown[0]
        self.begin_play(self.left(self.dealer))

    def after_trick(self, taker: int) -> None:
        if len(self.stock) >= self.players:
            for seat in self.around(taker - 1):
                self.hands[seat].append(self.stock.pop())
        elif self.stock:
            self.won[taker].append(self.stock.pop())
        if not any(self.hands):
            self.count()

    def count(self) -> None:
        worth = {13: 4, 12: 3, 11: 2, 10: 10, 5: 1}
        counts = [sum(worth.get(number(card), 0) for card in pile) for pile in self.won]
        scorers = [next(seat for seat in self.seats if f"{self.trump}{n}" in self.won[seat]) for n in (13, 1, 5)]
        if counts.count(max(counts)) == 1:
            scorers.append(counts.index(max(counts)))
        self.order_of_points = scorers
        self.finish([scorers.count(seat) for seat in self.seats])

    def target(self) -> int:
        return int(self.options.get("target", 10))

    def ends(self) -> bool:
        return max(self.totals) >= self.target()

    def victors(self) -> list[int]:
        """The first player whose total reaches the target as the points are counted one by one."""
        running = [total - points for total, points in zip(self.totals, self.results[-1], strict=True)]
        for seat in self.order_of_points:
            running[seat] += 1
            if running[seat] >= self.target():
                return [seat]
        return []

    def facts(self, eyes: int | None) -> dict[str, object]:
        return {**super().facts(eyes), "turned": self.shown}

    def zones(self) -> Zones:
        return {**super().zones(), "stock": self.stock}

    def seen(self, eyes: int | None) -> Zones:
        zones = super().seen(eyes)
        zones["stock"] = ["??"] * (len(self.stock) - 1) + self.stock[-1:]
        return zones
