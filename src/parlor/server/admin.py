"""`parlor admin`: maintenance directly on the database, whether the house is running or not."""

import argparse
import json
import os
import sqlite3
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from parlor.server import admin_people, journal, retention, schema
from parlor.server.lock import InUse, Lock, has_one_name, real, running_at
from parlor.server.settings import BadSetting, Settings, database_file, settled
from parlor.server.sqlite import SqliteDatabase, inspect
from parlor.server.store import Database, PageDamaged, StoreFailed, reason

PATIENCE = 10.0
PAUSE = 0.05
AT_A_TIME = 500


class CannotBeDone(Exception):
    """The request cannot be carried out; the message says why."""


def run(given: argparse.Namespace) -> int:
    """Runs one maintenance command; returns 1 if something is wrong."""
    actions: dict[str, Callable[[Settings, argparse.Namespace], int]] = {
        "health": health,
        "check": check,
        "tidy": tidy,
        "backup": backup,
        "restore": restore,
    }
    try:
        settings = settled(vars(given))
        if given.action in actions:
            return actions[given.action](settings, given)
        with closing(connected(settings, True)) as database:
            status = admin_people.ACTIONS[given.action](database, given, settings)
            database.commit()
            return status
    except BadSetting as error:
        raise CannotBeDone(str(error)) from None
    except expected() as error:
        raise CannotBeDone(reason(error)) from None


def expected() -> tuple[type[Exception], ...]:
    """The exceptions that a database may raise."""
    kinds: list[type[Exception]] = [StoreFailed, PageDamaged, InUse, sqlite3.Error, OSError]
    with suppress(ModuleNotFoundError):
        import psycopg

        kinds.append(psycopg.Error)
    return tuple(kinds)


def file_of(settings: Settings) -> Path | None:
    """The path of the database file on disk, or None for PostgreSQL."""
    named = database_file(settings)
    if named is None:
        return None
    file = real(named)
    if not file.is_file():
        raise CannotBeDone(f"there is no database {named}: --database says where it is")
    has_one_name(file)
    return file


def connected(settings: Settings, writing: bool) -> Database:
    """A connection to a database with the schema of this version of Parlor."""
    file = file_of(settings)
    if file is None:
        from parlor.server.postgres import PostgresDatabase

        database: Database = PostgresDatabase(settings.database)
    else:
        database = SqliteDatabase(str(file), writing)
    try:
        version = max([int(row[0]) for row in database.run("SELECT value FROM house WHERE name = 'version'")], default=0)
    except expected() as error:
        raise CannotBeDone(f"the database cannot be read as that of a house: {reason(error)}") from None
    if version != len(schema.MIGRATIONS):
        raise CannotBeDone(
            f"the database has schema version {version}, and this Parlor works with {len(schema.MIGRATIONS)}: start its house first"
        )
    return database


class Progress:
    """Shows progress on a terminal."""

    def __init__(self) -> None:
        self._told = 0.0

    def tell(self, text: str) -> None:
        """Shows the text, unless something was shown just now."""
        if sys.stderr.isatty() and time.monotonic() - self._told > 0.1:
            self._told = time.monotonic()
            print(f"\r{text} …\033[K", end="", file=sys.stderr, flush=True)

    def done(self) -> None:
        """Clears the line for the result."""
        if self._told:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


# Health


def health(settings: Settings, given: argparse.Namespace) -> int:
    """Asks every running process of the house; if there is none, checks the database."""
    file = file_of(settings)
    urls = living(settings) if file is None else [url for url in [running_at(file)] if url]
    if urls:
        return max([asked(url) for url in urls])
    damage = "" if file is None else inspect(file)
    print("No house is running on this database, and " + (f"the file is damaged: {damage}" if damage else "the database is sound."))
    return 1 if damage else 0


def living(settings: Settings) -> list[str]:
    """Where the processes of the house listen."""
    from parlor.server.leases import ALIVE

    with closing(connected(settings, False)) as database:
        return sorted(str(url) for _, url in database.run(ALIVE))


def asked(url: str) -> int:
    """Asks a house how it is doing, and prints the answer."""
    try:
        with urllib.request.urlopen(f"{url}/api/health", timeout=PATIENCE) as answer:
            found = json.load(answer)
    except urllib.error.HTTPError as error:
        found = json.load(error)
    except (OSError, ValueError) as error:
        print(f"{url}: no answer ({reason(error)})")
        return 1
    well = found["status"] == "ok"
    print(f"{url}: {'well' if well else 'ailing'}; {found['tables']} tables in memory, {found['connections']} live connections")
    for each in found["ails"]:
        print(f"  {each}")
    return 0 if well and not found["ails"] else 1


# Check


def check(settings: Settings, given: argparse.Namespace) -> int:
    """Reads and checks everything."""
    file = file_of(settings)
    damage = "" if file is None else inspect(file)
    if damage:
        print(f"The file is damaged: {damage}")
    with closing(connected(settings, False)) as database:
        damaged = checked(database)
    return 1 if damage or damaged else 0


def checked(database: Database) -> int:
    """Rebuilds every table from its journal; returns how many cannot be rebuilt."""
    progress, done, damaged, last = Progress(), 0, 0, ""
    total = database.run("SELECT count(*) FROM tables WHERE phase <> 'gone'")[0][0]
    while ids := database.run("SELECT id FROM tables WHERE phase <> 'gone' AND id > ? ORDER BY id LIMIT ?", [last, AT_A_TIME]):
        for (id,) in ids:
            progress.tell(f"{done} of {total} tables")
            try:
                journal.load(database, id)
            except journal.NoSuchTable:
                continue  # It was cleaned up in the meantime.
            except journal.OldRules as error:
                progress.done()
                print(f"Table {id}: {error}")
            except (journal.Damaged, PageDamaged) as error:
                damaged += 1
                progress.done()
                print(f"Table {id}: {reason(error)}")
            done += 1
        last = ids[-1][0]
        database.commit()
    progress.done()
    print(f"{counted(done, 'table was', 'tables were')} read; {counted(damaged, 'is', 'are') if damaged else 'none is'} damaged.")
    return damaged


def counted(number: int, one: str, many: str) -> str:
    """A number with its noun."""
    return f"{number:,} {one if number == 1 else many}"


# Cleanup and backups


def tidy(settings: Settings, given: argparse.Namespace) -> int:
    """Deletes expired data, in small batches so that a running house gets its turn."""
    progress, cleared, more = Progress(), retention.Tidied(), True
    with closing(connected(settings, True)) as database:
        while more:
            more = retention.tidy(database, settings, time.time(), cleared)
            database.commit()
            progress.tell(f"{cleared.tables} tables, {cleared.events} rows, {cleared.guests} guests")
            time.sleep(PAUSE)
    progress.done()
    rows, guests = counted(cleared.events, "row", "rows"), counted(cleared.guests, "guest was", "guests were")
    print(f"{counted(cleared.tables, 'table', 'tables')} with {rows} and {guests} cleared away.")
    return 0


def backup(settings: Settings, given: argparse.Namespace) -> int:
    """Copies the database as of one moment, and checks that the copy is sound."""
    file, target = file_of(settings), Path(given.file)
    if file is None:
        raise CannotBeDone("a PostgreSQL database is backed up with pg_dump")
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        raise CannotBeDone(f"{target} is there already: name a file that is not") from None
    except OSError as error:
        raise CannotBeDone(f"cannot write {target}: {error.strerror}") from None
    try:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
        damage = inspect(target.resolve())
        if damage:
            raise CannotBeDone(f"the copy would be damaged: {damage}")
    except BaseException:
        target.unlink()
        raise
    size = f"{target.stat().st_size / 1e6:.1f} MB"
    print(f"The back-up is in {target} ({size}). It holds the secrets of the house: keep it as you keep the house.")
    return 0


def restore(settings: Settings, given: argparse.Namespace) -> int:
    """Puts a back-up in the place of the database, which is kept beside it; no house may be running on it."""
    named, source = database_file(settings), Path(given.file)
    if named is None:
        raise CannotBeDone("a PostgreSQL database is restored with pg_restore")
    if not source.is_file():
        raise CannotBeDone(f"there is no file {source}")
    damage = inspect(source.resolve())
    if damage:
        raise CannotBeDone(f"{source} is damaged: {damage}")
    with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as copy:
        if not copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'house'").fetchall():
            raise CannotBeDone(f"{source} is not the database of a house")
    file = real(named)
    lock = Lock(file)
    try:
        kept = file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
        if file.exists():
            with closing(sqlite3.connect(file)) as old:
                old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            os.replace(file, kept)
        for companion in ("-wal", "-shm"):
            file.with_name(file.name + companion).unlink(missing_ok=True)
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as copy, closing(sqlite3.connect(file)) as new:
            copy.backup(new)
    finally:
        lock.release()
    print(f"{file} is as it was in {source}." + (f" What was there before is kept in {kept}." if kept.exists() else ""))
    return 0
