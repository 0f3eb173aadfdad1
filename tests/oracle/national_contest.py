"""A National Contest, from rules/sammy.md."""

from typing import ClassVar

from tests.oracle.common import Options, Oracle, Zones, highest, verbs
from tests.oracle.sammy_1934 import CARDS, PACK, borders, is_state, printed


class NationalContest(Oracle):
    pack = PACK
    variants: ClassVar[list[Options]] = [
        {},
        {"bids": "forced"},
        {"contests": "president"},
        {"contests": "congress"},
        {"contests": "congress", "bids": "forced"},
    ]
    longest = 600

    def deal(self, deck: list[str]) -> None:
        self.hands = self.deal_out(deck, *[1] * 14)
        self.contest: list[str] = []
        self.bids: list[list[str]] = [[] for _ in self.seats]
        self.won: list[list[str]] = [[] for _ in self.seats]
        self.opener = self.dealer
        self.bidders: list[int] = []

    def waiting(self) -> list[int]:
        return [self.bidders[0] if self.bidders else self.opener]

    def legal(self, seat: int) -> set[str]:
        if not self.bidders:
            return verbs("play", self.hands[seat])
        bids = verbs("bid", [card for card in self.hands[seat] if self.may_bid(card)])
        return bids if bids and self.options.get("bids") == "forced" else bids | {"pass"}

    def may_bid(self, card: str) -> bool:
        [state] = self.contest
        return is_state(card) and borders(card, state) and CARDS[card]["rank"] < CARDS[state]["rank"]

    def make(self, seat: int, move: str) -> None:
        if self.bidders:
            self.bidders.pop(0)
            if move != "pass":
                self.hands[seat].remove(move.split()[1])
                self.bids[seat].append(move.split()[1])
            if not self.bidders:
                self.capture()
            return
        card = move.split()[1]
        self.hands[seat].remove(card)
        if is_state(card):
            self.contest.append(card)
            self.bidders = self.around(seat)
        else:
            self.won[seat].append(card)
            self.next_round()

    def capture(self) -> None:
        """The largest state on the table takes the card; the bids go back."""
        owners = {self.contest[0]: self.opener} | {cards[0]: seat for seat, cards in enumerate(self.bids) if cards}
        self.won[owners[min(owners, key=lambda card: CARDS[card]["rank"])]] += self.contest
        self.contest = []
        for seat in self.seats:
            self.hands[seat] += self.bids[seat]
            self.bids[seat] = []
        self.next_round()

    def next_round(self) -> None:
        self.opener = self.left(self.opener)
        if not any(self.hands):
            self.finish(self.count())

    def count(self) -> list[int]:
        contests = self.options.get("contests", "both")
        if contests == "president" or (contests == "both" and self.hand == 1):
            return self.office("electoral_votes")
        house, senate = self.office("congressmen"), self.office("senators")
        if sum(senate) == 0 and contests == "both":
            senate = self.results[0]
        return [one + other for one, other in zip(house, senate, strict=True)]

    def office(self, votes: str) -> list[int]:
        """A point for each partner of the side with more of these votes; none if they are equal."""
        sides = [printed(votes, self.won[side] + self.won[side + 2]) for side in (0, 1)]
        return [int(sides[seat % 2] > sides[1 - seat % 2]) for seat in self.seats]

    def ends(self) -> bool:
        return self.hand == (2 if self.options.get("contests", "both") == "both" else 1)

    def victors(self) -> list[int]:
        return highest(self.totals)

    def zones(self) -> Zones:
        return {
            **self.by_seat("hand", self.hands),
            "contest": self.contest,
            **self.by_seat("bid", self.bids),
            **self.by_seat("won", self.won),
        }
