"""A table as it is read from the store: its journal, and what else must be known before anyone may use it."""

from parlor.server import circle_store, journal, people, queries
from parlor.server.room import Room
from parlor.server.store import Database


def admitted(database: Database, room: Room) -> frozenset[str] | None:
    """Who may come in, at a table of a circle: its members; when the circle is no more, those who play."""
    if room.opened.circle is None:
        return None
    seated = {chair.guest for chair in room.chairs if chair.guest is not None}
    if not circle_store.exists(database, room.opened.circle):
        return frozenset(seated)
    members = circle_store.members_of(database, room.opened.circle)
    return members | {guest for guest, person in people.known_as(database, seated).items() if person in members}


def loaded(database: Database, id: str) -> tuple[Room, str, dict[str, str], dict[int, float]]:
    """A table from its journal, its last seal, which of its guests turned out to be known persons, and who has time until when."""
    room, seal = journal.load(database, id)
    room.members = admitted(database, room)
    return room, seal, people.known_as(database, room.names()), queries.deadlines(database, id)
