"""Rumme and Double Rumme, from rules/rumme-a.md."""

from itertools import combinations
from typing import ClassVar

from tests.oracle.common import Options, Zones, highest, take, verbs
from tests.oracle.rumme_1914 import PACK, SUITS, Rumme1914, number

SEQUENCES = [[f"{suit}{n}" for n in range(low, high + 1)] for suit in SUITS for low in range(1, 14) for high in range(low + 2, 14)]
TRIPLETS = [[f"{suit}{n}" for suit in suits] for n in range(1, 14) for suits in combinations(SUITS, 3)]


class Rumme(Rumme1914):
    pack: ClassVar[list[str]] = [*PACK, "RU"]
    variants: ClassVar[list[Options]] = [{"hands": 2}]
    longest = 250

    def deal(self, deck: list[str]) -> None:
        self.hands = self.deal_out(deck, *self.rounds())
        self.discard = take(deck, 1)
        self.stock = deck[::-1]
        self.melds: list[tuple[int, list[str]]] = []
        self.turn = self.left(self.dealer)
        self.drawn = False
        self.discards_in_a_row = 0

    def rounds(self) -> list[int]:
        """Ten cards for two, seven for three, six for more, two at a time."""
        return {2: [2] * 5, 3: [2, 2, 2, 1]}.get(self.players, [2] * 3)

    def legal(self, seat: int) -> set[str]:
        hand = self.hands[seat]
        if not self.drawn:
            return {"draw stock"} | ({"draw discard"} if self.discards_in_a_row < 6 * self.players else set())
        melds = {f"meld {' '.join(written)}" for wanted in SEQUENCES + TRIPLETS for written in with_rumme_cards(wanted, hand)}
        adds = {f"add {card} to {place}" for place in range(1, len(self.melds) + 1) for card in self.fitting(place, hand)}
        return melds | adds | verbs("discard", hand)

    def fitting(self, place: int, hand: list[str]) -> list[str]:
        """The cards of a hand that can be added to a meld, the Rumme card with its name."""
        room = extensions(read(self.melds[place - 1][1]))
        return [card for card in room if card in hand] + [f"RU={card}" for card in room if "RU" in hand]

    def make(self, seat: int, move: str) -> None:
        verb, *words = move.split()
        hand = self.hands[seat]
        if verb == "draw":
            self.drawn = True
            self.discards_in_a_row = self.discards_in_a_row + 1 if words == ["discard"] else 0
            hand.append(self.discard.pop() if words == ["discard"] else self.stock.pop())
        elif verb == "meld":
            self.melds.append((seat, words))
            self.lay(hand, words)
        elif verb == "add":
            meld = self.melds[int(words[2]) - 1][1]
            meld.append(words[0])
            meld.sort(key=lambda card: PACK.index(read([card])[0]))
            self.lay(hand, words[:1])
        else:
            hand.remove(words[0])
            self.discard.append(words[0])
            self.drawn = False
            self.turn = self.left(seat)
        if not hand:
            self.finish([self.left_over(seat) if other == seat else 0 for other in self.seats])
        elif verb == "discard" and not self.stock:
            self.finish(self.show_hands())

    def lay(self, hand: list[str], words: list[str]) -> None:
        for word in words:
            hand.remove(word.split("=")[0])

    def value(self, seat: int) -> int:
        return sum(15 if card == "RU" else number(card) for card in self.hands[seat])

    def left_over(self, winner: int) -> int:
        return sum(self.value(seat) for seat in self.seats if seat != winner)

    def show_hands(self) -> list[int]:
        """Everyone with the lowest hand scores the hands of those who have a higher one."""
        values = [self.value(seat) for seat in self.seats]
        beaten = sum(value for value in values if value != min(values))
        return [beaten if value == min(values) else 0 for value in values]

    def ends(self) -> bool:
        return self.hand == self.options.get("hands", 5)

    def victors(self) -> list[int]:
        return highest(self.totals)

    def zones(self) -> Zones:
        laid = [[plain(card) for owner, meld in self.melds if owner == seat for card in meld] for seat in self.seats]
        return {**self.by_seat("hand", self.hands), "stock": self.stock, "discard": self.discard, **self.by_seat("melds", laid)}

    def sees(self, eyes: int | None, zone: str) -> bool:
        """When the stock is used up, all hands are shown."""
        return super().sees(eyes, zone) or (self.over and all(self.hands) and zone.startswith("hand:"))

    def facts(self, eyes: int | None) -> dict[str, object]:
        return {"melds": [{"number": place, "owner": owner, "cards": meld} for place, (owner, meld) in enumerate(self.melds, 1)]}


class DoubleRumme(Rumme):
    pack: ClassVar[list[str]] = [*PACK, "RU"] * 2

    def rounds(self) -> list[int]:
        return [2] * 5


def plain(card: str) -> str:
    return card.split("=")[0]


def read(cards: list[str]) -> list[str]:
    """The cards that the written ones stand for."""
    return [card.removeprefix("RU=") for card in cards]


def with_rumme_cards(wanted: list[str], hand: list[str]) -> list[list[str]]:
    """The ways to make a meld from a hand, with Rumme cards for any of its cards."""
    missing = [card for card in wanted if card not in hand]
    spare = hand.count("RU") - len(missing)
    if spare < 0:
        return []
    held = [card for card in wanted if card in hand]
    named = [[*missing, *more] for many in range(spare + 1) for more in combinations(held, many)]
    return [[f"RU={card}" if card in cards else card for card in wanted] for cards in named]


def extensions(meld: list[str]) -> list[str]:
    """The cards that can still be added to a meld."""
    if number(meld[0]) == number(meld[1]):
        return [card for suit in SUITS if (card := f"{suit}{meld[0][1:]}") not in meld]
    ends = [number(meld[0]) - 1, number(meld[-1]) + 1]
    return [f"{meld[0][0]}{n}" for n in ends if 1 <= n <= 13]
