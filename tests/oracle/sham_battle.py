"""Sham Battle, from rules/patriot.md."""

from itertools import combinations
from typing import ClassVar

from tests.oracle.common import Options, Zones, verbs
from tests.oracle.patriot import BidAndTricks, count, value

FOUR = {6: 100, 5: 80, 4: 70, 3: 60, 2: 50, 1: 40}


def combination(cards: list[str], power: str) -> int:
    """What a combination counts, or 0 if it is not one."""
    if len(cards) >= 4 and len({value(card) for card in cards}) == 1:
        pairs = sum(cards.count(card) == 2 for card in set(cards))
        return FOUR[value(cards[0])] * (2 if pairs >= 2 else 1) + 20 * (len(cards) - 4)
    if sorted(cards) == [f"{power}{number}" for number in range(2, 7)]:
        return 150
    if sorted(cards) == ["A6", "B1"]:
        return 40
    if len(cards) == 2 and sorted(cards) == [f"{cards[0][0]}4", f"{cards[0][0]}6"]:
        return 40 if cards[0][0] == power else 20
    return 0


def melds(hand: list[str], power: str) -> set[str]:
    """All the melds in a hand."""
    hand = sorted(hand)
    choices = {cards for many in (2, 5) for cards in combinations(sorted(set(hand)), many)}
    for number in FOUR:
        like = [card for card in hand if value(card) == number]
        choices |= {cards for many in range(4, 9) for cards in combinations(like, many)}
    return {f"meld {' '.join(cards)}" for cards in choices if combination(list(cards), power)}


class ShamBattle(BidAndTricks):
    variants: ClassVar[list[Options]] = [{}, {"partners": "no"}, {"target": 60}]
    unordered = ("hand:", "won:", "laid:")
    known = 4

    def deal(self, deck: list[str]) -> None:
        self.hands = self.deal_out(deck, *[3] * (4 if self.players == 4 else 5), 1)
        self.laid: list[list[str]] = [[] for _ in self.seats]
        self.counted = 0
        self.open_auction()

    def bids(self) -> list[int]:
        return list(range(50, 1001, 10))

    def bid_won(self) -> None:
        self.phase = "name"

    def side(self, seat: int) -> list[int]:
        together = self.players == 4 and self.options.get("partners") != "no"
        return [seat, (seat + 2) % 4] if together else [seat]

    def legal(self, seat: int) -> set[str]:
        match self.phase:
            case "bid":
                return self.auction_legal()
            case "name":
                return verbs("name", "ABFI")
            case "declare":
                return {"pass"} | melds(self.hands[seat], self.ruling)
        return self.trick_legal(self.hands[seat])

    def make(self, seat: int, move: str) -> None:
        words = move.split()
        match self.phase:
            case "bid":
                self.speak(seat, move)
            case "name":
                self.ruling = words[1]
                self.phase = "declare"
            case "declare" if move != "pass":
                self.counted += combination(words[1:], self.ruling)
                for card in words[1:]:
                    self.hands[seat].remove(card)
                self.laid[seat] += words[1:]
            case "declare" if seat != self.side(self.bidder)[-1]:
                self.turn = self.side(self.bidder)[-1]
            case "declare":
                for owner in self.seats:
                    self.hands[owner] += self.laid[owner]
                    self.laid[owner] = []
                self.phase = "play"
                self.turn = self.bidder
            case "play":
                self.play(seat, words[1], self.hands)

    def played_out(self) -> None:
        points = [sum(count(self.won[other]) for other in self.side(seat)) for seat in self.seats]
        total = points[self.bidder] + self.counted
        for seat in self.side(self.bidder):
            points[seat] = total if total >= self.bid else -self.bid
        self.finish(points)

    def zones(self) -> Zones:
        return {
            **self.by_seat("hand", self.hands),
            **self.by_seat("laid", self.laid),
            "trick": self.trick,
            **self.by_seat("won", self.won),
        }
