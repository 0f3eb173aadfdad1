"""One file, one house: under any name, and not readable by others."""

import asyncio
import logging
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlor.server import queries
from parlor.server.lock import InUse, Lock, running_at
from parlor.server.schema import migrate
from parlor.server.sqlite import sqlite_store
from parlor.server.store import Store, StoreFailed
from tests.server.running import Running
from tests.server.test_command import run

URL = "http://127.0.0.1:81"


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Path]:
    """A database that another house has open."""
    file = tmp_path / "house.db"
    other_house = Lock(file)
    other_house.tell(URL)
    yield file
    other_house.release()


def test_a_second_house_is_told_where_the_first_one_listens(held: Path) -> None:
    with pytest.raises(InUse, match=f"in use by another house at {URL}"):
        Lock(held)


@pytest.mark.parametrize("folder", [".", "elsewhere"])
def test_a_symbolic_link_is_the_same_house(held: Path, folder: str) -> None:
    link = held.parent / folder / "link.db"
    link.parent.mkdir(exist_ok=True)
    link.symlink_to(held)
    with pytest.raises(InUse) as used:
        Lock(link)
    assert used.value.url == URL
    assert running_at(link) == URL


@pytest.mark.parametrize(("folder", "url"), [(".", URL), ("elsewhere", "")])
def test_a_hard_link_is_the_same_house(held: Path, folder: str, url: str) -> None:
    link = held.parent / folder / "link.db"
    link.parent.mkdir(exist_ok=True)
    link.hardlink_to(held)
    with pytest.raises(InUse) as used:
        Lock(link)
    assert used.value.url == url


def test_a_file_of_two_names_is_not_opened_at_all(tmp_path: Path) -> None:
    """Each name has its own write-ahead log: what was stored under one would be missing under the other."""
    (tmp_path / "house.db").touch()
    (tmp_path / "link.db").hardlink_to(tmp_path / "house.db")
    for name in ("house.db", "link.db"):
        with pytest.raises(StoreFailed, match="more than one name"):
            Lock(tmp_path / name)
    (tmp_path / "link.db").unlink()
    lock = Lock(tmp_path / "house.db")
    lock.release()
    assert running_at(tmp_path / "house.db") == ""


def test_a_house_is_not_started_twice_by_links(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "house.db")
    with Running(f"sqlite:///{tmp_path}/link.db") as house:
        assert (tmp_path / "house.db-wal").is_file()
        assert not (tmp_path / "link.db-wal").exists()
        (tmp_path / "hard.db").hardlink_to(tmp_path / "house.db")
        for name in ("house.db", "link.db", "hard.db"):
            second = run("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/{name}")
            assert second.returncode == 2
            assert f"in use by another house at {house.url}: end that one first" in second.stderr


async def rename(store: Store) -> None:
    await store.write(lambda database: queries.rename(database, "ann", "Ann"))


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def test_the_files_of_the_house_are_private(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    before = os.umask(0)
    try:
        lock = Lock(tmp_path / "new" / "house.db")
        store = sqlite_store(tmp_path / "new" / "house.db")
        store.open(migrate)
        asyncio.run(rename(store))
        assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
        found = modes(tmp_path / "new")
        assert set(found) == {"house.db", "house.db-wal", "house.db-shm", "house.db.lock"}
        assert set(found.values()) == {0o600}
        assert not caplog.records
        store.close()
        lock.release()
        (tmp_path / "new" / "house.db").chmod(0o644)
        with caplog.at_level(logging.WARNING):
            Lock(tmp_path / "new" / "house.db").release()
        assert set(modes(tmp_path / "new").values()) == {0o600}
        assert "could be read by others" in caplog.text
    finally:
        os.umask(before)
