"""What counts in a circle: the results of its games, written once with the end of the game, the ratings, and the standings."""

from datetime import UTC, datetime
from typing import Any

from parlor.server import circle_messages as msg
from parlor.server import circle_store
from parlor.server.queries import LAST, gave_up, title
from parlor.server.ratings import NEWCOMER, Rating, rated
from parlor.server.room import Room
from parlor.server.sides import sides_of
from parlor.server.standings import Played, evening_began, games, meetings, standings
from parlor.server.store import Database, Value

COMPUTER = "computer/"
# How many of the last games the standings of all time are made from.
MOST_ROWS = 50_000
PLAYED = "r.table_id, r.game, r.at, r.seat, r.player, r.side, r.score, r.rank, r.won"
# Others still play the same deal of an evening.
SHUT = (
    "EXISTS (SELECT 1 FROM evening_tables e JOIN evenings v ON v.id = e.evening "
    "WHERE e.table_id = r.table_id AND v.state = 'playing' AND e.round >= v.round)"
)


def note(database: Database, room: Room, at: float) -> None:
    """Writes the result of a game that counts, and the ratings after it; a result that is already there changes nothing."""
    opened = room.opened
    if opened.circle is None or not opened.counts or room.phase != "over" or room.table is None:
        return
    if room.ending is not None and room.ending.how == "ended":
        return
    rows = seats(room, at)
    evening = None if opened.evening is None else opened.evening.id
    if database.run("SELECT 1 FROM circle_results WHERE table_id = ? LIMIT 1", [room.id]):
        return
    counted = database.run("UPDATE circles SET played = played + 1, version = version + 1 WHERE id = ? RETURNING played", [opened.circle])
    if not counted:
        return
    for row in rows:
        database.run(
            "INSERT INTO circle_results (table_id, seat, circle, evening, number, game, at, player, side, score, rank, won) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                *(room.id, row.seat, opened.circle, evening, counted[0][0], row.game, at),
                *(row.player, row.side, row.score, row.rank, int(row.won)),
            ],
        )
    if evening is None:
        rate(database, opened.circle, rows)


def rate(database: Database, circle: str, seats: list[Played]) -> None:
    """Writes the ratings after a game."""
    game = seats[0].game
    for player, rating in rated(ratings_of(database, circle, game), seats).items():
        database.run(
            "INSERT INTO circle_ratings (circle, game, player, mu, sigma, played) VALUES (?, ?, ?, ?, ?, 1) "
            "ON CONFLICT (circle, game, player) DO UPDATE "
            "SET mu = excluded.mu, sigma = excluded.sigma, played = circle_ratings.played + 1",
            [circle, game, player, rating.mu, rating.sigma],
        )


def rate_deal(database: Database, circle: str, evening: str, round: int) -> None:
    """Writes the ratings after a deal of an evening, once all tables have finished it: before that, they would tell how it went."""
    rows = database.run(
        f"SELECT {PLAYED} FROM circle_results r JOIN evening_tables e ON e.table_id = r.table_id "
        "WHERE e.evening = ? AND e.round = ? ORDER BY e.number, r.seat",
        [evening, round],
    )
    for game in games([played(row) for row in rows]):
        rate(database, circle, game)


def seats(room: Room, at: float) -> list[Played]:
    """The result of every seat; a computer player who took over for somebody plays for them."""
    assert room.table is not None
    better, winners, scores = int(room.table.ending().better()), room.winners, room.table.scores
    sides = sides_of(room.game, len(room.chairs), room.options) or list(range(len(room.chairs)))
    return [
        Played(
            table=room.id,
            game=room.opened.game,
            at=at,
            seat=seat,
            player=chair.guest or f"{COMPUTER}{chair.level}",
            side=sides[seat],
            score=scores[seat],
            rank=LAST if gave_up(room, seat) else scores[seat] * better,
            won=seat in winners,
        )
        for seat, chair in enumerate(room.chairs)
    ]


def ratings_of(database: Database, circle: str, game: str) -> dict[str, Rating]:
    """The ratings of everyone who has played a game in a circle."""
    rows = database.run("SELECT player, mu, sigma FROM circle_ratings WHERE circle = ? AND game = ?", [circle, game])
    return {player: Rating(mu, sigma) for player, mu, sigma in rows}


def results(database: Database, circle: str, since: float | None, until: float | None, game: str | None) -> list[list[Played]]:
    """The games of a circle that counted, in order; those of an evening when all tables have finished the deal."""
    asked: list[tuple[str, Value]] = [("r.circle = ?", circle), ("r.at >= ?", since), ("r.at < ?", until), ("r.game = ?", game)]
    given = [(condition, value) for condition, value in asked if value is not None]
    rows = database.run(
        f"SELECT {PLAYED} FROM circle_results r WHERE {' AND '.join([condition for condition, _ in given])} AND NOT {SHUT} "
        "ORDER BY r.number DESC, r.seat DESC LIMIT ?",
        [*[value for _, value in given], MOST_ROWS],
    )
    return games([played(row) for row in reversed(rows)])


def played(row: tuple[Any, ...]) -> Played:
    """A row as the seat of a game."""
    table, game, at, seat, player, side, score, rank, won = row
    return Played(table, game, at, seat, player, side, score, rank, bool(won))


def span(database: Database, circle: str, period: msg.Period, at: float) -> tuple[float | None, float | None]:
    """When a period begins and ends: the last evening, the running month, or all time."""
    if period == "ever":
        return None, None
    if period == "month":
        now = datetime.fromtimestamp(at, UTC)
        first = now.replace(day=1, hour=0, minute=0, second=0, microsecond=0)
        following = first.replace(year=now.year + now.month // 12, month=now.month % 12 + 1)
        return first.timestamp(), following.timestamp()
    rows = database.run("SELECT DISTINCT at FROM circle_results WHERE circle = ? ORDER BY at DESC LIMIT ?", [circle, 1000])
    return evening_began([row[0] for row in reversed(rows)]), None


def table(database: Database, circle: str, guest: str, period: msg.Period, game: str | None, at: float) -> msg.Standings:
    """The standings of a circle over a period, across all games or in one, as a member sees them."""
    since, until = span(database, circle, period, at)
    every = results(database, circle, since, until, None) if period != "evening" or since is not None else []
    chosen = [each for each in every if game is None or each[0].game == game]
    names = circle_store.names_of(database, circle)
    known = ratings_of(database, circle, game) if game is not None else {}
    lines = []
    for line in standings(chosen):
        number, name = names.get(line.player, (None, ""))
        level = line.player.removeprefix(COMPUTER) if line.player.startswith(COMPUTER) else None
        rating = known.get(line.player, NEWCOMER) if game is not None else None
        lines.append(
            msg.StandingLine(
                place=line.place,
                name=name,
                member=number,
                level=level,  # type: ignore[arg-type]
                played=line.played,
                won=line.won,
                points=float(line.points),
                rating=None if rating is None else rating.shown,
                unsure=None if rating is None else rating.unsure,
                mine=line.player == guest,
            )
        )
    met = [
        msg.MeetingLine(names[one][0], names[other][0], met.ahead, met.level, met.behind)
        for (one, other), met in meetings(chosen).items()
        if one in names and other in names
    ]
    counts: dict[str, int] = {}
    for each in every:
        counts[each[0].game] = counts.get(each[0].game, 0) + 1
    titles = [msg.PlayedTitle(id, title(id), count) for id, count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))]
    return msg.Standings(period, game, since, until, len(chosen), lines, met, titles)
