"""How long data is kept: finished and unfinished tables, and absent guests. Deletes a little at a time, so that no move waits."""

import asyncio
import logging
import time
from dataclasses import dataclass, replace

from parlor.server import circle_store, ledger, people, queries
from parlor.server.settings import Settings
from parlor.server.store import Database, Store

log = logging.getLogger("parlor.retention")
DAY = 86_400.0
TABLES, EVENTS, GUESTS = 20, 500, 20
PAUSE = 0.2
# How many days a device that was revoked is remembered; by then its cookie has ended.
COOKIES_LAST = 400


@dataclass
class Tidied:
    """How much was deleted."""

    tables: int = 0
    events: int = 0
    guests: int = 0

    def add(self, other: "Tidied") -> None:
        """Adds what was deleted since."""
        self.tables += other.tables
        self.events += other.events
        self.guests += other.guests


class Attendance:
    """Records the last day on which a person was here, and on which device, once a day."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._day = 0
        self._here: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def came(self, guest: str, device: str = "") -> None:
        """A person is here. If nothing is stored about them yet, this leaves no trace either."""
        today = queries.day(time.time())
        if today != self._day:
            self._day, self._here = today, set()
        if (device or guest) not in self._here:
            self._here.add(device or guest)
            task = asyncio.create_task(self._note(guest, device, today))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _note(self, guest: str, device: str, today: int) -> None:
        def note(database: Database) -> None:
            database.run("UPDATE guests SET seen = ? WHERE id = ? AND seen < ?", [today, guest, today])
            database.run("UPDATE devices SET seen = ? WHERE id = ? AND seen < ?", [today, device, today])

        try:
            await self._store.write(note)
        except Exception:
            self._here.discard(device or guest)


async def tidy_all(store: Store, settings: Settings, cleared: Tidied) -> None:
    """Deletes everything expired, in small batches with pauses in between."""
    before, more = replace(cleared), True
    while more:
        more = await store.write(lambda database: tidy(database, settings, time.time(), cleared))
        await asyncio.sleep(PAUSE)
    if cleared != before:
        log.info("cleared away what has had its time", extra={"in_all": vars(cleared)})


def tidy(database: Database, settings: Settings, now: float, cleared: Tidied) -> bool:
    """Deletes one batch of expired data; returns whether there may be more. A table disappears at once; its rows follow, last one first."""
    touched = 0
    for days, phase in ((settings.keep_tables, "phase = 'over'"), (settings.keep_unfinished, "phase IN ('gathering', 'playing')")):
        if days:
            touched += close_tables(database, phase, now, days, cleared)
    touched += delete_events(database, cleared)
    for days, lasting in ((settings.keep_guests, 0), (settings.keep_people, 1)):
        if days:
            touched += forget_guests(database, queries.day(now) - days, queries.day(now), lasting, cleared)
    if settings.keep_reports:
        database.run("DELETE FROM reports WHERE at < ?", [now - settings.keep_reports * DAY])
    if settings.keep_chats:
        touched += circle_store.forget_lines(database, now - settings.keep_chats * DAY, EVENTS)
    database.run("DELETE FROM pulses WHERE at < ?", [now - DAY])
    database.run("DELETE FROM tickets WHERE ends < ?", [now])
    database.run("DELETE FROM devices WHERE revoked > 0 AND revoked < ?", [queries.day(now) - COOKIES_LAST])
    return touched > 0


def close_tables(database: Database, phase: str, now: float, days: int, cleared: Tidied) -> int:
    """Closes some tables where nothing has happened for a number of days; returns how many were examined."""
    before = now - days * DAY
    found = database.run(f"SELECT id FROM tables WHERE {phase} AND changed < ? ORDER BY changed, id LIMIT ?", [before, TABLES])
    for (id,) in found:
        last = database.run("SELECT at FROM events WHERE table_id = ? ORDER BY n DESC LIMIT 1", [id])
        if last and last[0][0] >= before:
            # Moves alone do not update a table's line, so that happens here.
            database.run("UPDATE tables SET changed = ? WHERE id = ?", [last[0][0], id])
        else:
            close_table(database, id, now)
            cleared.tables += 1
    return len(found)


def close_table(database: Database, id: str, now: float) -> None:
    """Makes a table disappear; its journal is deleted later, when the house tidies up."""
    database.run("UPDATE tables SET phase = 'gone', fence = fence + 1 WHERE id = ?", [id])
    database.run("DELETE FROM places WHERE table_id = ?", [id])
    database.run("DELETE FROM records WHERE table_id = ?", [id])
    ledger.abandon(database, id, now)


def delete_events(database: Database, cleared: Tidied) -> int:
    """Deletes some rows of closed tables, and each table's line along with its last row; returns how many of both."""
    rows = lines = 0
    for (id,) in database.run("SELECT id FROM tables WHERE phase = 'gone' ORDER BY changed, id LIMIT ?", [TABLES]):
        rows += database.changed(
            "DELETE FROM events WHERE table_id = ? AND n > (SELECT max(n) - ? FROM events WHERE table_id = ?)", [id, EVENTS - rows, id]
        )
        if database.run("SELECT 1 FROM events WHERE table_id = ? LIMIT 1", [id]):
            break
        lines += database.changed("DELETE FROM tables WHERE id = ?", [id])
    cleared.events += rows
    return rows + lines


def forget_guests(database: Database, before: int, today: int, lasting: int, cleared: Tidied) -> int:
    """Forgets some guests, or lasting people, who were last here before a given day; returns how many were examined."""
    # It is not known yet when these were last here, so their time starts today.
    fresh = database.changed("UPDATE guests SET seen = ? WHERE id IN (SELECT id FROM guests WHERE seen = 0 LIMIT ?)", [today, EVENTS])
    found = database.run(
        "SELECT id FROM guests WHERE seen > 0 AND seen < ? AND lasting = ? ORDER BY seen, id LIMIT ?", [before, lasting, GUESTS]
    )
    for (guest,) in found:
        people.forget(database, guest)
    cleared.guests += len(found)
    return fresh + len(found)
