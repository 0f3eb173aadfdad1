"""The health of the house: problems are looked for continuously, and reported in the log, in `/api/health` and on every page."""

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence

from parlor.server import ws_messages as ws
from parlor.server.http_messages import Worded
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
        self._pulse: asyncio.Task[Worded | None] | None = None
        self._why = ""
        self._damage = ""
        self._rounds = JournalCheck()
        self.inspection = Periodic("house-chore-inspection", INSPECTING[0], self._inspect)
        self.chores = [*chores, Periodic("house-chore-journals", READING, self._read_on)]
        if house.store.inspect is not None:
            self.chores.append(self.inspection)
        self._examination = Periodic("house-chore-examination", EXAMINING, self.examine)

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
            found = [pulse or (None if store.place is None else store.place())]
            if self._damage or store.writer.damage or store.reader.damage:
                found.append(Worded("house-ails-file-damaged", {}))
            # Without the store some chores fail too; that is not news.
            found += [chore.ails() for chore in self.chores if pulse is None]
            self._report([each for at, each in enumerate(found) if each is not None and each not in found[:at]])
        except Exception:
            log.exception("the house cannot be examined")
            self._report([Worded("house-ails-unexamined", {})])
        finally:
            self._examined = time.monotonic()
            self._examining = None

    async def _take_pulse(self) -> Worded | None:
        """Writes and reads a row; returns what is wrong, or nothing. If one hangs, it waits for that one instead of trying another."""
        if self._pulse is None:
            self._pulse = asyncio.create_task(self._beat())
        await asyncio.wait({self._pulse}, timeout=PATIENCE)
        if not self._pulse.done():
            return Worded("house-ails-silent", {})
        pulse, self._pulse = self._pulse, None
        try:
            said = pulse.result()
            self._why = ""
            return said
        except NotDone as error:
            if str(error) != self._why:
                self._why = str(error)
                log.error("the store fails", extra={"why": self._why})
            return Worded(sentence(self._why), {})

    async def _beat(self) -> Worded | None:
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
        return None if await self._house.store.read(read) else Worded("house-ails-forgets", {})

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

    def _report(self, ailments: list[Worded]) -> None:
        before, self._house.ailments = self._house.ails, ailments
        found = self._house.ails
        for each in found:
            if each not in before:
                log.error("the house is ailing", extra={"ails": each})
        for each in before:
            if each not in found:
                log.warning("the house is over it", extra={"ailed": each})
        if found != before:
            message = ws.encode(ws.Ails(found, ailments))
            for client in self._house.clients:
                if not client.relayed:
                    client.send(message)


def sentence(why: str) -> str:
    """The key of what the store's error message says, without what is only for the log: file names and machine addresses."""
    if "disk is full" in why or "No space left" in why:
        return "house-ails-disk-full"
    if "malformed" in why or "not a database" in why:
        return "house-ails-file-damaged"
    if "cannot reach" in why or "connection" in why:
        return "house-ails-unreachable"
    return "house-ails-stores-nothing"
