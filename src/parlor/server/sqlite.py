"""SQLite as the store: one file, write-ahead log, every commit synced to the disk."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

from parlor.server.store import Rows, Store, StoreFailed, Value, reason


class SqliteDatabase:
    """A connection to the file."""

    def __init__(self, path: str, writing: bool) -> None:
        self._begin = "BEGIN IMMEDIATE" if writing else "BEGIN"
        try:
            self._connection = sqlite3.connect(path, timeout=10, isolation_level=None)
            self._connection.execute("PRAGMA journal_mode=WAL")
            self._connection.execute("PRAGMA synchronous=FULL")
        except sqlite3.Error as error:
            raise StoreFailed(f"cannot open the database {path}: {reason(error)}") from None

    def run(self, sql: str, values: Sequence[Value] = ()) -> Rows:
        return self._execute(sql, values).fetchall()

    def changed(self, sql: str, values: Sequence[Value] = ()) -> int:
        return self._execute(sql, values).rowcount

    def _execute(self, sql: str, values: Sequence[Value]) -> sqlite3.Cursor:
        if not self._connection.in_transaction:
            self._connection.execute(self._begin)
        return self._connection.execute(sql, tuple(values))

    def commit(self) -> None:
        self._connection.commit()

    def rollback(self) -> None:
        self._connection.rollback()

    def close(self) -> None:
        self._connection.close()


def sqlite_store(path: Path) -> Store:
    """The store in a file, which is made where it is missing."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreFailed(f"cannot make the folder {path.parent}: {error.strerror}") from None
    return Store(f"sqlite:///{path}", lambda writing: SqliteDatabase(str(path), writing))
