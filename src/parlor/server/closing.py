"""Closing an account: unfinished games are given up, the name goes from everything that is kept, and others' games stay."""

import json
import logging
from functools import partial
from typing import Any

from parlor.server import journal, ledger, people, queries, records, retention
from parlor.server.bulletins import Bulletins
from parlor.server.credentials import new_guest
from parlor.server.http_service import HttpService
from parlor.server.ownership import ServedElsewhere
from parlor.server.people import REVOKED, People
from parlor.server.refusals import Told
from parlor.server.signing import Signer
from parlor.server.store import Database, NotDone

log = logging.getLogger("parlor.people")
# What stands where a name was.
NOBODY = "—"
# The topic of bulletins about tables whose journal was written anew: whoever has one in memory reads it again.
REWRITTEN = "rewritten"
LARGEST_LIST = 10_000


class Closing:
    """Closes accounts."""

    def __init__(self, desk: HttpService, known: People, bulletins: Bulletins) -> None:
        self._desk = desk
        self._people = known
        self._bulletins = bulletins
        bulletins.on(REWRITTEN, desk.house.lose)

    async def close(self, person: str) -> None:
        """Closes an account, table by table; if the house stops in the middle, the person can do it again."""
        house, nobody = self._desk.house, new_guest()
        games = await house.store.read(lambda database: queries.games_of(database, person, LARGEST_LIST))
        for id in dict.fromkeys(game.table for game in games if game.phase != "over"):
            await self._give_up(person, id)
            await house.store.write(partial(delete_rows, table=id))
        tables = await house.store.read(lambda database: tables_of(database, person))
        for id in tables:
            await self._unname(id, person, nobody)
        devices = [person, *[each.id for each in await self._people.devices(person)]]
        await house.store.write(lambda database: people.forget(database, person))
        for device in devices:
            await self._people.post(REVOKED, device)
        log.info("an account was closed", extra={"tables": len(tables)})

    async def close_table(self, id: str) -> None:
        """Makes a table disappear, whichever process serves it, and though it can no longer be read."""
        house, at = self._desk.house, self._desk.house.now()
        try:
            async with house.at(id) as live:
                await house.throw_away(live)
        except (ServedElsewhere, journal.Damaged, journal.OldRules):
            await house.store.write(lambda database: retention.close_table(database, id, at))
            await self._bulletins.post(REWRITTEN, id)

    async def _give_up(self, person: str, id: str) -> None:
        try:
            await self._desk.throw_away(person, id)
        except ServedElsewhere as elsewhere:
            from parlor.server.peer_proxy import asked

            await asked(elsewhere.url, "DELETE", f"/api/tables/{id}", person, self._desk.house.keys)
        except (Told, NotDone) as error:
            log.warning("a game could not be given up", extra={"table": id, "why": str(error)[:200]})

    async def _unname(self, id: str, person: str, nobody: str) -> None:
        """Takes a person out of the journal of a table. Whoever serves it reads it anew."""
        house, signer, at = self._desk.house, self._desk.house.keys.signer, self._desk.house.now()
        try:
            async with house.at(id) as live:
                await house.store.write(lambda database: unname(database, id, person, nobody, signer, at))
                house.forget(live)
        except ServedElsewhere:
            await house.store.write(lambda database: unname(database, id, person, nobody, signer, at, fenced=True))
            await self._bulletins.post(REWRITTEN, id)
        except NotDone as error:
            log.warning("a table cannot be read, and keeps what it has", extra={"table": id, "why": str(error)[:200]})


def delete_rows(database: Database, table: str) -> None:
    """Deletes the journal of a table that is gone at once, and not only when the house tidies up."""
    if database.changed("UPDATE tables SET summary = '', host = '' WHERE id = ? AND phase = 'gone'", [table]):
        database.run("DELETE FROM events WHERE table_id = ?", [table])


def tables_of(database: Database, person: str) -> list[str]:
    """All tables that know a person, by a seat or as the host."""
    rows = database.run(
        "SELECT table_id FROM places WHERE guest = ? UNION SELECT id FROM tables WHERE host = ? AND phase <> 'gone'", [person, person]
    )
    return [str(row[0]) for row in rows]


def unname(database: Database, id: str, person: str, nobody: str, signer: Signer, at: float, fenced: bool = False) -> None:
    """Writes the journal of a table anew without a person's name and id, and its record; with `fenced`, another process serves it."""
    ids = {person, *[str(row[0]) for row in database.run("SELECT guest FROM aliases WHERE person = ?", [person])]}
    seal = ""
    for n, then, body in database.run("SELECT n, at, body FROM events WHERE table_id = ? ORDER BY n", [id]):
        changed = json.dumps(without(json.loads(body), ids, nobody), separators=(",", ":"), ensure_ascii=False)
        seal = journal.seal(seal, id, n, then, changed)
        database.run("UPDATE events SET body = ?, seal = ? WHERE table_id = ? AND n = ?", [changed, seal, id, n])
    if fenced:
        database.run("UPDATE tables SET fence = fence + 1, holder = '' WHERE id = ?", [id])
    room, _ = journal.load(database, id)
    queries.rewrite_line(database, room)
    document = records.kept(database, id)
    if document is not None:
        mine = set(room.seats_of(nobody))
        document["names"] = [NOBODY if seat in mine else name for seat, name in enumerate(document["names"])]
        signed = signer.signed({key: value for key, value in document.items() if key not in ("key", "signature")})
        records.replace(database, id, signed)
        ledger.rename(database, id, signed, at)


def without(told: Any, ids: set[str], nobody: str) -> Any:
    """An event as written in a journal, with nobody in the place of a person, who may have had other ids before."""
    if isinstance(told, list):
        return [without(each, ids, nobody) for each in told]
    if not isinstance(told, dict):
        return nobody if isinstance(told, str) and told in ids else told
    named = told.get("guest") in ids and "name" in told
    changed = {key: without(value, ids, nobody) for key, value in told.items()}
    return {**changed, "name": NOBODY} if named else changed
