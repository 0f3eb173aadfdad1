"""kill -9 at any moment, while people play, come, go, take over and take back: what was acknowledged is there, once."""

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from parlor.server import journal
from tests.server.company import Chronicle, company
from tests.server.running import LIBERAL, PATIENCE, Guest, Running


async def kill_again_and_again(folder: Path, rounds: int) -> Chronicle:
    rng = random.Random(rounds)
    house = Running(f"sqlite:///{folder}/house.db", *LIBERAL, log=folder / "log").start()
    chronicle, parties = company([house.url])
    try:
        for party in parties:
            await party.meet()
        for number in range(rounds):
            print(f"kill {number + 1} of {rounds}: {sum(chronicle.latest.values())} events so far", flush=True)
            killed = asyncio.Event()

            async def kill(killed: asyncio.Event) -> None:
                await chronicle.grown(rng)
                killed.set()
                await asyncio.to_thread(house.kill)

            async with asyncio.timeout(5 * PATIENCE):
                await asyncio.gather(kill(killed), *[party.go_on(killed) for party in parties])
            await asyncio.to_thread(house.start)
            if number % 10 == 0:
                chronicle.compare(journals(folder / "house.db"))
    finally:
        house.kill()
        for party in parties:
            await party.part()
    chronicle.compare(journals(folder / "house.db"))
    return chronicle


def journals(file: Path) -> dict[str, list[tuple[float, str]]]:
    """The journals in the file: rows without gaps, each sealed with all before it."""
    connection = sqlite3.connect(file)
    rows = connection.execute("SELECT table_id, n, at, body, seal FROM events ORDER BY table_id, n").fetchall()
    connection.close()
    found: dict[str, list[tuple[float, str]]] = {}
    seals: dict[str, str] = {}
    for table, n, at, body, seal in rows:
        lines = found.setdefault(table, [])
        lines.append((at, body))
        assert n == len(lines), f"event {len(lines)} of {table} is missing"
        seals[table] = journal.seal(seals.get(table, ""), table, n, at, body)
        assert seal == seals[table]
    return found


def test_nothing_acknowledged_is_lost_and_nothing_appears_twice(tmp_path: Path) -> None:
    chronicle = asyncio.run(kill_again_and_again(tmp_path, 3))
    assert len(chronicle.accepted) > 3


@pytest.mark.soak
def test_a_hundred_kills(tmp_path: Path) -> None:
    chronicle = asyncio.run(kill_again_and_again(tmp_path, 100))
    kinds = {what for told in chronicle.events.values() for what, _ in told}
    missing = {"sat", "left", "filled", "asked", "hosted", "rekeyed", "swapped", "dealt", "moved", "undone", "rematch"} - kinds
    assert not missing, "people did not do all that they might have done"


def test_computer_players_go_on_after_a_restart(tmp_path: Path) -> None:
    async def told() -> None:
        house = Running(f"sqlite:///{tmp_path}/house.db", *LIBERAL).start()
        seats = [{"kind": "me"}, *[{"kind": "computer", "level": "random"}] * 3]
        async with asyncio.timeout(5 * PATIENCE), Guest(house.url) as ann:
            table = await ann.play_alone("quenette", players=4, options={"hands": 2}, pace="instant", seats=seats)
            await ann.call()
            state = await ann.watch(table)
            await ann.ask("POST", f"/api/tables/{table}/leave", {"level": "random"})
            for _ in range(10):
                state = await ann.hear("event")
            await asyncio.to_thread(house.kill)
            await asyncio.to_thread(house.start)
            await ann.call()
            again = await ann.watch(table, None, state["n"])
            assert again["n"] >= state["n"]
            while not again["view"]["over"]:
                again = await ann.hear("event")
            await ann.hang_up()
        await asyncio.to_thread(house.stop)
        assert len(journals(tmp_path / "house.db")[table]) == again["n"]

    asyncio.run(told())
