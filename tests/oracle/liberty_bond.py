"""Liberty Bond Game, from rules/patriot.md."""

from itertools import combinations
from typing import ClassVar

from tests.oracle.common import Options, Zones, take, verbs
from tests.oracle.patriot import Remembering, Shown, ToTarget, count, value


class LibertyBond(ToTarget, Remembering):
    variants: ClassVar[list[Options]] = [{}, {"target": 30}]
    unordered = ("hand:",)

    def deal(self, deck: list[str]) -> None:
        self.hands = self.deal_out(deck, *[1] * {2: 10, 3: 8}.get(self.players, 6))
        self.discard = take(deck, 1)
        self.stock = deck[::-1]
        self.melds: list[tuple[int, list[str]]] = []
        self.turn = self.left(self.dealer)
        self.turns = 0
        self.drawn = self.laid = False
        self.shown = Shown(self.seats)
        self.renewed = False

    def waiting(self) -> list[int]:
        return [self.turn]

    def legal(self, seat: int) -> set[str]:
        if not self.drawn:
            return {"draw stock", "draw discard"}
        hand = sorted(self.hands[seat])
        moves = verbs("discard", hand)
        if len(hand) > 1:
            moves |= {
                f"add {card} to {place}" for card in hand for place, (_, meld) in enumerate(self.melds, 1) if is_meld(sorted([*meld, card]))
            }
        if not self.laid:
            moves |= {
                f"meld {' '.join(cards)}" for many in range(3, len(hand)) for cards in combinations(hand, many) if is_meld(list(cards))
            }
        return moves

    def make(self, seat: int, move: str) -> None:
        words = move.split()
        hand = self.hands[seat]
        if words[0] == "draw":
            hand.append((self.stock if move == "draw stock" else self.discard).pop())
            if self.renewed or move == "draw discard":
                self.shown.get(seat, hand[-1:])
            self.drawn = True
        elif words[0] == "meld":
            for card in words[1:]:
                hand.remove(card)
            self.melds.append((seat, words[1:]))
            self.shown.leave(seat, words[1:])
            self.laid = True
        elif words[0] == "add":
            hand.remove(words[1])
            self.shown.leave(seat, words[1:2])
            meld = self.melds[int(words[3]) - 1][1]
            meld.append(words[1])
            if len({value(card) for card in meld}) > 1:
                meld.sort()
        else:
            hand.remove(words[1])
            self.shown.leave(seat, words[1:])
            self.discard.append(words[1])
            self.end_turn(seat)

    def end_turn(self, seat: int) -> None:
        self.turns += 1
        self.turn = self.left(seat)
        self.drawn = self.laid = False
        if not self.hands[seat] or self.turns == 100 * self.players:
            points = [10 * sum(value(card) == 5 for card in cards) for cards in self.laid_by()]
            if not self.hands[seat]:
                points[seat] += sum(count(hand) for hand in self.hands)
            self.finish(points)
        elif not self.stock:
            self.stock, self.discard = self.discard[:-1][::-1], self.discard[-1:]
            self.renewed = True

    def laid_by(self) -> list[list[str]]:
        return [[card for owner, meld in self.melds if owner == seat for card in meld] for seat in self.seats]

    def zones(self) -> Zones:
        return {
            **self.by_seat("hand", self.hands),
            "stock": self.stock,
            "discard": self.discard,
            **self.by_seat("melds", self.laid_by()),
        }

    def remembered(self) -> Zones:
        return {**self.shown.hands(), "stock": self.stock if self.renewed else ["??"] * len(self.stock)}

    def facts(self, eyes: int | None) -> dict[str, object]:
        return {"melds": [{"number": place, "owner": owner, "cards": meld} for place, (owner, meld) in enumerate(self.melds, 1)]}


def is_meld(cards: list[str]) -> bool:
    """A sequence of one country or a group of one value; the cards are in order."""
    low = value(cards[0])
    sequence = [f"{cards[0][0]}{low + step}" for step in range(len(cards))]
    return len(cards) >= 3 and (cards == sequence or len({value(card) for card in cards}) == 1)
