"""Mobilization No. 2, from rules/patriot.md."""

from typing import ClassVar

from tests.oracle.common import Options, Oracle, Zones, take
from tests.oracle.patriot import PACK, value

PILES = [f"pile{number}" for number in range(1, 6)]


class Mobilization2(Oracle):
    pack = PACK
    variants: ClassVar[list[Options]] = [{}, {"sets": "both"}]
    unordered = ()

    def deal(self, deck: list[str]) -> None:
        self.table: Zones = {name: [] for name in [*PILES, "discard"]}
        for name in PILES:
            self.table[name] += take(deck, 1)
        for turned in range(5):
            for name in PILES[turned:]:
                self.table[name] += take(deck, 1)
        self.up = dict.fromkeys(PILES, 1)
        self.stock = deck[::-1]
        self.mob: Zones = {f"mob-{country}{place}": [] for country in "abfi" for place in (1, 2)}

    def waiting(self) -> list[int]:
        return [0]

    def awaiting(self, card: str) -> str:
        """The Mobilized Pile that takes a card, or an empty text."""
        first, second = (f"mob-{card[0].lower()}{place}" for place in (1, 2))
        if len(self.mob[first]) == value(card) - 1:
            return first
        if len(self.mob[second]) == value(card) - 1 and (
            value(card) > 1 or self.options.get("sets") == "both" or len(self.mob[first]) == 6
        ):
            return second
        return ""

    def moved_from(self, name: str) -> list[str]:
        """The cards that leave for another pile."""
        cards = self.table[name]
        return cards[-1:] if name == "discard" else cards[len(cards) - self.up[name] :]

    def fits_on(self, name: str, onto: str) -> bool:
        card = self.moved_from(name)[0]
        if not self.table[onto]:
            return value(card) == 6 and (name == "discard" or len(self.table[name]) > self.up[name])
        top = self.table[onto][-1]
        return value(card) == value(top) - 1 and (card[0] in "AF") != (top[0] in "AF")

    def legal(self, seat: int) -> set[str]:
        moves = {"draw stock"} if self.stock else set()
        for name in [*PILES, "discard"]:
            if not self.table[name]:
                continue
            if self.awaiting(self.table[name][-1]):
                moves.add(f"move {self.table[name][-1]} from {name} to mobilized")
            moves |= {
                f"move {self.moved_from(name)[0]} from {name} to {onto}" for onto in PILES if onto != name and self.fits_on(name, onto)
            }
        return moves

    def make(self, seat: int, move: str) -> None:
        if move == "draw stock":
            self.table["discard"].append(self.stock.pop())
        else:
            _, card, _, name, _, onto = move.split()
            cards = [card] if onto == "mobilized" else self.moved_from(name)
            del self.table[name][-len(cards) :]
            if name != "discard":
                self.up[name] = max(self.up[name] - len(cards), min(1, len(self.table[name])))
            if onto == "mobilized":
                self.mob[self.awaiting(card)].append(card)
            else:
                self.table[onto] += cards
                self.up[onto] += len(cards)
        if not self.legal(0):
            self.finish([sum(len(cards) for cards in self.mob.values())])

    def ends(self) -> bool:
        return True

    def victors(self) -> list[int]:
        return [0] if self.totals == [48] else []

    def zones(self) -> Zones:
        return {**self.table, "stock": self.stock, **self.mob}

    def seen(self, eyes: int | None) -> Zones:
        zones = {name: list(cards) for name, cards in self.zones().items()}
        for name in PILES:
            zones[name][: len(zones[name]) - self.up[name]] = ["??"] * (len(zones[name]) - self.up[name])
        zones["stock"] = ["??"] * len(self.stock)
        return zones
