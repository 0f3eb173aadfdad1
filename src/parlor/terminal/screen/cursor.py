"""What the hand over the table does."""

from dataclasses import dataclass

Key = tuple[str, str | None, int | None, int]
"""What makes a spot the same in the next moment: zone, card, button, and which of equal cards."""


@dataclass
class Cursor:
    """Where it stands, what it has marked and lifted, and what it was told."""

    cursor: Key | None = None
    marked: tuple[Key, ...] = ()
    lifted: Key | None = None
    hinted: frozenset[str] = frozenset()
    told: str = ""
    tone: str = "call"
    fresh: bool = False
    """The moment is new: the hand goes to where something can be done."""
    walked: bool = False
    """The arrows were used in this moment."""
