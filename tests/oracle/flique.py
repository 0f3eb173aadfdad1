"""Flique, from rules/rumme-b.md."""

from itertools import combinations
from typing import ClassVar

from tests.oracle.common import Options, Zones, highest, verbs
from tests.oracle.rumme_1914 import SUITS, Rumme1914, number

PACK = [f"{suit}{n}" for suit in SUITS for n in range(1, 11)]


class Flique(Rumme1914):
    pack = PACK
    variants: ClassVar[list[Options]] = [{}, {"sets": "no"}, {"sets": "yes"}]

    def deal(self, deck: list[str]) -> None:
        self.hands = self.deal_out(deck, 3, 3, 4)
        self.stock = deck[::-1]
        self.discard: list[str] = []
        self.drawn: list[str] = []
        self.drawn_openly = False
        self.must_discard = False
        self.melds: list[tuple[int, list[str]]] = []
        self.turn = self.left(self.dealer)

    def is_combination(self, cards: list[str]) -> bool:
        """Two to four cards in pack order: neighbors in a suit, or with the option, equals."""
        low = number(cards[0])
        run = cards == [f"{cards[0][0]}{low + step}" for step in range(len(cards))]
        alike = self.options.get("sets") == "yes" and all(number(card) == low for card in cards)
        return 2 <= len(cards) <= 4 and (run or alike)

    def uses(self, seat: int, card: str) -> set[str]:
        """The melds and additions that a card allows."""
        melds = [sorted([card, *more], key=PACK.index) for many in (1, 2, 3) for more in combinations(self.hands[seat], many)]
        return {f"meld {' '.join(meld)}" for meld in melds if self.is_combination(meld)} | {
            f"add {card} to {place}"
            for place, (owner, meld) in enumerate(self.melds, 1)
            if owner == seat and self.is_combination(sorted([*meld, card], key=PACK.index))
        }

    def can_take(self, seat: int) -> bool:
        return bool(self.discard) and bool(self.uses(seat, self.discard[-1]))

    def legal(self, seat: int) -> set[str]:
        if self.must_discard:
            return verbs("discard", self.hands[seat])
        if self.drawn:
            throw = set() if self.drawn_openly else verbs("discard", self.drawn)
            return self.uses(seat, self.drawn[0]) | throw
        take = {"draw discard"} if self.can_take(seat) else set()
        return take | ({"draw stock"} if self.stock else {"pass"})

    def make(self, seat: int, move: str) -> None:
        verb, *words = move.split()
        if verb == "draw":
            self.drawn_openly = words == ["discard"]
            self.drawn = [self.discard.pop() if self.drawn_openly else self.stock.pop()]
        elif verb == "pass":
            self.finish([0, 0])
        elif verb == "discard":
            self.discard.append(words[0])
            (self.hands[seat] if self.must_discard else self.drawn).remove(words[0])
            self.must_discard = False
            self.turn = self.left(seat)
            if not self.stock and not self.can_take(self.turn):
                self.finish([0, 0])
        else:
            self.lay(seat, verb, words)

    def lay(self, seat: int, verb: str, words: list[str]) -> None:
        self.drawn = []
        self.must_discard = True
        if verb == "meld":
            self.melds.append((seat, words))
            self.hands[seat] = [card for card in self.hands[seat] if card not in words]
        else:
            meld = self.melds[int(words[2]) - 1][1]
            meld.append(words[0])
            meld.sort(key=PACK.index)
        if sum(len(meld) for owner, meld in self.melds if owner == seat) == 11:
            self.finish([int(other == seat) for other in self.seats])

    def ends(self) -> bool:
        return True

    def victors(self) -> list[int]:
        return highest(self.totals) if any(self.totals) else []

    def zones(self) -> Zones:
        laid = [[card for owner, meld in self.melds if owner == seat for card in meld] for seat in self.seats]
        piles = {"stock": self.stock, "discard": self.discard, "drawn": self.drawn}
        return {**self.by_seat("hand", self.hands), **piles, **self.by_seat("melds", laid)}

    def sees(self, eyes: int | None, zone: str) -> bool:
        if zone == "drawn":
            return self.drawn_openly or eyes == self.turn
        return super().sees(eyes, zone)

    def facts(self, eyes: int | None) -> dict[str, object]:
        return {"melds": [{"number": place, "owner": owner, "cards": meld} for place, (owner, meld) in enumerate(self.melds, 1)]}
