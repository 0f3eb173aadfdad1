"""SQLite as the store: one file, with a write-ahead log, and every commit synced to disk."""

import shutil
import sqlite3
import threading
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from parlor.server.http_messages import Worded
from parlor.server.lock import keep_private, real
from parlor.server.store import PageDamaged, Rows, Store, StoreFailed, Value, reason

DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
PRIMARY = 0xFF
MEGABYTE = 1_048_576
LOW = 16 * MEGABYTE
LONGEST_CHECK = 60.0


class SqliteDatabase:
    """A connection to the file."""

    # Deleted data is overwritten, not just released.
    pragmas: tuple[str, ...] = ("journal_mode=WAL", "synchronous=FULL", "secure_delete=ON")

    def __init__(self, path: str, writing: bool) -> None:
        self._begin = "BEGIN IMMEDIATE" if writing else "BEGIN"
        try:
            self._connection = sqlite3.connect(path, timeout=10, isolation_level=None)
            for pragma in self.pragmas:
                self._connection.execute(f"PRAGMA {pragma}")
        except sqlite3.Error as error:
            raise StoreFailed(f"cannot open the database {path}: {reason(error)}") from None

    def run(self, sql: str, values: Sequence[Value] = ()) -> Rows:
        try:
            return self._execute(sql, values).fetchall()
        except sqlite3.DatabaseError as error:
            raise damage_or(error) from None

    def changed(self, sql: str, values: Sequence[Value] = ()) -> int:
        try:
            return self._execute(sql, values).rowcount
        except sqlite3.DatabaseError as error:
            raise damage_or(error) from None

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


def damage_or(error: sqlite3.DatabaseError) -> Exception:
    """The error, converted if it means that the file itself is damaged."""
    code = getattr(error, "sqlite_errorcode", None)
    return PageDamaged(reason(error)) if code is not None and code & PRIMARY in DAMAGE else error


def sqlite_store(path: Path) -> Store:
    """The store in a file, which is created if missing."""
    file = real(path)
    keep_private(file)
    store = Store(f"sqlite:///{file}", lambda writing: SqliteDatabase(str(file), writing))
    store.inspect = partial(inspect, file)
    store.place = partial(place, file, file.stat().st_ino)
    return store


def inspect(file: Path) -> str:
    """Reads every page of the file, for a minute at most; returns what is damaged, or nothing."""
    connection = sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True, timeout=10)
    limit = threading.Timer(LONGEST_CHECK, connection.interrupt)
    limit.daemon = True
    limit.start()
    try:
        found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
        return "" if found == "ok" else reason(Exception(found.replace("\n", " ")))
    except sqlite3.DatabaseError as error:
        return reason(error) if isinstance(damage_or(error), PageDamaged) else ""
    finally:
        limit.cancel()
        connection.close()


def place(file: Path, number: int) -> Worded | None:
    """What is wrong with the location of the file, or nothing; `number` is its inode when it was opened."""
    if not file.exists() or file.stat().st_ino != number:
        return Worded("house-ails-file-gone", {})
    return None if shutil.disk_usage(file.parent).free >= LOW else Worded("house-ails-disk-nearly-full", {"number": LOW // MEGABYTE})
