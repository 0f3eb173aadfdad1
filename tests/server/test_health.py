"""Health is the truth: a problem of the house shows at once, in the response, in the log and to everyone present."""

import asyncio
import json
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlor.server import health, periodic, schema
from parlor.server.credentials import Credentials
from parlor.server.guest_jobs import GuestJobs
from parlor.server.health import HealthCheck
from parlor.server.http_messages import Worded
from parlor.server.journal_check import JournalCheck
from parlor.server.live_tables import House
from parlor.server.ownership import Sole
from parlor.server.periodic import Periodic
from parlor.server.sqlite import SqliteDatabase, inspect, sqlite_store
from parlor.server.store import Database, PageDamaged, Store, StoreFailed
from tests.server.inside import AtOnce, client, told
from tests.server.running import LIBERAL, PATIENCE, Guest, Running
from tests.server.test_journal import IDS, enter, fresh


def house_of(store: Store) -> House:
    return House(store, Credentials("ab" * 32), AtOnce(), GuestJobs(), Sole())  # type: ignore[arg-type]


class Breaking:
    """A database that breaks on command, with the error that the real one would raise."""

    def __init__(self, real: SqliteDatabase, why: Callable[[], Exception | None]) -> None:
        self._real = real
        self._why = why
        self.rollback, self.close, self.changed = real.rollback, real.close, real.changed

    def run(self, sql: str, values: Any = ()) -> Any:
        return self._real.run(sql, values)

    def commit(self) -> None:
        error = self._why()
        if error is not None:
            raise error
        self._real.commit()


def test_what_ails_is_told_when_it_begins_and_when_it_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(health, "APART", 0.0)
    error: list[Exception | None] = [None]
    file = str(tmp_path / "house.db")
    store = Store("sqlite:", lambda writing: Breaking(SqliteDatabase(file, writing), lambda: error[0] if writing else None))
    store.open(schema.migrate)

    async def examined() -> None:
        house = house_of(store)
        ann = client(house, "ann")
        doctor = HealthCheck(house, [])
        await doctor.examine()
        assert house.ails == []
        assert told(ann) == []
        error[0] = sqlite3.OperationalError("database or disk is full")
        for _ in range(3):
            await doctor.examine()
        assert house.ails == ["The disk is full."]
        assert told(ann) == [b'{"kind":"health","ails":["The disk is full."],"words":[{"key":"house-ails-disk-full","params":{}}]}']
        error[0] = None
        for _ in range(3):
            await doctor.examine()
        assert house.ails == []
        assert told(ann) == [b'{"kind":"health","ails":[],"words":[]}']

    with caplog.at_level(logging.INFO):
        asyncio.run(examined())
    store.close()
    messages = [record.getMessage() for record in caplog.records if record.name == "parlor.health"]
    assert messages == ["the store fails", "the house is ailing", "the house is over it"]


def test_health_is_no_lever_for_load(tmp_path: Path) -> None:
    store = fresh(tmp_path)

    async def asked() -> int:
        doctor = HealthCheck(house_of(store), [])
        for _ in range(50):
            await asyncio.gather(*[doctor.examine() for _ in range(20)])
        return store.writer.works

    began = time.monotonic()
    works = asyncio.run(asked())
    assert works <= 1 + (time.monotonic() - began) / health.APART
    store.close()


def test_a_database_that_hangs_is_waited_for_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "APART", 0.0)
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    store = fresh(tmp_path)

    async def examined() -> None:
        house, going_on = house_of(store), asyncio.Event()
        asked = 0

        async def hang(task: Callable[[Database], Any]) -> Any:
            nonlocal asked
            asked += 1
            await going_on.wait()
            return await Store.write(store, task)

        monkeypatch.setattr(store, "write", hang)
        doctor = HealthCheck(house, [])
        for _ in range(3):
            await doctor.examine()
            assert house.ails == ["The database does not answer."]
        assert asked == 1
        going_on.set()
        monkeypatch.setattr(health, "PATIENCE", PATIENCE)
        await doctor.examine()
        assert house.ails == []

    asyncio.run(examined())
    store.close()


def test_a_chore_that_fails_or_stands_still_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(health, "APART", 0.0)
    store = fresh(tmp_path)

    async def examined() -> None:
        house, broken = house_of(store), [True]

        def work() -> None:
            if broken[0]:
                raise ValueError("no broom")

        sweep = Periodic("the sweep", 1000.0, work)
        doctor = HealthCheck(house, [sweep])
        await sweep.do()
        await sweep.do()
        await doctor.examine()
        assert house.ails == ["A chore fails: the sweep."]
        broken[0] = False
        await sweep.do()
        await doctor.examine()
        assert house.ails == []
        sweep.done -= 3 * sweep.every + periodic.GRACE + 1
        await doctor.examine()
        assert house.ails == ["A chore stands still: the sweep."]
        sweep.start()
        await asyncio.sleep(0)
        await doctor.examine()
        assert house.ails == []
        sweep.stop()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await doctor.examine()
        assert house.ails == ["A chore stands still: the sweep."]

    with caplog.at_level(logging.ERROR):
        asyncio.run(examined())
    store.close()
    assert len([record for record in caplog.records if record.getMessage() == "a chore fails"]) == 1
    assert "no broom" in caplog.text


def spoil(file: Path, table: str) -> None:
    """Overwrites every page that has rows of a table's journal."""
    data = bytearray(file.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    spoilt = 0
    for page in range(1, len(data) // size):
        if data[page * size : (page + 1) * size].count(table.encode()) > 2:
            data[page * size : page * size + 100] = b"\xff" * 100
            spoilt += 1
    assert spoilt
    file.write_bytes(data)


def test_a_damaged_page_is_found_before_anybody_meets_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "APART", 0.0)
    store = fresh(tmp_path)
    for id in IDS:
        enter(store, id)
    store.close()
    assert inspect(tmp_path / "house.db") == ""
    spoil(tmp_path / "house.db", IDS[1])
    assert inspect(tmp_path / "house.db") != ""
    store = sqlite_store(tmp_path / "house.db")
    store.writer.start()
    store.reader.start()

    async def examined() -> None:
        house = house_of(store)
        doctor = HealthCheck(house, [])
        doctor.begin()
        end = time.monotonic() + PATIENCE
        while not house.ails and time.monotonic() < end:
            await asyncio.sleep(0.05)
        doctor.end()
        assert "The database file is damaged." in house.ails

    asyncio.run(examined())
    store.close()


def test_damage_that_is_met_shows_until_an_inspection_finds_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "APART", 0.0)
    store = fresh(tmp_path)

    def meet(database: Database) -> None:
        raise PageDamaged("database disk image is malformed")

    async def examined() -> None:
        house = house_of(store)
        doctor = HealthCheck(house, [])
        with pytest.raises(StoreFailed):
            await store.read(meet)
        await doctor.examine()
        assert house.ails == ["The database file is damaged."]
        await doctor.inspection.do()
        await doctor.examine()
        assert house.ails == []

    asyncio.run(examined())
    store.close()


def test_a_damaged_journal_is_found_before_its_table_is_asked_for(tmp_path: Path) -> None:
    store = fresh(tmp_path)
    for id in IDS:
        enter(store, id)
    store.close()
    connection = sqlite3.connect(tmp_path / "house.db")
    connection.execute("UPDATE events SET body = replace(body, 'guest2', 'guest9') WHERE table_id = ? AND n = 3", [IDS[1]])
    connection.commit()
    connection.close()
    database = SqliteDatabase(str(tmp_path / "house.db"), False)
    for rows in (1, 2, 5, 100):
        rounds, found = JournalCheck(), []
        for _ in range(2 * 12 // rows + 2):
            found += rounds.step(database, rows)
        assert {table for table, _ in found} == {IDS[1]}
        assert "row 3 of the journal" in found[0][1]
    database.close()


def test_a_disk_that_is_nearly_full_and_a_file_that_was_taken_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = fresh(tmp_path)
    assert store.place is not None
    assert store.place() is None
    monkeypatch.setattr("parlor.server.sqlite.LOW", 1 << 62)
    assert store.place() == Worded("house-ails-disk-nearly-full", {"number": 1 << 42})
    (tmp_path / "house.db").rename(tmp_path / "other.db")
    assert store.place() == Worded("house-ails-file-gone", {})
    (tmp_path / "house.db").touch()
    assert store.place() == Worded("house-ails-file-gone", {})
    store.close()


def test_the_reasons_tell_no_address() -> None:
    why = 'cannot reach the database: connection failed: connection to server at "10.0.0.5", port 5432 failed: Connection refused'
    assert health.sentence(why) == "house-ails-unreachable"
    assert health.sentence("whatever at /srv/parlor") == "house-ails-stores-nothing"
    assert health.sentence("database disk image is malformed") == "house-ails-file-damaged"


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    end = time.monotonic() + 3 * PATIENCE
    while not await true():
        assert time.monotonic() < end
        await asyncio.sleep(0.1)


def test_a_house_that_cannot_write_says_so_and_goes_on_when_it_can(tmp_path: Path) -> None:
    """Nobody asks for its health, but everyone is told."""

    async def played(house: Running) -> None:
        async with asyncio.timeout(5 * PATIENCE), Guest(house.url) as ann, httpx.AsyncClient(base_url=house.url, timeout=PATIENCE) as http:
            table = await ann.play_alone("flag")
            await ann.call()
            state = await ann.watch(table)
            move = state["view"]["choices"][0]["text"]
            with house.choked():
                ails = (await ann.hear("health"))["ails"]
                assert ails == ["Nothing can be stored at the moment."]
                answer = await http.get("/api/health")
                assert (answer.status_code, answer.json()["status"], answer.json()["ails"]) == (503, "ailing", ails)
                async with Guest(house.url) as bob:
                    await bob.call()
                    assert (await bob.hear("health"))["ails"] == ails
                # A move that cannot be stored is not acknowledged, and the table stays where it was.
                await ann.say("move", table=table, seat=0, id="kept", move=move)
                await ann.hear("elsewhere", table=table)
            assert (await ann.hear("health"))["ails"] == []
            assert (await http.get("/api/health")).json()["status"] == "ok"
            assert (await ann.watch(table))["n"] == state["n"]
            assert (await ann.move(table, 0, move, "kept"))["n"] == state["n"] + 1

    with Running(f"sqlite:///{tmp_path}/house.db", *LIBERAL) as house:
        asyncio.run(played(house))


def test_a_damaged_table_is_named_and_the_house_is_well(tmp_path: Path) -> None:
    store = fresh(tmp_path)
    for id in IDS:
        enter(store, id)
    store.close()
    connection = sqlite3.connect(tmp_path / "house.db")
    connection.execute("DELETE FROM events WHERE table_id = ? AND n = 2", [IDS[1]])
    connection.commit()
    connection.close()

    async def asked(url: str) -> None:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:

            async def found() -> bool:
                return bool((await http.get("/api/health")).json()["ails"])

            await until(found)
            answer = await http.get("/api/health")
            assert answer.status_code == 200
            assert answer.json()["ails"] == ["1 table is damaged and stays closed."]

    with Running(f"sqlite:///{tmp_path}/house.db", *LIBERAL, "--keep-unfinished", "0", log=tmp_path / "log") as house:
        asyncio.run(asked(house.url))
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines() if line.startswith("{")]
    assert [line["table"] for line in lines if line["message"] == "a table is damaged"] == [IDS[1]]
