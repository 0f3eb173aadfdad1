"""The state of the cursor on the table."""

from dataclasses import dataclass

Key = tuple[str, str | None, int | None, int]
"""What identifies a spot from one moment to the next: zone, card, button, and which of several identical cards."""


@dataclass
class Cursor:
    """Where it is, what it has marked and lifted, and its message."""

    cursor: Key | None = None
    marked: tuple[Key, ...] = ()
    lifted: Key | None = None
    hinted: frozenset[str] = frozenset()
    told: str = ""
    tone: str = "call"
    fresh: bool = False
    """The moment is new, so the cursor goes to where something can be done."""
    walked: bool = False
    """The arrow keys were used in this moment."""
