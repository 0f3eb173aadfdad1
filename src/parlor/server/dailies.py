"""The daily deal: one deal per day and game, the same for everyone; each guest plays it once, and the results are compared."""

from dataclasses import dataclass
from datetime import date

import parlor
from parlor.server import days
from parlor.server import http_messages as http
from parlor.server import room_events as ev
from parlor.server.live_tables import DAILY_LEVEL, House
from parlor.server.ownership import ServedElsewhere
from parlor.server.refusals import nameless
from parlor.server.room import Room
from parlor.server.store import Database, NotDone
from parlor.words.say import ENGLISH

LONGEST_BOARD = 100
# A result counts if its table is the one that the guest opened for that day.
COUNTED = (
    "FROM results r JOIN dailies d ON d.guest = r.guest AND d.day = r.daily AND d.game = r.game AND d.table_id = r.table_id "
    "WHERE r.daily = ? AND r.game = ?"
)


class Taken(NotDone):
    """The guest already has a table for this deal."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table} is the guest's own of this deal")
        self.table = table


class Dailies:
    """Opens the tables of the daily deal, and reports the results."""

    def __init__(self, house: House) -> None:
        self._house = house

    def today(self) -> date:
        """The current day of the daily deal."""
        return days.day_of(self._house.now())

    def keeps_shut(self, room: Room) -> bool:
        """Whether others are still playing the deal of a table, so that only its own player may see the cards."""
        return room.opened.daily is not None and self._house.now() < days.closes(room.opened.daily)

    async def table(self, guest: str, game: str) -> str | None:
        """The guest's table for today's deal, if there is one."""
        day = self.today().isoformat()
        return await self._house.store.read(lambda database: table_of(database, guest, day, game))

    async def open(self, guest: str, name: str, address: str, game: parlor.Game) -> str:
        """Opens the guest's table for today's deal; if several requests come at once, one opens it and all get the same table."""
        day = self.today().isoformat()
        secret, salt = self._house.keys.daily(day, game.id)
        opened = ev.Opened(
            host=guest,
            game=game.id,
            players=game.usual,
            options={option.name: option.default for option in game.options.values()},
            joining="key",
            watching=False,
            pace="brisk",
            clock=None,
            places=[ev.Place(guest, name), *[ev.Place(level=DAILY_LEVEL) for _ in range(game.usual - 1)]],
            secret=secret,
            salt=salt,
            daily=day,
            rules=game.version,
        )
        try:
            live = await self._house.open(opened, address, lambda database, table: claim(database, guest, day, game.id, table))
            return live.room.id
        except (Taken, ServedElsewhere) as opened_already:
            return opened_already.table

    async def page(self, guest: str) -> http.DailyPage:
        """Today's deals, and the guest's results today and in the days before."""
        today = self.today()
        day, week = today.isoformat(), days.week(today)

        def read(database: Database) -> http.DailyPage:
            mine, finished = games_of(database, guest, day), finished_by(database, guest)
            games = [daily_game(parlor.game(id), *mine.get(id, (None, None, None))) for id in parlor.games()]
            marks = [http.DailyDay(each, finished.get(each, 0)) for each in week]
            return http.DailyPage(day, days.ends(day), games, days.streak(finished, today), marks)

        return await self._house.store.read(read)

    async def board(self, guest: str, day: str, game: parlor.Game, language: str = ENGLISH) -> http.DailyBoard:
        """The results of a daily deal, and how the guest's own result compares."""

        def read(database: Database) -> http.DailyBoard:
            groups = tally(database, day, game.id)
            count = sum(group.count for group in groups)
            return http.DailyBoard(
                day=day,
                game=game.id,
                title=game.title,
                ends=days.ends(day),
                closes=days.closes(day),
                table=table_of(database, guest, day, game.id),
                count=count,
                mean=sum(group.score * group.count for group in groups) / count if count else None,
                best=groups[0].score if groups else None,
                scores=[http.DailyScore(group.score, group.won, group.count) for group in groups],
                lines=lines(database, guest, day, game.id, groups, nameless(language)),
                mine=own_result(database, guest, day, game.id, groups),
            )

        return await self._house.store.read(read)


def daily_game(game: parlor.Game, table: str | None, score: int | None, won: bool | None) -> http.DailyGame:
    """Today's deal of a game, from one guest's point of view."""
    return http.DailyGame(game.id, game.title, game.usual, table, score, won)


def claim(database: Database, guest: str, day: str, game: str, table: str) -> None:
    """Makes a table the guest's only one for a deal; raises Taken if the guest has one already."""
    row = [guest, day, game, table]
    if database.changed("INSERT INTO dailies (guest, day, game, table_id) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", row) != 1:
        raise Taken(str(table_of(database, guest, day, game)))


def table_of(database: Database, guest: str, day: str, game: str) -> str | None:
    """The guest's table for a deal."""
    rows = database.run("SELECT table_id FROM dailies WHERE guest = ? AND day = ? AND game = ?", [guest, day, game])
    return str(rows[0][0]) if rows else None


def games_of(database: Database, guest: str, day: str) -> dict[str, tuple[str, int | None, bool | None]]:
    """The guest's tables for a day: game -> table, score, won."""
    rows = database.run(
        "SELECT d.game, d.table_id, r.score, r.won FROM dailies d "
        "LEFT JOIN results r ON r.guest = d.guest AND r.table_id = d.table_id WHERE d.guest = ? AND d.day = ?",
        [guest, day],
    )
    return {game: (table, score, None if won is None else bool(won)) for game, table, score, won in rows}


def finished_by(database: Database, guest: str) -> dict[str, int]:
    """How many deals a guest has finished, by day."""
    rows = database.run(
        "SELECT d.day, count(*) FROM dailies d JOIN results r ON r.guest = d.guest AND r.table_id = d.table_id AND r.daily = d.day "
        "WHERE d.guest = ? GROUP BY d.day",
        [guest],
    )
    return {day: int(count) for day, count in rows}


@dataclass
class Group:
    """Everyone who finished a deal with the same result."""

    won: bool
    rank: int
    score: int
    count: int
    place: int


def tally(database: Database, day: str, game: str) -> list[Group]:
    """How many players got each result in a deal, best first."""
    groups: list[Group] = []
    place = 1
    for won, rank, score, count in database.run(
        f"SELECT r.won, r.rank, min(r.score), count(*) {COUNTED} GROUP BY r.won, r.rank ORDER BY r.won DESC, r.rank DESC", [day, game]
    ):
        groups.append(Group(bool(won), rank, score, count, place))
        place += count
    return groups


def group_of(groups: list[Group], won: int, rank: int) -> Group:
    """The group of a result."""
    return next(group for group in groups if (group.won, group.rank) == (bool(won), rank))


def lines(database: Database, guest: str, day: str, game: str, groups: list[Group], unnamed: str) -> list[http.BoardLine]:
    """The best results of a deal, by name; `unnamed` is what a guest without one is called."""
    rows = database.run(
        "SELECT n.guest, coalesce(g.name, ''), n.score, n.won, n.rank FROM "
        f"(SELECT r.guest, r.score, r.won, r.rank, r.at {COUNTED}) n LEFT JOIN guests g ON g.id = n.guest "
        "ORDER BY n.won DESC, n.rank DESC, n.at, n.guest LIMIT ?",
        [day, game, LONGEST_BOARD],
    )
    return [
        http.BoardLine(group_of(groups, won, rank).place, name or unnamed, score, bool(won), who == guest)
        for who, name, score, won, rank in rows
    ]


def own_result(database: Database, guest: str, day: str, game: str, groups: list[Group]) -> http.DailyResult | None:
    """How a guest's result compares with the others', and the guest's streak up to that day."""
    rows = database.run(f"SELECT r.score, r.won, r.rank {COUNTED} AND r.guest = ?", [day, game, guest])
    if not rows:
        return None
    score, won, rank = rows[0]
    group = group_of(groups, won, rank)
    better = group.place - 1
    worse = sum(each.count for each in groups) - better - group.count
    streak = days.streak(finished_by(database, guest), date.fromisoformat(day))
    return http.DailyResult(score, bool(won), group.place, better, group.count - 1, worse, streak)
