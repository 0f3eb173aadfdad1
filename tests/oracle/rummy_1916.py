"""What the thirteen games of Rummy, 1916, have in common (rules/rummy.md)."""

from typing import ClassVar

from tests.oracle.common import Oracle, Zones, highest, lowest, verbs

SUITS = {"R": "roses", "L": "lanterns", "K": "keys", "B": "bells"}
PACK = [f"{suit}{number}" for suit in SUITS for number in range(1, 14)]
FROM_SIX = [f"{suit}{number}" for suit in SUITS for number in range(6, 14)]


def number(card: str) -> int:
    return int(card[1:])


class Rummy1916(Oracle):
    """Fifty-two cards; one seat plays at a time."""

    pack = PACK
    turn: int

    def start(self) -> None:
        self.shown: dict[int, list[set[str]]] = {}
        self.denied: dict[int, list[set[str]]] = {}

    def waiting(self) -> list[int]:
        return [self.turn]

    @property
    def held(self) -> list[set[str]]:
        """For each seat, the cards that everyone knows it to hold in this hand."""
        return self.shown.setdefault(self.hand, [set() for _ in self.seats])

    @property
    def lacks(self) -> list[set[str]]:
        """For each seat, the cards that it has shown not to hold in this hand."""
        return self.denied.setdefault(self.hand, [set() for _ in self.seats])

    def remembered(self, eyes: int) -> Zones:
        """The zones as a seat knows them: what it sees, and what it saw go there."""
        zones = self.seen(eyes)
        for seat in self.seats:
            name = f"hand:{seat}"
            zones[name] = [card if card in self.held[seat] else seen for seen, card in zip(zones[name], self.zones()[name], strict=True)]
        return zones


class PointsAgainst(Rummy1916):
    """Each player deals once, or as many hands as the option says; the lowest total wins."""

    def ends(self) -> bool:
        return self.hand == (self.options.get("hands") or self.players)

    def victors(self) -> list[int]:
        return lowest(self.totals)


class ToTarget(Rummy1916):
    """Someone reaches the target; the highest total wins."""

    target: int

    def ends(self) -> bool:
        return max(self.totals) >= int(self.options.get("target", self.target))

    def victors(self) -> list[int]:
        return highest(self.totals)


class OneHand(Rummy1916):
    """The game is one hand; the highest total wins."""

    def ends(self) -> bool:
        return True

    def victors(self) -> list[int]:
        return highest(self.totals)


class Tricks(Rummy1916):
    """Trick games: everyone plays a card in turn, and the winner of a trick leads the next."""

    trump: str | None = None
    may_trump: ClassVar[bool] = False

    def first_lead(self, seat: int) -> None:
        """The tricks of a hand begin."""
        self.trick: list[str] = []
        self.won: list[list[str]] = [[] for _ in self.seats]
        self.takers: list[int] = []
        self.turn = self.leader = seat

    def follow_suit(self, hand: list[str]) -> set[str]:
        """Follow suit if you can, otherwise any card."""
        suited = [card for card in hand if self.trick and card[0] == self.trick[0][0]]
        return verbs("play", suited or hand)

    def follow_or_trump(self, hand: list[str]) -> set[str]:
        """With a card of the suit led, any card of that suit or any trump; otherwise any card."""
        if self.trick and any(card[0] == self.trick[0][0] for card in hand):
            return verbs("play", [card for card in hand if card[0] in (self.trick[0][0], self.trump)])
        return verbs("play", hand)

    def add_to_trick(self, card: str) -> bool:
        """The seat to play plays a card; returns whether that completes the trick."""
        self.hands[self.turn].remove(card)
        self.lacks[self.turn].update(self.shows(card))
        self.trick.append(card)
        self.turn = self.left(self.turn)
        if len(self.trick) < self.players:
            return False
        winner = (self.leader + self.trick.index(best(self.trick, self.trump))) % self.players
        self.won[winner] += self.trick
        self.takers.append(winner)
        self.trick = []
        self.turn = self.leader = winner
        return True

    def shows(self, card: str) -> set[str]:
        """The cards that a player who plays this one cannot hold: those of a suit that had to be followed."""
        if not self.trick or card[0] == self.trick[0][0] or (self.may_trump and card[0] == self.trump):
            return set()
        return {other for other in PACK if other[0] == self.trick[0][0]}

    def zones(self) -> Zones:
        return {**self.by_seat("hand", self.hands), "stock": self.stock, "trick": self.trick, **self.by_seat("won", self.won)}

    hands: list[list[str]]
    stock: list[str]


def best(trick: list[str], trump: str | None) -> str:
    """The highest trump, otherwise the highest card of the suit led."""
    trumps = [card for card in trick if card[0] == trump]
    return max(trumps or [card for card in trick if card[0] == trick[0][0]], key=number)
