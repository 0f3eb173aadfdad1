"""Quenette, from rules/rumme-a.md."""

from typing import ClassVar

from tests.oracle.common import Options, Zones, highest
from tests.oracle.rumme_1914 import TrickGame


class Quenette(TrickGame):
    variants: ClassVar[list[Options]] = [{}, {"hands": 1}]

    def deal(self, deck: list[str]) -> None:
        self.hands = self.deal_out(deck, *[1] * (52 // self.players))
        self.extra = deck
        self.taken: list[str] = []
        self.begin_play(self.left(self.dealer))

    def after_trick(self, taker: int) -> None:
        if len(self.takers) == 1:
            self.taken, self.extra = self.extra, []
            self.won[taker] += self.taken
        super().after_trick(taker)

    def count(self) -> None:
        self.finish([-sum(5 if card == "U5" else 1 for card in self.won[seat] if card[0] == "U") for seat in self.seats])

    def ends(self) -> bool:
        return self.hand == self.options.get("hands", 7)

    def victors(self) -> list[int]:
        return highest(self.totals)

    def zones(self) -> Zones:
        return {**super().zones(), "extra": self.extra}

    def sees(self, eyes: int | None, zone: str) -> bool:
        return zone != "extra" and super().sees(eyes, zone)

    def seen(self, eyes: int | None) -> Zones:
        """Only their taker sees the extra cards in a pile until the hand is counted."""
        zones = super().seen(eyes)
        if self.takers and not self.over and eyes != self.takers[0]:
            pile = f"won:{self.takers[0]}"
            zones[pile] = ["??" if card in self.taken else card for card in zones[pile]]
        return zones
