"""Organization, from rules/patriot.md."""

from typing import ClassVar

from tests.oracle.common import Options, Zones, verbs
from tests.oracle.patriot import PACK, BidAndTricks

TRICKS = {2: 10, 3: 15, 4: 12, 5: 9, 6: 8}


class Organization(BidAndTricks):
    variants: ClassVar[list[Options]] = [{}, {"target": 9}]
    usual_target = 50
    known = 4

    @classmethod
    def cards(cls, players: int, options: Options) -> list[str]:
        return sorted(set(PACK)) if players == 2 else list(PACK)

    def deal(self, deck: list[str]) -> None:
        self.hands = self.deal_out(deck, *[1] * TRICKS[self.players])
        self.reserve = deck if self.players in (3, 5) else []
        self.discard = deck if self.players == 2 else []
        self.called = ""
        self.partner = -1
        self.open_auction()

    def bids(self) -> list[int]:
        return list(range(1, TRICKS[self.players] + 1))

    def bid_won(self) -> None:
        self.phase = "reserve" if self.reserve else "name"

    def legal(self, seat: int) -> set[str]:
        hand = self.hands[seat]
        match self.phase:
            case "bid":
                return self.auction_legal()
            case "reserve":
                return {"take reserve", "pass"}
            case "discard":
                return verbs("discard", hand)
            case "name":
                return verbs("name", "ABFI")
            case "call":
                return verbs("call", [card for card in PACK if (hand + self.discard).count(card) < 2])
        return self.trick_legal(hand)

    def make(self, seat: int, move: str) -> None:
        word = move.split()[-1]
        match self.phase:
            case "bid":
                self.speak(seat, move)
            case "reserve" if move == "pass":
                self.phase = "name"
            case "reserve":
                self.hands[seat] += self.reserve
                self.reserve = []
                self.phase = "discard"
            case "discard":
                self.hands[seat].remove(word)
                self.discard.append(word)
                if len(self.discard) == 3:
                    self.phase = "name"
            case "name":
                self.ruling = word
                self.phase = "call" if self.players == 5 else "play"
            case "call":
                self.called = word
                self.phase = "play"
            case "play":
                if word == self.called and seat != self.bidder and self.partner < 0:
                    self.partner = seat
                self.play(seat, word, self.hands)

    def side(self, seat: int) -> list[int]:
        if self.players == 5:
            return [self.bidder, self.partner] if seat in (self.bidder, self.partner) and self.partner >= 0 else [seat]
        half = {4: 2, 6: 3}.get(self.players, 0)
        return sorted({seat, (seat + half) % self.players})

    def played_out(self) -> None:
        units = [len(cards) // self.players for cards in self.won]
        joint = [sum(units[other] for other in self.side(seat)) for seat in self.seats]
        points = list(units) if self.players == 5 else list(joint)
        if joint[self.bidder] < self.bid:
            for seat in self.side(self.bidder):
                points[seat] = -self.bid
            if self.partner >= 0:
                points[self.partner] = 0
        self.finish(points)

    def zones(self) -> Zones:
        return {
            **self.by_seat("hand", self.hands),
            "reserve": self.reserve,
            "discard": self.discard,
            "trick": self.trick,
            **self.by_seat("won", self.won),
        }

    def sees(self, eyes: int | None, zone: str) -> bool:
        if zone == "discard":
            return self.players != 2 and eyes is not None and eyes == self.bidder
        return zone != "reserve" and super().sees(eyes, zone)
