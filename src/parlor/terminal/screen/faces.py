"""What is printed on a card: its corner, its suit symbol, its foot, and their color."""

from dataclasses import dataclass
from functools import lru_cache

import parlor
from parlor.terminal.texts import spoken, text
from parlor.words.say import Reader, say

HIDDEN = "??"
# Symbols that every fixed-width font has, one column wide: suits are recognized by shape first and by color second.
SIGNS = {
    "rumme": ["◓", "♞", "♛", "▼"],
    "rummy": ["✿", "☼", "⊸", "♪"],
    "sammy": ["■", "◆", "★", "≡"],
    "patriot": ["", "", "", ""],
    "standard": ["♠", "♥", "♦", "♣"],
}
INKS = {
    "rumme": ["steel", "plum", "ochre", "brick"],
    "rummy": ["brick", "ochre", "navy", "sage"],
    "sammy": ["brick", "navy", "plum", "sage"],
    "patriot": ["navy", "brick", "sky", "sage"],
    "standard": ["ink", "brick", "brick", "ink"],
}
PICTURES = {"Flag": "⚑", "Liberty Bond": "§", "Army": "♜", "Aeroplane": "✈", "Submarine": "≈", "Battleship": "▲"}


@dataclass(frozen=True)
class Face:
    """A card as it is drawn."""

    corner: str
    sign: str
    foot: str
    ink: str
    name: str

    @property
    def short(self) -> str:
        """The card in a few characters."""
        return self.corner + self.sign + (self.foot if self.foot != self.corner else "")


BACK = Face("", "", "", "ink", "")


class Faces:
    """The faces of the pack of a game."""

    def __init__(self, game: parlor.Game) -> None:
        self.order = {card.code: place for place, card in enumerate(game.cards)}
        self.number = {card.code: card.number for card in game.cards}
        self.known: dict[str, Face] = {}
        for card in game.cards:
            suit = card.suit
            sign = SIGNS[game.pack][suit] if suit >= 0 else "❦"
            ink = INKS[game.pack][suit] if suit >= 0 else "ink"
            corner = foot = str(card.number)
            if game.pack == "sammy":
                corner, foot = card.code, str(card.number)
            elif game.pack == "patriot":
                corner, sign, foot = card.code, PICTURES[str(card.printed["picture"])], ""
            elif game.pack == "standard":
                corner = foot = card.code[:-1]
            elif suit < 0:
                corner = foot = card.code[:1]
            self.known[card.code] = Face(corner, sign, foot, ink, say(f"card-{game.pack}-{card.code}", {}, Reader(spoken())))

    def of(self, code: str) -> Face:
        """The face of a card; a card that stands for another shows that one's name."""
        if code == HIDDEN:
            return BACK
        card, _, named = code.partition("=")
        face = self.known[card]
        if not named:
            return face
        other = self.known[named]
        return Face(face.corner, "=", other.corner + other.sign, other.ink, text("stands-for", card=face.name, other=other.name))

    def short(self, code: str) -> str:
        """What is printed on a card, in a few characters; any other word is left unchanged."""
        return self.of(code).short if self.is_card(code) else code

    def named(self, text: str, cards: list[str]) -> str:
        """The words of a move, with cards as printed."""
        return " ".join([self.short(word) if word in cards else word for word in text.split(" ")])

    def is_card(self, word: str) -> bool:
        """Whether a word is the code of a card, or of one that stands for another."""
        return all(part in self.known for part in word.split("="))

    def by_suit(self, codes: list[str]) -> list[str]:
        """Cards in the order of the pack."""
        return sorted(codes, key=lambda code: self.order.get(code, -1))

    def by_number(self, codes: list[str]) -> list[str]:
        """Cards by number, then in the order of the pack."""
        return sorted(codes, key=lambda code: (self.number.get(code, -1), self.order.get(code, -1)))


def faces_of(game: str) -> Faces:
    """The faces of a game's pack."""
    return faces_in(spoken(), game)


@lru_cache(maxsize=64)
def faces_in(language: str, game: str) -> Faces:
    """The faces of a game's pack with their names in a language, cached."""
    return Faces(parlor.game(game))
