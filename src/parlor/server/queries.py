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
        "INSERT INTO tables (id, game, phase, joining, watching, daily, host, opened, changed, summary) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE "
        "SET phase = excluded.phase, host = excluded.host, changed = excluded.changed, summary = excluded.summary",
        [room.id, opened.game, room.phase, opened.joining, int(opened.watching), opened.daily, room.host, room.at, at, line],
    )
    for guest, seat in places(room):
        place: list[Value] = [guest, room.id, seat]
        if database.changed("INSERT INTO places (guest, table_id, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", place):
            database.run("INSERT INTO guests (id, name, seen) VALUES (?, '', ?) ON CONFLICT DO NOTHING", [guest, day(at)])
        elif room.chairs[seat].human:
            database.run("UPDATE places SET thrown = 0 WHERE guest = ? AND table_id = ? AND seat = ? AND thrown = 1", place)
    note_turns(database, room)
    for guest, seat, score, rank, won in results_of(room):
        database.run(
            "INSERT INTO results (guest, table_id, seat, game, at, score, rank, won, practice, daily) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            [guest, room.id, seat, opened.game, at, score, rank, int(won), int(room.practice), opened.daily if in_time else None],
        )


def note_turns(database: Database, room: Room) -> None:
    """Records for whom a table is waiting."""
    waits = turns(room)
    if not waits:
        database.run("UPDATE places SET turn = 0 WHERE table_id = ? AND turn = 1", [room.id])
        return
    seats = ", ".join(["?"] * len(waits))
    database.run(f"UPDATE places SET turn = CASE WHEN seat IN ({seats}) THEN 1 ELSE 0 END WHERE table_id = ?", [*waits, room.id])


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
        if (room.chairs[seat].human or room.chairs[seat].resigned) and (room.opened.daily is None or guest == room.opened.host)
    ]


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
        "SELECT t.id, t.game, t.phase, p.seat, t.changed, r.score, r.won, p.turn, t.daily, "
        "(SELECT count(*) FROM places o WHERE o.table_id = t.id AND o.guest <> p.guest) FROM places p JOIN tables t ON t.id = p.table_id "
        "LEFT JOIN results r ON r.guest = p.guest AND r.table_id = p.table_id AND r.seat = p.seat "
        f"WHERE p.guest = ? AND {which} ORDER BY t.changed DESC, t.id LIMIT ?",
        [guest, limit],
    )
    return [
        PlayedGame(id, game, title(game), phase, seat, at, score, None if won is None else bool(won), turn == 1, others > 0, daily)
        for id, game, phase, seat, at, score, won, turn, daily, others in rows
    ]


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
    database.run(
        "INSERT INTO guests (id, name, seen) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen",
        [guest, name, day(time.time())],
    )
