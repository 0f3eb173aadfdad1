"""Foozle, from rules/rummy.md."""

from typing import ClassVar

from tests.oracle.common import Options
from tests.oracle.rummy_1916 import ToTarget, Tricks


class Foozle(Tricks, ToTarget):
    target = 50
    variants: ClassVar[list[Options]] = [{}, {"target": 1}, {"target": 12}]

    def deal(self, deck: list[str]) -> None:
        self.hands = self.deal_out(deck, 3, 2)
        self.stock = deck[::-1]
        self.first_lead(self.left(self.dealer))
        self.bid, self.bidder = 0, -1
        self.bidding = True
        self.trump = None

    def legal(self, seat: int) -> set[str]:
        if not self.bidding:
            return self.follow_suit(self.hands[seat])
        bids = {f"bid {bid}" for bid in range(self.bid + 1, 6)}
        return bids if seat == self.dealer and not self.bid else {*bids, "pass"}

    def make(self, seat: int, move: str) -> None:
        if self.bidding:
            if move != "pass":
                self.bid, self.bidder = int(move.split()[1]), seat
            self.bidding = self.bid < 5 and seat != self.dealer
            self.turn = self.leader = self.left(seat) if self.bidding else self.bidder
            return
        card = move.split()[1]
        self.trump = self.trump or card[0]
        if self.add_to_trick(card) and len(self.takers) == 5:
            others = [other for other in self.seats if other != self.bidder]
            points = [self.bid] * self.players
            points[self.bidder] = 0
            if self.takers.count(self.bidder) >= self.bid:
                points = [0] * self.players
                points[self.bidder] = self.bid * len(others)
            self.finish(points)
