"""The records of finished games: written and signed once, when the game is over, and served unchanged."""

import json
from typing import Any

from parlor.server import fair
from parlor.server.ledger_chain import milliseconds
from parlor.server.room import Room
from parlor.server.signing import Signer
from parlor.server.store import Database


def written(room: Room, signer: Signer, finished: float) -> dict[str, Any]:
    """The signed record of a finished game."""
    assert room.table is not None
    opened = room.opened
    proof = None
    if not room.practice:
        proof = fair.proof(opened.secret, opened.salt, room.contributions, room.persons)
        if opened.evening is not None:
            proof = fair.evening_proof(opened.evening.id, opened.evening.deal, proof)
    document = fair.house_record(
        table=room.id,
        opened=milliseconds(room.at),
        finished=milliseconds(finished),
        names=[chair.name or f"computer player ({chair.level})" for chair in room.chairs],
        taken_back=room.taken_back,
        ending=ending(room),
        proof=proof,
        # As it was opened, which is what the house has signed.
        record={**room.table.record(), "rules": room.opened.rules, "options": room.opened.options},
    )
    return signer.signed(document)


def ending(room: Room) -> dict[str, Any]:
    """How the game ended, who resigned, and who won."""
    return {
        "how": "played" if room.ending is None else room.ending.how,
        "resigned": [seat for seat, chair in enumerate(room.chairs) if chair.resigned],
        "winners": room.winners,
    }


def keep(database: Database, table: str, document: dict[str, Any]) -> bool:
    """Stores the record of a game; False if it was already stored."""
    text = json.dumps(document, ensure_ascii=False)
    return database.changed("INSERT INTO records (table_id, document) VALUES (?, ?) ON CONFLICT DO NOTHING", [table, text]) == 1


def replace(database: Database, table: str, document: dict[str, Any]) -> None:
    """Stores the record of a game anew, after a name was taken out."""
    database.run("UPDATE records SET document = ? WHERE table_id = ?", [json.dumps(document, ensure_ascii=False), table])


def kept(database: Database, table: str) -> dict[str, Any] | None:
    """The record of a game, if it is stored."""
    rows = database.run("SELECT document FROM records WHERE table_id = ?", [table])
    return dict(json.loads(rows[0][0])) if rows else None
