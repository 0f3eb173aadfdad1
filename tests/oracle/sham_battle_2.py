"""Sham Battle No. 2, from rules/patriot.md."""

from typing import ClassVar

from tests.oracle.common import Options, Zones, take, verbs
from tests.oracle.patriot import Remembering, Shown, ToTarget, count, value
from tests.oracle.sham_battle import combination, melds


class ShamBattle2(ToTarget, Remembering):
    variants: ClassVar[list[Options]] = [{}, {"target": 300}]
    unordered = ("hand:", "won:", "laid:")
    known = 4

    def deal(self, deck: list[str]) -> None:
        self.hands = self.deal_out(deck, 3, 3, 3, 3)
        self.turned = take(deck, 1)
        self.power = self.turned[0][0]
        self.exchanges_left = 1 if value(self.turned[0]) == 1 else 2
        self.stock = deck[::-1]
        self.laid: list[list[str]] = [[], []]
        self.won: list[list[str]] = [[], []]
        self.trick: list[str] = []
        self.counted = [0, 0]
        self.turn = self.leader = self.left(self.dealer)
        self.bonus = self.melded = False
        self.shown = Shown(self.seats)

    def waiting(self) -> list[int]:
        return [self.turn]

    def legal(self, seat: int) -> set[str]:
        hand = self.hands[seat]
        if not self.bonus:
            following = [card for card in hand if self.trick and card[0] == self.trick[0][0]]
            return verbs("play", hand + self.laid[seat] if self.stock else following or hand)
        moves = {"pass"}
        if not self.melded:
            moves |= melds(hand, self.power)
        if f"{self.power}1" in hand and self.exchanges_left:
            moves.add("exchange")
        return moves

    def make(self, seat: int, move: str) -> None:
        words = move.split()
        hand = self.hands[seat]
        match words[0]:
            case "play":
                if words[1] in self.laid[seat]:
                    self.laid[seat].remove(words[1])
                else:
                    hand.remove(words[1])
                    self.shown.leave(seat, words[1:])
                self.trick.append(words[1])
                self.turn = 1 - seat
                if len(self.trick) == 2:
                    self.take_trick()
            case "meld":
                for card in words[1:]:
                    hand.remove(card)
                self.shown.leave(seat, words[1:])
                self.laid[seat] += words[1:]
                self.counted[seat] += combination(words[1:], self.power)
                self.melded = True
            case "exchange":
                hand.remove(f"{self.power}1")
                self.shown.leave(seat, [f"{self.power}1"])
                hand += self.turned
                self.shown.get(seat, self.turned)
                self.turned = [f"{self.power}1"]
                self.counted[seat] += 10
                self.exchanges_left -= 1
            case "pass":
                self.draw(seat)

    def take_trick(self) -> None:
        first, second = self.trick
        over = first[0] == second[0] and value(second) > value(first)
        ruled = second[0] == self.power != first[0]
        self.turn = self.leader = 1 - self.leader if over or ruled else self.leader
        self.won[self.turn] += self.trick
        self.trick = []
        self.bonus = bool(self.stock)
        if not any(self.hands) and not self.stock:
            self.finish([self.counted[seat] + count(self.won[seat]) for seat in self.seats])

    def draw(self, winner: int) -> None:
        self.hands[winner].append(self.stock.pop())
        if not self.stock:
            self.shown.get(1 - winner, self.turned)
        self.hands[1 - winner].append((self.stock or self.turned).pop())
        self.bonus = self.melded = False
        if not self.stock:
            for seat in self.seats:
                self.hands[seat] += self.laid[seat]
                self.shown.get(seat, self.laid[seat])
                self.laid[seat] = []

    def remembered(self) -> Zones:
        return self.shown.hands()

    def zones(self) -> Zones:
        return {
            **self.by_seat("hand", self.hands),
            **self.by_seat("laid", self.laid),
            "turned": self.turned,
            "stock": self.stock,
            "trick": self.trick,
            **self.by_seat("won", self.won),
        }
