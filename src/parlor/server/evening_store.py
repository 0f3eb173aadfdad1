"""Appointed evenings in the store: who takes part, who sits where in each round, at which tables, and how everyone stands."""

from dataclasses import dataclass

import msgspec

from parlor.server import circle_messages as msg
from parlor.server import circle_store, fair
from parlor.server.duplicate import DealtSeat, compared
from parlor.server.http_messages import Level, Phase, Value
from parlor.server.queries import LAST
from parlor.server.store import Database, NotDone

read_options = msgspec.json.Decoder(dict[str, Value]).decode
read_contributions = msgspec.json.Decoder(list[str | None]).decode


class NoSuchEvening(NotDone):
    """There is no evening with that id."""


@dataclass
class Evening:
    """An evening as the store has it."""

    id: str
    circle: str
    host: str
    game: str
    title: str
    players: int
    options: dict[str, Value]
    pairs: bool
    deals: int
    clock: int
    level: Level
    made: float
    starts: float
    state: msg.EveningState
    round: int
    secret: str
    salt: str
    key: str
    signature: str
    contributions: list[str | None] | None = None
    """Everybody's, as they went into the deals: settled when the evening begins, whoever leaves later."""


COLUMNS = (
    "id, circle, host, game, title, players, options, pairs, deals, clock, level, made, starts, state, round, secret, salt, "
    "signing_key, signature, contributions"
)


def evening(database: Database, id: str) -> Evening:
    """An evening; raises NoSuchEvening."""
    rows = database.run(f"SELECT {COLUMNS} FROM evenings WHERE id = ?", [id])
    if not rows:
        raise NoSuchEvening(id)
    return read(rows[0])


def read(row: tuple[object, ...]) -> Evening:
    """A row as an evening."""
    found = Evening(*row)  # type: ignore[arg-type]
    found.options, found.pairs = read_options(str(found.options)), bool(found.pairs)
    found.contributions = None if found.contributions is None else read_contributions(str(found.contributions))
    return found


def appoint(database: Database, new: Evening) -> None:
    """Stores a new evening."""
    database.run(
        f"INSERT INTO evenings ({COLUMNS}) VALUES ({', '.join(['?'] * 19)}, NULL)",
        [
            *(new.id, new.circle, new.host, new.game, new.title, new.players, msgspec.json.encode(new.options).decode(), int(new.pairs)),
            *(new.deals, new.clock, new.level, new.made, new.starts, new.state, new.round, new.secret, new.salt, new.key, new.signature),
        ],
    )


def due(database: Database, at: float) -> list[Evening]:
    """The evenings that are being played, or should begin."""
    rows = database.run(
        f"SELECT {COLUMNS} FROM evenings WHERE state = 'playing' OR (state = 'signing' AND starts <= ?) ORDER BY starts, id", [at]
    )
    return [read(row) for row in rows]


def to_come(database: Database, circle: str) -> int:
    """How many evenings of a circle are not over."""
    return int(database.run("SELECT count(*) FROM evenings WHERE circle = ? AND state IN ('signing', 'playing')", [circle])[0][0])


# Taking part


def sign(database: Database, id: str, guest: str, contribution: str | None, partner: str | None) -> bool:
    """Signs somebody up, or changes the partner; only the first contribution counts. False if signing up is over."""
    if database.changed("UPDATE evenings SET signed = signed + 1 WHERE id = ? AND state = 'signing'", [id]) != 1:
        return False
    number = database.run("SELECT signed FROM evenings WHERE id = ?", [id])[0][0]
    database.run(
        "INSERT INTO evening_players (evening, guest, number, contribution, partner) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (evening, guest) DO UPDATE SET partner = excluded.partner, "
        "contribution = coalesce(evening_players.contribution, excluded.contribution)",
        [id, guest, number, contribution, partner],
    )
    return True


def unsign(database: Database, id: str, guest: str) -> bool:
    """Takes somebody off the list. False if signing up is over."""
    if database.changed("UPDATE evenings SET signed = signed + 1 WHERE id = ? AND state = 'signing'", [id]) != 1:
        return False
    database.run("DELETE FROM evening_players WHERE evening = ? AND guest = ?", [id, guest])
    return True


@dataclass
class Taking:
    """Someone who takes part, in the order of signing up."""

    guest: str
    contribution: str | None
    partner: str | None


def given(found: Evening, people: list[Taking]) -> list[str | None]:
    """The contributions to the deals of an evening."""
    return [each.contribution for each in people] if found.contributions is None else found.contributions


def taking(database: Database, id: str) -> list[Taking]:
    """Everyone who takes part."""
    rows = database.run("SELECT guest, contribution, partner FROM evening_players WHERE evening = ? ORDER BY number, guest", [id])
    return [Taking(*row) for row in rows]


# Rounds


@dataclass
class Seated:
    """A seat of a round."""

    round: int
    number: int
    seat: int
    unit: int
    guest: str | None


def begin(database: Database, id: str, seats: list[Seated], contributions: list[str | None]) -> bool:
    """Closes the list and stores who sits where in all rounds. False if another process has done it."""
    changed = "UPDATE evenings SET state = 'playing', contributions = ? WHERE id = ? AND state = 'signing'"
    if database.changed(changed, [msgspec.json.encode(contributions).decode(), id]) != 1:
        return False
    for each in seats:
        database.run(
            "INSERT INTO evening_seats (evening, round, number, seat, unit, guest) VALUES (?, ?, ?, ?, ?, ?)",
            [id, each.round, each.number, each.seat, each.unit, each.guest],
        )
    return True


def seats_of(database: Database, id: str, round: int | None = None) -> list[Seated]:
    """Who sits where, in one round or in all."""
    chosen = "" if round is None else " AND round = ?"
    values: list[str | int | float | None] = [id] if round is None else [id, round]
    rows = database.run(
        f"SELECT round, number, seat, unit, guest FROM evening_seats WHERE evening = ?{chosen} ORDER BY round, number, seat", values
    )
    return [Seated(*row) for row in rows]


class Opened(NotDone):
    """Another process, or this one before, has opened the table of a round already."""


def claim(database: Database, id: str, round: int, number: int, table: str) -> None:
    """Makes a table the one of a round; raises Opened if there is one."""
    if (
        database.changed(
            "INSERT INTO evening_tables (evening, round, number, table_id) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            [id, round, number, table],
        )
        != 1
    ):
        raise Opened(f"round {round} has its table {number}")


def tables_of(database: Database, id: str, round: int | None = None) -> dict[tuple[int, int], tuple[str, Phase]]:
    """The tables of an evening: round and number -> table and phase."""
    chosen = "" if round is None else " AND e.round = ?"
    values: list[str | int | float | None] = [id] if round is None else [id, round]
    rows = database.run(
        "SELECT e.round, e.number, e.table_id, coalesce(t.phase, 'over') FROM evening_tables e LEFT JOIN tables t ON t.id = e.table_id "
        f"WHERE e.evening = ?{chosen} ORDER BY e.round, e.number",
        values,
    )
    return {(int(round), int(number)): (table, "over" if phase == "gone" else phase) for round, number, table, phase in rows}


def next_round(database: Database, id: str, round: int, last: bool) -> bool:
    """A deal is finished at all tables: goes on to the next, or ends the evening. False if that was done before."""
    state = "over" if last else "playing"
    changed = "UPDATE evenings SET round = ?, state = ? WHERE id = ? AND round = ? AND state = 'playing'"
    return database.changed(changed, [round + 1, state, id, round]) == 1


def deal_is_open(database: Database, id: str, deal: int) -> bool:
    """Whether all tables have finished a deal, so that everybody may see its cards."""
    rows = database.run("SELECT round, state FROM evenings WHERE id = ?", [id])
    return not rows or int(rows[0][0]) >= deal or rows[0][1] == "over"


def is_over(database: Database, id: str) -> bool:
    """Whether an evening is over, so that its secret may be told."""
    rows = database.run("SELECT state FROM evenings WHERE id = ?", [id])
    return not rows or rows[0][0] == "over"


def keeps_secret(database: Database, table: str) -> bool:
    """Whether a table belongs to an evening that is not over, so that its record may not be told."""
    rows = database.run("SELECT v.state FROM evening_tables e JOIN evenings v ON v.id = e.evening WHERE e.table_id = ?", [table])
    return bool(rows) and rows[0][0] != "over"


# An evening as one sees it


def results(database: Database, id: str, players: int, better: int, finished: int) -> tuple[list[DealtSeat], dict[str, list[int]]]:
    """What every unit got in the deals that all tables have finished, and the scores of each table."""
    rows = database.run(
        "SELECT e.round, e.number, s.seat, s.unit, r.score, r.rank, r.table_id, s.guest FROM circle_results r "
        "JOIN evening_tables e ON e.table_id = r.table_id "
        "JOIN evening_seats s ON s.evening = e.evening AND s.round = e.round AND s.number = e.number AND s.seat = r.seat "
        "WHERE r.evening = ? AND e.evening = ? AND e.round < ? ORDER BY e.round, e.number, s.seat",
        [id, id, finished],
    )
    seats: list[DealtSeat] = []
    scores: dict[str, list[int]] = {}
    counted: set[tuple[str, int]] = set()
    playing: dict[str, int] = {}
    for _, _, _, _, _, rank, table, guest in rows:
        playing[table] = playing.get(table, 0) + (guest is not None and rank != LAST)
    for round, number, seat, unit, score, rank, table, _ in rows:
        scores.setdefault(table, []).append(score)
        if (table, unit) not in counted:
            counted.add((table, unit))
            resigned = rank == LAST
            # With two at a table, or when the last person resigns, the game is over at once.
            early = any(row[5] == LAST for row in rows if row[6] == table) and (players == 2 or not playing[table])
            seats.append(DealtSeat(int(round) + 1, int(number), int(seat), int(unit), score * better, resigned, early and not resigned))
    return seats, scores


def info(database: Database, id: str, guest: str, better: int) -> msg.EveningInfo:
    """An evening as a member of its circle sees it."""
    found = evening(database, id)
    names = circle_store.names_of(database, found.circle)
    people = taking(database, id)
    dealt, scores = results(database, id, found.players, better, found.round)
    every, tables = seats_of(database, id), tables_of(database, id)
    mine = [tables.get((each.round, each.number)) for each in every if each.guest == guest and each.round == found.round]
    own = mine[0] if mine and found.state == "playing" else None
    over = found.state == "over"
    return msg.EveningInfo(
        id=id,
        circle=found.circle,
        circle_name=circle_store.circle(database, found.circle).name,
        host=circle_store.circle(database, found.circle).host == guest,
        game=found.game,
        title=found.title,
        players=found.players,
        options=found.options,
        pairs=found.pairs,
        deals=found.deals,
        clock=found.clock,
        level=found.level,
        starts=found.starts,
        state=found.state,
        round=found.round,
        signed=[player(each, names, guest) for each in people],
        table=None if own is None or own[1] == "over" else own[0],
        rounds=rounds(found, every, tables, scores, names, guest),
        standings=standings(found, every, dealt, names, guest, better),
        fair=msg.EveningFair(
            commitment=fair.commitment(found.secret, found.salt),
            opened=found.made,
            key=found.key,
            signature=found.signature,
            contributions=given(found, people),
            secret=found.secret if over else None,
            salt=found.salt if over else None,
        ),
    )


Names = dict[str, tuple[int, str]]


def player(taking: Taking, names: Names, guest: str) -> msg.EveningPlayer:
    """Someone who takes part, as the others see them."""
    number, name = names.get(taking.guest, (0, ""))
    partner = names.get(taking.partner or "", (None, ""))[0]
    return msg.EveningPlayer(number, name, taking.contribution is not None, partner, taking.guest == guest)


def rounds(
    found: Evening,
    every: list[Seated],
    tables: dict[tuple[int, int], tuple[str, Phase]],
    scores: dict[str, list[int]],
    names: Names,
    guest: str,
) -> list[msg.EveningRound]:
    """The rounds that have begun: who sits where, and what came of it. Tables become known when they are opened."""
    shown: list[msg.EveningRound] = []
    last = found.round if found.state == "playing" else found.round - 1
    for round in range(min(last + 1, found.deals)):
        numbers = sorted({each.number for each in every if each.round == round})
        open = round < found.round
        shown.append(
            msg.EveningRound(
                round + 1,
                [
                    at_table(
                        number, tables.get((round, number)), open, [each for each in every if (each.round, each.number) == (round, number)]
                    )
                    for number in numbers
                ],
            )
        )
        for table in shown[-1].tables:
            table.scores = scores.get(table.table or "", [])
    for each in every:
        if each.round < len(shown):
            number, name = names.get(each.guest or "", (None, ""))
            level = found.level if each.guest is None else None
            seats = shown[each.round].tables[each.number].seats
            seats[each.seat] = msg.EveningSeat(name, number, level, each.guest is not None and each.guest == guest)
    return shown


def at_table(number: int, table: tuple[str, Phase] | None, open: bool, seats: list[Seated]) -> msg.EveningTable:
    """A table of a round, whose seats are yet to be named."""
    id, phase = table or (None, "gathering")
    return msg.EveningTable(number, id, phase, [msg.EveningSeat("", None, None) for _ in seats], [], open)


def standings(
    found: Evening, every: list[Seated], dealt: list[DealtSeat], names: Names, guest: str, better: int
) -> list[msg.EveningResult]:
    """How everyone stands after the deals that all have finished."""
    units: dict[int, list[str]] = {}
    for each in every:
        known = units.setdefault(each.unit, [])
        if each.guest is not None and each.guest not in known:
            known.append(each.guest)
    lines = []
    for line in compared(dealt):
        people = [names.get(each, (0, "")) for each in units.get(line.player, [])]
        lines.append(
            msg.EveningResult(
                place=line.place,
                names=[name for _, name in people],
                members=[number for number, _ in people],
                level=None if people else found.level,
                deals=line.deals,
                net=float(line.net),
                points=line.points * better,
                mine=guest in units.get(line.player, []),
            )
        )
    return lines
