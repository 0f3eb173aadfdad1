"""Circles in the store: who founded them, who belongs to them, who is invited, who is here, and what was said."""

import time
from dataclasses import dataclass
from hashlib import sha256

import msgspec

from parlor.server import circle_messages as msg
from parlor.server import ledger
from parlor.server.queries import read_summary
from parlor.server.store import Database, NotDone

MEMBER, LEFT, REMOVED = 0, 1, 2
MOST_TABLES = 20
FINISHED_LISTED = 5
CHAT_SHOWN = 50
# Someone is here as long as the process that serves them says so this often, in seconds.
HERE_LASTS = 75.0
read_people = msgspec.json.Decoder(list[tuple[str, str]]).decode


class NoSuchCircle(NotDone):
    """There is no circle with that id."""


@dataclass
class Circle:
    """A circle as the store has it."""

    id: str
    name: str
    host: str
    closed: bool
    date: float | None
    version: int
    played: int


@dataclass
class Belonging:
    """What a guest is to a circle."""

    number: int
    state: int
    muted: bool


def circle(database: Database, id: str) -> Circle:
    """A circle; raises NoSuchCircle."""
    rows = database.run("SELECT id, name, host, closed, date, version, played FROM circles WHERE id = ?", [id])
    if not rows:
        raise NoSuchCircle(id)
    found, name, host, closed, date, version, played = rows[0]
    return Circle(found, name, host, bool(closed), date, int(version), int(played))


def exists(database: Database, id: str) -> bool:
    """Whether there is a circle with that id."""
    return bool(database.run("SELECT 1 FROM circles WHERE id = ?", [id]))


def touch(database: Database, id: str) -> None:
    """Notes that something about a circle has changed; until the end of the transaction, no other process changes it."""
    if database.changed("UPDATE circles SET version = version + 1 WHERE id = ?", [id]) != 1:
        raise NoSuchCircle(id)


def found(database: Database, id: str, guest: str, name: str, closed: bool, at: float) -> None:
    """Founds a circle with its first member."""
    database.run(
        "INSERT INTO circles (id, name, host, closed, founded, members) VALUES (?, ?, ?, ?, ?, 1)", [id, name, guest, int(closed), at]
    )
    database.run("INSERT INTO circle_members (circle, guest, number, joined) VALUES (?, ?, 1, ?)", [id, guest, at])


def dissolve(database: Database, id: str, at: float) -> None:
    """Deletes a circle with all that was said in it; its games stay with those who play them, and its evenings are called off."""
    touch(database, id)
    unfinished = database.run("SELECT id FROM evenings WHERE circle = ? AND state IN ('signing', 'playing')", [id])
    for table in ("circle_members", "circle_invitations", "circle_chat", "circle_here", "circle_results", "circle_ratings"):
        database.run(f"DELETE FROM {table} WHERE circle = ?", [id])
    for table in ("evening_players", "evening_seats", "evening_tables"):
        database.run(f"DELETE FROM {table} WHERE evening IN (SELECT id FROM evenings WHERE circle = ?)", [id])
    database.run("DELETE FROM evenings WHERE circle = ?", [id])
    database.run("DELETE FROM circles WHERE id = ?", [id])
    for (evening,) in unfinished:
        ledger.abandon(database, evening, at)


# Members


def belonging(database: Database, id: str, guest: str) -> Belonging | None:
    """What a guest is, or was, to a circle."""
    rows = database.run("SELECT number, state, muted FROM circle_members WHERE circle = ? AND guest = ?", [id, guest])
    return Belonging(int(rows[0][0]), int(rows[0][1]), bool(rows[0][2])) if rows else None


def members_of(database: Database, id: str) -> frozenset[str]:
    """The members of a circle."""
    return frozenset(row[0] for row in database.run("SELECT guest FROM circle_members WHERE circle = ? AND state = 0", [id]))


def names_of(database: Database, id: str) -> dict[str, tuple[int, str]]:
    """Everyone who has ever belonged to a circle: guest -> number and name."""
    rows = database.run(
        "SELECT m.guest, m.number, coalesce(g.name, '') FROM circle_members m LEFT JOIN guests g ON g.id = m.guest WHERE m.circle = ?", [id]
    )
    return {guest: (int(number), name) for guest, number, name in rows}


def guest_of(database: Database, id: str, number: int) -> str | None:
    """The member with a number."""
    rows = database.run("SELECT guest FROM circle_members WHERE circle = ? AND number = ? AND state = 0", [id, number])
    return str(rows[0][0]) if rows else None


def enter(database: Database, id: str, guest: str, at: float) -> None:
    """Makes a guest a member, or a member again."""
    if database.changed("UPDATE circle_members SET state = 0, joined = ? WHERE circle = ? AND guest = ?", [at, id, guest]):
        return
    number = database.run("UPDATE circles SET members = members + 1 WHERE id = ? RETURNING members", [id])[0][0]
    database.run("INSERT INTO circle_members (circle, guest, number, joined) VALUES (?, ?, ?, ?)", [id, guest, number, at])


def part(database: Database, id: str, guest: str, state: int) -> None:
    """Ends a membership: the member has left, or was removed."""
    database.run("UPDATE circle_members SET state = ? WHERE circle = ? AND guest = ?", [state, id, guest])
    database.run("DELETE FROM circle_here WHERE circle = ? AND guest = ?", [id, guest])
    database.run(
        "DELETE FROM evening_players WHERE guest = ? AND evening IN (SELECT id FROM evenings WHERE circle = ? AND state = 'signing')",
        [guest, id],
    )


def heir(database: Database, id: str, guest: str) -> str | None:
    """Who becomes the host when the host leaves: the member who has been there longest."""
    rows = database.run(
        "SELECT guest FROM circle_members WHERE circle = ? AND state = 0 AND guest <> ? ORDER BY number LIMIT 1", [id, guest]
    )
    return str(rows[0][0]) if rows else None


def pass_on(database: Database, guest: str) -> None:
    """Finds new hosts for the circles of a host who is forgotten; a circle without any other member is no more."""
    for (id,) in database.run("SELECT id FROM circles WHERE host = ?", [guest]):
        next_host = heir(database, id, guest)
        if next_host is None:
            dissolve(database, id, time.time())
        else:
            database.run("UPDATE circles SET host = ?, version = version + 1 WHERE id = ?", [next_host, id])


def hosted(database: Database, guest: str) -> int:
    """How many circles a guest hosts."""
    return int(database.run("SELECT count(*) FROM circles WHERE host = ?", [guest])[0][0])


def circles_of(database: Database, guest: str) -> list[msg.CircleLine]:
    """The circles of a guest, by name."""
    rows = database.run(
        "SELECT c.id, c.name, (SELECT count(*) FROM circle_members o WHERE o.circle = c.id AND o.state = 0), c.host, c.date "
        "FROM circle_members m JOIN circles c ON c.id = m.circle WHERE m.guest = ? AND m.state = 0 ORDER BY c.name, c.id",
        [guest],
    )
    return [msg.CircleLine(id, name, int(members), host == guest, date) for id, name, members, host, date in rows]


def hosts_met(database: Database, guest: str) -> list[str]:
    """The names of the hosts of a guest's circles, except the guest's own."""
    rows = database.run(
        "SELECT g.name FROM circle_members m JOIN circles c ON c.id = m.circle JOIN guests g ON g.id = c.host "
        "WHERE m.guest = ? AND m.state = 0 AND c.host <> ?",
        [guest, guest],
    )
    return [str(row[0]) for row in rows]


def blocks_among(database: Database, circle: str) -> set[tuple[str, str]]:
    """Which members of a circle do not want to meet which others."""
    rows = database.run(
        "SELECT b.person, b.other FROM blocks b JOIN circle_members m ON m.guest = b.person JOIN circle_members o ON o.guest = b.other "
        "WHERE m.circle = ? AND m.state = 0 AND o.circle = ? AND o.state = 0",
        [circle, circle],
    )
    return {(str(person), str(other)) for person, other in rows}


# Invitations


def sealed(invitation: str) -> str:
    """What is stored of an invitation: nobody can use it who only reads the store."""
    return sha256(invitation.encode()).hexdigest()


def live_invitations(database: Database, id: str, at: float) -> int:
    """How many invitations to a circle can still be used; the others are cleared away."""
    database.run("DELETE FROM circle_invitations WHERE circle = ? AND (expires < ? OR uses <= 0)", [id, at])
    return int(database.run("SELECT count(*) FROM circle_invitations WHERE circle = ?", [id])[0][0])


def invite(database: Database, id: str, invitation: str, at: float, expires: float, uses: int) -> None:
    """Stores an invitation."""
    database.run(
        "INSERT INTO circle_invitations (digest, circle, made, expires, uses) VALUES (?, ?, ?, ?, ?)",
        [sealed(invitation), id, at, expires, uses],
    )


def invited(database: Database, id: str, invitation: str | None, at: float, use: bool = False) -> bool:
    """Whether an invitation lets somebody in at this moment; using it leaves one use less."""
    if invitation is None:
        return False
    condition = "digest = ? AND circle = ? AND expires >= ? AND uses > 0"
    values: list[str | int | float | None] = [sealed(invitation), id, at]
    if use:
        return database.changed(f"UPDATE circle_invitations SET uses = uses - 1 WHERE {condition}", values) == 1
    return bool(database.run(f"SELECT 1 FROM circle_invitations WHERE {condition}", values))


# The chat


def say(database: Database, id: str, guest: str, text: str, at: float) -> int:
    """Stores a line of the chat; returns its number."""
    counted = "UPDATE circles SET said = said + 1, version = version + 1 WHERE id = ? RETURNING said, version"
    number, version = database.run(counted, [id])[0]
    database.run(
        "INSERT INTO circle_chat (circle, number, at, guest, text, version) VALUES (?, ?, ?, ?, ?, ?)",
        [id, number, at, guest, text, version],
    )
    return int(number)


def unsay(database: Database, id: str, number: int) -> bool:
    """Removes what was said in a line; the line itself stays."""
    version = database.run("UPDATE circles SET version = version + 1 WHERE id = ? RETURNING version", [id])[0][0]
    return database.changed("UPDATE circle_chat SET text = NULL, version = ? WHERE circle = ? AND number = ?", [version, id, number]) == 1


def said(database: Database, id: str, after: int = -1, before: int | None = None) -> list[msg.ChatLine]:
    """The last lines of the chat, oldest first: those changed after a version, or those before a number."""
    rows = database.run(
        "SELECT c.number, c.at, m.number, coalesce(g.name, ''), c.text FROM circle_chat c "
        "LEFT JOIN circle_members m ON m.circle = c.circle AND m.guest = c.guest LEFT JOIN guests g ON g.id = c.guest "
        "WHERE c.circle = ? AND c.version > ? AND c.number < ? ORDER BY c.number DESC LIMIT ?",
        [id, after, 2**53 if before is None else before, CHAT_SHOWN],
    )
    return [msg.ChatLine(int(number), at, member, name, text) for number, at, member, name, text in reversed(rows)]


def line_of(database: Database, id: str, number: int, guest: str) -> str | None:
    """What a guest said in a line of the chat; None if it is not theirs, or was removed."""
    rows = database.run("SELECT text FROM circle_chat WHERE circle = ? AND number = ? AND guest = ?", [id, number, guest])
    return None if not rows or rows[0][0] is None else str(rows[0][0])


def lines_of(database: Database, guest: str) -> list[msg.OwnLine]:
    """Everything that a guest has said in circles and that was not removed, in order."""
    rows = database.run("SELECT circle, at, text FROM circle_chat WHERE guest = ? AND text IS NOT NULL ORDER BY at, circle", [guest])
    return [msg.OwnLine(*row) for row in rows]


def changed_lines(database: Database, id: str, after: int) -> list[tuple[int, msg.ChatLine]]:
    """The last lines that were said or removed after a version, each with the version of its change."""
    rows = database.run("SELECT number, version FROM circle_chat WHERE circle = ? AND version > ?", [id, after])
    versions = {int(number): int(version) for number, version in rows}
    return [(versions[line.number], line) for line in said(database, id, after)]


def forget_lines(database: Database, before: float, most: int) -> int:
    """Deletes some lines of chats from before a moment; returns how many."""
    return database.changed(
        "DELETE FROM circle_chat WHERE at < ? AND at <= (SELECT max(at) FROM (SELECT at FROM circle_chat ORDER BY at LIMIT ?) AS oldest)",
        [before, most],
    )


# Who is here


def arrive(database: Database, id: str, guest: str, process: str, at: float) -> bool:
    """Notes that someone is here; returns whether that is news."""
    new = not database.run("SELECT 1 FROM circle_here WHERE circle = ? AND guest = ? AND at > ?", [id, guest, at - HERE_LASTS])
    database.run(
        "INSERT INTO circle_here (circle, guest, process, at) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (circle, guest, process) DO UPDATE SET at = excluded.at",
        [id, guest, process, at],
    )
    return new


def depart(database: Database, id: str, guest: str, process: str) -> None:
    """Notes that someone is no longer here."""
    database.run("DELETE FROM circle_here WHERE circle = ? AND guest = ? AND process = ?", [id, guest, process])


def forget_absent(database: Database, at: float) -> None:
    """Clears away those of whom no process has said for a while that they are here."""
    database.run("DELETE FROM circle_here WHERE at <= ?", [at - HERE_LASTS])


# A circle as one sees it


@dataclass
class Overview:
    """All that the members of a circle may know about it, without what depends on who is asking."""

    circle: Circle
    members: list[tuple[str, int, str, bool, bool]]
    """Guest, number, name, whether muted, and whether here."""
    tables: list[msg.CircleTable]
    seated: dict[str, set[str]]
    evenings: list[msg.EveningLine]
    signed: dict[str, dict[str, str | None]]
    blocks: set[tuple[str, str]]
    """Who does not want to meet whom."""

    def info(self, guest: str) -> msg.CircleInfo | None:
        """The circle for one of its members; None for anybody else."""
        me = next((number for who, number, *_ in self.members if who == guest), None)
        if me is None:
            return None
        circle = self.circle
        replace = msgspec.structs.replace
        return msg.CircleInfo(
            id=circle.id,
            name=circle.name,
            host=circle.host == guest,
            me=me,
            closed=circle.closed,
            date=circle.date,
            members=[
                msg.Member(number, name, who == circle.host, here, muted, who == guest, (guest, who) in self.blocks)
                for who, number, name, muted, here in self.members
            ],
            tables=[replace(table, mine=guest in self.seated[table.id]) for table in self.tables],
            evenings=[replace(line, mine=guest in self.signed[line.id], table=self.signed[line.id].get(guest)) for line in self.evenings],
            played=circle.played,
        )


def overview(database: Database, id: str, at: float) -> Overview:
    """A circle with its members, its tables and its evenings; raises NoSuchCircle."""
    known = circle(database, id)
    members = database.run(
        "SELECT m.guest, m.number, coalesce(g.name, ''), m.muted, "
        "(SELECT count(*) FROM circle_here h WHERE h.circle = m.circle AND h.guest = m.guest AND h.at > ?) "
        "FROM circle_members m LEFT JOIN guests g ON g.id = m.guest WHERE m.circle = ? AND m.state = 0 ORDER BY m.number",
        [at - HERE_LASTS, id],
    )
    tables, seated = tables_of(database, id)
    evenings, signed = evenings_of(database, id)
    here = [(guest, int(number), name, bool(muted), count > 0) for guest, number, name, muted, count in members]
    return Overview(known, here, tables, seated, evenings, signed, blocks_among(database, id))


def tables_of(database: Database, id: str) -> tuple[list[msg.CircleTable], dict[str, set[str]]]:
    """The tables of a circle that are not those of an evening: the unfinished ones, and the last ones that are over."""
    rows = database.run(
        "SELECT t.summary, t.counts, t.changed, t.people FROM tables t WHERE t.circle = ? AND t.phase IN ('gathering', 'playing', 'over') "
        "AND NOT EXISTS (SELECT 1 FROM evening_tables e WHERE e.table_id = t.id) "
        "ORDER BY CASE t.phase WHEN 'over' THEN 1 ELSE 0 END, t.changed DESC, t.id LIMIT ?",
        [id, MOST_TABLES],
    )
    lines: list[msg.CircleTable] = []
    seated: dict[str, set[str]] = {}
    for summary, counts, changed, people in rows:
        table, seats = read_summary(summary), read_people(people)
        names = [name for _, name in seats]
        seated[table.id] = {guest for guest, _ in seats}
        lines.append(
            msg.CircleTable(table.id, table.game, table.title, table.phase, names, table.players, bool(counts), mine=False, at=changed)
        )
    unfinished = [line for line in lines if line.phase != "over"]
    return [*unfinished, *[line for line in lines if line.phase == "over"][:FINISHED_LISTED]], seated


def evenings_of(database: Database, id: str) -> tuple[list[msg.EveningLine], dict[str, dict[str, str | None]]]:
    """The evenings of a circle: the one that is on, those to come, and the last ones that are over; and who takes part, at which table."""
    rows = database.run(
        "SELECT id, game, title, starts, state, round FROM evenings WHERE circle = ? AND state <> 'canceled' "
        "ORDER BY CASE state WHEN 'playing' THEN 0 WHEN 'signing' THEN 1 ELSE 2 END, CASE state WHEN 'over' THEN -starts ELSE starts END "
        "LIMIT ?",
        [id, MOST_TABLES],
    )
    lines: list[msg.EveningLine] = []
    signed: dict[str, dict[str, str | None]] = {}
    for evening, game, title, starts, state, round in rows:
        taking = [guest for (guest,) in database.run("SELECT guest FROM evening_players WHERE evening = ?", [evening])]
        signed[evening] = dict.fromkeys(taking, None)
        finished = 0
        if state == "playing":
            for guest, table, phase in database.run(
                "SELECT s.guest, e.table_id, t.phase FROM evening_tables e JOIN tables t ON t.id = e.table_id JOIN evening_seats s "
                "ON s.evening = e.evening AND s.round = e.round AND s.number = e.number WHERE e.evening = ? AND e.round = ?",
                [evening, round],
            ):
                finished += phase == "over"
                signed[evening][guest] = None if phase == "over" else table
        lines.append(msg.EveningLine(evening, game, title, starts, state, len(taking), int(round), finished, mine=False, table=None))
    return lines, signed
