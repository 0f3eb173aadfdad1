"""The journal of the tables: one row per event, appended and never changed. A damaged row affects only its own table."""

from dataclasses import dataclass
from hashlib import sha256

import msgspec

from parlor.core.game import RulesChanged
from parlor.server import room_events as ev
from parlor.server.refusals import Refused
from parlor.server.room import Room, rebuilt
from parlor.server.store import Database, NotDone, StoreFailed


class Damaged(NotDone):
    """The journal of a table cannot be read to its end; the message says where it stops."""


class OldRules(NotDone):
    """A table that was begun by rules which this Parlor does not play any more."""


class Fenced(StoreFailed):
    """Another process has taken over the table; nothing was written."""


class NoSuchTable(NotDone):
    """There is no table with that id."""


@dataclass
class Entry:
    """One event, ready to append; the seal ties it to everything before it."""

    table: str
    n: int
    at: float
    body: str
    seal: str


def entry(table: str, n: int, at: float, happening: ev.Any, before: str) -> Entry:
    """The row of an event."""
    body = ev.write(happening).decode()
    return Entry(table, n, at, body, seal(before, table, n, at, body))


def seal(before: str, table: str, n: int, at: float, body: str) -> str:
    """A digest of a row and, through the previous seal, of all earlier rows of its table."""
    return sha256(f"{before}/{table}/{n}/{at!r}/{body}".encode()).hexdigest()[:16]


def append(database: Database, row: Entry, fence: int) -> None:
    """Appends a row, unless another process holds the table with a later fence."""
    written = database.changed(
        "INSERT INTO events (table_id, n, at, body, seal) SELECT ?, ?, ?, ?, ? FROM tables WHERE id = ? AND fence = ? "
        "ON CONFLICT DO NOTHING",
        [row.table, row.n, row.at, row.body, row.seal, row.table, fence],
    )
    if written != 1:
        raise Fenced(f"table {row.table} is served by another process now")


def load(database: Database, id: str) -> tuple[Room, str]:
    """A table rebuilt from its journal, and the seal of its last row."""
    if not database.run("SELECT id FROM tables WHERE id = ? AND phase <> 'gone'", [id]):
        raise NoSuchTable(id)
    return read(id, database.run("SELECT n, at, body, seal FROM events WHERE table_id = ? ORDER BY n", [id]))


def read(id: str, rows: list[tuple[int, float, str, str]]) -> tuple[Room, str]:
    """The room that some rows lead to, and the last seal; raises Damaged."""
    story: list[tuple[float, ev.Any]] = []
    last = ""
    for number, (n, at, body, sealed) in enumerate(rows, 1):
        last = seal(last, id, number, at, str(body))
        if n != number or last != sealed:
            raise Damaged(f"row {number} of the journal of table {id} is damaged or missing")
        try:
            story.append((at, ev.read(body)))
        except (msgspec.MsgspecError, TypeError) as error:
            raise Damaged(f"row {number} of the journal of table {id} cannot be read: {error}") from None
    if not story:
        raise Damaged(f"the journal of table {id} is empty")
    try:
        return rebuilt(id, story), last
    except RulesChanged as error:
        raise OldRules(str(error)) from None
    except (Refused, ValueError, IndexError) as error:
        raise Damaged(f"the journal of table {id} cannot be replayed: {error}") from None
