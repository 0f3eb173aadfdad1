"""Zones: where cards are, and who sees them. Nobody sees a card unless its zone says so."""

from typing import Final, Literal, TypedDict, get_args

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import bit, members

NOBODY: Final[i64] = 0
SPECTATOR: Final = 15
EVERYONE: Final[i64] = 0xFFFF


# What a zone is for. Front ends lay out zones by role, never by name.
Role = Literal[
    "hand",  # what a player holds
    "trick",  # the cards of the current trick, or what the players compete for
    "played",  # what a player has put down in front of them, toward the middle
    "captured",  # what a player has won
    "meld",  # combinations on the table
    "stock",  # cards to draw from
    "discard",  # discarded cards, the last one on top
    "turned",  # a card turned up
    "row",  # cards side by side, all visible
    "column",  # cards one below the other; the last ones can be moved
    "under",  # face-down cards of the column listed before it
    "centre",  # piles in the middle that get built up
    "board",  # places on the game's own board
    "pile",  # a pile that is none of the above
    "aside",  # cards that are out of play, or not in play yet
]

ROLES: Final[tuple[Role, ...]] = get_args(Role)

# How the cards of a zone are ordered: in pack order; in the order they arrived, the last one on top; in an order set by the game.
Order = Literal["sorted", "laid", "own"]

# Which cards are face up: all; none; only to the owner; some, depending on the game.
Faces = Literal["up", "down", "owner", "mixed"]


def owner(seat: i64) -> i64:
    """Seen by one seat only."""
    return bit(seat)


class PlaceShape(TypedDict):
    """What a zone is: its role, its owner, how its cards are ordered and which are face up."""

    role: Role
    owner: int | None
    order: Order
    faces: Faces


class Zone:
    """A named place: its cards, from the bottom or the left, and for each card the seats that see it."""

    def __init__(self, name: str, cards: vec[i64], sees: i64, role: Role, owner: i64 = -1, order: Order = "laid") -> None:
        self.name: Final = name
        self.role: Final[Role] = role
        self.owner: Final = owner
        self.order: Final[Order] = order
        self.base: Final = sees
        self.cards: Final = [int(card) for card in cards]
        self.sees: list[int] = [sees] * len(self.cards)

    def show(self, place: i64, sees: i64) -> None:
        """Lets more seats see one card."""
        self.sees[place] |= sees

    def show_top(self) -> None:
        """Lets everyone see the last card."""
        if self.sees:
            self.sees[-1] = EVERYONE

    def place(self) -> PlaceShape:
        """What the zone is, for front ends that lay out the table."""
        whose = int(self.owner) if self.owner >= 0 else None
        return {"role": self.role, "owner": whose, "order": self.order, "faces": self.faces()}

    def faces(self) -> Faces:
        """Which cards are face up."""
        for sees in self.sees:
            if sees != self.base:
                return "mixed"
        if self.base == EVERYONE:
            return "up"
        if self.base == NOBODY:
            return "down"
        return "owner" if self.owner >= 0 and self.base == bit(self.owner) else "mixed"

    def codes(self, names: list[str]) -> list[str]:
        """All cards, face up."""
        return [names[card] for card in self.cards]

    def seen(self, names: list[str], seat: i64) -> list[str]:
        """The cards as a seat sees them."""
        mask = bit(seat)
        return [names[self.cards[k]] if self.sees[k] & mask else "??" for k in range(len(self.cards))]


def hand_zone(seat: i64, cards: i64) -> Zone:
    """A hand that its owner alone sees."""
    return Zone(f"hand:{seat}", members(cards), owner(seat), "hand", seat, "sorted")
