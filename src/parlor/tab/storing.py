"""The store of a house in a tab: SQLite in the memory of the worker, made durable by the browser after every commit."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from parlor.server.sqlite import SqliteDatabase
from parlor.server.store import Clerk, Database, Store, StoreFailed, Work, reason, tell

T = TypeVar("T")
FORMAT = b"SQLite format 3\0"


class TabDatabase(SqliteDatabase):
    """A connection to the file in memory, which needs no log of its own."""

    pragmas = ("journal_mode=MEMORY", "synchronous=OFF", "secure_delete=ON")


class TabClerk(Clerk):
    """A clerk without a thread: what was asked for in one go is one transaction, and is told when the browser has kept it."""

    def __init__(self, name: str, connect: Callable[[], Database], save: Callable[[], Awaitable[Any]] | None) -> None:
        super().__init__(name, connect)
        self._save = save
        self._waiting: list[Work] = []
        self._saving: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        return

    def stop(self) -> None:
        self.close()

    def submit(self, task: Callable[[Database], T]) -> "asyncio.Future[T]":
        loop = asyncio.get_running_loop()
        work = Work(task, loop)
        self._waiting.append(work)
        if len(self._waiting) == 1:
            loop.call_soon(self._work)
        return work.future

    def _work(self) -> None:
        group, self._waiting = self._waiting, []
        self.work_on(group)

    def report(self, group: list[Work], answers: list[Any]) -> None:
        if self._save is None:
            tell(group, answers)
            return
        saving = asyncio.get_running_loop().create_task(self._kept(group, answers))
        self._saving.add(saving)
        saving.add_done_callback(self._saving.discard)

    async def _kept(self, group: list[Work], answers: list[Any]) -> None:
        assert self._save is not None
        await self._save()
        tell(group, answers)


def tab_store(file: Path, save: Callable[[], Awaitable[Any]]) -> Store:
    """The store in a file that `save` makes durable."""
    return Store(
        "tab:",
        lambda writing: TabDatabase(str(file), writing),
        lambda name, connect: TabClerk(name, connect, save if name == "parlor-writer" else None),
    )


def check(data: bytes) -> None:
    """Raises StoreFailed unless some bytes are a database that SQLite finds nothing wrong with."""
    if not data.startswith(FORMAT):
        raise StoreFailed("this is not a database")
    try:
        connection = sqlite3.connect(":memory:")
        connection.deserialize(data)
        found = str(connection.execute("PRAGMA integrity_check(1)").fetchone()[0])
        connection.execute("SELECT value FROM house WHERE name = 'secret'").fetchone()
        connection.close()
    except sqlite3.Error as error:
        raise StoreFailed(reason(error)) from None
    if found != "ok":
        raise StoreFailed(reason(Exception(found.replace("\n", " "))))
