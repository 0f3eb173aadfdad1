"""Secret Seven, from rules/rumme-b.md."""

from itertools import combinations, product
from typing import ClassVar

from tests.oracle.common import Options, Zones, highest, verbs
from tests.oracle.rumme_1914 import SUITS, TrickGame, number


class SecretSeven(TrickGame):
    unordered = ("hand:", "won:", "secret")
    variants: ClassVar[list[Options]] = [
        {},
        {"target": 1},
        {"target": 15, "call": "auto"},
        {"sides": "single"},
        {"sides": "single", "call": "auto"},
        {"called": "apart"},
        {"called": "apart", "call": "auto", "sides": "single"},
        {"packet": "four", "target": 20},
        {"packet": "four", "called": "apart", "call": "auto"},
    ]

    @classmethod
    def fits(cls, players: int, options: Options) -> bool:
        return players != 3 or options.get("packet") != "four"

    @classmethod
    def cards(cls, players: int, options: Options) -> list[str]:
        return [f"{suit}{n}" for suit in SUITS[:players] for n in range(1, 14) if n != 7]

    def deal(self, deck: list[str]) -> None:
        self.pile = deck
        self.hands = [[] for _ in self.seats]
        self.secret: list[str] = []
        self.named: tuple[int, ...] = ()
        self.shown = False
        self.missed = False
        self.given_to: int | None = None
        self.proven = False
        self.tricks: list[list[str]] = []
        self.called: int | None = None
        self.passed: list[int] = []
        self.taker: int | None = None
        self.trump = ""
        self.phase = "pick"
        self.begin_play(self.dealer)
        self.every_seven = sevens_of_different_suits(SUITS[: self.players])

    # The packet

    @property
    def packet_size(self) -> int:
        return 4 if self.options.get("packet") == "four" else self.players

    def can_become_seven(self, packet: list[str]) -> bool:
        more = self.packet_size - len(packet)
        return any(len(seven - set(packet)) <= more for seven in self.every_seven)

    def nameable(self) -> set[tuple[int, ...]]:
        return {tuple(sorted(map(number, seven))) for seven in self.every_seven if seven <= set(self.secret)}

    def legal(self, seat: int) -> set[str]:
        if self.phase == "pick":
            return verbs("secret", [card for card in self.pile if self.can_become_seven([*self.secret, card])])
        if self.phase == "name":
            return {f"name {' '.join(map(str, seven))}" for seven in self.nameable()}
        if self.phase == "call":
            may_call = not self.missed and holds(self.trick, self.named)
            return {"pass"} | ({f"call {' '.join(map(str, self.named))}"} if may_call else set())
        if self.phase == "prove":
            return {"pass"} | {f"prove {trick}" for trick in self.passed}
        return self.plays(seat)

    def make(self, seat: int, move: str) -> None:
        verb, *words = move.split()
        if self.phase == "pick":
            self.pile.remove(words[0])
            self.secret.append(words[0])
            if len(self.secret) == self.packet_size:
                self.phase = "name"
        elif self.phase == "name":
            self.named = tuple(map(int, words))
            self.trump = self.pile[-1][0]
            self.hands = self.deal_out(self.pile, *[1] * (10 if (self.players, self.packet_size) == (2, 4) else 11))
            self.phase = "play"
            self.leader = self.turn = self.left(self.dealer)
        elif self.phase == "call":
            self.answer(verb)
        elif self.phase == "prove":
            self.prove(verb, words)
        else:
            self.play(seat, words[0])

    # The tricks

    def complete(self, taker: int) -> None:
        self.tricks.append(self.trick)
        first = self.given_to is None and holds(self.trick, self.named)
        if self.options.get("call") == "auto":
            if first:
                self.given_to, self.called = taker, len(self.tricks)
            super().complete(taker)
        elif is_seven_trick(self.trick) and self.given_to is None:
            self.phase, self.turn, self.taker = "call", self.dealer, taker
        else:
            super().complete(taker)

    def after_trick(self, taker: int) -> None:
        if self.given_to is not None:
            self.won[self.given_to] += self.secret
            self.secret = []
        self.phase = "play"
        if not any(self.hands):
            self.after_play()

    def answer(self, verb: str) -> None:
        assert self.taker is not None
        if verb == "pass":
            self.passed.append(len(self.tricks))
            self.missed = self.missed or holds(self.trick, self.named)
        else:
            self.given_to, self.called = self.taker, len(self.tricks)
        super().complete(self.taker)

    def after_play(self) -> None:
        if self.passed and self.given_to is None:
            self.shown = True
            self.phase = "prove"
            self.opponents = [seat for seat in self.around(self.dealer) if self.side(seat) != self.side(self.dealer)]
            self.turn = self.opponents[0]
        else:
            self.count()

    def prove(self, verb: str, words: list[str]) -> None:
        self.opponents.pop(0)
        self.proven = verb == "prove" and holds(self.tricks[int(words[0]) - 1], self.named)
        if self.proven or not self.opponents:
            self.count()
        else:
            self.turn = self.opponents[0]

    # The count

    def side(self, seat: int) -> int:
        return seat % 2 if self.players == 4 and self.options.get("sides") != "single" else seat

    def count(self) -> None:
        self.shown = True
        points = [0] * self.players
        counting = [
            (taker, trick)
            for place, (taker, trick) in enumerate(zip(self.takers, self.tricks, strict=True), 1)
            if self.options.get("called") != "apart" or place != self.called
        ]
        for side in {self.side(seat) for seat in self.seats}:
            members = [seat for seat in self.seats if self.side(seat) == side]
            packet = self.given_to in members
            tricks = sum(taker in members for taker, _ in counting) + packet
            score = sum(1 if place <= 7 else 2 for place in range(5, tricks + 1))
            score += 2 * sum(is_seven_trick(trick) for taker, trick in counting if taker in members)
            score -= 7 if packet else 0
            score -= 7 if self.proven and self.dealer in members else 0
            for seat in members:
                points[seat] = score
        self.finish(points)

    def ends(self) -> bool:
        return max(self.totals) >= int(self.options.get("target", 49))

    def victors(self) -> list[int]:
        return highest(self.totals)

    def facts(self, eyes: int | None) -> dict[str, object]:
        known = self.named if eyes == self.dealer or self.shown or self.given_to is not None else ()
        return {**super().facts(eyes), "combination": list(known) or None}

    def zones(self) -> Zones:
        stock = self.pile[::-1]
        return {**super().zones(), "stock": stock, "secret": self.secret}

    def sees(self, eyes: int | None, zone: str) -> bool:
        if zone == "secret":
            return eyes == self.dealer or self.shown
        return super().sees(eyes, zone)


def sevens_of_different_suits(suits: str) -> list[set[str]]:
    """All sets of two or more cards, no two of a suit, that total seven."""
    choices = [["", *(f"{suit}{n}" for n in range(1, 7))] for suit in suits]
    sets = [{card for card in cards if card} for cards in product(*choices)]
    return [cards for cards in sets if len(cards) > 1 and sum(map(number, cards)) == 7]


def is_seven_trick(trick: list[str]) -> bool:
    return any(sum(map(number, cards)) == 7 for many in range(2, len(trick) + 1) for cards in combinations(trick, many))


def holds(trick: list[str], named: tuple[int, ...]) -> bool:
    return any(tuple(sorted(map(number, cards))) == named for cards in combinations(trick, len(named)))
