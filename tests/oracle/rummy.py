"""Rummy, from rules/rummy.md."""

from itertools import combinations
from typing import ClassVar

from tests.oracle.common import Options, Zones, take, verbs
from tests.oracle.rummy_1916 import PACK, PointsAgainst, number


class DrawAndDiscard(PointsAgainst):
    """What Rummy and Parquet share: draw, lay, discard."""

    variants: ClassVar[list[Options]] = [{}, {"hands": 3}]
    longest = 250

    def deal(self, deck: list[str]) -> None:
        self.hands = self.deal_out(deck, *[1] * (8 if self.players == 2 else 6))
        self.discard = take(deck, 1)
        self.stock = deck[::-1]
        self.turn = self.left(self.dealer)
        self.drawn = False
        self.turns = 0
        self.turned_over = False
        self.clear()

    def clear(self) -> None:
        """Clears the table."""
        raise NotImplementedError

    def lays(self, hand: list[str]) -> set[str]:
        """The moves that lay down cards."""
        raise NotImplementedError

    def lay(self, words: list[str]) -> None:
        """Lays down cards from the hand of the seat to play."""
        raise NotImplementedError

    def legal(self, seat: int) -> set[str]:
        if not self.drawn:
            return {"draw stock", "draw discard"}
        hand = sorted(self.hands[seat], key=PACK.index)
        return verbs("discard", hand) | self.lays(hand)

    def make(self, seat: int, move: str) -> None:
        words = move.split()
        hand = self.hands[seat]
        if move == "draw stock":
            if not self.stock:
                self.stock, self.discard = self.discard[::-1], []
                self.turned_over = True
            hand.append(self.stock.pop())
            if self.turned_over:
                self.held[seat].add(hand[-1])
            self.drawn = True
        elif move == "draw discard":
            hand.append(self.discard.pop())
            self.held[seat].add(hand[-1])
            self.drawn = True
        elif words[0] == "discard":
            hand.remove(words[1])
            self.discard.append(words[1])
            self.turns += 1
            self.drawn = False
            self.turn = self.left(seat)
        else:
            self.lay(words)
        self.held[seat].intersection_update(hand)
        if not hand or self.turns == 50 * self.players:
            self.finish([sum(number(card) for card in hand) for hand in self.hands])

    def remembered(self, eyes: int) -> Zones:
        return {**super().remembered(eyes), "stock": self.stock if self.turned_over else ["??"] * len(self.stock)}


class Rummy(DrawAndDiscard):
    def clear(self) -> None:
        self.melds: list[tuple[int, list[str]]] = []

    def lays(self, hand: list[str]) -> set[str]:
        melds = {
            f"meld {' '.join(cards)}" for many in range(3, len(hand) + 1) for cards in combinations(hand, many) if is_meld(list(cards))
        }
        return melds | {
            f"add {card} to {place}"
            for card in hand
            for place, (_, meld) in enumerate(self.melds, 1)
            if is_meld(sorted([*meld, card], key=PACK.index))
        }

    def lay(self, words: list[str]) -> None:
        if words[0] == "meld":
            self.melds.append((self.turn, words[1:]))
            added = words[1:]
        else:
            self.melds[int(words[3]) - 1][1].append(words[1])
            self.melds[int(words[3]) - 1][1].sort(key=PACK.index)
            added = [words[1]]
        for card in added:
            self.hands[self.turn].remove(card)

    def zones(self) -> Zones:
        laid = [[card for owner, meld in self.melds if owner == seat for card in meld] for seat in self.seats]
        return {**self.by_seat("hand", self.hands), "stock": self.stock, "discard": self.discard, **self.by_seat("melds", laid)}

    def facts(self, eyes: int | None) -> dict[str, object]:
        return {"melds": [{"number": place, "owner": owner, "cards": meld} for place, (owner, meld) in enumerate(self.melds, 1)]}


def is_meld(cards: list[str]) -> bool:
    """Three or more of one number, or three or more consecutive cards of one suit; the cards are in pack order."""
    if len({number(card) for card in cards}) == 1:
        return len(cards) >= 3
    low = number(cards[0])
    return len(cards) >= 3 and cards == [f"{cards[0][0]}{low + step}" for step in range(len(cards))]
