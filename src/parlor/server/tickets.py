"""Tickets: what is valid once and for a short time, such as a challenge for a passkey, a link to another device, or a confirmation by mail.

The store has only their digests.
"""

import secrets
import time
from hashlib import sha256

from parlor.server.store import Database

# How many tickets of a kind a person may have at a time; a new one replaces the oldest.
MOST = 5


def digest(token: str) -> str:
    """What the store knows of a ticket."""
    return sha256(f"ticket/{token}".encode()).hexdigest()


def issue(database: Database, kind: str, person: str, seconds: float, body: str = "", most: int = MOST) -> str:
    """A new ticket of a person."""
    token = secrets.token_urlsafe(32)
    found = database.run("SELECT digest FROM tickets WHERE person = ? AND kind = ? ORDER BY ends DESC, digest", [person, kind])
    for (old,) in found[most - 1 :]:
        database.run("DELETE FROM tickets WHERE digest = ?", [old])
    database.run("INSERT INTO tickets VALUES (?, ?, ?, ?, ?)", [digest(token), kind, person, body, time.time() + seconds])
    return token


def look(database: Database, kind: str, token: str) -> tuple[str, str] | None:
    """The person and the body of a valid ticket, which stays valid."""
    rows = database.run("SELECT person, body FROM tickets WHERE digest = ? AND kind = ? AND ends > ?", [digest(token), kind, time.time()])
    return (str(rows[0][0]), str(rows[0][1])) if rows else None


def take(database: Database, kind: str, token: str) -> tuple[str, str] | None:
    """The person and the body of a valid ticket, which is used up; of many who try at once, one gets it."""
    found = look(database, kind, token)
    taken = database.changed("DELETE FROM tickets WHERE digest = ?", [digest(token)]) == 1
    return found if taken else None
