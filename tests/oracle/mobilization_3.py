"""Mobilization No. 3, from rules/patriot.md."""

import random
from typing import ClassVar

from tests.oracle.common import Options, Zones, highest
from tests.oracle.patriot import PACK, Remembering, value

HIDDEN = ["reserve:0", "stock:0", "reserve:1", "stock:1"]


class Mobilization3(Remembering):
    variants: ClassVar[list[Options]] = [{}, {"build": "alternate"}, {"pass": "free"}]
    pack = PACK * 2
    unordered = ()
    longest = 700

    @classmethod
    def deck(cls, players: int, options: Options, rng: random.Random) -> list[str]:
        return rng.sample(PACK, 48) + rng.sample(PACK, 48)

    def deal(self, deck: list[str]) -> None:
        self.table: Zones = {}
        for seat in self.seats:
            own = deck[48 * seat : 48 * seat + 48]
            for pile in range(4):
                self.table[f"pile{pile + 1}:{seat}"] = [own[pile]]
            self.table[f"reserve:{seat}"] = own[4:17]
            self.table[f"stock:{seat}"] = own[17:][::-1]
            self.table[f"turned:{seat}"] = []
            self.table[f"discard:{seat}"] = []
        self.memory = {name: ["??"] * len(self.table[name]) for name in HIDDEN}
        self.look_at_reserves()
        self.mob: Zones = {f"mob-{country}{place}": [] for country in "abfi" for place in range(1, 5)}
        tops = [value(self.table[f"reserve:{seat}"][-1]) for seat in self.seats]
        self.turn = self.left(self.dealer) if tops[0] == tops[1] else tops.index(max(tops))
        self.moves = 0
        self.idle_turns = 0
        self.mobilized = False

    def waiting(self) -> list[int]:
        return [self.turn]

    def awaiting(self, card: str) -> str:
        piles = [name for name in self.mob if name.startswith(f"mob-{card[0].lower()}")]
        in_process = sum(0 < len(self.mob[name]) < 6 for name in piles)
        if value(card) == 1 and in_process >= 2:
            return ""
        return next((name for name in piles if len(self.mob[name]) == value(card) - 1), "")

    def fits_on(self, card: str, origin: str, onto: str) -> bool:
        seat = str(self.turn)
        kind, owner = onto.split(":")
        cards = self.table[onto]
        if kind in ("stock", "turned") or onto == origin:
            return False
        if not cards:
            return kind.startswith("pile") and owner == seat and origin in (f"reserve:{seat}", f"discard:{seat}")
        top = cards[-1]
        if kind in ("reserve", "discard"):
            return abs(value(card) - value(top)) == 1
        differ = (card[0] in "AF") != (top[0] in "AF")
        return value(card) == value(top) - 1 and (differ or self.options.get("build") != "alternate")

    def legal(self, seat: int) -> set[str]:
        turned = self.table[f"turned:{seat}"]
        own = [f"pile{number}:{seat}" for number in range(1, 5)] + [f"reserve:{seat}", f"discard:{seat}"]
        moves = set()
        for origin in [f"turned:{seat}"] if turned else own:
            if not self.table[origin] or self.moves == 100:
                continue
            card = self.table[origin][-1]
            if self.awaiting(card):
                moves.add(f"move {card} from {origin} to mobilized")
            moves |= {f"move {card} from {origin} to {onto}" for onto in self.table if self.fits_on(card, origin, onto)}
        if turned:
            moves.add(f"discard {turned[0]}")
        elif any(self.table[f"{name}:{seat}"] for name in ("stock", "discard", "reserve")):
            moves.add("draw stock")
        elif self.may_pass(seat):
            moves.add("pass")
        return moves

    def may_pass(self, seat: int) -> bool:
        """Only when no top card of the Playing Piles can go to `mobilized` or onto a pile of the opponent's."""
        if self.options.get("pass") == "free" or self.moves == 100:
            return True
        piles = [f"pile{number}:{seat}" for number in range(1, 5)]
        theirs = [name for name in self.table if name.endswith(f":{1 - seat}")]
        tops = [(name, self.table[name][-1]) for name in piles if self.table[name]]
        return not any(self.awaiting(card) or any(self.fits_on(card, name, onto) for onto in theirs) for name, card in tops)

    def make(self, seat: int, move: str) -> None:
        words = move.split()
        table = self.table
        match words[0]:
            case "draw":
                for name in ("discard", "reserve"):
                    if not table[f"stock:{seat}"]:
                        table[f"stock:{seat}"] = table[f"{name}:{seat}"][::-1]
                        table[f"{name}:{seat}"] = []
                        self.memory[f"stock:{seat}"] = (
                            self.memory[f"reserve:{seat}"][::-1] if name == "reserve" else list(table[f"stock:{seat}"])
                        )
                        if name == "reserve":
                            self.memory[f"reserve:{seat}"] = []
                self.memory[f"stock:{seat}"].pop()
                table[f"turned:{seat}"].append(table[f"stock:{seat}"].pop())
            case "move":
                card = table[words[3]].pop()
                del self.memory.get(words[3], [])[-1:]
                self.moves += 1
                if words[5] == "mobilized":
                    self.mob[self.awaiting(card)].append(card)
                    self.mobilized = True
                else:
                    table[words[5]].append(card)
                    self.memory.get(words[5], []).append(card)
                self.look_at_reserves()
            case "discard":
                table[f"discard:{seat}"].append(table[f"turned:{seat}"].pop())
                self.end_turn()
            case "pass":
                self.end_turn()
        left = self.left_over()
        if 0 in left:
            self.finish([int(many == 0) for many in left])
        elif self.idle_turns == 100:
            self.finish([int(left[0] < left[1]), int(left[1] < left[0])])

    def look_at_reserves(self) -> None:
        """Both players see the top of a reserve."""
        for seat in self.seats:
            self.memory[f"reserve:{seat}"][-1:] = self.table[f"reserve:{seat}"][-1:]

    def remembered(self) -> Zones:
        return self.memory

    def left_over(self) -> list[int]:
        return [sum(len(cards) for name, cards in self.table.items() if name.endswith(f":{seat}")) for seat in self.seats]

    def end_turn(self) -> None:
        self.turn = 1 - self.turn
        self.idle_turns = 0 if self.mobilized else self.idle_turns + 1
        self.moves = 0
        self.mobilized = False

    def ends(self) -> bool:
        return True

    def victors(self) -> list[int]:
        return highest(self.totals)

    def zones(self) -> Zones:
        return {**self.table, **self.mob}

    def seen(self, eyes: int | None) -> Zones:
        zones = {name: list(cards) for name, cards in self.zones().items()}
        for seat in self.seats:
            zones[f"stock:{seat}"] = ["??"] * len(zones[f"stock:{seat}"])
            reserve = zones[f"reserve:{seat}"]
            zones[f"reserve:{seat}"] = ["??"] * (len(reserve) - 1) + reserve[-1:]
        return zones
