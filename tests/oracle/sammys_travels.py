"""Sammy's Travels, from rules/sammy.md: alone or in separate journeys, and on common roads."""

import random
from typing import ClassVar

from tests.oracle.common import Options, Oracle, Zones, highest, take
from tests.oracle.sammy_1934 import TRAVELLED, borders


class SammysTravels(Oracle):
    variants: ClassVar[list[Options]] = [
        {},
        {"packs": "separate"},
        {"packs": "shared"},
        {"transfer": "must"},
        {"packs": "shared", "transfer": "must"},
    ]
    longest = 1500
    unordered = ()

    @property
    def shared(self) -> bool:
        return self.players == 2 and self.options.get("packs") == "shared"

    @classmethod
    def deck(cls, players: int, options: Options, rng: random.Random) -> list[str]:
        """Two separate packs are shuffled separately."""
        if players == 2 and options.get("packs") == "shared":
            return super().deck(players, options, rng)
        return [card for _ in range(players) for card in rng.sample(TRAVELLED, 49)]

    @classmethod
    def cards(cls, players: int, options: Options) -> list[str]:
        return [card for card in TRAVELLED if card != "ME"]

    def deal(self, deck: list[str]) -> None:
        self.piles: list[list[str]] = [[] for _ in self.seats]
        self.turned = [0 for _ in self.seats]
        self.overs = [0 for _ in self.seats]
        self.transferred = [0 for _ in self.seats]
        if self.shared:
            self.roads = [take(deck, 1), take(deck, 1)]
            self.stocks = [cards[::-1] for cards in self.deal_out(deck, *[1] * 23)]
            self.turn, self.drawn, self.idle, self.went = self.left(self.dealer), False, 0, False
        else:
            self.stocks = [take(deck, 49)[::-1] for _ in self.seats]
            self.roads = [[] for _ in self.seats]

    def started(self) -> bool:
        return all(self.roads)

    def waiting(self) -> list[int]:
        if self.shared:
            return [self.turn]
        if not self.started():
            return [self.left(self.dealer)]
        return [seat for seat in self.seats if not self.arrived(seat)]

    def legal(self, seat: int) -> set[str]:
        if not self.started():
            return {f"play {card}" for card in TRAVELLED}
        if not self.shared:
            return self.unless_compulsory(self.transfers(seat, [seat]), {"draw stock"} if self.may_draw(seat) else set())
        return self.unless_compulsory(self.transfers(seat, [0, 1]), {"pass" if self.drawn else "draw stock"})

    def unless_compulsory(self, transfers: set[str], others: set[str]) -> set[str]:
        return transfers if transfers and self.options.get("transfer") == "must" else transfers | others

    def transfers(self, seat: int, roads: list[int]) -> set[str]:
        return {f"move {card} to {self.road(at)}" for card in self.piles[seat][-1:] for at in roads if borders(card, self.roads[at][-1])}

    def road(self, at: int) -> str:
        return f"travel{at + 1}" if self.shared else f"travel:{at}"

    def may_draw(self, seat: int) -> bool:
        return bool(self.stocks[seat] or (self.piles[seat] and self.overs[seat] < 10))

    def arrived(self, seat: int) -> bool:
        return not self.any_borders(seat, self.roads[seat]) or not self.legal(seat)

    def any_borders(self, seat: int, road: list[str]) -> bool:
        return any(borders(card, road[-1]) for card in self.stocks[seat] + self.piles[seat])

    def make(self, seat: int, move: str) -> None:
        words = move.split()
        if words[0] == "play":
            for each in self.seats:
                self.stocks[each].remove(words[1])
                self.roads[each].append(words[1])
        elif words[0] == "draw":
            self.draw(seat)
        elif words[0] == "move":
            at = [self.road(at) for at in (0, 1)].index(words[3])
            self.roads[at].append(self.piles[seat].pop())
            self.transferred[seat] += 1
            self.overs[seat] = 0
            self.went = True
        else:
            self.idle = 0 if self.went else self.idle + 1
            self.turn, self.drawn, self.went = self.left(seat), False, False
        self.look_for_the_end()

    def draw(self, seat: int) -> None:
        if not self.stocks[seat]:
            self.stocks[seat], self.piles[seat] = self.piles[seat][::-1], []
            self.overs[seat] += 1
        self.piles[seat].append(self.stocks[seat].pop())
        self.turned[seat] += 1
        self.drawn = True

    def look_for_the_end(self) -> None:
        if not self.shared:
            if all(self.arrived(seat) for seat in self.seats):
                self.finish([len(road) for road in self.roads])
            return
        out = any(not self.stocks[seat] + self.piles[seat] for seat in self.seats)
        stuck = not any(self.any_borders(seat, road) for seat in self.seats for road in self.roads)
        if out or stuck or self.idle == 200:
            self.finish(self.transferred)

    def ends(self) -> bool:
        return True

    def victors(self) -> list[int]:
        if self.players == 1:
            return [0] if self.totals == [49] else []
        best = highest(self.totals)
        if self.shared:
            return best
        return [seat for seat in best if self.turned[seat] == min(self.turned[other] for other in best)]

    def zones(self) -> Zones:
        roads = {self.road(at): cards for at, cards in enumerate(self.roads)}
        return {**self.by_seat("stock", self.stocks), **self.by_seat("pile", self.piles), **roads}

    def sees(self, eyes: int | None, zone: str) -> bool:
        return not zone.startswith("stock:")
