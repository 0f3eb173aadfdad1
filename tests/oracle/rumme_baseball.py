"""Rumme Baseball, from rules/rumme-b.md."""

from typing import ClassVar

from tests.oracle.common import Options, Zones, highest
from tests.oracle.rumme_1914 import SUITS, TrickGame, of_suit


class RummeBaseball(TrickGame):
    pack: ClassVar[list[str]] = [f"{suit}{n}" for suit in SUITS for n in range(1, 10)]
    unordered = ("hand:", "won:", "aside")
    variants: ClassVar[list[Options]] = [{}, {"innings": 1}, {"innings": 3}]

    def deal(self, deck: list[str]) -> None:
        self.batter = self.left(self.dealer)
        self.outs = self.runs = 0
        self.bases = [False, False, False]
        self.packs = 1
        field = of_suit(deck, "C")
        cards = [card for card in deck if card not in field]
        self.hands = self.deal_out(cards, *[1] * 9)
        self.shown = [card for card in deck if card not in field][17]
        self.aside = cards
        self.field = field[::-1]
        self.new_pack()

    def new_pack(self) -> None:
        self.trump = self.shown[0]
        self.fieldup = [self.field.pop()]
        self.begin_play(self.batter)

    def learn(self, zones: Zones, facts: dict[str, object]) -> None:
        """A new pack within the half-inning comes from the seed."""
        self.hands = [zones[f"hand:{seat}"] for seat in self.seats]
        self.aside, self.field = zones["aside"], [*zones["field"], *zones["fieldup"]]
        self.shown = str(facts["turned"])
        assert self.shown in self.hands[self.dealer]
        self.unknown = False
        self.new_pack()

    def after_trick(self, taker: int) -> None:
        self.leader = self.turn = self.batter
        self.happens(self.fieldup[-1], batted=taker == self.batter)
        if self.outs == 3:
            self.count()
        elif self.field:
            self.fieldup.append(self.field.pop())
        elif self.packs == 5:
            self.count()
        else:
            self.packs += 1
            self.unknown = True

    def happens(self, card: str, batted: bool) -> None:
        """The table of the field cards."""
        first, second, third = self.bases
        if batted:
            match card:
                case "C1":
                    self.runs += first + second + third
                    self.bases = [False, False, True]
                case "C3":
                    self.runs += second + third
                    self.bases = [False, True, first]
                case "C5" | "C7" | "C9":
                    self.advance(batter_on_first=True)
                case "C6":
                    self.walk()
                case _:
                    self.out()
        else:
            match card:
                case "C2":
                    self.advance(batter_on_first=True)
                case "C4" | "C8":
                    self.walk()
                case "C3":
                    self.out()
                    if self.outs < 3 and first:
                        self.out()
                        self.bases[0] = False
                case "C7":
                    self.out()
                    if self.outs < 3 and second:
                        self.out()
                        self.bases[1] = False
                case "C6":
                    self.out()
                    if self.outs < 3:
                        self.advance(batter_on_first=False)
                case "C9":
                    self.out()
                    if self.outs < 3 and third:
                        self.runs += 1
                        self.bases[2] = False
                case _:
                    self.out()

    def out(self) -> None:
        self.outs = min(3, self.outs + 1)

    def advance(self, batter_on_first: bool) -> None:
        first, second, third = self.bases
        self.runs += third
        self.bases = [batter_on_first, first, second]

    def walk(self) -> None:
        first, second, third = self.bases
        self.runs += first and second and third
        self.bases = [True, first or second, third or (first and second)]

    def count(self) -> None:
        self.finish([self.runs if seat == self.batter else 0 for seat in self.seats])

    def ends(self) -> bool:
        inning, bottom = (self.hand + 1) // 2, self.hand % 2 == 0
        decided = self.totals[0] != self.totals[1] or inning == 25
        return bottom and inning >= int(self.options.get("innings", 9)) and decided

    def victors(self) -> list[int]:
        return highest(self.totals)

    def facts(self, eyes: int | None) -> dict[str, object]:
        inning, half = (self.hand + 1) // 2, "top" if self.hand % 2 else "bottom"
        state = {"outs": self.outs, "bases": self.bases, "runs": self.runs, "inning": inning, "half": half}
        return {**super().facts(eyes), "turned": self.shown, **state}

    def zones(self) -> Zones:
        return {**super().zones(), "field": self.field, "fieldup": self.fieldup, "aside": self.aside}

    def sees(self, eyes: int | None, zone: str) -> bool:
        return zone not in ("field", "aside") and super().sees(eyes, zone)
