"""`parlor admin`, as an operator of a house types it."""

import asyncio
import os
import sqlite3
import stat
import subprocess
from pathlib import Path

import pytest

from tests.server.running import LIBERAL, PATIENCE, Guest, Running
from tests.server.test_command import run
from tests.server.test_health import spoil
from tests.server.test_journal import IDS, enter, fresh
from tests.server.typed import typed

# `make soak` runs them all.
pytestmark = pytest.mark.sampled(2)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with three tables, and no house running."""
    store = fresh(tmp_path)
    for id in IDS:
        enter(store, id)
    store.close()
    return tmp_path / "house.db"


def admin(action: str, file: Path, *more: str) -> subprocess.CompletedProcess[str]:
    return run("admin", action, *more, "--database", f"sqlite:///{file}")


def sql(file: Path, statement: str) -> None:
    connection = sqlite3.connect(file)
    connection.execute(statement)
    connection.commit()
    connection.close()


def test_health_asks_the_house_that_is_running(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with Running(f"sqlite:///{file}") as house:
        (tmp_path / "link.db").symlink_to(file)
        for name in (file, tmp_path / "link.db"):
            told = admin("health", name)
            assert told.stdout.startswith(f"{house.url}: well; 0 tables in memory")
            assert told.returncode == 0
    told = admin("health", file)
    assert told.stdout == "No house is running on this database, and the database is sound.\n"
    assert told.returncode == 0


def test_health_finds_a_damaged_file(file: Path) -> None:
    spoil(file, IDS[1])
    told = admin("health", file)
    assert "the file is damaged" in told.stdout
    assert told.returncode == 1


def test_check_reads_all_and_names_what_is_damaged(file: Path) -> None:
    told = admin("check", file)
    assert told.stdout == "3 tables were read; none is damaged.\n"
    assert told.returncode == 0
    # The seals are right, but the game cannot be replayed.
    sql(file, f"UPDATE events SET body = replace(body, 'guest2', 'guest9') WHERE table_id = '{IDS[1]}' AND n = 3")
    told = admin("check", file)
    assert told.stdout == (
        f"Table {IDS[1]}: row 3 of the journal of table {IDS[1]} is damaged or missing\n3 tables were read; 1 is damaged.\n"
    )
    assert told.returncode == 1


def test_tidy_clears_away_what_has_had_its_time(file: Path) -> None:
    told = admin("tidy", file, "--keep-unfinished", "0")
    assert told.stdout == "0 tables with 0 rows and 0 guests were cleared away.\n"
    told = admin("tidy", file, "--keep-unfinished", "30", "--keep-guests", "0")
    assert told.stdout == "3 tables with 12 rows and 0 guests were cleared away.\n"
    assert (told.returncode, told.stderr) == (0, "")


def test_tidy_and_check_and_backup_while_the_house_plays(tmp_path: Path) -> None:
    file = tmp_path / "house.db"

    async def played(house: Running) -> None:
        async with asyncio.timeout(10 * PATIENCE), Guest(house.url) as ann:
            table = await ann.play_alone("flag")
            await ann.call()
            state = await ann.watch(table)
            actions = [("check",), ("tidy",), ("backup", str(tmp_path / "copy.db"))]
            doing = asyncio.gather(*[asyncio.to_thread(admin, action, file, *more) for action, *more in actions])
            while not doing.done() and not state["view"]["over"]:
                accepted = await ann.move(table, 0, state["view"]["choices"][0]["text"])
                assert accepted["kind"] == "accepted"
                state = await ann.watch(table, 0, accepted["n"])
            for done in await doing:
                assert (done.returncode, done.stderr) == (0, "")

    with Running(f"sqlite:///{file}", *LIBERAL) as house:
        asyncio.run(played(house))
    assert admin("check", tmp_path / "copy.db").stdout == "1 table was read; none is damaged.\n"


def test_a_backup_is_private_and_overwrites_nothing(file: Path, tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        target = tmp_path / "copy.db"
        told = admin("backup", file, str(target))
    finally:
        os.umask(before)
    assert told.returncode == 0
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert sorted(each.name for each in tmp_path.iterdir()) == ["copy.db", "house.db"]
    told = admin("backup", file, str(target))
    assert told.stderr == f"parlor: {target} is there already: name a file that is not\n"
    assert told.returncode == 2


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["admin"], "the following arguments are required: ACTION"),
        (["admin", "dance"], "invalid choice: 'dance'"),
        (["admin", "check", "--database", "sqlite:///{}/none.db"], "there is no database"),
        (["admin", "check", "--database", "sqlite:///{}/empty.db"], "cannot be read as that of a house"),
        (["admin", "tidy", "--keep-tables", "soon", "--database", "sqlite:///{}/empty.db"], "--keep-tables is a whole number"),
        (["admin", "backup", "/no/such/folder/x.db", "--database", "sqlite:///{}/empty.db"], "cannot write /no/such/folder/x.db"),
        (["admin", "backup", "{}/x.db", "--database", "postgresql://nobody@127.0.0.1:1/none"], "pg_dump"),
        (["admin", "health", "--database", "postgresql://nobody@127.0.0.1:1/none"], "cannot reach the database"),
        (["admin", "check", "--database", "sqlite:///{}/twin.db"], "more than one name"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_sentence(tmp_path: Path, arguments: list[str], says: str) -> None:
    (tmp_path / "empty.db").touch()
    (tmp_path / "twin.db").touch()
    (tmp_path / "other.db").hardlink_to(tmp_path / "twin.db")
    ran = typed(*[each.format(tmp_path) for each in arguments])
    assert ran.returncode == 2
    assert ran.stderr.startswith("parlor: ")
    assert len(ran.stderr.splitlines()) == 1
    assert says in ran.stderr


def test_an_older_database_wants_its_house_first(file: Path) -> None:
    sql(file, "UPDATE house SET value = '1' WHERE name = 'version'")
    assert "start its house first" in admin("check", file).stderr


def test_a_back_up_is_restored_and_what_was_there_is_kept(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert admin("backup", file, str(copy)).returncode == 0
    sql(file, "DELETE FROM events")
    with Running(f"sqlite:///{file}"):
        told = admin("restore", file, str(copy))
        assert told.returncode == 2, "a house is running"
    told = admin("restore", file, str(copy))
    assert told.returncode == 0, told.stderr
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert admin("check", file).stdout.startswith("3 tables were read; none is damaged")
    (kept,) = tmp_path.glob("house.db.before-*")
    with sqlite3.connect(kept) as old:
        assert old.execute("SELECT count(*) FROM events").fetchone() == (0,)


@pytest.mark.parametrize("contents", [None, b"", b"not a database at all" * 100])
def test_what_is_no_back_up_is_not_restored(file: Path, tmp_path: Path, contents: bytes | None) -> None:
    if contents is not None:
        (tmp_path / "copy.db").write_bytes(contents)
    before = file.read_bytes()
    assert admin("restore", file, str(tmp_path / "copy.db")).returncode == 2
    assert file.read_bytes() == before
