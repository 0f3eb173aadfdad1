"""Sammy, from rules/sammy.md."""

from typing import ClassVar

from tests.oracle.common import Options, Oracle, Zones, highest, take, verbs
from tests.oracle.sammy_1934 import PACK, borders, suit, value

DENOMINATIONS = ["red", "blue", "stars", "stripes", "nt"]
PRESIDENTS = {"PA", "GA", "SC", "ND"}
UNCLE_SAMS = {"NY", "WI", "AR", "RI"}
SITTING = [[0, 1, 2, 3], [0, 2, 1, 3], [0, 1, 3, 2]]


class Sammy(Oracle):
    pack = PACK
    variants: ClassVar[list[Options]] = [{}, {"play": "borders"}, {"partners": "changing"}, {"play": "borders", "partners": "changing"}]
    unordered = ("hand:",)
    longest = 900
    known = 12

    # Places at the table

    @property
    def ring(self) -> list[int]:
        changing = self.options.get("partners") == "changing"
        return SITTING[(self.hand - 1) // 4] if changing else SITTING[0]

    def left(self, seat: int) -> int:
        return self.ring[(self.ring.index(seat) + 1) % 4]

    def around(self, seat: int) -> list[int]:
        at = self.ring.index(seat)
        return [self.ring[(at + step) % 4] for step in range(1, 5)]

    def partner(self, seat: int) -> int:
        return self.left(self.left(seat))

    def together(self, one: int, other: int) -> bool:
        return one in (other, self.partner(other))

    # The hand

    def deal(self, deck: list[str]) -> None:
        hands: list[list[str]] = [[] for _ in self.seats]
        while deck:
            for seat in self.around(self.dealer):
                hands[seat] += take(deck, 1)
        self.hands = hands
        self.turn = self.dealer
        self.calls: list[tuple[int, str]] = []
        self.declarant: int | None = None
        self.trick: list[tuple[int, str]] = []
        self.won: list[list[str]] = [[] for _ in self.seats]
        self.opened = False

    def waiting(self) -> list[int]:
        return [self.turn]

    def calls_that_stand(self) -> list[tuple[int, str]]:
        """The outstanding bid and what was called on it."""
        bids = [at for at, (_, call) in enumerate(self.calls) if call.startswith("bid")]
        return [(seat, call) for seat, call in self.calls[bids[-1] :] if call != "pass"] if bids else []

    def contract(self) -> tuple[int, int, str]:
        """Bidder, tricks and denomination of the outstanding bid."""
        bidder, call = self.calls_that_stand()[0]
        return bidder, int(call.split()[1]), call.split()[2]

    def legal(self, seat: int) -> set[str]:
        return self.bids(seat) if self.declarant is None else verbs("play", self.playable())

    def bids(self, seat: int) -> set[str]:
        standing = self.calls_that_stand()
        least = self.contract()[1] + 1 if standing else 1
        moves = {f"bid {tricks} {denomination}" for tricks in range(least, 15) for denomination in DENOMINATIONS} | {"pass"}
        if len(standing) == 1 and not self.together(standing[0][0], seat):
            moves.add("bonus")
        if len(standing) == 2 and self.together(standing[0][0], seat):
            moves.add("double")
        return moves

    def playable(self) -> list[str]:
        hand = self.hands[self.hand_on_turn()]
        if not self.trick:
            return hand
        led = self.trick[0][1]
        if self.by_borders():
            return [card for card in hand if borders(card, led)] or hand
        return [card for card in hand if suit(card) == suit(led)] or hand

    def by_borders(self) -> bool:
        return self.options.get("play") == "borders"

    def hand_on_turn(self) -> int:
        return self.around(self.leader)[len(self.trick) - 1]

    def make(self, seat: int, move: str) -> None:
        if self.declarant is None:
            self.call(seat, move)
        else:
            self.play(move.split()[1])

    def call(self, seat: int, call: str) -> None:
        self.calls.append((seat, call))
        passes = [call for _, call in self.calls[-3:]] == ["pass"] * 3
        self.turn = self.left(seat)
        if passes and len(self.calls) == 4 and not self.calls_that_stand():
            self.finish([0] * 4)
        elif passes and self.calls_that_stand():
            bidder, _, denomination = self.contract()
            self.declarant = next(seat for seat, call in self.calls if call.endswith(f" {denomination}") and self.together(seat, bidder))
            self.leader = self.declarant if self.by_borders() else self.left(self.declarant)
            self.next_to_play()

    def next_to_play(self) -> None:
        assert self.declarant is not None
        owner = self.hand_on_turn()
        self.turn = self.declarant if owner == self.dummy() else owner

    def dummy(self) -> int | None:
        return None if self.declarant is None or self.by_borders() else self.partner(self.declarant)

    def play(self, card: str) -> None:
        owner = self.hand_on_turn()
        self.hands[owner].remove(card)
        self.trick.append((owner, card))
        self.opened = True
        if len(self.trick) == 4:
            self.leader = max(self.trick, key=lambda played: self.strength(played[1]))[0]
            self.won[self.leader] += [card for _, card in self.trick]
            self.trick = []
        if any(self.hands):
            self.next_to_play()
        else:
            self.finish(self.count())

    def strength(self, card: str) -> tuple[bool, int, int]:
        led, trumps = self.trick[0][1], self.contract()[2]
        if self.by_borders():
            order = [trumps] * (trumps != "nt") + [other for other in DENOMINATIONS[:4] if other != trumps]
            return card == led or borders(card, led), -order.index(suit(card)), value(card)
        return suit(card) in (suit(led), trumps), int(suit(card) == trumps), value(card)

    def count(self) -> list[int]:
        assert self.declarant is not None
        _, bid, trumps = self.contract()
        declarants = (self.declarant, self.partner(self.declarant))
        ours = [card for seat in self.seats if seat in declarants for card in self.won[seat]]
        theirs = [card for seat in self.seats if seat not in declarants for card in self.won[seat]]
        taken = len(ours) // 4
        stake = 50 * (len(self.calls_that_stand()) - 1)
        honours = UNCLE_SAMS if trumps == "nt" else {card for card in PACK if suit(card) == trumps and value(card) > 10}
        for_us = 25 * len(PRESIDENTS & set(ours)) + {3: 25, 4: 50}.get(len(honours & set(ours)), 0)
        for_them = 25 * len(PRESIDENTS & set(theirs)) + {2: 25, 3: 50, 4: 50}.get(len(honours & set(theirs)), 0)
        if taken >= bid:
            for_us += 50 + 25 * (taken - bid) + stake
        else:
            for_them += 25 * (bid - taken) + stake
        return [for_us if seat in declarants else for_them for seat in self.seats]

    def ends(self) -> bool:
        return self.hand == (12 if self.options.get("partners") == "changing" else 4)

    def victors(self) -> list[int]:
        return highest(self.totals)

    def zones(self) -> Zones:
        return {
            **self.by_seat("hand", self.hands),
            "trick": [card for _, card in self.trick],
            **self.by_seat("won", self.won),
        }

    def sees(self, eyes: int | None, zone: str) -> bool:
        return super().sees(eyes, zone) or (self.opened and zone == f"hand:{self.dummy()}")
