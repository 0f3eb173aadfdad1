"""What the facts of a view are about, for those who count with them.

The kind of a fact is declared beside the code that tells it, in a `fact_kinds` next to its `facts`. A fact without a kind is a number, or a
list of them.
"""

from typing import Final


class FactKind:
    """What a fact is about."""


class OneOf(FactKind):
    """One of a few words."""

    def __init__(self, words: list[str]) -> None:
        self.words: Final = words


class OneOfEach(FactKind):
    """For each seat one of a few words, or none."""

    def __init__(self, words: list[str]) -> None:
        self.words: Final = words


class Below(FactKind):
    """Some numbers from 0 up, all below a limit, in whatever order."""

    def __init__(self, limit: int) -> None:
        self.limit: Final = limit


# A seat; a list of seats.
SEAT: Final = FactKind()
SEATS: Final = FactKind()
# A suit by its name.
SUIT: Final = FactKind()
# A card by its code; a list of cards.
CARD: Final = FactKind()
CARDS: Final = FactKind()
# A list of melds, each with its "cards".
MELDS_LAID: Final = FactKind()
# A bid as it is written after "bid"; a list of calls, each a seat and a move as it is written.
BIDDEN: Final = FactKind()
CALLS: Final = FactKind()
# What learners do without: a limit that never changes, or what the cards on the table tell already.
LEFT_OUT: Final = FactKind()

FactKinds = dict[str, FactKind]
