"""Reads Gambit's extensive-form format, written from its description and not from our writer."""

import re
from dataclasses import dataclass, field
from fractions import Fraction

TOKEN = re.compile(r'"((?:[^"\\]|\\.)*)"|([{}])|([^\s{},"]+)')


@dataclass
class Read:
    """A node of the file: its kind (c, p, t), its player and information set, what leads on, and the payoffs at an end."""

    kind: str
    player: int = 0
    number: int = 0
    labels: list[str] = field(default_factory=list)
    chances: list[Fraction] = field(default_factory=list)
    payoffs: list[Fraction] = field(default_factory=list)
    kids: list["Read"] = field(default_factory=list)


class Tokens:
    """The file, token by token; quoted text keeps a mark in front."""

    def __init__(self, text: str) -> None:
        self.found = ['"' + match[1] if match[1] is not None else match[2] or match[3] for match in TOKEN.finditer(text)]
        self.at = 0

    def take(self, wanted: str | None = None) -> str:
        token = self.found[self.at]
        self.at += 1
        assert wanted is None or token == wanted, f"{token!r} where {wanted!r} should be"
        return token

    def braced(self) -> list[str]:
        self.take("{")
        found = []
        while (token := self.take()) != "}":
            found.append(token)
        return found


def read(text: str) -> tuple[list[str], Read]:
    """The names of the players, and the tree."""
    tokens = Tokens(text)
    assert [tokens.take() for _ in range(3)] == ["EFG", "2", "R"]
    assert tokens.take().startswith('"')
    players = [name[1:] for name in tokens.braced()]
    root = node(tokens)
    assert tokens.at == len(tokens.found)
    return players, root


def node(tokens: Tokens) -> Read:
    """A node with all below it, in prefix order."""
    made = Read(tokens.take())
    tokens.take('"')
    if made.kind == "t":
        assert int(tokens.take()) > 0
        tokens.take('"')
        made.payoffs = [Fraction(number) for number in tokens.braced()]
        return made
    if made.kind == "p":
        made.player = int(tokens.take())
    made.number = int(tokens.take())
    tokens.take('"')
    told = tokens.braced()
    tokens.take("0")
    made.labels = [label[1:] for label in (told[::2] if made.kind == "c" else told)]
    made.chances = [Fraction(number) for number in told[1::2]] if made.kind == "c" else []
    made.kids = [node(tokens) for _ in made.labels]
    return made


def evenly(root: Read) -> list[Fraction]:
    """What the players get on average if all choose at random."""
    if root.kind == "t":
        return root.payoffs
    chances = root.chances or [Fraction(1, len(root.kids))] * len(root.kids)
    below = [evenly(kid) for kid in root.kids]
    return [sum((chance * each[k] for chance, each in zip(chances, below, strict=True)), Fraction()) for k in range(len(below[0]))]
