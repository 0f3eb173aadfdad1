"""`parlor mirror` and `parlor verify --mirror` against houses that keep their log, rewrite it, or have a new identity."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from parlor.server import ledger, ledger_chain, ledger_mirror
from parlor.server.documents import LedgerEntry
from parlor.server.sqlite import SqliteDatabase
from parlor.terminal.house_commands import fetched
from tests.server.running import LIBERAL, Guest, Running
from tests.server.test_ledger import played_out
from tests.server.typed import typed

# `make soak` runs them all.
pytestmark = pytest.mark.sampled(2)


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    """A separate house to tamper with."""
    with Running(f"sqlite:///{tmp_path}/house.db", *LIBERAL, log=tmp_path / "log") as running:
        yield running


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house with two tables; whoever changes its log puts it back."""
    folder = tmp_path_factory.mktemp("kept")
    with Running(f"sqlite:///{folder}/house.db", *LIBERAL, log=folder / "log") as running:
        tables(running.url, 2)
        yield running


def database_of(house: Running) -> Path:
    return Path(house.database.removeprefix("sqlite:///"))


def tables(url: str, count: int) -> list[str]:
    """Games that are dealt and abandoned."""

    async def opened() -> list[str]:
        async with Guest(url) as ann:
            return [await ann.play_alone("quenette") for _ in range(count)]

    return asyncio.run(opened())


def rewrite(path: Path, without: int) -> None:
    """Removes a table from the log and rebuilds the chain, as only the house can."""
    with sqlite3.connect(path) as database:
        rows = database.execute("SELECT number, at, kind, table_digest, digest, previous FROM ledger ORDER BY number").fetchall()
        left = [LedgerEntry(*row) for row in rows if row[3] != rows[without - 1][3]]
        last, counts = ledger_chain.BEGINNING, dict(ledger_chain.Tally().counts)
        database.execute("DELETE FROM ledger")
        for number, entry in enumerate(left, 1):
            entry.number, entry.previous = number, last
            last = ledger_chain.hash_of(entry)
            counts[entry.kind] += 1
            row = (entry.number, entry.at, entry.kind, entry.table, entry.digest, entry.previous)
            database.execute("INSERT INTO ledger VALUES (?, ?, ?, ?, ?, ?)", row)
        database.execute("UPDATE ledger_head SET number = ?, hash = ?", (len(left), last))
        for kind, count in counts.items():
            database.execute(f"UPDATE ledger_head SET {kind} = ?", (count,))
    database.close()


@contextmanager
def changed(path: Path, sql: str) -> Iterator[None]:
    """Tampers with the log, and puts it back."""
    tables = ("ledger", "ledger_head")
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        rows = {table: database.execute(f"SELECT * FROM {table}").fetchall() for table in tables}
        database.execute(sql)
        yield
        for table in tables:
            database.execute(f"DELETE FROM {table}")
            database.executemany(f"INSERT INTO {table} VALUES ({', '.join('?' * len(rows[table][0]))})", rows[table])


def test_a_log_is_mirrored_and_what_is_new_is_added(own: Running, tmp_path: Path) -> None:
    into = tmp_path / "ledger_mirror.jsonl"
    tables(own.url, 2)
    first = typed("mirror", own.url, "--into", str(into))
    assert first.returncode == 0, first.stdout + first.stderr
    assert first.stdout.startswith(f"The log of {own.url} has 4 lines, 4 of them new.\n")
    assert "The house has dealt 2 games: 0 finished, 0 ended by their players, 2 left unfinished so far." in first.stdout
    tables(own.url, 1)
    own.kill()
    own.start()
    second = typed("mirror", f"{own.url}/t/whatever", "--into", str(into))
    assert second.returncode == 0, second.stdout + second.stderr
    assert "has 6 lines, 2 of them new" in second.stdout
    assert "0 of them new" in typed("mirror", own.url, "--into", str(into)).stdout
    assert len(into.read_text().splitlines()) == 7


def test_a_long_log_is_fetched_page_by_page(own: Running, tmp_path: Path) -> None:
    database = SqliteDatabase(str(tmp_path / "house.db"), True)
    for number in range(2 * ledger_chain.PAGE + 7):
        ledger.append(database, "opened", str(number), "00" * 32, 1.0)
    database.commit()
    database.close()
    ran = typed("mirror", own.url, "--into", str(tmp_path / "ledger_mirror.jsonl"))
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "has 1,007 lines, 1,007 of them new" in ran.stdout


def test_without_a_file_the_mirror_is_kept_in_the_data_folder(kept: Running, tmp_path: Path) -> None:
    ran = typed("mirror", kept.url, XDG_DATA_HOME=str(tmp_path / "data"))
    assert ran.returncode == 0
    (file,) = (tmp_path / "data" / "parlor" / "mirrors").iterdir()
    assert f"The mirror is kept in {file}." in ran.stdout


def test_a_record_is_held_against_the_mirror(own: Running, tmp_path: Path) -> None:
    into, file = tmp_path / "ledger_mirror.jsonl", tmp_path / "record.json"

    async def played() -> None:
        async with Guest(own.url) as ann:
            table = await played_out(ann)
            file.write_text(json.dumps(await ann.ask("GET", f"/api/tables/{table}/record")))

    asyncio.run(played())
    assert typed("mirror", own.url, "--into", str(into)).returncode == 0
    ran = typed("verify", str(file), "--mirror", str(into))
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "committed to in line 1, dealt in line 2, over in line 3." in ran.stdout
    assert ran.stdout.endswith("The deal was fair.\n")
    lines = into.read_text().splitlines(keepends=True)
    into.write_text("".join(lines[:3]))
    ran = typed("verify", str(file), "--mirror", str(into))
    assert ran.returncode == 2
    assert "as it should: opened, dealt." in ran.stdout
    into.write_text(lines[0].replace(json.loads(lines[0])["key"], "ab" * 32) + "".join(lines[1:]))
    assert "signed with another key" in typed("verify", str(file), "--mirror", str(into)).stdout
    ran = typed("verify", str(file), "--mirror", str(tmp_path / "none"))
    assert ran.returncode == 2
    assert "there is no mirror" in ran.stderr


def test_a_rewritten_log_is_found_out(own: Running, tmp_path: Path) -> None:
    into = tmp_path / "ledger_mirror.jsonl"
    tables(own.url, 3)
    assert typed("mirror", own.url, "--into", str(into)).returncode == 0
    before = into.read_text()
    rewrite(tmp_path / "house.db", 3)
    ran = typed("mirror", own.url, "--into", str(into))
    assert ran.returncode == 1
    assert "The log does not hold: the log ends with line 4, but 6 lines were mirrored before." in ran.stdout
    tables(own.url, 2)
    ran = typed("mirror", own.url, "--into", str(into))
    assert ran.returncode == 1
    assert "the log was rewritten: line 6 is not the one that was mirrored before" in ran.stdout
    assert into.read_text() == before
    assert typed("mirror", own.url, "--into", str(tmp_path / "fresh.jsonl")).returncode == 0, "nothing but a mirror can tell"


@pytest.mark.parametrize(
    ("sql", "says"),
    [
        ("UPDATE ledger SET at = at + 1 WHERE number = 2", "line 3 does not follow from line 2"),
        ("UPDATE ledger SET digest = previous WHERE number = 4", "do not lead to its signed head"),
        ("DELETE FROM ledger WHERE number = 2", "hands out 3 of the 4 lines"),
        ("UPDATE ledger_head SET dealt = dealt - 1", "counts other games"),
        ("UPDATE ledger_head SET hash = '" + "ab" * 32 + "'", "do not lead to its signed head"),
    ],
)
def test_a_broken_log_is_found_out_at_once(kept: Running, tmp_path: Path, sql: str, says: str) -> None:
    with changed(database_of(kept), sql):
        ran = typed("mirror", kept.url, "--into", str(tmp_path / "ledger_mirror.jsonl"))
    assert ran.returncode == 1
    assert says in ran.stdout
    assert typed("mirror", kept.url, "--into", str(tmp_path / "again.jsonl")).returncode == 0


def test_a_house_with_another_key_is_another_house(kept: Running, house: Running, tmp_path: Path) -> None:
    into = tmp_path / "ledger_mirror.jsonl"
    assert typed("mirror", kept.url, "--into", str(into)).returncode == 0
    ran = typed("mirror", house.url, "--into", str(into))
    assert ran.returncode == 1
    assert "the house shows another key than before" in ran.stdout


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("nonsense", "is not the address of a house"),
        ("file:///etc/passwd", "is not the address of a house"),
        ("http://127.0.0.1:1", "cannot reach http://127.0.0.1:1"),
    ],
)
def test_no_house_is_told_in_one_sentence(tmp_path: Path, url: str, says: str) -> None:
    ran = typed("mirror", url, "--into", str(tmp_path / "ledger_mirror.jsonl"))
    assert ran.returncode == 2
    assert len(ran.stderr.splitlines()) == 1
    assert says in ran.stderr


@pytest.mark.parametrize(
    "text", ["", "{}\n", "hello", "hello\nyou", "hello\n", '{"format": "parlor-ledger-mirror", "house": "x", "key": "y"}\n']
)
def test_a_file_that_is_no_mirror_is_left_alone(kept: Running, tmp_path: Path, text: str) -> None:
    into = tmp_path / "notes.txt"
    into.write_text(text)
    ran = typed("mirror", kept.url, "--into", str(into))
    assert ran.returncode == 2
    assert "not a mirror" in ran.stderr
    assert into.read_text() == text


def test_a_mirror_that_was_cut_off_is_mended(kept: Running, tmp_path: Path) -> None:
    into = tmp_path / "ledger_mirror.jsonl"
    assert typed("mirror", kept.url, "--into", str(into)).returncode == 0
    whole = into.read_text()
    into.write_text(whole[:-20])
    ran = typed("mirror", kept.url, "--into", str(into))
    assert ran.returncode == 0
    assert "1 of them new" in ran.stdout
    assert into.read_text() == whole


def test_a_long_fetch_tells_how_far_it_has_come(capsys: pytest.CaptureFixture[str]) -> None:
    for done in range(1000, 12_001, 1000):
        fetched(done, 12_000)
    assert capsys.readouterr().err.splitlines() == [f"{done} of 12,000 lines checked" for done in ("5,000", "10,000", "12,000")]
    fetched(1000, 1000)
    assert capsys.readouterr().err == ""


def test_a_damaged_mirror_is_told_so(kept: Running, tmp_path: Path) -> None:
    into = tmp_path / "ledger_mirror.jsonl"
    assert typed("mirror", kept.url, "--into", str(into)).returncode == 0
    into.write_text(into.read_text().replace('"kind":"dealt"', '"kind":"opened"', 1))
    with pytest.raises(ledger_mirror.NoMirror, match="damaged"):
        ledger_mirror.load(into)
