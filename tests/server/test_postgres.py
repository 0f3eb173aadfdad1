"""A house of two processes on a real PostgreSQL: any process leads to any table, and tables outlive their process."""

import asyncio
import json
import random
import secrets
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from parlor.server import journal, peer_proxy, queries
from parlor.server import room_events as ev
from parlor.server.journal_check import JournalCheck
from parlor.server.leases import LEASE, SPACE, Leases, clock
from parlor.server.ownership import News, ServedElsewhere
from parlor.server.postgres import PostgresDatabase, prepare
from parlor.server.room import Room
from parlor.server.store import StoreFailed
from tests.server.circling import circle_of, follow, join, named, propose, told, told_again
from tests.server.evening_story import evening
from tests.server.postgres import postgres
from tests.server.running import LIBERAL, PATIENCE, Guest, Running
from tests.server.standing import stand_still_again_and_again, standstill
from tests.server.test_command import run
from tests.server.test_ledger import check_log, write_from_many
from tests.server.test_room import opened


def enter(database: str, id: str) -> str:
    """A table in the store; returns the seal of its only row."""
    connection = PostgresDatabase(database)
    prepare(connection)
    room = Room(id, opened(), 1.0)
    row = journal.entry(id, 1, 1.0, opened(), "")
    queries.note(connection, room, 1.0)
    journal.append(connection, row, 0)
    connection.commit()
    connection.close()
    return row.seal


async def leases(database: str, url: str, lost: list[str], missed: list[str] | None = None) -> Leases:
    made = Leases(database, url)
    await made.begin(News(lost.append, (missed if missed is not None else []).append, lambda: lost.append("everyone")))
    return made


async def claimed(leases: Leases, id: str) -> int:
    """The fence of a table whose holder is being ended, which takes the database a moment."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return await leases.claim(id)
        except ServedElsewhere:
            assert time.monotonic() < end
            await asyncio.sleep(0.1)


def test_a_table_has_one_holder_and_a_late_writer_is_fenced(database: str) -> None:
    id = "k" * 12
    seal = enter(database, id)

    async def told() -> None:
        lost: list[str] = []
        first, second = await leases(database, "http://one", lost), await leases(database, "http://two", [])
        fence = await first.claim(id)
        with pytest.raises(ServedElsewhere) as elsewhere:
            await second.claim(id)
        assert elsewhere.value.url == "http://one"
        # The first process loses its connection without noticing.
        with psycopg.connect(database, autocommit=True) as connection:
            holders = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = %s AND objid = %s"
            connection.execute(holders, [SPACE, int(first._me, 16)])
        later = await claimed(second, id)
        assert later == fence + 1
        writer = PostgresDatabase(database)
        row = journal.entry(id, 2, 2.0, ev.Sat(1, "late", "Late"), seal)
        with pytest.raises(journal.Fenced):
            journal.append(writer, row, fence)
        journal.append(writer, row, later)
        writer.commit()
        writer.close()
        await until(lambda: bool(lost))
        assert lost == [id]
        await first.end()
        await second.end()

    asyncio.run(told())


def test_a_server_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="cannot reach the database"):
        PostgresDatabase("postgresql://nobody@127.0.0.1:1/none")


async def connected(guest: Guest, table: str, seat: int | None, since: int | None) -> dict[str, Any]:
    """Connects and watches, again and again until the table is there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            await guest.call()
            await guest.say("watch", table=table, seat=seat, since=since)
            while True:
                assert guest.socket is not None
                message = json.loads(await guest.socket.recv())
                if message["kind"] == "event" and message["what"] == "state":
                    return dict(message)
                if message["kind"] == "elsewhere":
                    break
        except (WebSocketException, OSError):
            pass
        await asyncio.sleep(0.1)
    raise AssertionError("the table does not come back")


def test_two_processes_and_one_of_them_is_killed_in_the_middle(database: str, tmp_path: Path) -> None:
    """Every acknowledged move survives, none is made twice, and the tables are taken over."""

    async def play(guest: Guest, other: str, table: str, rng: random.Random, killed: asyncio.Event) -> int:
        state, made = await connected(guest, table, 0, None), 0
        unanswered: tuple[str, str] | None = None
        while made < 40 and not state["view"]["over"]:
            unanswered = unanswered or (secrets.token_hex(4), rng.choice(state["view"]["choices"])["text"])
            try:
                answer = await guest.move(table, 0, unanswered[1], unanswered[0])
                assert answer["kind"] == "accepted", answer
                unanswered, made = None, made + 1
                state = await connected(guest, table, 0, answer["n"]) if made % 10 == 0 else await guest.watch(table, 0, answer["n"])
            except (WebSocketException, OSError, KeyError):
                guest.url = other
                state = await connected(guest, table, 0, state["n"])
            if made == 15:
                killed.set()
        return made

    async def told() -> None:
        first = Running(database, *LIBERAL, log=tmp_path / "one").start()
        second = Running(database, *LIBERAL, log=tmp_path / "two").start()
        killed = asyncio.Event()
        try:
            async with asyncio.timeout(10 * PATIENCE), Guest(first.url) as ann, Guest(first.url) as bob:
                table = await ann.play_alone("flag")
                # Another process of the house leads to the same table, over HTTP and live.
                bob.http.base_url = second.url
                bob.url = second.url
                await bob.ask("GET", "/api/house")
                info = await bob.ask("GET", f"/api/tables/{table}")
                assert info["seats"][0]["kind"] == "human"
                seen = await connected(bob, table, None, None)
                assert seen["view"]["seat"] is None
                assert (await bob.move(table, 0, "pass"))["reason"] == "That seat is not yours"
                await bob.ask("POST", f"/api/tables/{table}/start", {}, 200)
                own = await bob.play_alone("flag")

                async def kill() -> None:
                    await killed.wait()
                    await asyncio.to_thread(first.kill)

                results = await asyncio.gather(
                    play(ann, second.url, table, random.Random(1), killed), play(bob, second.url, own, random.Random(2), killed), kill()
                )
                assert results[0] > 15
                ann.http.base_url = second.url
                assert (await ann.ask("GET", f"/api/tables/{table}"))["seats"][0]["mine"]
        finally:
            first.kill()
            second.kill()
        with psycopg.connect(database) as connection:
            rows = connection.execute("SELECT n, body FROM events WHERE table_id = %s ORDER BY n", [table]).fetchall()
        assert [n for n, _ in rows] == list(range(1, len(rows) + 1))
        ids = [json.loads(body)["id"] for _, body in rows if json.loads(body)["what"] == "moved"]
        assert len(ids) == len(set(ids)) >= results[0]

    asyncio.run(told())


def test_the_tables_of_a_process_that_stands_still_move_on(database: str, tmp_path: Path) -> None:
    found = asyncio.run(standstill(database, tmp_path))
    with psycopg.connect(database) as connection:
        rows = connection.execute("SELECT n, body FROM events WHERE table_id = %s ORDER BY n", [found.table]).fetchall()
    assert [n for n, _ in rows] == list(range(1, len(rows) + 1))
    assert len([body for _, body in rows if '"kept"' in body]) == 1


@pytest.mark.soak
def test_nothing_is_lost_while_processes_stand_still_again_and_again(database: str, tmp_path: Path) -> None:
    players = asyncio.run(stand_still_again_and_again(database, tmp_path, 10))
    with psycopg.connect(database) as connection:
        rows = connection.execute("SELECT table_id, n, body FROM events ORDER BY table_id, n").fetchall()
    numbers: dict[str, list[int]] = {}
    moves: dict[tuple[str, str], int] = {}
    for table, n, body in rows:
        numbers.setdefault(table, []).append(n)
        said = json.loads(body)
        if said["what"] == "moved":
            assert (table, said["id"]) not in moves, "a move was made twice"
            moves[table, said["id"]] = n
    assert all(found == list(range(1, len(found) + 1)) for found in numbers.values())
    for player in players:
        assert player.acknowledged.items() <= moves.items(), "an acknowledged move is gone"
        assert len(player.acknowledged) > 100


def test_a_process_that_is_late_by_its_own_clock_loses_everything(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    id = "k" * 12
    enter(database, id)

    async def told() -> None:
        lost: list[str] = []
        process = await leases(database, "http://one", lost)
        fence = await process.claim(id)
        process.check()
        assert lost == []
        now = clock()
        monkeypatch.setattr("parlor.server.leases.clock", lambda: now + LEASE + 1)
        process.check()
        process.check()
        assert lost == [id, "everyone"]
        # It may get the table again, under a new fence.
        assert await process.claim(id) == fence + 1
        await process.end()

    asyncio.run(told())


def test_a_process_that_ends_leaves_its_tables_at_once_and_is_missed(database: str) -> None:
    id = "k" * 12
    enter(database, id)

    async def told() -> None:
        missed: list[str] = []
        first, second = await leases(database, "http://one", []), await leases(database, "http://two", [], missed)
        fence = await first.claim(id)
        await until(lambda: bool(second._others))
        await first.end()
        assert await second.claim(id) == fence + 1
        await until(lambda: missed == ["http://one"])
        await second.end()

    asyncio.run(told())


async def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        await asyncio.sleep(0.05)


def test_a_transaction_that_hangs_keeps_nobody_out(database: str) -> None:
    """If a process is stopped between two statements, the database ends its transaction."""
    id = "k" * 12
    enter(database, id)
    hanging = PostgresDatabase(database)
    hanging.run("UPDATE tables SET changed = 2 WHERE id = ?", [id])

    async def told() -> None:
        process = await leases(database, "http://one", [])
        assert await process.claim(id) == 1
        await process.end()

    asyncio.run(told())
    with pytest.raises(psycopg.Error):
        hanging.commit()


def test_a_database_that_is_gone_shows_in_health_and_comes_back(tmp_path: Path) -> None:
    async def health(guest: Guest, ill: bool) -> list[str]:
        """What the house says it ails, once it does, or no longer does."""
        while True:
            try:
                ails: list[str] = (await guest.hear("health"))["ails"]
            except ConnectionClosed:
                # A process that stood still hangs up; one that is well has nothing to say to newcomers.
                await guest.call()
                if not ill and (await guest.http.get("/api/health")).status_code == 200:
                    return []
                continue
            if bool(ails) == ill:
                return ails

    async def told(house: Running, server: Any) -> None:
        async with asyncio.timeout(10 * PATIENCE), Guest(house.url) as ann:
            table = await ann.play_alone("flag")
            state = await connected(ann, table, 0, None)
            await asyncio.to_thread(server.stop)
            ails = await health(ann, ill=True)
            assert ails == (await ann.ask("GET", "/api/health", status=503))["ails"]
            await asyncio.to_thread(server.start)
            await health(ann, ill=False)
            await ann.ask("GET", "/api/health")
            again = await connected(ann, table, 0, None)
            assert again["n"] == state["n"]
            assert (await ann.move(table, 0, state["view"]["choices"][0]["text"]))["kind"] == "accepted"

    with postgres() as server, Running(server.get_uri(), *LIBERAL, log=tmp_path / "log") as house:
        asyncio.run(told(house, server))
    log = (tmp_path / "log").read_text()
    assert "The database cannot be reached." in log
    assert log.count('"the house is over it"') >= 1


def test_the_one_who_runs_the_house_looks_after_it_here_too(database: str, tmp_path: Path) -> None:
    def admin(action: str, *more: str) -> tuple[str, int]:
        told = run("admin", action, *more, "--database", database)
        return told.stdout + told.stderr, told.returncode

    enter(database, "k" * 12)
    assert admin("health") == ("No house is running on this database, and the database is sound.\n", 0)
    with Running(database, *LIBERAL, "--keep-unfinished", "0", "--keep-guests", "0") as house:
        told, status = admin("health")
        assert told.startswith(f"{house.url}: well; ")
        assert status == 0
    assert admin("check") == ("1 table was read; none is damaged.\n", 0)
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("UPDATE events SET seal = 'x'")
    told, status = admin("check")
    assert "1 table was read; 1 is damaged." in told
    assert status == 1
    reader = PostgresDatabase(database)
    assert [table for table, _ in JournalCheck().step(reader)] == ["k" * 12]
    reader.close()
    assert admin("tidy", "--keep-unfinished", "1") == ("1 table with 1 row and 0 guests were cleared away.\n", 0)


def test_two_doors_open_one_daily_table(database: str, tmp_path: Path) -> None:
    """A guest who asks several processes at once for the daily deal gets one table, and can use it at each."""

    async def run(first: str, second: str) -> None:
        async with Guest(first) as ann, Guest(second) as other:
            other.http.cookies = ann.http.cookies
            for game in ("hoodoo", "numero", "quatro"):
                doors = [ann, other] * 4
                answers = await asyncio.gather(*[door.ask("POST", f"/api/daily/{game}") for door in doors])
                assert len({answer["id"] for answer in answers}) == 1
                for door in (ann, other):
                    assert (await door.ask("POST", f"/api/daily/{game}"))["phase"] == "playing"
            assert len(await ann.ask("GET", "/api/my/games")) == 3

    with Running(database, *LIBERAL, log=tmp_path / "one") as first, Running(database, *LIBERAL, log=tmp_path / "two") as second:
        asyncio.run(run(first.url, second.url))


def test_many_processes_write_one_log(database: str) -> None:
    connection = PostgresDatabase(database)
    prepare(connection)
    connection.commit()
    assert write_from_many(lambda: PostgresDatabase(database), 6, 40) == []
    assert check_log(connection).opened > 150
    connection.close()


def test_relayed_guests_count_for_themselves_and_are_kept_alive(database: str, tmp_path: Path) -> None:
    """Three guests connect to one process and follow a table of another, which allows one connection per address and no silent clients."""

    async def told() -> None:
        strict = ["--connections-each", "1", "--connections-a-guest", "1", "--heartbeat", "3"]
        first = Running(database, *LIBERAL, *strict, log=tmp_path / "one").start()
        second = Running(database, *LIBERAL, "--heartbeat", "3", log=tmp_path / "two").start()
        try:
            async with asyncio.timeout(10 * PATIENCE), Guest(first.url) as ann:
                table = await ann.play_alone("flag")
                await ann.call()
                state = await ann.watch(table)
                guests = [Guest(second.url) for _ in range(3)]
                for guest in guests:
                    await guest.ask("GET", "/api/house")
                    seen = await connected(guest, table, None, None)
                    assert seen["n"] == state["n"]
                # Longer than the allowed silence: their pings reach both processes, and are answered once. A house that stood still itself
                # makes everyone connect again.
                end, answered = time.monotonic() + 10.0, dict.fromkeys([ann, *guests], 0)
                while time.monotonic() < end:
                    for guest in answered:
                        try:
                            await guest.say("ping")
                            await guest.hear("pong")
                            answered[guest] += 1
                        except ConnectionClosed as closed:
                            if closed.rcvd is None or closed.rcvd.code != 1012:
                                raise
                            await connected(guest, table, 0 if guest is ann else None, None)
                    await asyncio.sleep(0.2)
                answer = await ann.move(table, 0, state["view"]["choices"][0]["text"])
                for guest in guests:
                    await guest.hear("event", n=answer["n"])
                    assert len([message for message in guest.heard if message["kind"] == "pong"]) == answered[guest]
                    await guest.__aexit__()
        finally:
            first.kill()
            second.kill()

    asyncio.run(told())


def test_a_relayed_request_may_take_as_long_as_a_review() -> None:
    assert peer_proxy.PATIENCE.read is not None
    assert peer_proxy.PATIENCE.read >= 60


def test_a_circle_of_two_processes_hears_everything_at_once(database: str, tmp_path: Path) -> None:
    """Presence, chat, tables and removal reach members who are connected to another process."""

    async def told_all() -> None:
        async with AsyncExitStack() as stack:
            first = stack.enter_context(Running(database, *LIBERAL, log=tmp_path / "one"))
            second = stack.enter_context(Running(database, *LIBERAL, log=tmp_path / "two"))
            (ann,), (bob,) = await named(stack, first.url, "Ann"), await named(stack, second.url, "Bob")
            circle = await circle_of(ann, bob)
            await follow(ann, circle)
            await follow(bob, circle)
            await told_again(ann, circle, "circle", lambda message: all(member["here"] for member in message["circle"]["members"]))
            await bob.ask("POST", f"/api/circles/{circle}/chat", {"text": "across"}, 201)
            await told_again(ann, circle, "chatted", lambda message: message["lines"][-1]["text"] == "across")
            table = await propose(ann, circle, players=2)
            await told_again(bob, circle, "circle", lambda message: bool(message["circle"]["tables"]))
            await join(bob, table)
            await ann.ask("POST", f"/api/tables/{table}/start", {})
            await connected(bob, table, 1, None)
            await follow(bob, circle)
            await ann.ask("POST", f"/api/circles/{circle}/remove", {"member": 2})
            try:
                for kind in ("dismissed", "lost"):
                    if not any(message["kind"] == kind for message in bob.heard):
                        await told(bob, kind, lambda message: True)
            except ConnectionClosed:
                await bob.call()
                await bob.say("follow", circle=circle)
                await told(bob, "trouble", lambda message: message["key"] == "circle-members-only")
            assert (await bob.ask("GET", f"/api/circles/{circle}/chat", status=403))["key"] == "circle-members-only"
            await bob.hang_up()

    asyncio.run(told_all())


@pytest.mark.parametrize(("people", "deals"), [(8, 2), pytest.param(32, 6, marks=pytest.mark.soak)])
def test_an_evening_of_two_processes_outlives_one_of_them(database: str, tmp_path: Path, people: int, deals: int) -> None:
    roomy = [*LIBERAL, "--connections-each", "5000"]
    first = Running(database, *roomy, log=tmp_path / "one").start()
    second = Running(database, *roomy, log=tmp_path / "two").start()

    async def killed() -> None:
        await asyncio.to_thread(first.kill)

    try:
        asyncio.run(evening([first.url, second.url], people, "despised-nines", deals, killed, 4, after=people * deals // 8))
    finally:
        first.kill()
        second.kill()
