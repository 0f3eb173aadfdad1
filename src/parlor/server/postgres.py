"""PostgreSQL as the store, for a house of several processes: a table is served by the one that holds its advisory lock.

A lock ends with the connection that took it, so the tables of a process that dies are free at once. Whoever takes a table raises its
fence; rows are appended only under the latest fence, so a process that has lost its lock without noticing cannot write any more.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256

import psycopg

from parlor.server.keys import Keys
from parlor.server.ownership import Ownership, ServedElsewhere
from parlor.server.schema import migrate
from parlor.server.settings import Settings
from parlor.server.store import Database, Rows, Store, StoreFailed, Value, reason

log = logging.getLogger("parlor.postgres")
MIGRATION_LOCK = 7_265_667_001
LOBBY, TAKEN = "parlor_lobby", "parlor_taken"
HEARTBEAT = 2.0
LATER = 0.5


class PostgresDatabase:
    """A connection to the server."""

    def __init__(self, url: str) -> None:
        try:
            self._connection = psycopg.connect(url, connect_timeout=5)
        except psycopg.Error as error:
            raise StoreFailed(f"cannot reach the database: {reason(error)}") from None

    def run(self, sql: str, values: Sequence[Value] = ()) -> Rows:
        cursor = self._execute(sql, values)
        return cursor.fetchall() if cursor.description is not None else []

    def changed(self, sql: str, values: Sequence[Value] = ()) -> int:
        return self._execute(sql, values).rowcount

    def _execute(self, sql: str, values: Sequence[Value]) -> "psycopg.Cursor[tuple[object, ...]]":
        return self._connection.execute(sql.replace("?", "%s").encode(), list(values))

    def commit(self) -> None:
        self._connection.commit()

    def rollback(self) -> None:
        self._connection.rollback()

    def close(self) -> None:
        self._connection.close()


def prepare(database: Database) -> str:
    """Brings the schema up to date, one process at a time."""
    database.run("SELECT pg_advisory_xact_lock(?)", [MIGRATION_LOCK])
    return migrate(database)


def postgres_store(settings: Settings) -> tuple[Store, Ownership, Keys]:
    """The store in a PostgreSQL database, and the locks that share its tables out."""
    store = Store("postgresql:", lambda writing: PostgresDatabase(settings.database))
    try:
        keys = Keys(store.open(prepare))
    except psycopg.Error as error:
        raise StoreFailed(f"the database cannot be used: {reason(error)}") from None
    return store, Locks(settings.database, settings.url), keys


def lock_of(table: str) -> int:
    """The number of a table's advisory lock."""
    return int.from_bytes(sha256(f"parlor/table/{table}".encode()).digest()[:8], "big", signed=True)


class Locks:
    """The tables of this process: their locks on one connection, notices of the others on a second."""

    def __init__(self, database: str, url: str) -> None:
        self._database = database
        self._url = url
        self._held: set[str] = set()
        self._locks: psycopg.AsyncConnection[tuple[object, ...]] | None = None
        self._one_at_a_time = asyncio.Lock()
        self._lose: Callable[[str], None] = lambda table: None
        self._refresh_lobby: Callable[[], None] = lambda: None
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self, lose: Callable[[str], None], refresh_lobby: Callable[[], None]) -> None:
        self._lose, self._refresh_lobby = lose, refresh_lobby
        self._one_at_a_time = asyncio.Lock()
        await self._connect()
        self._tasks = [asyncio.create_task(self._stay_connected()), asyncio.create_task(self._listen())]

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._locks is not None:
            await self._locks.close()

    async def _connect(self) -> None:
        self._locks = await psycopg.AsyncConnection.connect(self._database, autocommit=True, connect_timeout=5)

    async def claim(self, table: str) -> int:
        if table in self._held:
            return await self._fence(table)
        taken = await self._ask("SELECT pg_try_advisory_lock(%s)", [lock_of(table)])
        if taken != [(True,)]:
            found = await self._ask("SELECT holder FROM tables WHERE id = %s", [table])
            raise ServedElsewhere(table, str(found[0][0]) if found else "")
        raised = await self._ask("UPDATE tables SET fence = fence + 1, holder = %s WHERE id = %s RETURNING fence", [self._url, table])
        if not raised:
            await self._ask("SELECT pg_advisory_unlock(%s)", [lock_of(table)])
            return 0
        self._held.add(table)
        await self._ask("SELECT pg_notify(%s, %s)", [TAKEN, f"{table} {self._url}"])
        return int(str(raised[0][0]))

    async def _fence(self, table: str) -> int:
        return int(str((await self._ask("SELECT fence FROM tables WHERE id = %s", [table]))[0][0]))

    async def release(self, table: str) -> None:
        if table in self._held:
            self._held.discard(table)
            with suppress(StoreFailed):
                await self._ask("SELECT pg_advisory_unlock(%s)", [lock_of(table)])

    async def tell_lobby(self) -> None:
        with suppress(StoreFailed):
            await self._ask("SELECT pg_notify(%s, %s)", [LOBBY, self._url])

    async def _ask(self, sql: str, values: Sequence[object]) -> list[tuple[object, ...]]:
        async with self._one_at_a_time:
            if self._locks is None:
                raise StoreFailed("the database cannot be reached")
            try:
                cursor = await self._locks.execute(sql.encode(), values)
                return await cursor.fetchall() if cursor.description is not None else []
            except psycopg.Error as error:
                raise StoreFailed(reason(error)) from None

    async def _stay_connected(self) -> None:
        """Makes sure that the locks are still held; where the connection is lost so are they, and all tables with them."""
        while True:
            await asyncio.sleep(HEARTBEAT if self._locks is not None else LATER)
            try:
                async with asyncio.timeout(3 * HEARTBEAT):
                    if self._locks is None:
                        await self._connect()
                    await self._ask("SELECT 1", [])
            except (StoreFailed, TimeoutError, psycopg.Error) as error:
                log.error("the connection that holds the locks is lost", extra={"why": reason(error)})
                lost, self._held = self._held, set()
                dead, self._locks = self._locks, None
                if dead is not None:
                    with suppress(psycopg.Error):
                        await dead.close()
                for table in lost:
                    self._lose(table)

    async def _listen(self) -> None:
        """Hears what other processes have taken or changed."""
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self._database, autocommit=True, connect_timeout=5)
                async with connection:
                    await connection.execute(f"LISTEN {LOBBY}".encode())
                    await connection.execute(f"LISTEN {TAKEN}".encode())
                    async for notice in connection.notifies():
                        self._hear(notice.channel, notice.payload)
            except psycopg.Error:
                await asyncio.sleep(LATER)

    def _hear(self, channel: str, payload: str) -> None:
        if channel == LOBBY and payload != self._url:
            self._refresh_lobby()
        table, _, url = payload.partition(" ")
        if channel == TAKEN and url != self._url and table in self._held:
            self._held.discard(table)
            self._lose(table)
