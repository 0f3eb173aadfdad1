"""Grafto, from rules/rumme-b.md."""

from typing import ClassVar

from tests.oracle.common import Options, Zones, highest, take, verbs
from tests.oracle.rumme_1914 import PACK, TrickGame, number


class Grafto(TrickGame):
    pack: ClassVar[list[str]] = [*PACK, "RU"]
    variants: ClassVar[list[Options]] = [{}, {"hands": 1}, {"hands": 3}, {"hands": 3, "credit": "any"}]

    def start(self) -> None:
        self.with_a_bid = 0

    def deal(self, deck: list[str]) -> None:
        self.hands = self.deal_out(deck, *[1] * 7)
        self.turned = take(deck, 1)
        self.stock = deck[::-1]
        self.buried_by_dealer = ""
        if self.turned == ["RU"]:
            self.stock.insert(0, "RU")
            self.turned = [self.stock.pop()]
        self.shown = self.turned[0]
        self.trump = self.turned[0][0]
        self.bids: dict[int, int | None] = {}
        self.begin_play(self.left(self.dealer))
        self.phase = "bid"
        five = f"{self.trump}5"
        if self.turned == [five]:
            self.phase, self.turn = "graft", self.dealer
        for seat in self.seats:
            if five in self.hands[seat]:
                self.bury(seat, five)

    def bury(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.stock.insert(0, card)
        self.hands[seat] += self.turned
        self.turned = []

    def trumps(self, cards: list[str]) -> list[str]:
        return [card for card in cards if card == "RU" or card[0] == self.trump]

    def best_bid(self) -> int:
        return max((bid for bid in self.bids.values() if bid), default=0)

    def legal(self, seat: int) -> set[str]:
        if self.phase == "graft":
            return verbs("graft", self.hands[seat]) | {"pass"}
        if self.phase == "bid":
            return {f"bid {n}" for n in range(self.best_bid() + 1, 16)} | {"pass"}
        return self.plays(seat)

    def plays(self, seat: int) -> set[str]:
        hand = self.hands[seat]
        if not self.trick:
            return verbs("play", hand)
        if self.trumps(self.trick[:1]):
            return verbs("play", self.trumps(hand) or hand)
        suit = [card for card in hand if card[0] == self.trick[0][0] and card != "RU"]
        return verbs("play", suit + self.trumps(hand) if suit else hand)

    def make(self, seat: int, move: str) -> None:
        words = move.split()
        if self.phase == "graft":
            if words[0] == "graft":
                self.bury(seat, words[1])
                self.buried_by_dealer = words[1]
            self.phase, self.turn = "bid", self.left(self.dealer)
        elif self.phase == "bid":
            self.bids[seat] = int(words[1]) if words[0] == "bid" else None
            self.turn = self.left(seat)
            if seat == self.dealer or self.best_bid() == 15:
                self.phase, self.turn = "play", self.left(self.dealer)
                if self.best_bid() == 0:
                    self.finish([0] * self.players)
        else:
            self.play(seat, words[1])

    def strength(self, card: str) -> tuple[bool, bool, int]:
        if card == "RU":
            return (True, True, 15)
        if card == f"{self.trump}5":
            return (True, True, 14)
        return (card[0] == self.trump, card[0] == self.trick[0][0], number(card))

    def count(self) -> None:
        tricks = [self.takers.count(seat) for seat in self.seats]
        points = [0] * self.players
        self.with_a_bid += 1
        if max(tricks) >= 4:
            for seat in self.seats:
                bid = self.bids.get(seat) or 0
                if tricks[seat] >= 4:
                    points[seat] = bid + tricks[seat] - 4
                    points[seat] += 15 if any(self.bids.get(other) == 15 for other in self.credited() if other != seat) else 0
                else:
                    points[seat] = -bid
        self.finish(points)

    def credited(self) -> list[int]:
        """The players whose failed 15 goes to the one who takes four tricks."""
        return self.seats if self.options.get("credit") == "any" else [self.left(self.dealer)]

    def ends(self) -> bool:
        return self.with_a_bid == self.options.get("hands", 7)

    def victors(self) -> list[int]:
        return highest(self.totals)

    def facts(self, eyes: int | None) -> dict[str, object]:
        return {**super().facts(eyes), "turned": self.shown}

    def zones(self) -> Zones:
        return {**super().zones(), "stock": self.stock, "turned": self.turned}

    def seen(self, eyes: int | None) -> Zones:
        zones = super().seen(eyes)
        if self.buried_by_dealer and eyes == self.dealer:
            zones["stock"] = [self.buried_by_dealer, *zones["stock"][1:]]
        return zones
