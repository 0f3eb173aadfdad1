"""What helps people find a game: the well-known games that it resembles, and a shorter form for a first try."""

from typing import Final

Choices = dict[str, int | str]


class Known:
    """A game that most people have heard of, and the other names by which they may look for it."""

    def __init__(self, name: str, also: list[str] | None = None) -> None:
        self.name: Final = name
        self.also: Final[list[str]] = also or []


class Like:
    """A well-known game that a game resembles, and how, in one sentence."""

    def __init__(self, known: Known, why: str) -> None:
        self.known: Final = known
        self.why: Final = why


class Short:
    """A shorter form of a game: its options, what it is in a few words, and about how many moves it has."""

    def __init__(self, options: Choices, told: str, moves: int) -> None:
        self.options: Final = options
        self.told: Final = told
        self.moves: Final = moves
