"""United States, from rules/sammy.md."""

from typing import ClassVar

from tests.oracle.common import Options, Oracle, Zones, highest
from tests.oracle.sammy_1934 import CARDS, TRAVELLED, borders

CORNERS = ["NE", "MO", "OK", "CO"]


def printed_borders(cards: list[str]) -> int:
    return sum(len(CARDS[card]["borders"]) for card in cards)


class UnitedStates(Oracle):
    variants: ClassVar[list[Options]] = [{}, {"pace": "snappy"}, {"target": 30}, {"pace": "snappy", "target": 1}]

    @classmethod
    def cards(cls, players: int, options: Options) -> list[str]:
        left_out = ["KS", "ME", "FL", "WA"] if players == 5 else ["KS"]
        return [card for card in TRAVELLED if card not in left_out]

    def deal(self, deck: list[str]) -> None:
        self.hands = self.deal_out(deck, *[1] * (len(deck) // self.players))
        self.stacks: list[list[str]] = [[] for _ in CORNERS]
        self.turn = self.dealer
        self.pass_on()

    def fits_on(self, card: str, at: int) -> bool:
        if card in CORNERS:
            return card == CORNERS[at]
        return bool(self.stacks[at]) and borders(card, self.stacks[at][-1])

    def legal(self, seat: int) -> set[str]:
        return {f"move {card} to stack{at + 1}" for card in self.hands[seat] for at in range(4) if self.fits_on(card, at)}

    def waiting(self) -> list[int]:
        if self.options.get("pace") == "snappy":
            return [seat for seat in self.seats if self.legal(seat)]
        return [self.turn]

    def known_waiting(self, eyes: int | None) -> list[int]:
        if self.options.get("pace") == "snappy":
            return [seat for seat in self.waiting() if seat == eyes]
        return self.waiting()

    def pass_on(self) -> None:
        """The turn stays with a seat that can play, or goes to the next one that can."""
        while not self.legal(self.turn):
            self.turn = self.left(self.turn)

    def make(self, seat: int, move: str) -> None:
        _, card, _, place = move.split()
        self.hands[seat].remove(card)
        self.stacks[int(place[5:]) - 1].append(card)
        if not self.hands[seat]:
            self.finish(self.out(seat))
        elif not any(self.legal(other) for other in self.seats):
            self.finish(self.blocked())
        else:
            self.pass_on()

    def out(self, winner: int) -> list[int]:
        sums = [printed_borders(hand) for hand in self.hands]
        return [sum(sums) if seat == winner else -sums[seat] if sums[seat] == max(sums) else 0 for seat in self.seats]

    def blocked(self) -> list[int]:
        sizes = [len(hand) for hand in self.hands]
        if sizes.count(min(sizes)) > 1:
            return [0] * self.players
        winner = sizes.index(min(sizes))
        kept = [sorted(hand, key=lambda card: -printed_borders([card]))[min(sizes) :] for hand in self.hands]
        return [printed_borders([card for hand in kept for card in hand]) if seat == winner else 0 for seat in self.seats]

    def ends(self) -> bool:
        return max(self.totals) >= int(self.options.get("target", 150)) or self.hand == 200

    def victors(self) -> list[int]:
        return highest(self.totals)

    def zones(self) -> Zones:
        stacks = {f"stack{at}": cards for at, cards in enumerate(self.stacks, 1)}
        return {**self.by_seat("hand", self.hands), "center": ["KS"], **stacks}
