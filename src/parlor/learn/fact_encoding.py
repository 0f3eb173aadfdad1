"""How each fact that a view tells is written as numbers in an observation (observation.py).

Seats are counted from the one that looks: it is 0, its left neighbour 1. What is not known or not there leaves zeros, a number alone -1.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from parlor.core.game import Rules
from parlor.core.hand import Fact
from parlor.core.pack import Pack
from parlor.learn.actions import Actions

# How facts are written, by their names. All others are numbers, or lists of them: one for each seat, where there are as many.
SEAT: Final = {"opener", "bidder", "declarant", "dummy", "turned_to", "batter", "goop", "last", "bound", "partner"}
SEATS: Final = {"ring", "put_down", "folded", "passed"}
SUIT: Final = {"trumps", "turkette_suit"}
CARD: Final = {"turned", "gave", "got", "called"}
WORD: Final = {
    "phase": [
        *["play", "draw", "use", "discard", "bidding", "declaring", "declaration", "graft", "picking", "naming", "proving", "country"],
        *["reserve", "partner", "first part", "second part", "claim", "deciding", "answering", "exchanging", "opening", "asking"],
        *["passing", "race", "start", "over"],
    ],
    "contest": ["President", "Congress"],
    "half": ["top", "bottom"],
}
DECLARED: Final = ["content", "cop", "resign"]
COUNTED: Final = {"seven_tricks": 16, "combination": 8}
# Limits that never change, and what the cards on the layout tell already.
LEFT_OUT: Final = {"limit", "taken_limit", "turn_limit", "line", "partners", "clockwise", "due"}
# Facts that come up only in the course of a hand.
LATER: Final = {"picking": "turned"}

MOST: Final[i64] = 32767


def clipped(number: i64) -> i16:
    """A number as a layout holds it."""
    return i16(min(max(number, -MOST), MOST))


class FactEncoding:
    """A fact: how many numbers it takes, and how they are written."""

    def __init__(self, size: i64) -> None:
        self.size: Final = size

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        """Writes a value from a place on."""
        raise NotImplementedError


class Number(FactEncoding):
    """A number; -1 for none."""

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        layout[at] = clipped(value) if isinstance(value, int) else -1


class Numbers(FactEncoding):
    """Some numbers as they stand."""

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        if isinstance(value, list):
            for k in range(min(len(value), self.size)):
                number = value[k]
                layout[at + k] = clipped(number) if isinstance(number, int) else -1


class BySeat(FactEncoding):
    """A number for each seat."""

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        if isinstance(value, list):
            for k in range(min(len(value), self.size)):
                number = value[k]
                layout[at + (k - seat) % self.size] = clipped(number) if isinstance(number, int) else -1


class OneSeat(FactEncoding):
    """A 1 at one seat."""

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        if isinstance(value, int):
            layout[at + (value - seat) % self.size] = 1


class SomeSeats(FactEncoding):
    """A 1 at each of some seats."""

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        if isinstance(value, list):
            for other in value:
                if isinstance(other, int):
                    layout[at + (other - seat) % self.size] = 1


class OneWord(FactEncoding):
    """A 1 at one of some words."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(len(words))
        self.words: Final = words

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        if isinstance(value, str) and value in self.words:
            layout[at + self.words.index(value)] = 1


class WordBySeat(FactEncoding):
    """For each seat a 1 at one of some words."""

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
    """A 1 at one kind of card."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(len(pack.kinds))
        self.pack: Final = pack

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        if isinstance(value, str):
            layout[at + i64(self.pack.index[value]) // self.pack.copies] = 1


class MeldOf(OneCardOf):
    """For each kind of card the number of the last meld that it lies in, a wild card as the one that it stands for."""

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        if isinstance(value, list):
            for k in range(len(value)):
                meld = value[k]
                assert isinstance(meld, dict)
                for code in meld["cards"]:
                    name = code.rpartition("=")[2]
                    layout[at + i64(self.pack.index[name]) // self.pack.copies] = clipped(k + 1)


class Call(FactEncoding):
    """1 and the action that a call is; 0 for none."""

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
    """How often each number occurs in a list."""

    def write(self, layout: vec[i16], at: i64, value: Fact, seat: i64) -> None:
        if isinstance(value, list):
            for number in value:
                if isinstance(number, int) and number < self.size:
                    layout[at + number] += 1


def encoding_for(name: str, value: Fact, rules: Rules, actions: Actions) -> FactEncoding | None:
    """How a fact of some rules is written; None where it is left out."""
    players = rules.players
    if name in LEFT_OUT:
        return None
    if name in SEAT:
        return OneSeat(players)
    if name in SEATS:
        return SomeSeats(players)
    if name in SUIT:
        return OneWord(rules.pack.suits)
    if name in CARD:
        return OneCardOf(rules.pack)
    if name in WORD:
        return OneWord(WORD[name])
    if name in COUNTED:
        return Counted(COUNTED[name])
    if name == "declared":
        return WordBySeat(DECLARED, players)
    if name == "melds":
        return MeldOf(rules.pack)
    if name == "bid":
        return Call(actions, 1)
    if name == "calls":
        return Calls(actions, players)
    if not isinstance(value, list):
        return Number(1)
    return BySeat(players) if len(value) == players else Numbers(len(value))
