"""The chronicle notices what a house must not do: lose, duplicate, invent or change what it has acknowledged or announced."""

import json

import msgspec
import pytest

from parlor.server import room_events as ev
from parlor.server import seat_views
from parlor.server.room import Room
from tests.server.company import Chronicle
from tests.server.inside import TABLE, opening

ROWS: list[ev.Any] = [opening("flag", 1, {}), ev.Dealt(5)]


def chronicle() -> tuple[Chronicle, list[ev.Any]]:
    """A patience of one move, as its player was told about it; and the rows of its journal."""
    told, room = Chronicle(), Room(TABLE, opening("flag", 1, {}), 1.0)
    room.happen(ROWS[1])
    assert room.table is not None
    move = ev.Moved(0, room.table.legal()[0], "m1")
    room.happen(move)
    told.said["m1"] = {"do": "move", "table": TABLE, "seat": 0, "move": move.move, "id": "m1"}
    told.accepted["m1"] = 3
    told.requests[TABLE, "start"] = 1
    told.told_event("guest0", msgspec.to_builtins(seat_views.event(room, 0, "moved", 0, 2)))
    return told, [*ROWS, move]


def journal(rows: list[ev.Any]) -> dict[str, list[tuple[float, str]]]:
    return {TABLE: [(1.0, ev.write(row).decode()) for row in rows]}


def test_what_was_told_agrees_with_the_journal() -> None:
    told, rows = chronicle()
    told.compare(journal(rows))


@pytest.mark.parametrize("spoiled", ["lost", "doubled", "invented", "another move", "another deal", "dealt twice"])
def test_what_does_not_agree_is_noticed(spoiled: str) -> None:
    told, rows = chronicle()
    if spoiled == "lost":
        rows.pop()
    elif spoiled == "doubled":
        rows.append(rows[-1])
    elif spoiled == "invented":
        rows.append(msgspec.structs.replace(rows[-1], id="m2"))
    elif spoiled == "another move":
        rows[-1] = msgspec.structs.replace(rows[-1], move="pass")
    elif spoiled == "another deal":
        del told.accepted["m1"]
        rows[1] = ev.Dealt(6)
    else:
        rows.append(ev.Dealt(5))
    with pytest.raises((AssertionError, KeyError)):
        told.compare(json.loads(json.dumps(journal(rows))))
