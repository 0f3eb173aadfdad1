"""The log of the house in its store: a line for every table opened with a secret, dealt, and finished, which nobody can change later.

A line is written in the same transaction as the event. With several processes, the row of the head makes them write one at a time.
"""

from parlor.server import ledger_chain, records
from parlor.server import room_events as ev
from parlor.server.documents import LedgerEntry, LedgerHead, LedgerKind
from parlor.server.fair import commitment
from parlor.server.room import Room
from parlor.server.signing import Signer, digest
from parlor.server.store import Database

COUNTED = "opened, dealt, finished, ended, abandoned"


def note(database: Database, signer: Signer, room: Room, happening: ev.Any, at: float) -> None:
    """Writes an event to the log if it belongs there; practice tables, and tables older than the log, are left out."""
    logged = bool(room.opened.signature)
    if isinstance(happening, ev.Opened) and logged:
        append(database, "opened", room.id, digest(opening(room)), at)
    elif isinstance(happening, ev.Dealt) and logged:
        append(database, "dealt", room.id, digest(ledger_chain.dealing(room.id, room.contributions)), at)
    elif room.phase == "over":
        document = records.written(room, signer, at)
        if records.keep(database, room.id, document) and logged:
            kind: LedgerKind = "ended" if document["ending"]["how"] == "ended" else "finished"
            append(database, kind, room.id, digest(document), at)


def rename(database: Database, table: str, document: dict[str, object], at: float) -> None:
    """Records that a name was taken out of the record of a game, which is signed anew, if the log has the game."""
    if of_table(database, ledger_chain.table_digest(table)):
        append(database, "renamed", table, digest(document), at)


def abandon(database: Database, table: str, at: float) -> None:
    """Records that a table was abandoned, when it is removed from the store."""
    lines = of_table(database, ledger_chain.table_digest(table))
    if lines and lines[-1].kind in ("opened", "dealt"):
        append(database, "abandoned", table, digest({"format": "parlor-abandoned", "table": table}), at)


def opening(room: Room) -> dict[str, object]:
    """The house's statement about a table when it was opened."""
    opened = room.opened
    sealed = commitment(opened.secret, opened.salt)
    return ledger_chain.statement(room.id, opened.game, opened.players, opened.options, ledger_chain.milliseconds(room.at), sealed)


def sign_opening(signer: Signer, room: Room) -> None:
    """Signs the opening of a table that has a secret."""
    if not room.practice:
        signed = signer.signed(opening(room))
        room.opened.key, room.opened.signature = signed["key"], signed["signature"]


def append(database: Database, kind: LedgerKind, table: str, told: str, at: float) -> None:
    """Writes a line. The head is locked from here to the end of the transaction, so do this last."""
    counted = f", {kind} = {kind} + 1" if kind in COUNTED else ""
    number, last = database.run(f"UPDATE ledger_head SET number = number + 1{counted} WHERE one = 1 RETURNING number, hash")[0]
    entry = LedgerEntry(int(number), ledger_chain.milliseconds(at), kind, ledger_chain.table_digest(table), told, str(last))
    database.run(
        "INSERT INTO ledger (number, at, kind, table_digest, digest, previous) VALUES (?, ?, ?, ?, ?, ?)",
        [entry.number, entry.at, entry.kind, entry.table, entry.digest, entry.previous],
    )
    database.run("UPDATE ledger_head SET hash = ? WHERE one = 1", [ledger_chain.hash_of(entry)])


def head(database: Database, signer: Signer, at: float) -> LedgerHead:
    """The length of the log, signed."""
    number, last, *counts = database.run(f"SELECT number, hash, {COUNTED} FROM ledger_head WHERE one = 1")[0]
    told = {"format": ledger_chain.HEAD, "at": ledger_chain.milliseconds(at), "number": int(number), "hash": str(last)}
    told |= {name: int(count) for name, count in zip(COUNTED.split(", "), counts, strict=True)}
    return LedgerHead(**signer.signed(told))


def lines(database: Database, first: int, count: int) -> list[LedgerEntry]:
    """Lines of the log, starting at a number."""
    return read(database, "number >= ? AND number < ?", [first, first + min(count, ledger_chain.PAGE)])


def of_table(database: Database, table: str) -> list[LedgerEntry]:
    """The lines of a table, given its digest."""
    return read(database, "table_digest = ?", [table])


def read(database: Database, where: str, values: list[str | int | float | None]) -> list[LedgerEntry]:
    """The lines that match a condition."""
    rows = database.run(f"SELECT number, at, kind, table_digest, digest, previous FROM ledger WHERE {where} ORDER BY number", values)
    return [LedgerEntry(*row) for row in rows]
