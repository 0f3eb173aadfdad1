"""Keeping the peace: whom people do not want to meet, what they report, which names are reserved, and who runs the house."""

import secrets
import time
from typing import NamedTuple

from parlor.server import days, names, people, queries
from parlor.server import people_messages as msg
from parlor.server.store import Database

MOST_BLOCKED = 200
MOST_REPORTS = 500
# How long, in seconds, an operator's passkey opens the page of the house.
TRUSTED = 12 * 3600.0
# What an operator sees counted, and which rows these are.
COUNTED = {
    "people": "guests",
    "lasting": "guests WHERE lasting = 1",
    "blocked": "guests WHERE blocked = 1",
    "gathering": "tables WHERE phase = 'gathering'",
    "playing": "tables WHERE phase = 'playing'",
    "over": "tables WHERE phase = 'over'",
    "circles": "circles",
    "reports": "reports WHERE settled = 0",
}


# Whom people do not want to meet


def block(database: Database, person: str, other: str, name: str) -> bool:
    """Notes that a person does not want to meet another; False if there are too many."""
    if database.run("SELECT count(*) FROM blocks WHERE person = ?", [person])[0][0] >= MOST_BLOCKED:
        return False
    number = secrets.randbelow(2**48)
    database.run(
        "INSERT INTO blocks (person, other, id, name, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        [person, other, number, name, time.time()],
    )
    return True


def unblock(database: Database, person: str, number: int) -> bool:
    """Takes that back."""
    return database.changed("DELETE FROM blocks WHERE person = ? AND id = ?", [person, number]) == 1


def blocked_by(database: Database, person: str) -> list[msg.BlockedInfo]:
    """Whom a person does not want to meet, the latest first."""
    return [msg.BlockedInfo(*row) for row in database.run("SELECT id, name FROM blocks WHERE person = ? ORDER BY at DESC", [person])]


def has_blocked(database: Database, person: str, other: str) -> bool:
    """Whether a person does not want to meet another."""
    return bool(database.run("SELECT 1 FROM blocks WHERE person = ? AND other = ?", [person, other]))


# Reports


class Incident(NamedTuple):
    """What somebody reports: about whom, where, and what they said there."""

    about: str
    name: str
    table: str = ""
    circle: str = ""
    quote: str = ""


def report(database: Database, by: str, what: Incident, why: msg.Why, text: str) -> bool:
    """Keeps a report for whoever runs the house; False if there are too many that nobody has read."""
    if database.run("SELECT count(*) FROM reports WHERE settled = 0")[0][0] >= MOST_REPORTS:
        return False
    database.run(
        "INSERT INTO reports (id, at, by_person, about, name, table_id, circle, quote, why, words, settled) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)",
        [secrets.randbelow(2**48), time.time(), by, what.about, what.name, what.table, what.circle, what.quote, why, text],
    )
    return True


def reports(database: Database, limit: int = 100) -> list[msg.ReportInfo]:
    """The reports: those that wait first, then the latest."""
    rows = database.run(
        "SELECT r.id, r.at, coalesce(g.name, ''), r.name, r.about, r.table_id, r.why, r.words, r.settled, coalesce(c.name, ''), r.quote "
        "FROM reports r LEFT JOIN guests g ON g.id = r.by_person LEFT JOIN circles c ON c.id = r.circle "
        "ORDER BY r.settled, r.at DESC LIMIT ?",
        [limit],
    )
    return [
        msg.ReportInfo(id, at, by, name, about, table, why, words, bool(settled), circle, quote)
        for id, at, by, name, about, table, why, words, settled, circle, quote in rows
    ]


def settle(database: Database, number: int) -> bool:
    """Marks a report as dealt with."""
    return database.changed("UPDATE reports SET settled = 1 WHERE id = ?", [number]) == 1


# Names


def reserve(database: Database, name: str) -> None:
    """Reserves a name."""
    database.run("INSERT INTO reserved (skeleton, name) VALUES (?, ?) ON CONFLICT DO NOTHING", [names.skeleton(name), name])


def release(database: Database, name: str) -> bool:
    """Lets people have a name again."""
    return database.changed("DELETE FROM reserved WHERE skeleton = ?", [names.skeleton(name)]) == 1


def reserved(database: Database) -> list[str]:
    """The names that the operators have reserved."""
    return [str(row[0]) for row in database.run("SELECT name FROM reserved ORDER BY name")]


def may_have(database: Database, person: str, name: str) -> bool:
    """Whether a person may have a name: it is not reserved, and not like that of somebody who runs the house."""
    seen = names.skeleton(name)
    if is_operator(database, person):
        return True
    if seen in {names.skeleton(each) for each in names.NOBODY} or database.run("SELECT 1 FROM reserved WHERE skeleton = ?", [seen]):
        return False
    return not any(
        names.skeleton(row[0]) == seen for row in database.run("SELECT name FROM guests WHERE operator = 1 AND id <> ?", [person])
    )


# Who runs the house


def is_operator(database: Database, person: str) -> bool:
    """Whether a person runs the house."""
    return bool(database.run("SELECT 1 FROM guests WHERE id = ? AND operator = 1", [person]))


def make_operator(database: Database, person: str, yes: bool = True) -> None:
    """Makes a person one who runs the house, or no longer."""
    database.run("UPDATE guests SET operator = ? WHERE id = ?", [int(yes), person])


def trust(database: Database, device: str) -> None:
    """An operator has shown a passkey on this device."""
    database.run("UPDATE devices SET trusted = ? WHERE id = ?", [time.time() + TRUSTED, device])


def may_operate(database: Database, person: str, device: str) -> bool:
    """Whether a person runs the house, and has shown a passkey on this device not long ago."""
    found = database.run("SELECT 1 FROM devices WHERE id = ? AND person = ? AND revoked = 0 AND trusted > ?", [device, person, time.time()])
    return bool(found) and is_operator(database, person)


def shut_out(database: Database, person: str, blocked: bool) -> list[str] | None:
    """Blocks a person from the house, or lets them in again; returns the devices that were revoked, or None if there is no such person."""
    if not database.changed("UPDATE guests SET blocked = ? WHERE id = ?", [int(blocked), person]):
        return None
    if not blocked:
        return []
    devices = {person, *[each.id for each in people.devices_of(database, person)]}
    for device in devices:
        people.shut_out(database, device)
    return sorted(devices)


def is_blocked(database: Database, person: str) -> bool:
    """Whether a person is blocked from the house."""
    return bool(database.run("SELECT 1 FROM guests WHERE id = ? AND blocked = 1", [person]))


def found(database: Database, wanted: str, limit: int = 100) -> list[msg.PersonInfo]:
    """People whose name contains a text, those first who were here last."""
    like = f"%{wanted.replace('%', '').replace('_', '')}%"
    rows = database.run(
        "SELECT g.id, g.name, g.created, g.seen, g.lasting, g.operator, g.blocked, "
        "(SELECT count(DISTINCT table_id) FROM places p WHERE p.guest = g.id), "
        "(SELECT count(*) FROM devices d WHERE d.person = g.id AND d.revoked = 0) "
        "FROM guests g WHERE lower(g.name) LIKE lower(?) ORDER BY g.seen DESC, g.name, g.id LIMIT ?",
        [like, limit],
    )
    return [
        msg.PersonInfo(id, name, days.written(created), days.written(seen), bool(lasting), bool(operator), bool(blocked), games, devices)
        for id, name, created, seen, lasting, operator, blocked, games, devices in rows
    ]


def counts(database: Database) -> dict[str, int]:
    """How many there are of what."""
    return {name: int(database.run(f"SELECT count(*) FROM {rows}")[0][0]) for name, rows in COUNTED.items()}


def circles(database: Database, limit: int = 100) -> list[msg.HouseCircle]:
    """The circles, those first where something happened last."""
    rows = database.run(
        "SELECT c.id, c.name, coalesce(g.name, ''), (SELECT count(*) FROM circle_members m WHERE m.circle = c.id AND m.state = 0), "
        "(SELECT count(*) FROM tables t WHERE t.circle = c.id AND t.phase IN ('gathering', 'playing')), c.founded, "
        "(SELECT coalesce(max(h.at), 0) FROM (SELECT r.at FROM circle_results r WHERE r.circle = c.id "
        "UNION ALL SELECT s.at FROM circle_chat s WHERE s.circle = c.id) AS h) AS here "
        "FROM circles c LEFT JOIN guests g ON g.id = c.host ORDER BY here DESC, c.founded DESC, c.id LIMIT ?",
        [limit],
    )
    return [msg.HouseCircle(id, name, host, int(members), int(tables), *times) for id, name, host, members, tables, *times in rows]


def tables(database: Database, phase: str, limit: int = 100) -> list[msg.HouseTable]:
    """The tables of a phase, those first where something happened last."""
    rows = database.run(
        "SELECT id, game, phase, summary, opened, changed FROM tables WHERE phase = ? ORDER BY changed DESC LIMIT ?", [phase, limit]
    )
    return [
        msg.HouseTable(id, game, queries.title(game), phase, queries.read_summary(line).host, opened, changed)
        for id, game, phase, line, opened, changed in rows
    ]
