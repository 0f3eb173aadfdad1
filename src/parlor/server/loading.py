"""A table as it is read from the store: its journal, and what else must be known before anyone may use it."""

from parlor.server import circle_store, journal, people, queries
from parlor.server.room import Room
from parlor.server.store import Database


def loaded(database: Database, id: str) -> tuple[Room, str, dict[str, str], dict[int, float]]:
    """A table from its journal, its last seal, which of its guests turned out to be known persons, and who has time until when."""
    room, seal = journal.load(database, id)
    if room.opened.circle is not None:
        room.members = circle_store.members_of(database, room.opened.circle)
    return room, seal, people.known_as(database, room.names()), queries.deadlines(database, id)
