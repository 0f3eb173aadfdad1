"""The passkeys of people, as they are kept."""

from typing import NamedTuple

from parlor.server.store import Database


class Passkey(NamedTuple):
    """A passkey of a person; times are days."""

    id: str
    label: str
    added: int
    seen: int


def of_person(database: Database, person: str) -> list[Passkey]:
    """The passkeys of a person, the latest first."""
    rows = database.run("SELECT id, label, added, seen FROM passkeys WHERE person = ? ORDER BY added DESC, id", [person])
    return [Passkey(*row) for row in rows]


def remove(database: Database, person: str, id: str) -> bool:
    """Removes a passkey of a person; False if it is not theirs."""
    return database.changed("DELETE FROM passkeys WHERE id = ? AND person = ?", [id, person]) == 1
