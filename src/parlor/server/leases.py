"""Which process of a house on PostgreSQL serves a table: the one that holds it, as long as its heart beats.

A process has an identity: an advisory lock, which ends with its connection, and a row with the time of its last heartbeat by the database's
own clock. Another process may take its tables as soon as the lock is gone (it died) or the heartbeat has stopped for a while (it hangs).
Taking a table raises its fence. Rows are appended only under the latest fence, so a process that wakes up late can no longer write. It
notices by its own clock that it is late, and first of all gives up its tables and its clients: by then, clients have resent their messages
to another process.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress

import psycopg

from parlor.server.ownership import News, ServedElsewhere
from parlor.server.store import StoreFailed, reason

log = logging.getLogger("parlor.leases")
TAKEN = "parlor_taken"
TOLD = "parlor_told"
BEAT = 0.5
LEASE = 3.0
# Others may take over when the last beat is older than the lease; after a standstill this long, that may have happened.
STANDSTILL = LEASE - 2 * BEAT
LATER = 0.5
# The longest wait, in milliseconds, for a row that a hanging process holds; by then the database ends its transaction (postgres.py).
LONGEST_WAIT = 4000
FORGOTTEN = 3600
# Identities are numbers of advisory locks, in a separate space.
SPACE = 1_886_482_290
NOW = "extract(epoch FROM clock_timestamp())"
ALIVE = f"""
    SELECT p.id, p.url FROM processes p WHERE p.beat > {NOW} - {LEASE} AND EXISTS (
        SELECT 1 FROM pg_locks l WHERE l.locktype = 'advisory' AND l.granted AND l.classid = {SPACE}
        AND l.objid = ('x' || p.id)::bit(32)::bigint::oid AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database()))
"""
Connection = psycopg.AsyncConnection[tuple[object, ...]]


def clock() -> float:
    """Seconds on a clock that keeps running while the process, or the whole machine, is suspended."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class Leases:
    """The tables of this process. One connection is for the heartbeat, one requests tables, one listens to the others."""

    def __init__(self, database: str, url: str) -> None:
        self._database = database
        self._url = url
        self._me = ""
        self._held: dict[str, int] = {}
        self._beaten = 0.0
        self._others: dict[str, str] = {}
        self._heart: Connection | None = None
        self._asking: Connection | None = None
        self._one_at_a_time = asyncio.Lock()
        self._tell: News | None = None
        self._ticked = clock()
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self, tell: News) -> None:
        self._tell = tell
        self._one_at_a_time = asyncio.Lock()
        await self._be_born()
        self._ticked = clock()
        self._tasks = [asyncio.create_task(work) for work in (self._live(), self._tick(), self._listen())]

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(psycopg.Error):
            if self._heart is not None:
                await self._heart.execute("DELETE FROM processes WHERE id = %s", [self._me])
        for connection in (self._heart, self._asking):
            if connection is not None:
                await connection.close()

    # Being alive

    async def _be_born(self) -> None:
        """Takes a new identity; everything the old one held is lost."""
        me = secrets.token_hex(4)
        heart = await self._connect()
        number = int.from_bytes(bytes.fromhex(me), "big", signed=True)
        await heart.execute("SELECT pg_advisory_lock(%s, %s)", [SPACE, number])
        await heart.execute(f"INSERT INTO processes (id, url, beat) VALUES (%s, %s, {NOW})".encode(), [me, self._url])
        await heart.execute(f"DELETE FROM processes WHERE beat < {NOW} - {FORGOTTEN}".encode())
        self._me, self._heart, self._beaten = me, heart, clock()

    async def _connect(self) -> Connection:
        connection = await psycopg.AsyncConnection.connect(self._database, autocommit=True, connect_timeout=5)
        await connection.execute(f"SET lock_timeout = {LONGEST_WAIT}".encode())
        return connection

    async def _live(self) -> None:
        """Beats, watches the others, and starts a new life when this one has ended."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                async with asyncio.timeout(LEASE):
                    if self._heart is None:
                        await self._be_born()
                    await self._beat()
            except Exception as error:
                if self._heart is not None:
                    log.error("the connection to the database is lost, and all tables with it", extra={"why": reason(error)})
                await self._die()

    async def _beat(self) -> None:
        assert self._heart is not None
        assert self._tell is not None
        began = clock()
        await self._heart.execute(f"UPDATE processes SET beat = {NOW} WHERE id = %s".encode(), [self._me])
        others = {str(id): str(url) for id, url in await (await self._heart.execute(ALIVE.encode())).fetchall() if id != self._me}
        self._beaten = began
        for id, url in self._others.items():
            if id not in others:
                self._tell.miss(url)
        self._others = others

    async def _die(self) -> None:
        dead, self._heart = self._heart, None
        self._lose_all()
        if dead is not None:
            with suppress(psycopg.Error):
                await dead.close()

    async def _tick(self) -> None:
        """Notes the time, so that a standstill of the whole process is noticed."""
        while True:
            self.check()
            self._ticked = clock()
            await asyncio.sleep(BEAT)

    def check(self) -> None:
        """Called before anything is done: checks whether the last heartbeat was so long ago that others may have taken the tables."""
        now = clock()
        if self._tell is not None and now - self._ticked > STANDSTILL:
            log.warning("this process stood still: all its tables are lost", extra={"seconds": round(now - self._ticked, 1)})
            self._ticked = now
            self._lose_all()
            self._tell.dismiss()
        elif now - self._beaten > LEASE:
            self._lose_all()

    def _lose_all(self) -> None:
        lost, self._held = self._held, {}
        for table in lost:
            if self._tell is not None:
                self._tell.lose(table)

    # Tables

    async def claim(self, table: str) -> int:
        if table in self._held:
            return self._held[table]
        if self._heart is None:
            raise StoreFailed("cannot reach the database")
        found = await self._ask("SELECT fence, holder FROM tables WHERE id = %s", [table])
        if not found:
            return 0
        fence, holder = int(str(found[0][0])), str(found[0][1])
        alive = {str(id): str(url) for id, url in await self._ask(ALIVE, [])} if holder not in ("", self._me) else {}
        if holder in alive:
            raise ServedElsewhere(table, alive[holder])
        me = self._me
        taken = await self._ask("UPDATE tables SET fence = %s, holder = %s WHERE id = %s AND fence = %s", [fence + 1, me, table, fence])
        if taken != [(1,)]:
            raise ServedElsewhere(table, "")
        if me != self._me:
            raise StoreFailed("this process has begun a new life meanwhile")
        self._held[table] = fence + 1
        await self._ask("SELECT pg_notify(%s, %s)", [TAKEN, f"{table} {me}"])
        return fence + 1

    async def release(self, table: str) -> None:
        if self._held.pop(table, None) is not None:
            with suppress(StoreFailed):
                await self._ask("UPDATE tables SET holder = '' WHERE id = %s AND holder = %s", [table, self._me])

    async def announce(self, text: str) -> None:
        await self._ask("SELECT pg_notify(%s, %s)", [TOLD, text])

    async def _ask(self, sql: str, values: Sequence[object]) -> list[tuple[object, ...]]:
        """The rows, or how many were written."""
        async with self._one_at_a_time:
            try:
                if self._asking is None or self._asking.closed:
                    self._asking = await self._connect()
                cursor = await self._asking.execute(sql.encode(), values)
                return await cursor.fetchall() if cursor.description is not None else [(cursor.rowcount,)]
            except psycopg.Error as error:
                raise StoreFailed(reason(error)) from None

    async def _listen(self) -> None:
        """Listens for what other processes have taken or changed."""
        while True:
            try:
                async with await self._connect() as connection:
                    for channel in (TAKEN, TOLD):
                        await connection.execute(f"LISTEN {channel}".encode())
                    self._told("")
                    async for notice in connection.notifies():
                        (self._hear if notice.channel == TAKEN else self._told)(notice.payload)
            except psycopg.Error:
                await asyncio.sleep(LATER)

    def _told(self, text: str) -> None:
        assert self._tell is not None
        self._tell.told(text)

    def _hear(self, payload: str) -> None:
        assert self._tell is not None
        table, _, taker = payload.partition(" ")
        if taker != self._me and table in self._held:
            del self._held[table]
            self._tell.lose(table)
