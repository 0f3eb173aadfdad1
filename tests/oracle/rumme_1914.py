"""What the twelve games of Rumme, 1914, have in common (rules/rumme-a.md and rules/rumme-b.md)."""

from tests.oracle.common import Oracle, Zones, verbs

SUITS = "HUCS"
NAMES = {"H": "Helmets", "U": "Unicorns", "C": "Crowns", "S": "Shields"}
PACK = [f"{suit}{number}" for suit in SUITS for number in range(1, 14)]


def number(card: str) -> int:
    return int(card[1:])


def of_suit(cards: list[str], suit: str) -> list[str]:
    return [card for card in cards if card[0] == suit]


class Rumme1914(Oracle):
    """Fifty-two cards without the Rumme card; one seat plays at a time."""

    pack = PACK
    turn: int

    def waiting(self) -> list[int]:
        return [self.turn]


class TrickGame(Rumme1914):
    """Everyone plays a card, the leader any card; the best one takes the trick, and its player leads the next."""

    hands: list[list[str]]
    trump = ""

    def begin_play(self, leader: int) -> None:
        self.trick: list[str] = []
        self.won: list[list[str]] = [[] for _ in self.seats]
        self.leader = self.turn = leader
        self.takers: list[int] = []

    def in_play(self) -> list[int]:
        """The seats that play this trick, in order from the leader."""
        return [seat for seat in self.around(self.leader - 1) if self.takes_part(seat)]

    def takes_part(self, seat: int) -> bool:
        return True

    def legal(self, seat: int) -> set[str]:
        return self.plays(seat)

    def plays(self, seat: int) -> set[str]:
        hand = self.hands[seat]
        follow = of_suit(hand, self.trick[0][0]) if self.trick else []
        return verbs("play", follow or hand)

    def make(self, seat: int, move: str) -> None:
        self.play(seat, move.split()[1])

    def play(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.trick.append(card)
        order = self.in_play()
        if len(self.trick) < len(order):
            self.turn = order[len(self.trick)]
        else:
            self.complete(order[self.trick.index(max(self.trick, key=self.strength))])

    def strength(self, card: str) -> tuple[bool, bool, int]:
        return (card[0] == self.trump, card[0] == self.trick[0][0], self.rank(card))

    def rank(self, card: str) -> int:
        return number(card)

    def complete(self, taker: int) -> None:
        """The trick goes to its taker."""
        self.won[taker] += self.trick
        self.trick = []
        self.takers.append(taker)
        self.leader = self.turn = taker
        self.after_trick(taker)

    def after_trick(self, taker: int) -> None:
        if not any(self.hands):
            self.count()

    def count(self) -> None:
        raise NotImplementedError

    def zones(self) -> Zones:
        return {**self.by_seat("hand", self.hands), "trick": self.trick, **self.by_seat("won", self.won)}

    def facts(self, eyes: int | None) -> dict[str, object]:
        return {"trumps": NAMES.get(self.trump), "tricks": [self.takers.count(seat) for seat in self.seats]}
