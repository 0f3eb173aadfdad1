"""How each kind of fact that a view tells is written as numbers in an observation (observation.py).

Seats are counted from the one that looks: it is 0, its left neighbor 1. Unknown or missing values are zeros; a single number is then -1.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from parlor.core.facts import BIDDEN, CALLS, CARD, CARDS, LEFT_OUT, MELDS_LAID, SEAT, SEATS, SUIT, Below, FactKind, OneOf, OneOfEach
from parlor.core.game import Rules
from parlor.core.hand import Fact
from parlor.core.pack import Pack
from parlor.learn.actions import Actions

MOST: Final[i64] = 32767


def clipped(number: i64) -> i16:
    """A number, limited to the range of a layout."""
    return i16(min(max(number, -MOST), MOST))


class FactEncoding:
    """A fact: how many numbers it takes, and how they are written."""

    def __init__(self, size: i64) -> None:
        self.size: Final = size

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        """Writes a value, starting at a given position."""
        raise NotImplementedError


class Number(FactEncoding):
    """A number; -1 if there is none."""

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        layout[at] = clipped(value) if isinstance(value, int) else -1


class Numbers(FactEncoding):
    """Some numbers, unchanged."""

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        if isinstance(value, list):
            for k in range(min(len(value), self.size)):
                number = value[k]
                layout[at + k] = clipped(number) if isinstance(number, int) else -1


class BySeat(FactEncoding):
    """One number per seat."""

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        if isinstance(value, list):
            for k in range(min(len(value), self.size)):
                number = value[k]
                layout[at + (k - seat) % self.size] = clipped(number) if isinstance(number, int) else -1


class OneSeat(FactEncoding):
    """A 1 for one seat."""

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        if isinstance(value, int):
            layout[at + (value - seat) % self.size] = 1


class SomeSeats(FactEncoding):
    """A 1 for each of some seats."""

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        if isinstance(value, list):
            for other in value:
                if isinstance(other, int):
                    layout[at + (other - seat) % self.size] = 1


class OneWord(FactEncoding):
    """A 1 for one of some words."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(len(words))
        self.words: Final = words

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        if isinstance(value, str) and value in self.words:
            layout[at + self.words.index(value)] = 1


class WordBySeat(FactEncoding):
    """For each seat, a 1 for one of some words."""

    def __init__(self, words: list[str], players: i64) -> None:
        super().__init__(len(words) * players)
        self.words: Final = words
        self.players: Final = players

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        if isinstance(value, list):
            for k in range(len(value)):
                word = value[k]
                if isinstance(word, str):
                    layout[at + (k - seat) % self.players * len(self.words) + self.words.index(word)] = 1


class OneCardOf(FactEncoding):
    """A 1 for one kind of card."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(len(pack.kinds))
        self.pack: Final = pack

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        if isinstance(value, str):
            layout[at + i64(self.pack.index[value]) // self.pack.copies] = 1


class CardsOf(OneCardOf):
    """For each kind of card how many of it are in a list."""

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        if isinstance(value, list):
            for code in value:
                layout[at + i64(self.pack.index[code]) // self.pack.copies] += 1


class MeldOf(OneCardOf):
    """For each kind of card, the number of the last meld it is in; a wild card counts as the card it stands for."""

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        if isinstance(value, list):
            for k in range(len(value)):
                meld = value[k]
                assert isinstance(meld, dict)
                for code in meld["cards"]:
                    name = code.rpartition("=")[2]
                    layout[at + i64(self.pack.index[name]) // self.pack.copies] = clipped(k + 1)


class Call(FactEncoding):
    """1 and the action number of a call; 0 if there is none."""

    def __init__(self, actions: Actions, size: i64) -> None:
        super().__init__(size)
        self.actions: Final = actions

    def number(self, text: str) -> i16:
        """The number of a call."""
        return clipped(self.actions.number(self.actions.notation.read(text)) + 1)

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        if value is not None:
            layout[at] = self.number(f"bid {value}")


class Calls(Call):
    """The last call of each seat."""

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        if isinstance(value, list):
            for call in value:
                assert isinstance(call, list)
                speaker, text = call[0], call[1]
                assert isinstance(speaker, int)
                layout[at + (speaker - seat) % self.size] = self.number(text)


class Counted(FactEncoding):
    """How often each number appears in a list."""

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        if isinstance(value, list):
            for number in value:
                if isinstance(number, int) and number < self.size:
                    layout[at + number] += 1


def encoding_for(kind: FactKind | None, value: Fact, rules: Rules, actions: Actions) -> FactEncoding | None:
    """How a fact of a kind is written; without one, how a value of it is: as a number, or a list of them. None where it is left out."""
    players = rules.players
    if kind is None:
        if not isinstance(value, list):
            return Number(1)
        return BySeat(players) if len(value) == players else Numbers(len(value))
    if isinstance(kind, OneOf):
        return OneWord(kind.words)
    if isinstance(kind, OneOfEach):
        return WordBySeat(kind.words, players)
    if isinstance(kind, Below):
        return Counted(kind.limit)
    simple: dict[FactKind, FactEncoding | None] = {
        SEAT: OneSeat(players),
        SEATS: SomeSeats(players),
        SUIT: OneWord(rules.pack.suits),
        CARD: OneCardOf(rules.pack),
        CARDS: CardsOf(rules.pack),
        MELDS_LAID: MeldOf(rules.pack),
        BIDDEN: Call(actions, 1),
        CALLS: Calls(actions, players),
        LEFT_OUT: None,
    }
    return simple[kind]
