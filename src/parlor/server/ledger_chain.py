"""The chain of the house's log: each line has the hash of the one before, so that none can be changed, removed or inserted later.

The hash of a line is the digest of its canonical form (`signing`); a table appears in it as the digest of `parlor/table/` and its id.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, ClassVar

from msgspec import to_builtins

from parlor.server.documents import LedgerEntry
from parlor.server.signing import digest

HEAD = "parlor-ledger-head"
BEGINNING = "0" * 64
# How many lines are sent at a time; more would keep other guests waiting.
PAGE = 500


class Broken(ValueError):
    """A chain that is not intact; the message says where."""


def table_digest(table: str) -> str:
    """The digest that represents a table in the log."""
    return sha256(f"parlor/table/{table}".encode()).hexdigest()


def hash_of(entry: LedgerEntry) -> str:
    """The hash of a line, which the next one contains."""
    return digest(to_builtins(entry))


def follow(entries: Sequence[LedgerEntry], number: int, last: str) -> str:
    """The hash of the last of these lines, which follow line `number` with the hash `last`; raises Broken."""
    for entry in entries:
        number += 1
        if entry.number != number:
            raise Broken(f"line {number} is missing: line {entry.number} stands in its place")
        if entry.previous != last:
            raise Broken(f"line {number} does not follow from line {number - 1}")
        last = hash_of(entry)
    return last


class Tally:
    """How many lines of each kind there are, and the state of every table."""

    AFTER: ClassVar[dict[str, tuple[str | None, ...]]] = {
        "opened": (None,),
        "dealt": ("opened",),
        "finished": ("dealt",),
        "ended": ("dealt",),
        "abandoned": ("opened", "dealt"),
        "renamed": ("finished", "ended", "renamed"),
    }

    def __init__(self) -> None:
        # A name that was taken out of a record is not one more game.
        self.counts = {kind: 0 for kind in self.AFTER if kind != "renamed"}
        self._tables: dict[str, str] = {}

    def add(self, entry: LedgerEntry) -> None:
        """Counts a line; raises Broken if it contradicts the state of its table."""
        before = self._tables.get(entry.table)
        if before not in self.AFTER[entry.kind]:
            raise Broken(
                f"line {entry.number} says that a table was {entry.kind} which {f'was {before}' if before else 'was never opened'}"
            )
        self._tables[entry.table] = entry.kind
        if entry.kind in self.counts:
            self.counts[entry.kind] += 1

    @property
    def unfinished(self) -> int:
        """How many deals are unfinished or were given up."""
        return self.counts["dealt"] - self.counts["finished"] - self.counts["ended"]


def statement(table: str, game: str, players: int, options: dict[str, Any], opened: int, commitment: str) -> dict[str, Any]:
    """The house's statement about a table when it is opened."""
    return {
        "format": "parlor-opening",
        "table": table,
        "game": game,
        "players": players,
        "options": options,
        "opened": opened,
        "commitment": commitment,
    }


def dealing(table: str, contributions: Sequence[str | None]) -> dict[str, Any]:
    """The house's statement about a deal when the cards are dealt."""
    return {"format": "parlor-deal", "table": table, "contributions": list(contributions)}


def milliseconds(at: float) -> int:
    """A time as written in the log and in records."""
    return int(at * 1000)
