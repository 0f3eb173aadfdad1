"""Flag, from rules/sammy.md."""

from tests.oracle.common import Oracle, Zones, take
from tests.oracle.sammy_1934 import PACK, suit, value


class Flag(Oracle):
    pack = PACK
    longest = 800

    def deal(self, deck: list[str]) -> None:
        self.down: list[list[str]] = [[], [], [], []]
        self.stacks: list[list[str]] = [[], [], [], []]
        for row in range(4):
            self.stacks[row] = take(deck, 1)
            for below in range(row + 1, 4):
                self.down[below] += take(deck, 1)
        self.stock = deck[::-1]
        self.waste: list[str] = []
        self.flags: list[str] = []
        self.turned = 0
        self.look_for_the_end()

    def waiting(self) -> list[int]:
        return [0]

    def for_flags(self, card: str) -> bool:
        return value(card) == len(self.flags) // 4 + 1

    def for_stack(self, card: str, at: int) -> bool:
        """Whether a card from elsewhere fits a stack."""
        if self.stacks[at]:
            top = self.stacks[at][-1]
            return value(top) == value(card) + 1 and suit(top) != suit(card)
        return value(card) == 14

    def places(self, card: str) -> list[str]:
        """Where a card on top of the waste could go."""
        return ["flags"] * self.for_flags(card) + [f"stack{at + 1}" for at in range(4) if self.for_stack(card, at)]

    def moves(self) -> set[str]:
        found = {f"move {self.waste[-1]} to {place}" for place in self.places(self.waste[-1])} if self.waste else set()
        for at, stack in enumerate(self.stacks):
            if stack and self.for_flags(stack[-1]):
                found.add(f"move {stack[-1]} to flags")
            for to in range(4):
                empty_for_empty = not self.stacks[to] and not self.down[at]
                if stack and to != at and self.for_stack(stack[0], to) and not empty_for_empty:
                    found.add(f"move {stack[0]} to stack{to + 1}")
        return found

    def legal(self, seat: int) -> set[str]:
        can_draw = self.stock or (self.waste and self.turned < 10)
        return self.moves() | ({"draw stock"} if can_draw else set())

    def make(self, seat: int, move: str) -> None:
        if move == "draw stock":
            if not self.stock:
                self.stock, self.waste = self.waste[::-1], []
                self.turned += 1
            for _ in range(min(2, len(self.stock))):
                self.waste.append(self.stock.pop())
        else:
            _, card, _, place = move.split()
            self.turned = 0
            self.put(self.lift(card, place), place)
        self.look_for_the_end()

    def lift(self, card: str, place: str) -> list[str]:
        if self.waste and self.waste[-1] == card:
            return [self.waste.pop()]
        [at] = [at for at, stack in enumerate(self.stacks) if card in stack]
        lifted = [self.stacks[at].pop()] if place == "flags" else take(self.stacks[at], len(self.stacks[at]))
        if not self.stacks[at] and self.down[at]:
            self.stacks[at] = [self.down[at].pop()]
        return lifted

    def put(self, cards: list[str], place: str) -> None:
        if place == "flags":
            self.flags += cards
        else:
            self.stacks[int(place[5:]) - 1] += cards

    def look_for_the_end(self) -> None:
        stuck = not self.moves() and not any(self.places(card) for card in self.tops())
        if len(self.flags) == 56 or stuck or not self.legal(0):
            self.finish([len(self.flags) // 4])

    def tops(self) -> list[str]:
        """The cards that would come to the top of the waste: in the rest of this pass, and in a whole further one."""
        rest = self.stock[::-1]
        return every_second(rest) + every_second(self.waste + rest)

    def ends(self) -> bool:
        return True

    def victors(self) -> list[int]:
        return [0] if len(self.flags) == 56 else []

    def zones(self) -> Zones:
        zones = {"stock": self.stock, "waste": self.waste, "flags": self.flags}
        for at in range(4):
            zones |= {f"down{at + 1}": self.down[at], f"stack{at + 1}": self.stacks[at]}
        return zones

    def sees(self, eyes: int | None, zone: str) -> bool:
        return zone != "stock" and not zone.startswith("down")


def every_second(cards: list[str]) -> list[str]:
    """The second card of every two, and the last one if it is drawn alone."""
    return cards[1::2] + (cards[-1:] if len(cards) % 2 else [])
