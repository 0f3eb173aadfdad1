"""The lobby has room for everyone, whatever one guest or one address does."""

import time
from pathlib import Path

import pytest

from parlor.server import queries, schema
from parlor.server import room_events as ev
from parlor.server.room import Room
from parlor.server.sqlite import SqliteDatabase
from tests.server.test_room import opened


@pytest.fixture
def database(tmp_path: Path) -> SqliteDatabase:
    database = SqliteDatabase(str(tmp_path / "house.db"), True)
    schema.migrate(database)
    return database


def enter(database: SqliteDatabase, number: int, host: str, origin: str) -> str:
    opening = opened(host=host, joining="open", places=[ev.Place(host, host.title()), *[ev.Place() for _ in range(3)]])
    room = Room(f"{number:012}", opening, time.time() + number / 1000)
    queries.note(database, room, time.time())
    queries.note_origin(database, room.id, origin)
    return room.id


def test_one_host_has_a_few_lines(database: SqliteDatabase) -> None:
    quiet = enter(database, 0, "quiet", "here")
    flood = [enter(database, number, "loud", "there") for number in range(1, 150)]
    assert [table.id for table in queries.lobby(database)] == [*flood[:-4:-1], quiet]
    assert queries.unfinished(database, "loud", "there") == (149, 149)
    assert queries.unfinished(database, "quiet", "there") == (1, 149)


def test_one_address_has_a_few_lines_more(database: SqliteDatabase) -> None:
    quiet = enter(database, 0, "quiet", "here")
    flood = [enter(database, number, f"loud{number}", "there") for number in range(1, 150)]
    assert [table.id for table in queries.lobby(database)] == [*flood[: -queries.LOBBY_ORIGIN - 1 : -1], quiet]


def test_tables_that_count_for_no_address_are_all_listed(database: SqliteDatabase) -> None:
    tables = [enter(database, number, f"guest{number}", "") for number in range(30)]
    assert [table.id for table in queries.lobby(database)] == tables[::-1]
