"""Hoodoo, from rules/rummy.md."""

from tests.oracle.common import Zones, verbs
from tests.oracle.rummy_1916 import PACK, OneHand, best


class Hoodoo(OneHand):
    unordered = ("hand:", "pile")

    def deal(self, deck: list[str]) -> None:
        self.hands = self.deal_out(deck, *[1] * 8)
        self.stock = deck[::-1]
        self.trick: list[str] = []
        self.pile: list[str] = []
        self.turn = self.leader = self.left(self.dealer)
        self.hoodoos = 0

    def legal(self, seat: int) -> set[str]:
        return verbs("play", [card for card in self.hands[seat] if not self.trick or card[0] == self.trick[0][0]])

    def make(self, seat: int, move: str) -> None:
        card = move.split()[1]
        self.hands[seat].remove(card)
        self.held[seat].discard(card)
        self.trick.append(card)
        self.turn = self.left(seat)
        if not self.hands[seat]:
            self.finish([int(other == seat) for other in self.seats])
        elif len(self.trick) == self.players:
            self.turn = self.leader = (self.leader + self.trick.index(best(self.trick, None))) % self.players
            self.pile += self.trick
            self.trick = []
        elif not any(card[0] == self.trick[0][0] for card in self.hands[self.turn]):
            self.lacks[self.turn].update(other for other in PACK if other[0] == self.trick[0][0])
            self.lacks[self.turn].difference_update(self.pile, self.trick)
            self.held[self.turn].update(self.pile, self.trick)
            self.hands[self.turn] += self.pile + self.trick
            self.pile, self.trick = [], []
            self.leader = self.turn
            self.hoodoos += 1
            if self.hoodoos == 200:
                fewest = min(len(hand) for hand in self.hands)
                self.finish([int(len(hand) == fewest) for hand in self.hands])

    def zones(self) -> Zones:
        return {**self.by_seat("hand", self.hands), "stock": self.stock, "trick": self.trick, "pile": self.pile}

    def remembered(self, eyes: int) -> Zones:
        return {**super().remembered(eyes), "pile": self.pile}

    def sees(self, eyes: int | None, zone: str) -> bool:
        return zone != "pile" and super().sees(eyes, zone)
