"""The health of the house: problems are looked for continuously, and reported in the log, in `/api/health` and on every page."""

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence

from parlor.server import ws_messages as ws
from parlor.server.journal_check import JournalCheck
from parlor.server.live_tables import House
from parlor.server.periodic import Periodic
from parlor.server.store import Database, NotDone

log = logging.getLogger("parlor.health")
APART = 1.0
PATIENCE = 3.0
EXAMINING = 2.0
READING = 1.0
# The file is read often enough to take a two-hundredth of the time, but not more than once a minute.
SHARE = 200
INSPECTING = (60.0, 86_400.0)


class HealthCheck:
    """Checks the health of the house; `process` names the row for its pulse."""

    def __init__(self, house: House, chores: Sequence[Periodic], process: str = "house") -> None:
        self._house = house
        self._process = process
        self._examined = float("-inf")
        self._examining: asyncio.Task[None] | None = None
        self._pulse: asyncio.Task[str] | None = None
        self._why = ""
        self._damage = ""
        self._rounds = JournalCheck()
        self.inspection = Periodic("the inspection of the database", INSPECTING[0], self._inspect)
        self.chores = [*chores, Periodic("the reading of the journals", READING, self._read_on)]
        if house.store.inspect is not None:
            self.chores.append(self.inspection)
        self._examination = Periodic("the examination of the house", EXAMINING, self.examine)

    def begin(self) -> None:
        """Starts all chores."""
        for chore in [*self.chores, self._examination]:
            chore.start()

    def end(self) -> None:
        """Ends all chores."""
        for chore in [*self.chores, self._examination]:
            chore.stop()

    async def examine(self) -> None:
        """Updates `House.ails`, at most once a second no matter how often it is called."""
        if self._examining is None and time.monotonic() - self._examined >= APART:
            self._examining = asyncio.create_task(self._examine())
        if self._examining is not None:
            await asyncio.shield(self._examining)

    async def _examine(self) -> None:
        try:
            store = self._house.store
            pulse = await self._take_pulse()
            found = [pulse or ("" if store.place is None else store.place())]
            if self._damage or store.writer.damage or store.reader.damage:
                found.append("The database file is damaged.")
            # Without the store some chores fail too; that is not news.
            found += [chore.ails() for chore in self.chores if not pulse]
            self._report(list(dict.fromkeys(each for each in found if each)))
        except Exception:
            log.exception("the house cannot be examined")
            self._report(["The house cannot be examined."])
        finally:
            self._examined = time.monotonic()
            self._examining = None

    async def _take_pulse(self) -> str:
        """Writes and reads a row; returns what is wrong, or nothing. If one hangs, it waits for that one instead of trying another."""
        if self._pulse is None:
            self._pulse = asyncio.create_task(self._beat())
        await asyncio.wait({self._pulse}, timeout=PATIENCE)
        if not self._pulse.done():
            return "The database does not answer."
        pulse, self._pulse = self._pulse, None
        try:
            said = pulse.result()
            self._why = ""
            return said
        except NotDone as error:
            if str(error) != self._why:
                self._why = str(error)
                log.error("the store fails", extra={"why": self._why})
            return sentence(self._why)

    async def _beat(self) -> str:
        pulse = secrets.token_hex(8)

        def write(database: Database) -> None:
            database.run(
                "INSERT INTO pulses (process, pulse, at) VALUES (?, ?, ?) "
                "ON CONFLICT (process) DO UPDATE SET pulse = excluded.pulse, at = excluded.at",
                [self._process, pulse, time.time()],
            )

        def read(database: Database) -> bool:
            return database.run("SELECT pulse FROM pulses WHERE process = ?", [self._process]) == [(pulse,)]

        await self._house.store.write(write)
        return "" if await self._house.store.read(read) else "The database forgets what is written."

    async def _inspect(self) -> None:
        """Reads the whole file to find damaged pages; a clean result clears earlier findings."""
        store = self._house.store
        assert store.inspect is not None
        met = [store.writer.damage, store.reader.damage]
        began = time.monotonic()
        self._damage = await asyncio.to_thread(store.inspect)
        self.inspection.every = min(max(SHARE * (time.monotonic() - began), INSPECTING[0]), INSPECTING[1])
        if self._damage:
            log.error("the database file is damaged", extra={"why": self._damage})
        elif met == [store.writer.damage, store.reader.damage]:
            store.writer.damage = store.reader.damage = ""

    async def _read_on(self) -> None:
        """Reads a few more journal rows, around and around, so that damage is found before someone asks for the table."""
        for table, why in await self._house.store.read(self._rounds.step):
            self._house.note_damage(table, why)

    def _report(self, found: list[str]) -> None:
        before, self._house.ails = self._house.ails, found
        for each in found:
            if each not in before:
                log.error("the house is ailing", extra={"ails": each})
        for each in before:
            if each not in found:
                log.warning("the house is over it", extra={"ailed": each})
        if found != before:
            message = ws.encode(ws.Ails(found))
            for client in self._house.clients:
                if not client.relayed:
                    client.send(message)


def sentence(why: str) -> str:
    """The store's error message without what is only for the log: file names and machine addresses."""
    if "disk is full" in why or "No space left" in why:
        return "The disk is full."
    if "malformed" in why or "not a database" in why:
        return "The database file is damaged."
    if "cannot reach" in why or "connection" in why:
        return "The database cannot be reached."
    return "Nothing can be stored at the moment."
