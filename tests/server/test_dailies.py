"""The daily deal: one counted game per guest, day and game, played alone, compared with the others, with a streak."""

import asyncio
import random
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import date
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import AsyncTestClient

import parlor
from parlor.server import dailies, days, queries, schema, table_requests
from parlor.server import room_events as ev
from parlor.server.app import build
from parlor.server.bots import Job, choose
from parlor.server.computers import DAILY_ITERATIONS
from parlor.server.credentials import Credentials
from parlor.server.guest_jobs import GuestJobs
from parlor.server.live_tables import DAILY_LEVEL, House
from parlor.server.ownership import Sole
from parlor.server.room import Room
from parlor.server.settings import Settings
from parlor.server.sqlite import SqliteDatabase, sqlite_store
from parlor.server.store import Database, Value
from tests.server.inside import AtOnce
from tests.server.running import LIBERAL, Guest, Running

PATIENCE = "mobilization-2"
DAY = "2026-11-16"
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")


async def play_daily(guest: Guest, game: str, seed: int = 1) -> dict[str, Any]:
    """Plays today's deal of a patience to its end; returns the table."""
    info: dict[str, Any] = await guest.ask("POST", f"/api/daily/{game}")
    rng = random.Random(seed)
    await guest.call()
    event = await guest.watch(info["id"])
    while not event["view"]["over"]:
        move = rng.choice(event["view"]["choices"])["text"]
        answer = await guest.move(info["id"], 0, move)
        assert answer["kind"] == "accepted", answer
        event = await guest.watch(info["id"])
    await guest.hang_up()
    return info


@asynccontextmanager
async def later(file: Path, seconds: float) -> AsyncIterator[httpx.AsyncClient]:
    """The same house, a number of seconds from now."""
    app = build(Settings(database=f"sqlite:///{file}", thinkers=1))
    async with AsyncTestClient(app, base_url="http://127.0.0.1") as client:
        app.state.desk.house.now = lambda: time.time() + seconds
        yield client


# One game per guest


def test_of_eight_who_ask_at_once_one_opens_and_all_get_the_same_table(house: Running) -> None:
    async def run() -> None:
        async with Guest(house.url) as ann, Guest(house.url) as bob:
            answers = await asyncio.gather(*[ann.ask("POST", "/api/daily/hoodoo") for _ in range(8)])
            assert len({answer["id"] for answer in answers}) == 1
            assert {answer["phase"] for answer in answers} == {"playing"}
            assert [game["table"] for game in await ann.ask("GET", "/api/my/games")] == [answers[0]["id"]]
            other = await bob.ask("POST", "/api/daily/hoodoo")
            assert other["id"] != answers[0]["id"]
            assert other["fair"]["commitment"] == answers[0]["fair"]["commitment"], "the deal is the same for all"
            assert (await ann.ask("POST", "/api/daily/hoodoo"))["id"] == answers[0]["id"]

    asyncio.run(run())


def test_a_second_table_of_a_deal_is_not_written_at_all(tmp_path: Path) -> None:
    async def run() -> None:
        store = sqlite_store(tmp_path / "house.db")
        house = House(store, Credentials(store.open(schema.migrate)), AtOnce(), GuestJobs(), Sole())  # type: ignore[arg-type]
        desk = dailies.Dailies(house)
        game = parlor.game("hoodoo")
        tables = await asyncio.gather(*[desk.open("ann", "Ann", "", game) for _ in range(8)])
        assert len(set(tables)) == 1
        for table in ("tables", "events", "places", "dailies"):
            rows = await store.read(lambda database, table=table: database.run(f"SELECT count(*) FROM {table}"))  # type: ignore[misc]
            assert rows == [(1,)], table
        await house.close()
        store.close()

    asyncio.run(run())


def test_the_daily_deal_is_played_by_oneself(house: Running) -> None:
    async def run() -> None:
        async with Guest(house.url) as ann, Guest(house.url) as bob:
            table = (await ann.ask("POST", "/api/daily/hoodoo"))["id"]
            at = f"/api/tables/{table}"
            refused = [
                (ann, "POST", "leave", {"level": "expert"}),
                (ann, "POST", "leave", {"seat": 0}),
                (ann, "POST", "fill", {"seat": 0, "kind": "computer", "level": "expert"}),
                (ann, "POST", "fill", {"seat": 1, "kind": "me"}),
                (ann, "POST", "fill", {"seat": 1, "kind": "computer", "level": "random"}),
                (ann, "GET", "key?seat=0", None),
                (ann, "GET", "key?seat=1", None),
                (bob, "POST", "join", {}),
                (bob, "POST", "join", {"seat": 0}),
                (bob, "POST", "fill", {"seat": 1, "kind": "me"}),
                (bob, "POST", "leave", {"seat": 0}),
                (bob, "GET", "replay", None),
                (bob, "GET", "replay?open=true", None),
                (bob, "GET", "review?seat=0", None),
                (bob, "GET", "record", None),
                (ann, "GET", "replay?open=true", None),
                (ann, "GET", "record", None),
                (ann, "POST", "key", {"seat": 0}),
                (ann, "POST", "swap", {"seat": 0, "other": 1}),
                (ann, "POST", "remove", {"seat": 1}),
                (ann, "POST", "end", {}),
                (ann, "POST", "rematch", {}),
                (bob, "POST", "resign", {"seat": 0}),
                (bob, "POST", "end", {}),
                (bob, "POST", "host", {"seat": 1}),
            ]
            for guest, method, what, body in refused:
                answer = await guest.ask(method, f"{at}/{what}", body, 400)
                assert answer["reason"], (method, what)
            for what, body in [("leave", {}), ("fill", {"seat": 0, "kind": "computer"}), ("key?seat=0", None)]:
                answer = await ann.ask("GET" if body is None else "POST", f"{at}/{what}", body, 400)
                assert "The daily deal is played by yourself" in answer["reason"]
            assert "The daily deal is played by yourself" in (await bob.ask("POST", f"{at}/join", {}, 400))["reason"]
            for guest in (ann, bob):
                await guest.call()
            await ann.watch(table)
            for what in ("undo", "hint"):
                await ann.say(what, table=table, seat=0, id=what)
                assert "daily deal" in (await ann.hear("refused", id=what))["reason"]
            for seat in (None, 0, 1):
                await bob.say("watch", table=table, seat=seat)
                await bob.hear("trouble")
            assert [seat["mine"] for seat in (await ann.ask("GET", at))["seats"]] == [True, False, False, False]

    asyncio.run(run())


def test_who_resigns_has_lost_the_deal_and_is_last(house: Running) -> None:
    async def run() -> None:
        async with Guest(house.url) as ann:
            info = await ann.ask("POST", "/api/daily/numero")
            over = await ann.ask("POST", f"/api/tables/{info['id']}/resign", {"seat": 0})
            assert over["phase"] == "over"
            page = await ann.ask("GET", "/api/daily")
            assert next(game["won"] for game in page["games"] if game["game"] == "numero") is False
            board = await ann.ask("GET", f"/api/daily/{info['daily']}/numero")
            assert (board["count"], board["mine"]["won"], board["mine"]["streak"]) == (1, False, 1)
            assert (await ann.ask("POST", "/api/daily/numero"))["phase"] == "over", "there is no second try"
            await ann.ask("POST", f"/api/tables/{info['id']}/fill", {"seat": 0, "kind": "me"}, 400)
            assert (await ann.ask("GET", f"/api/tables/{info['id']}/replay?seat=0&open=true"))["total"] >= 1
            assert "played to its end" in (await ann.ask("GET", f"/api/tables/{info['id']}/review?seat=0", status=400))["reason"]

    asyncio.run(run())


def test_a_finished_daily_is_its_players_at_once_and_everyones_when_the_day_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "house.db"

    async def today(url: str) -> tuple[dict[str, Any], dict[str, str], dict[str, str]]:
        async with Guest(url) as ann, Guest(url) as bob:
            await ann.ask("PUT", "/api/me", {"name": "Ann"})
            info = await play_daily(ann, PATIENCE)
            at = f"/api/tables/{info['id']}"
            open = await ann.ask("GET", f"{at}/replay?seat=0&open=true")
            assert open["total"] > 10
            assert "??" not in str(open["steps"][0]["view"]["zones"])
            assert (await ann.ask("GET", f"{at}/review?seat=0"))["seat"] == 0
            assert "when the day is over" in (await ann.ask("GET", f"{at}/record", status=400))["reason"]
            for what in ("replay?seat=0", "replay?seat=0&open=true", "replay", "review?seat=0", "record"):
                await bob.ask("GET", f"{at}/{what}", status=400)
            assert (await bob.ask("GET", at))["fair"]["secret"] is None
            assert (await ann.ask("GET", at))["fair"]["secret"] is None
            assert "one daily deal a day" in (await ann.ask("POST", f"{at}/rematch", status=400))["reason"]
            page = await ann.ask("GET", "/api/daily")
            mine = next(game for game in page["games"] if game["game"] == PATIENCE)
            assert (mine["table"], mine["score"] is not None, mine["won"] in (True, False)) == (info["id"], True, True)
            assert page["streak"] == 1
            assert {each["day"]: each["finished"] for each in page["week"]}[page["day"]] == 1
            board = await bob.ask("GET", f"/api/daily/{info['daily']}/{PATIENCE}")
            assert (board["count"], board["table"], board["mine"]) == (1, None, None), "anyone may open the board"
            assert [(line["name"], line["mine"]) for line in board["lines"]] == [("Ann", False)]
            return info, dict(ann.http.cookies), dict(bob.http.cookies)

    with Running(f"sqlite:///{file}", *LIBERAL) as house:
        info, ann, bob = asyncio.run(today(house.url))
        house.stop()

    async def over(seconds: float, status: int) -> None:
        async with later(file, seconds) as client:
            client.cookies.update(bob)
            for what in ("replay?seat=0&open=true", "record"):
                answer = await client.get(f"/api/tables/{info['id']}/{what}")
                assert answer.status_code == status, answer.text
            if status == 200:
                verdict = (await client.post("/api/verify", json=answer.json())).json()
                assert verdict["fair"], verdict

    async def tomorrow() -> None:
        async with later(file, 86_400) as client:
            client.cookies.update(ann)
            page = (await client.get("/api/daily")).json()
            assert page["day"] > info["daily"]
            assert page["streak"] == 1, "a day that may still come breaks no streak"
            assert all(game["table"] is None for game in page["games"])
            assert (await client.post(f"/api/daily/{PATIENCE}")).json()["id"] != info["id"]
            answer = await client.get(f"/api/daily/{info['daily']}/{PATIENCE}")
            assert (answer.json()["table"], answer.json()["mine"]["place"]) == (info["id"], 1)

    left = days.ends(info["daily"]) - time.time()
    asyncio.run(over(left + days.LAST_MOVES / 2, 400))
    asyncio.run(over(left + days.LAST_MOVES + 1, 200))
    asyncio.run(tomorrow())


# Computer players


def test_the_deal_is_the_same_for_all_and_the_computers_chance_is_not(tmp_path: Path) -> None:
    class Listening(AtOnce):
        def __init__(self) -> None:
            self.jobs: list[Job] = []

        async def choose(self, job: Job, urgent: Callable[[], bool] = lambda: True) -> str:
            self.jobs.append(job)
            return await super().choose(job, urgent)

    async def jobs_of(game: str) -> list[Job]:
        store = sqlite_store(tmp_path / f"{game}.db")
        listening = Listening()
        house = House(store, Credentials(store.open(schema.migrate)), listening, GuestJobs(), Sole())  # type: ignore[arg-type]
        desk = dailies.Dailies(house)
        for guest in ("ann", "bob"):
            table = await desk.open(guest, guest, "", parlor.game(game))
            async with house.at(table) as live:
                dealt = table_requests.start(live.room, guest)
                assert dealt is not None
                await house.happen(live, dealt)
                for seat in range(1, 4):
                    listening.jobs.append(house.computers.asked(live.room, seat, DAILY_LEVEL, 1.0))
        await house.close()
        store.close()
        return [job for job in listening.jobs if job.record["moves"] == []]

    different = 0
    for game in ("hoodoo", "quenette", "turkette", "sammy"):
        jobs = asyncio.run(jobs_of(game))
        assert len({str(job.record) for job in jobs}) == 1, "the cards are the same for all"
        assert len({job.seed for job in jobs}) == 6, "no two seats and no two tables share their chance"
        table = parlor.replay(jobs[0].record)
        for _ in range(16):
            seat = table.waiting[0]
            if seat == 0:
                table.play(table.legal(0)[0], 0)
                continue
            seeds = [job.seed for job in jobs if job.seat == seat]
            asked = [Job("k" * 12, table.record(), seat, DAILY_LEVEL, seed, 1.0, iterations=DAILY_ITERATIONS) for seed in seeds]
            chosen = [choose(job, 1.0) for job in asked]
            different += chosen[0] != chosen[1]
            table.play(chosen[0], seat)
    assert different, "what a second guest has seen the computers do does not tell what they do here"


# Comparing


def stored(tmp_path: Path) -> SqliteDatabase:
    database = SqliteDatabase(str(tmp_path / "house.db"), True)
    schema.migrate(database)
    return database


def result(database: Database, guest: str, score: int, won: bool = False, day: str = DAY, game: str = "flag", at: float = 5.0) -> str:
    """A finished daily deal, written the way the house does."""
    table = f"{guest}-{day}-{game}"
    dailies.claim(database, guest, day, game, table)
    values: list[Value] = [guest, table, 0, game, at, score, score, int(won), 0, day]
    database.run("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
    return table


def test_a_board_tells_place_mean_best_and_who_did_better(tmp_path: Path) -> None:
    async def run() -> None:
        store = sqlite_store(tmp_path / "house.db")
        store.open(schema.migrate)
        scores = {"a": (10, True), "b": (4, False), "c": (4, False), "d": (7, False), "e": (-3, False), "f": (4, False)}

        def fill(database: Database) -> None:
            for at, (guest, (score, won)) in enumerate(scores.items()):
                result(database, guest, score, won, at=float(at))
            # A result of someone who did not open the table for themselves is not on the board.
            database.run("INSERT INTO results VALUES ('x', 'a-2026-11-16-flag', 0, 'flag', 9.0, 99, 99, 1, 0, ?)", [DAY])
            queries.rename(database, "a", "Ann")

        await store.write(fill)
        desk = dailies.Dailies(House(store, Credentials("ab" * 32), AtOnce(), GuestJobs(), Sole()))  # type: ignore[arg-type]
        board = await desk.board("c", DAY, parlor.game("flag"))
        assert board.mine is not None
        assert (board.mine.place, board.mine.better, board.mine.level, board.mine.worse) == (3, 2, 2, 1)
        assert (board.count, board.mean, board.best) == (6, 26 / 6, 10)
        assert [(line.place, line.name, line.score, line.mine) for line in board.lines] == [
            (1, "Ann", 10, False),
            (2, "Guest", 7, False),
            (3, "Guest", 4, False),
            (3, "Guest", 4, True),
            (3, "Guest", 4, False),
            (6, "Guest", -3, False),
        ]
        assert [(each.score, each.won, each.count) for each in board.scores] == [
            (10, True, 1),
            (7, False, 1),
            (4, False, 3),
            (-3, False, 1),
        ]
        assert (await desk.board("x", DAY, parlor.game("flag"))).mine is None
        empty = await desk.board("c", "2026-11-15", parlor.game("flag"))
        assert (empty.count, empty.mean, empty.best, empty.lines, empty.scores, empty.mine) == (0, None, None, [], [], None)
        store.close()

    asyncio.run(run())


def test_a_long_board_is_cut_and_one_still_finds_oneself(tmp_path: Path) -> None:
    async def run() -> None:
        store = sqlite_store(tmp_path / "house.db")
        store.open(schema.migrate)
        await store.write(lambda database: [result(database, f"g{number}", number) for number in range(150)])
        desk = dailies.Dailies(House(store, Credentials("ab" * 32), AtOnce(), GuestJobs(), Sole()))  # type: ignore[arg-type]
        board = await desk.board("g0", DAY, parlor.game("flag"))
        assert (len(board.lines), board.count) == (dailies.LONGEST_BOARD, 150)
        assert board.mine is not None
        assert (board.mine.place, board.mine.better, board.mine.worse) == (150, 149, 0)
        store.close()

    asyncio.run(run())


def test_days_in_a_row_make_a_streak() -> None:
    played = {"2026-11-11", "2026-11-13", "2026-11-14", "2026-11-15"}
    assert days.streak(played, date(2026, 11, 15)) == 3
    assert days.streak(played, date(2026, 11, 16)) == 3, "today may still come"
    assert days.streak(played, date(2026, 11, 17)) == 0
    assert days.streak(played, date(2026, 11, 11)) == 1
    assert days.streak(set(), date(2026, 11, 11)) == 0
    assert days.streak({"2026-02-28", "2026-03-01"}, date(2026, 3, 1)) == 2
    assert days.week(date(2026, 11, 18))[::6] == ["2026-11-16", "2026-11-22"]


def test_a_streak_counts_finished_deals_of_a_guest(tmp_path: Path) -> None:
    database = stored(tmp_path)
    for day in ("2026-11-13", "2026-11-14", "2026-11-15"):
        result(database, "ann", 1, day=day)
    result(database, "ann", 1, day="2026-11-15", game="sammy")
    dailies.claim(database, "ann", "2026-11-16", "flag", "begun")
    result(database, "bob", 1, day="2026-11-12")
    assert dailies.finished_by(database, "ann") == {"2026-11-13": 1, "2026-11-14": 1, "2026-11-15": 2}
    assert dailies.games_of(database, "ann", "2026-11-16") == {"flag": ("begun", None, None)}
    database.close()


def test_a_deal_that_is_finished_too_late_does_not_count_for_its_day(tmp_path: Path) -> None:
    database = stored(tmp_path)
    for guest, at in [("ann", days.closes(DAY) - 1), ("bob", days.closes(DAY))]:
        opened = ev.Opened("x", "coronado", 2, {}, "key", False, "brisk", None, [], secret="ab" * 32, salt="cd" * 32, daily=DAY)
        opened.host, opened.places = guest, [ev.Place(guest, guest), ev.Place(level="skilled")]
        room = Room(guest, opened, 1.0)
        room.happen(ev.Dealt(3))
        assert room.table is not None
        rng = random.Random(1)
        while not room.table.over:
            seat = room.table.waiting[0]
            room.happen(ev.Moved(seat, rng.choice(room.table.legal(seat))))
        dailies.claim(database, guest, DAY, "coronado", guest)
        queries.note(database, room, at)
    assert dailies.finished_by(database, "ann") == {DAY: 1}
    assert dailies.finished_by(database, "bob") == {}
    assert [line.played for line in queries.statistics(database, "bob")] == [1], "a game it was all the same"
    assert sum(group.count for group in dailies.tally(database, DAY, "coronado")) == 1
    database.close()


def test_a_board_is_of_a_day_that_has_come(house: Running) -> None:
    async def run() -> None:
        async with Guest(house.url) as ann:
            for day, reason in [("9999-12-31", "has not come"), ("yesterday", "is written like"), ("2026-02-30", "is written like")]:
                assert reason in (await ann.ask("GET", f"/api/daily/{day}/flag", status=404))["reason"]
            assert (await ann.ask("GET", "/api/daily/0001-01-01/flag"))["count"] == 0

    asyncio.run(run())


# From release 0.1.0


def test_an_old_house_counts_the_first_table_of_each_deal(tmp_path: Path) -> None:
    database = SqliteDatabase(str(tmp_path / "house.db"), True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:1])
        schema.migrate(database)
    for id, host, game, opened in [
        ("t1", "ann", "flag", 3.0),
        ("t2", "ann", "flag", 2.0),
        ("t3", "ann", "sam", 4.0),
        ("t4", "bob", "flag", 1.0),
    ]:
        row: list[Value] = [id, game, "over", "key", 0, DAY, host, opened, opened, "{}"]
        columns = "id, game, phase, joining, watching, daily, host, opened, changed, summary"
        database.run(f"INSERT INTO tables ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        for guest in (host, "cid"):
            database.run("INSERT INTO results VALUES (?, ?, 0, ?, ?, 7, 7, 1, 0, ?)", [guest, id, game, opened, DAY])
    database.commit()
    schema.migrate(database)
    database.commit()
    assert {game: table for game, (table, _, _) in dailies.games_of(database, "ann", DAY).items()} == {"flag": "t2", "sam": "t3"}
    assert dailies.finished_by(database, "ann") == {DAY: 2}
    assert [group.count for group in dailies.tally(database, DAY, "flag")] == [2]
    assert [(line.game, line.played) for line in queries.statistics(database, "ann")] == [("flag", 1), ("sam", 1)]
    assert queries.statistics(database, "cid") == [], "a key that went round gives no second line"
    with pytest.raises(sqlite3.IntegrityError):
        database.run("INSERT INTO dailies VALUES ('ann', ?, 'flag', 't9')", [DAY])
    database.close()
