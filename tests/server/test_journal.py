"""The journal and the store: durable groups, seals, fences, and damage that does not spread."""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from parlor.server import journal, queries, schema
from parlor.server import room_events as ev
from parlor.server.room import Room
from parlor.server.sqlite import SqliteDatabase, sqlite_store
from parlor.server.store import Database, Store, StoreFailed
from tests.server.test_room import opened

T = TypeVar("T")
IDS = ["aaaaaaaaaaaa", "bbbbbbbbbbbb", "cccccccccccc"]


def fresh(folder: Path) -> Store:
    store = sqlite_store(folder / "house.db")
    store.open(schema.migrate)
    return store


def enter(store: Store, id: str) -> None:
    """A table with a few seats taken."""

    async def write() -> None:
        opening = opened()
        room = Room(id, opening, 1.5)
        row = journal.entry(id, 1, 1.5, opening, "")
        await store.write(lambda database: queries.note(database, room, 1.5))
        await store.write(partial(append, row))
        for seat in (1, 2, 3):
            row = journal.entry(id, seat + 1, 1.5, ev.Sat(seat, f"guest{seat}", "Guest"), row.seal)
            await store.write(partial(append, row))

    asyncio.run(write())


def append(row: journal.Entry, database: Database) -> None:
    journal.append(database, row, 0)


def load(store: Store, id: str) -> tuple[Room, str]:
    async def read() -> tuple[Room, str]:
        return await store.read(lambda database: journal.load(database, id))

    return asyncio.run(read())


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    store = fresh(tmp_path)
    enter(store, IDS[0])
    store.close()
    store = fresh(tmp_path)
    room, _ = load(store, IDS[0])
    assert room.n == 4
    assert [chair.empty for chair in room.chairs] == [False] * 4
    with pytest.raises(journal.NoSuchTable):
        load(store, "zzzzzzzzzzzz")
    store.close()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET body = '{' WHERE table_id = ? AND n = 3",
        "UPDATE events SET body = replace(body, 'guest2', 'guest9') WHERE table_id = ? AND n = 3",
        "UPDATE events SET at = at + 1 WHERE table_id = ? AND n = 3",
        "UPDATE events SET seal = 'x' WHERE table_id = ? AND n = 3",
        "DELETE FROM events WHERE table_id = ? AND n = 2",
        "DELETE FROM events WHERE table_id = ?",
        "UPDATE events SET body = NULL WHERE table_id = ? AND n = 3",
    ],
)
def test_damage_isolates_only_its_table(tmp_path: Path, damage: str) -> None:
    store = fresh(tmp_path)
    for id in IDS:
        enter(store, id)
    store.close()
    connection = sqlite3.connect(tmp_path / "house.db")
    try:
        connection.execute(damage, [IDS[1]])
        connection.commit()
    except sqlite3.IntegrityError:
        return  # The schema itself prevents this damage.
    finally:
        connection.close()
    store = fresh(tmp_path)
    with pytest.raises(journal.Damaged, match=IDS[1]):
        load(store, IDS[1])
    assert load(store, IDS[0])[0].n == load(store, IDS[2])[0].n == 4
    store.close()


def test_a_row_is_written_once_and_only_by_the_holder(tmp_path: Path) -> None:
    store = fresh(tmp_path)
    enter(store, IDS[0])
    _, seal = load(store, IDS[0])

    async def write(n: int, fence: int) -> None:
        row = journal.entry(IDS[0], n, 2.0, ev.Left(1), seal)
        await store.write(lambda database: journal.append(database, row, fence))

    with pytest.raises(journal.Fenced):
        asyncio.run(write(4, 0))
    with pytest.raises(journal.Fenced):
        asyncio.run(write(5, 1))
    asyncio.run(write(5, 0))
    assert load(store, IDS[0])[0].n == 5
    store.close()


def test_many_writes_share_a_commit_and_one_that_fails_spoils_no_other(tmp_path: Path) -> None:
    store = fresh(tmp_path)

    def name(guest: str) -> Callable[[Database], None]:
        return lambda database: queries.rename(database, guest, guest)

    def wrong(database: Database) -> None:
        database.run("INSERT INTO nowhere VALUES (1)")

    async def write() -> list[object]:
        tasks = [store.write(wrong if k == 40 else name(f"g{k}")) for k in range(200)]
        return list(await asyncio.gather(*tasks, return_exceptions=True))

    answers = asyncio.run(write())
    assert isinstance(answers[40], StoreFailed)
    assert all(answer is None for k, answer in enumerate(answers) if k != 40)

    async def again() -> int:
        before = store.writer.groups
        await asyncio.gather(*[store.write(name(f"h{k}")) for k in range(200)])
        return store.writer.groups - before

    assert asyncio.run(again()) < 20

    async def count() -> int:
        return int((await store.read(lambda database: database.run("SELECT count(*) FROM guests")))[0][0])

    assert asyncio.run(count()) == 399
    store.close()


def test_the_file_is_synced_at_every_commit(tmp_path: Path) -> None:
    database = SqliteDatabase(str(tmp_path / "x.db"), True)
    assert database.run("PRAGMA synchronous") == [(2,)]
    assert database.run("PRAGMA journal_mode") == [("wal",)]
    database.close()


def test_a_later_schema_is_refused_and_an_older_one_brought_up(tmp_path: Path) -> None:
    fresh(tmp_path).close()
    connection = sqlite3.connect(tmp_path / "house.db")
    connection.execute("UPDATE house SET value = '99' WHERE name = 'version'")
    connection.commit()
    with pytest.raises(StoreFailed, match="later Parlor"):
        fresh(tmp_path)
    known = len(schema.MIGRATIONS)
    connection.execute("UPDATE house SET value = ? WHERE name = 'version'", [str(known)])
    connection.commit()
    schema.MIGRATIONS.append(["CREATE TABLE later (id TEXT)"])
    try:
        fresh(tmp_path).close()
    finally:
        schema.MIGRATIONS.pop()
    assert connection.execute("SELECT value FROM house WHERE name = 'version'").fetchone() == (str(known + 1),)
    assert connection.execute("SELECT count(*) FROM later").fetchone() == (0,)
    connection.close()


def test_a_migration_that_fails_leaves_the_old_schema(tmp_path: Path) -> None:
    fresh(tmp_path).close()
    schema.MIGRATIONS.append(["CREATE TABLE half (id TEXT)", "CREATE TABLE tables (id TEXT)"])
    try:
        with pytest.raises(sqlite3.OperationalError):
            fresh(tmp_path)
    finally:
        schema.MIGRATIONS.pop()
    connection = sqlite3.connect(tmp_path / "house.db")
    assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'half'").fetchone() == (0,)
    connection.close()
    fresh(tmp_path).close()


def test_a_store_that_cannot_be_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreFailed, match="cannot make the folder"):
        sqlite_store(tmp_path / "file" / "house.db")
    (tmp_path / "house.db").write_text("this is no database, but long enough to look at " * 30)
    with pytest.raises(StoreFailed, match="cannot open"):
        fresh(tmp_path)
