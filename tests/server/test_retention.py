"""Data is deleted when its time is up, and not before."""

import asyncio
import sqlite3
import time
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from parlor.server import circle_store, journal, people, queries, retention, schema
from parlor.server import room_events as ev
from parlor.server.retention import DAY, Attendance, Tidied, tidy, tidy_all
from parlor.server.room import Room
from parlor.server.settings import Settings
from parlor.server.sqlite import SqliteDatabase
from parlor.server.store import Database, Value
from tests.server.test_journal import fresh
from tests.server.test_room import opened

NOW = 1000 * DAY
SETTINGS = Settings(keep_tables=10, keep_unfinished=5, keep_guests=20)
IDS = [letter * 12 for letter in "abcdefgh"]


def enter(database: Database, id: str, at: float, rows: int = 4, phase: str = "gathering", last: float | None = None) -> None:
    """A table opened at some moment, with a number of rows, the last one perhaps later."""
    room = Room(id, opened(), at)
    queries.note(database, room, at)
    database.run("UPDATE tables SET phase = ? WHERE id = ?", [phase, id])
    row = journal.entry(id, 1, at, opened(), "")
    journal.append(database, row, 0)
    for n in range(2, rows + 1):
        row = journal.entry(id, n, at if last is None or n < rows else last, ev.Left(1), row.seal)
        journal.append(database, row, 0)
    database.commit()


@pytest.fixture
def database(tmp_path: Path) -> SqliteDatabase:
    made = SqliteDatabase(str(tmp_path / "house.db"), True)
    schema.migrate(made)
    made.commit()
    return made


def cleared(database: Database, settings: Settings = SETTINGS, now: float = NOW) -> Tidied:
    """Deletes everything expired; no batch is larger than allowed."""
    count = Tidied()
    while True:
        before = replace(count)
        more = tidy(database, settings, now, count)
        database.commit()
        assert count.events - before.events <= retention.EVENTS
        if not more:
            return count


def kept(database: Database, column: str = "id", table: str = "tables") -> set[str]:
    return {str(row[0]) for row in database.run(f"SELECT {column} FROM {table}")}


def test_tables_go_after_their_time_and_take_their_rows_along(database: SqliteDatabase) -> None:
    enter(database, IDS[0], NOW - 11 * DAY, phase="over")
    enter(database, IDS[1], NOW - 9 * DAY, phase="over")
    enter(database, IDS[2], NOW - 6 * DAY)
    enter(database, IDS[3], NOW - 6 * DAY, phase="playing")
    enter(database, IDS[4], NOW - 4 * DAY)
    # Only its moves are recent.
    enter(database, IDS[5], NOW - 6 * DAY, phase="playing", last=NOW - DAY)
    count = cleared(database)
    assert kept(database) == kept(database, "table_id", "events") == kept(database, "table_id", "places") == {IDS[1], IDS[4], IDS[5]}
    assert (count.tables, count.events) == (3, 12)
    assert cleared(database) == Tidied()
    # In the end its moves are old too.
    assert cleared(database, now=NOW + 5 * DAY).tables == 3


def test_lines_of_a_chat_go_after_their_time(database: SqliteDatabase) -> None:
    circle_store.found(database, "c" * 12, "ann", "Thursday", False, 1.0)
    for days in (30, 21, 19, 1):
        circle_store.say(database, "c" * 12, "ann", f"{days} days ago", NOW - days * DAY)
    tidy(database, replace(SETTINGS, keep_chats=0), NOW, Tidied())
    assert len(circle_store.said(database, "c" * 12)) == 4
    tidy(database, replace(SETTINGS, keep_chats=20), NOW, Tidied())
    assert [line.text for line in circle_store.said(database, "c" * 12)] == ["19 days ago", "1 days ago"]


def test_zero_is_for_ever(database: SqliteDatabase) -> None:
    enter(database, IDS[0], DAY, phase="over")
    enter(database, IDS[1], DAY)
    assert cleared(database, Settings(keep_tables=0, keep_unfinished=0, keep_guests=0)) == Tidied()
    assert kept(database) == {IDS[0], IDS[1]}


def test_a_long_journal_goes_in_portions_and_its_table_at_once(database: SqliteDatabase) -> None:
    enter(database, IDS[0], DAY, rows=2 * retention.EVENTS + 10)
    for id in IDS[1:]:
        enter(database, id, DAY)
    count = Tidied()
    assert tidy(database, SETTINGS, NOW, count)
    assert (count.tables, count.events) == (8, retention.EVENTS)
    with pytest.raises(journal.NoSuchTable):
        journal.load(database, IDS[0])
    # What is left of it is the beginning: its seals are right, and an interruption leaves nothing behind.
    rows = database.run("SELECT n FROM events WHERE table_id = ? ORDER BY n", [IDS[0]])
    assert [n for (n,) in rows] == list(range(1, len(rows) + 1))
    cleared(database)
    assert kept(database) == kept(database, "table_id", "events") == set()


def test_who_has_a_cleared_table_in_memory_cannot_write_to_it(database: SqliteDatabase) -> None:
    enter(database, IDS[0], DAY)
    _, seal = journal.load(database, IDS[0])
    database.commit()
    database.run("UPDATE tables SET phase = 'gone', fence = fence + 1 WHERE id = ?", [IDS[0]])
    with pytest.raises(journal.Fenced):
        journal.append(database, journal.entry(IDS[0], 5, NOW, ev.Left(1), seal), 0)


def result(database: Database, guest: str, table: str) -> None:
    values: list[Value] = [guest, table, 0, "flag", 1.0, 1, 1, 1, 0, None]
    database.run(
        "INSERT INTO results (guest, table_id, seat, game, at, score, rank, won, practice, daily) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        values,
    )


def test_guests_who_do_not_come_back_are_forgotten(database: SqliteDatabase) -> None:
    for guest, days in (("old", 21), ("young", 19), ("unknown", 1000)):
        queries.rename(database, guest, guest)
        database.run("UPDATE guests SET seen = ? WHERE id = ?", [1000 - days, guest])
        database.run("INSERT INTO places (guest, table_id, seat) VALUES (?, ?, 0)", [guest, IDS[0]])
        database.run("INSERT INTO dailies (guest, day, game, table_id) VALUES (?, '2026-11-16', 'flag', ?)", [guest, IDS[0]])
        result(database, guest, IDS[0])
    database.commit()
    assert cleared(database).guests == 1
    for table, column in [("places", "guest"), ("dailies", "guest"), ("results", "guest"), ("guests", "id")]:
        assert kept(database, column, table) == {"young", "unknown"}, table
    # It was not known when one of them was last here, so their time started today.
    assert cleared(database, now=NOW + 19 * DAY).guests == 1
    assert kept(database, "id", "guests") == {"unknown"}
    assert cleared(database, now=NOW + 21 * DAY).guests == 1


def test_lasting_people_are_kept_longer_than_guests(database: SqliteDatabase) -> None:
    for person in ("guest", "lasting", "gone"):
        queries.rename(database, person, person)
    people.keep(database, "lasting")
    people.keep(database, "gone")
    for person, days in (("guest", 30), ("lasting", 30), ("gone", 600)):
        database.run("UPDATE guests SET seen = ? WHERE id = ?", [queries.day(NOW) - days, person])
    count = Tidied()
    tidy(database, Settings(keep_guests=20, keep_people=500), NOW, count)
    assert count.guests == 2
    assert kept(database, "id", "guests") == {"lasting"}


def test_results_of_guests_who_are_kept_outlive_their_table(database: SqliteDatabase) -> None:
    enter(database, IDS[0], NOW - 11 * DAY, phase="over")
    result(database, "host", IDS[0])
    database.commit()
    assert cleared(database).tables == 1
    assert [each.played for each in queries.statistics(database, "host")] == [1]
    assert queries.games_of(database, "host") == []


def test_a_guest_is_noted_once_a_day_and_only_if_something_is_kept_of_him(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = fresh(tmp_path)

    async def come() -> list[tuple[str, int]]:
        attendance = Attendance(store)
        await store.write(lambda database: queries.rename(database, "ann", "Ann"))
        await store.write(lambda database: database.run("UPDATE guests SET seen = 7"))
        before = store.writer.works
        for _ in range(100):
            attendance.came("ann")
            attendance.came("passer-by")
        await asyncio.gather(*attendance._tasks)
        assert store.writer.works == before + 2
        return await store.read(lambda database: database.run("SELECT id, seen FROM guests"))

    assert asyncio.run(come()) == [("ann", queries.day(time.time()))]
    store.close()


def test_all_is_tidied_in_the_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE", 0.0)
    store = fresh(tmp_path)

    async def run() -> Tidied:
        for id in IDS:
            await store.write(partial(enter, id=id, at=DAY))
        count = Tidied()
        await tidy_all(store, SETTINGS, count)
        return count

    assert asyncio.run(run()).tables == len(IDS)
    store.close()


def test_what_is_deleted_is_overwritten_and_its_room_used_again(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    database = SqliteDatabase(str(file), True)
    schema.migrate(database)
    queries.rename(database, "ann", "Wilhelmina")
    database.run("UPDATE guests SET seen = 1")
    enter(database, IDS[0], DAY, rows=400)
    database.run("DELETE FROM places")
    database.close()
    size = file.stat().st_size
    assert b"Wilhelmina" in file.read_bytes()
    database = SqliteDatabase(str(file), True)
    cleared(database)
    enter(database, IDS[1], DAY, rows=400)
    database.close()
    assert b"Wilhelmina" not in file.read_bytes()
    assert file.stat().st_size <= size


def test_a_database_of_the_first_version_is_brought_up(tmp_path: Path) -> None:
    first = sqlite3.connect(tmp_path / "house.db")
    first.execute("CREATE TABLE house (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
    first.execute("INSERT INTO house VALUES ('version', '1')")
    for statement in schema.MIGRATIONS[0]:
        first.execute(statement)
    first.execute("INSERT INTO guests VALUES ('ann', 'Ann')")
    first.execute("INSERT INTO places VALUES ('ann', ?, 0), ('bob', ?, 1)", [IDS[0], IDS[0]])
    first.commit()
    first.close()
    store = fresh(tmp_path)

    async def read() -> list[tuple[str, str, int]]:
        return await store.read(lambda database: database.run("SELECT id, name, seen FROM guests ORDER BY id"))

    assert asyncio.run(read()) == [("ann", "Ann", 0), ("bob", "", 0)]
    store.close()


def test_a_host_who_is_forgotten_leaves_the_circle_to_the_oldest_member(database: SqliteDatabase) -> None:
    circle_store.found(database, "c" * 12, "ann", "Thursday", False, 1.0)
    circle_store.enter(database, "c" * 12, "bob", 2.0)
    circle_store.found(database, "d" * 12, "ann", "Alone", False, 1.0)
    people.forget(database, "ann")
    assert circle_store.circle(database, "c" * 12).host == "bob"
    assert circle_store.members_of(database, "c" * 12) == {"bob"}
    with pytest.raises(circle_store.NoSuchCircle):
        circle_store.circle(database, "d" * 12)


def test_a_guest_who_becomes_a_person_stays_a_member_and_keeps_the_results(database: SqliteDatabase) -> None:
    circle_store.found(database, "c" * 12, "guest", "Thursday", False, 1.0)
    row: list[Value] = ["t" * 12, 0, "c" * 12, 1, "hoodoo", 1.0, "guest", 0, 5, 5, 1]
    database.run(
        "INSERT INTO circle_results (table_id, seat, circle, number, game, at, player, side, score, rank, won) "
        f"VALUES ({', '.join(['?'] * 11)})",
        row,
    )
    people.keep(database, "person")
    assert people.merge(database, "guest", "person")
    assert circle_store.members_of(database, "c" * 12) == {"person"}
    assert circle_store.circle(database, "c" * 12).host == "person"
    assert database.run("SELECT player FROM circle_results") == [("person",)]


def test_a_host_who_turns_out_to_be_somebody_removed_belongs_to_the_circle(database: SqliteDatabase) -> None:
    """The host removed an old device of their own, and signs in with the passkey of that one."""
    circle_store.found(database, "c" * 12, "guest", "Thursday", False, 1.0)
    circle_store.enter(database, "c" * 12, "person", 2.0)
    circle_store.part(database, "c" * 12, "person", circle_store.REMOVED)
    people.keep(database, "person")
    assert people.merge(database, "guest", "person")
    assert circle_store.members_of(database, "c" * 12) == {"person"}
