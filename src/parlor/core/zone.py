"""Zones: where cards lie, and who sees them. Nobody sees a card unless its zone says so."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import bit, members

NOBODY: Final = 0
SPECTATOR: Final = 15
EVERYONE: Final = 0xFFFF


def owner(seat: i64) -> i64:
    """Seen by one seat alone."""
    return bit(seat)


class Zone:
    """A named place: its cards, bottom or left first, and for each of them the seats that see it."""

    def __init__(self, name: str, cards: vec[i64], sees: i64) -> None:
        self.name: Final = name
        self.cards: Final = [int(card) for card in cards]
        self.sees: list[int] = [sees] * len(self.cards)

    def show(self, place: i64, sees: i64) -> None:
        """Lets more seats see one card."""
        self.sees[place] |= sees

    def show_top(self) -> None:
        """Lets everyone see the last card."""
        if self.sees:
            self.sees[-1] = EVERYONE

    def codes(self, names: list[str]) -> list[str]:
        """All cards, face up."""
        return [names[card] for card in self.cards]

    def seen(self, names: list[str], seat: i64) -> list[str]:
        """The cards as a seat sees them."""
        mask = bit(seat)
        return [names[self.cards[k]] if self.sees[k] & mask else "??" for k in range(len(self.cards))]


def hand_zone(seat: i64, cards: i64) -> Zone:
    """A hand that its owner alone sees."""
    return Zone(f"hand:{seat}", members(cards), owner(seat))
