"""What the store knows about tables and guests besides the journals: lobby, my games, results, statistics."""

import time

import msgspec

import parlor
from parlor.server import days
from parlor.server.http_messages import GameStatistics, LobbyTable, PlayedGame
from parlor.server.room import Room
from parlor.server.store import Database, Value

# How many tables the lobby lists, and how many of one host and of one address.
LOBBY_LONGEST = 100
LOBBY_HOST = 3
LOBBY_ORIGIN = 10
WAITING_LONGEST = 6 * 3600.0
# The rank of a player who resigned: below every possible result, at this table and on the daily board.
LAST = -(10**9)
read_summary = msgspec.json.Decoder(LobbyTable).decode


def day(at: float) -> int:
    """The number of a day."""
    return int(at // 86_400)


def title(game: str) -> str:
    """The title of a game, even one that this house no longer has."""
    return parlor.game(game).title if game in parlor.games() else game


def summary(room: Room) -> LobbyTable:
    """A table as one line of the lobby."""
    seated = [chair for chair in room.chairs if not chair.empty]
    host = next((chair.name for chair in seated if room.host == chair.guest), "")
    return LobbyTable(room.id, room.opened.game, room.game.title, room.phase, host, len(seated), len(room.chairs), room.at)


def note(database: Database, room: Room, at: float) -> None:
    """Updates a table's line, its players and its result whenever more than a move has happened."""
    opened = room.opened
    in_time = opened.daily is not None and at < days.closes(opened.daily)
    line = msgspec.json.encode(summary(room)).decode()
    database.run(
        "INSERT INTO tables (id, game, phase, joining, watching, daily, host, opened, changed, summary, circle, counts, people) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE "
        "SET phase = excluded.phase, host = excluded.host, changed = excluded.changed, summary = excluded.summary, "
        "people = excluded.people",
        [
            *(room.id, opened.game, room.phase, opened.joining, int(opened.watching), opened.daily),
            *(room.host, room.at, at, line, opened.circle, int(opened.counts), people(room)),
        ],
    )
    for guest, seat in places(room):
        place: list[Value] = [guest, room.id, seat]
        name = room.chairs[seat].name
        if database.changed("INSERT INTO places (guest, table_id, seat, name) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", [*place, name]):
            database.run(
                "INSERT INTO guests (id, name, seen, created) VALUES (?, '', ?, ?) ON CONFLICT DO NOTHING", [guest, day(at), day(at)]
            )
        else:
            database.run("UPDATE places SET name = ? WHERE guest = ? AND table_id = ? AND seat = ? AND name <> ?", [name, *place, name])
            if room.chairs[seat].human:
                database.run("UPDATE places SET thrown = 0 WHERE guest = ? AND table_id = ? AND seat = ? AND thrown = 1", place)
    note_turns(database, room, at)
    for guest, seat, score, rank, won in results_of(room):
        database.run(
            "INSERT INTO results (guest, table_id, seat, game, at, score, rank, won, practice, daily) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            [guest, room.id, seat, opened.game, at, score, rank, int(won), int(room.practice), opened.daily if in_time else None],
        )


def people(room: Room) -> str:
    """Who sits at a table of a circle, for its members: guests and names, seat by seat."""
    seated = [(chair.guest, chair.name) for chair in room.chairs if chair.guest is not None]
    return msgspec.json.encode(seated if room.opened.circle is not None else []).decode()


def rewrite_line(database: Database, room: Room) -> None:
    """Updates the line of a table where somebody's name was taken out."""
    line = msgspec.json.encode(summary(room)).decode()
    database.run("UPDATE tables SET host = ?, summary = ?, people = ? WHERE id = ?", [room.host, line, people(room), room.id])


def note_turns(database: Database, room: Room, at: float) -> None:
    """Records for whom a table is waiting, since when and until when, and which of it everybody knows."""
    waits = turns(room)
    if not waits:
        database.run("UPDATE places SET turn = 0, shown = 0, told = 0, until = 0 WHERE table_id = ? AND turn + shown > 0", [room.id])
        return
    marks = ", ".join(["?"] * len(waits))
    database.run(
        f"UPDATE places SET turn = 0, shown = 0, told = 0, until = 0 WHERE table_id = ? AND turn + shown > 0 AND seat NOT IN ({marks})",
        [room.id, *waits],
    )
    assert room.table is not None
    until = 0.0 if room.opened.clock is None else at + room.opened.clock
    public = room.table.view(None)["waiting"]
    for seat in waits:
        database.run(
            "UPDATE places SET turn = 1, shown = ?, since = ?, until = ?, told = 0 "
            "WHERE table_id = ? AND seat = ? AND guest = ? AND turn = 0",
            [int(seat in public), at, until, room.id, seat, room.chairs[seat].guest],
        )


def deadlines(database: Database, id: str) -> dict[int, float]:
    """Until when those have time for whom a game with several people is waiting."""
    rows = database.run(
        "SELECT seat, until FROM places p WHERE table_id = ? AND turn = 1 AND until > 0 AND "
        "EXISTS (SELECT 1 FROM places o WHERE o.table_id = p.table_id AND o.guest <> p.guest)",
        [id],
    )
    return {int(seat): float(until) for seat, until in rows}


def late(database: Database, now: float, limit: int = 20) -> list[str]:
    """Games of several people where somebody's time is up."""
    rows = database.run(
        "SELECT DISTINCT p.table_id FROM places p JOIN tables t ON t.id = p.table_id WHERE p.turn = 1 AND p.until > 0 AND p.until < ? "
        "AND t.phase = 'playing' AND EXISTS (SELECT 1 FROM places o WHERE o.table_id = p.table_id AND o.guest <> p.guest) LIMIT ?",
        [now, limit],
    )
    return [str(row[0]) for row in rows]


def turns(room: Room) -> list[int]:
    """The seats of people for whom a running game is waiting."""
    if room.table is None or room.phase != "playing":
        return []
    return [seat for seat in room.table.waiting if room.chairs[seat].human]


def places(room: Room) -> list[tuple[str, int]]:
    """Who owns which seat."""
    return [(chair.guest, seat) for seat, chair in enumerate(room.chairs) if chair.guest is not None]


def results_of(room: Room) -> list[tuple[str, int, int, int, bool]]:
    """Guest, seat, score, rank and win, for everyone who personally played a finished game to its end, or resigned.

    A daily deal counts only for the guest who opened it.
    """
    table = room.table
    if table is None or room.phase != "over" or (room.ending is not None and room.ending.how == "ended"):
        return []
    better, winners = int(table.ending().better()), room.winners
    return [
        (guest, seat, table.scores[seat], LAST if gave_up(room, seat) else table.scores[seat] * better, seat in winners)
        for guest, seat in places(room)
        if played_it(room, seat) and (room.opened.daily is None or guest == room.opened.host)
    ]


def played_it(room: Room, seat: int) -> bool:
    """Whether the owner of a seat has played to the end, or resigned; in a game that counts, going away does not help."""
    return room.opened.counts or room.chairs[seat].human or room.chairs[seat].resigned


def gave_up(room: Room, seat: int) -> bool:
    """Whether a player resigned against others; a patience that is given up counts for as far as it got."""
    return room.chairs[seat].resigned and len(room.chairs) > 1


def lobby(database: Database) -> list[LobbyTable]:
    """The open tables that are waiting for players or can be watched, newest first."""
    rows = database.run(
        "SELECT summary FROM (SELECT summary, opened, row_number() OVER (PARTITION BY host ORDER BY opened DESC) AS of_host, "
        "row_number() OVER (PARTITION BY CASE origin WHEN '' THEN id ELSE origin END ORDER BY opened DESC) AS of_origin "
        "FROM tables WHERE joining = 'open' AND (phase = 'gathering' OR (phase = 'playing' AND watching = 1)) AND changed > ?) AS listed "
        "WHERE of_host <= ? AND of_origin <= ? ORDER BY opened DESC LIMIT ?",
        [time.time() - WAITING_LONGEST, LOBBY_HOST, LOBBY_ORIGIN, LOBBY_LONGEST],
    )
    return [read_summary(row[0]) for row in rows]


def note_origin(database: Database, id: str, origin: str) -> None:
    """Records which address a table counts for."""
    database.run("UPDATE tables SET origin = ? WHERE id = ?", [origin, id])


def unfinished(database: Database, guest: str, origin: str) -> tuple[int, int]:
    """How many tables a guest, and an address, have opened that are not over and were used within a day."""
    rows = [
        database.run(
            f"SELECT count(*) FROM tables WHERE {owner} = ? AND phase IN ('gathering', 'playing') AND changed > ?",
            [value, time.time() - 86_400],
        )
        for owner, value in (("host", guest), ("origin", origin))
    ]
    return int(rows[0][0][0]), int(rows[1][0][0])


def games_of(database: Database, guest: str, limit: int = 200) -> list[PlayedGame]:
    """The tables where a guest has a seat, most recent first; unfinished games that were thrown away are left out."""
    return played(database, guest, "(p.thrown = 0 OR t.phase = 'over')", limit)


def waiting_for(database: Database, guest: str, limit: int = 20) -> list[PlayedGame]:
    """The games with other people that are waiting for a guest, most recent first."""
    return [game for game in played(database, guest, "p.turn = 1 AND t.phase = 'playing'", limit) if game.company]


def played(database: Database, guest: str, which: str, limit: int) -> list[PlayedGame]:
    """Some of the tables where a guest has a seat, most recent first."""
    rows = database.run(
        "SELECT t.id, t.game, t.phase, p.seat, t.changed, r.score, r.won, p.turn, t.daily, p.until "
        "FROM places p JOIN tables t ON t.id = p.table_id "
        "LEFT JOIN results r ON r.guest = p.guest AND r.table_id = p.table_id AND r.seat = p.seat "
        f"WHERE p.guest = ? AND {which} ORDER BY t.changed DESC, t.id LIMIT ?",
        [guest, limit],
    )
    others = others_at(database, guest, list({str(row[0]) for row in rows}))
    games = []
    for id, game, phase, seat, at, score, won, turn, daily, until in rows:
        known = others.get(id, [])
        playing = phase == "playing"
        games.append(
            PlayedGame(
                table=id,
                game=game,
                title=title(game),
                phase=phase,
                seat=seat,
                at=at,
                score=score,
                won=None if won is None else bool(won),
                turn=turn == 1,
                company=bool(known),
                daily=daily,
                others=[name for name, _, _ in known],
                waiting=[name for name, shown, _ in known if shown and playing],
                until=min([end for end in [until if turn else 0, *[end for _, shown, end in known if shown]] if end], default=None)
                if playing
                else None,
            )
        )
    return games


def others_at(database: Database, guest: str, tables: list[str]) -> dict[str, list[tuple[str, bool, float]]]:
    """The other people at some tables: their names, whether everybody knows that it is their turn, and until when they have time."""
    if not tables:
        return {}
    marks = ", ".join(["?"] * len(tables))
    rows = database.run(
        f"SELECT table_id, name, shown, until FROM places WHERE table_id IN ({marks}) AND guest <> ? ORDER BY table_id, seat",
        [*tables, guest],
    )
    found: dict[str, list[tuple[str, bool, float]]] = {}
    for table, name, shown, until in rows:
        found.setdefault(table, []).append((name, shown == 1, until))
    return found


def throw_away(database: Database, guest: str, id: str) -> None:
    """Takes an unfinished game out of a guest's list."""
    database.run("UPDATE places SET thrown = 1, turn = 0 WHERE guest = ? AND table_id = ?", [guest, id])


def statistics(database: Database, guest: str) -> list[GameStatistics]:
    """Played, won, best and streaks for each game; practice tables do not count."""
    rows = database.run(
        "SELECT game, score, rank, won FROM results WHERE guest = ? AND practice = 0 ORDER BY game, at, table_id, seat", [guest]
    )
    by_game: dict[str, list[tuple[int, int, bool]]] = {}
    for game, score, rank, won in rows:
        by_game.setdefault(game, []).append((score, rank, bool(won)))
    return [counted(game, played) for game, played in by_game.items()]


def counted(game: str, played: list[tuple[int, int, bool]]) -> GameStatistics:
    """The statistics of one game, from its results in order."""
    streak = longest = 0
    for _, _, won in played:
        streak = streak + 1 if won else 0
        longest = max(longest, streak)
    best = max(played, key=lambda each: each[1])[0]
    average = round(sum(score for score, _, _ in played) / len(played), 2)
    return GameStatistics(game, title(game), len(played), len([1 for each in played if each[2]]), best, streak, longest, average)


def name_of(database: Database, guest: str) -> str:
    """The name of a guest."""
    rows = database.run("SELECT name FROM guests WHERE id = ?", [guest])
    return str(rows[0][0]) if rows else ""


def rename(database: Database, guest: str, name: str) -> None:
    """Gives a guest a name."""
    today = day(time.time())
    database.run(
        "INSERT INTO guests (id, name, seen, created) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen",
        [guest, name, today, today],
    )
