"""Quatro, from rules/rummy.md."""

from tests.oracle.common import Zones, take
from tests.oracle.rummy_1916 import PACK, OneHand, number


class Quatro(OneHand):
    longest = 150

    def deal(self, deck: list[str]) -> None:
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.won: list[list[str]] = [[] for _ in self.seats]
        self.questions = 0
        seat = self.dealer
        while deck:
            seat = self.left(seat)
            self.hands[seat] += take(deck, 1)
        for seat in self.seats:
            self.lay_fours(seat)
        self.turn = self.on_turn(self.dealer)

    def lay_fours(self, seat: int) -> None:
        for each in range(1, 14):
            four = [card for card in PACK if card in self.hands[seat] and number(card) == each]
            if len(four) == 4:
                self.won[seat] += four
                self.held[seat].difference_update(four)
                self.hands[seat] = [card for card in self.hands[seat] if card not in four]

    def on_turn(self, seat: int) -> int:
        return next((each for each in [seat, *self.around(seat)] if self.hands[each]), seat)

    def legal(self, seat: int) -> set[str]:
        hand = self.hands[seat]
        wanted = [card for card in PACK if card not in hand and any(number(card) == number(held) for held in hand)]
        return {f"ask {other} for {card}" for other in self.seats if other != seat and self.hands[other] for card in wanted}

    def make(self, seat: int, move: str) -> None:
        _, asked, _, card = move.split()
        other = int(asked)
        self.questions += 1
        if card in self.hands[other]:
            self.hands[other].remove(card)
            self.held[other].discard(card)
            self.hands[seat].append(card)
            self.held[seat].add(card)
            self.lacks[seat].discard(card)
            self.lay_fours(seat)
            self.turn = self.on_turn(seat)
        else:
            self.lacks[other].add(card)
            self.turn = self.on_turn(other)
        if not any(self.hands) or self.questions == 1000:
            self.finish([len(cards) // 4 for cards in self.won])

    def zones(self) -> Zones:
        return {**self.by_seat("hand", self.hands), **self.by_seat("won", self.won)}
