"""Several processes on a real PostgreSQL that are killed one after another, or hang, while people connect to any of them."""

import asyncio
import random
from pathlib import Path

import psycopg
import pytest

from tests.server.company import company
from tests.server.running import LIBERAL, PATIENCE, Running
from tests.server.standing import standstill


def journals(database: str) -> dict[str, list[tuple[float, str]]]:
    """The journals in the database: rows without gaps."""
    with psycopg.connect(database) as connection:
        rows = connection.execute("SELECT table_id, n, at, body FROM events ORDER BY table_id, n").fetchall()
    found: dict[str, list[tuple[float, str]]] = {}
    for table, n, at, body in rows:
        found.setdefault(table, []).append((at, body))
        assert n == len(found[table]), f"event {len(found[table])} of {table} is missing"
    return found


@pytest.mark.soak
@pytest.mark.parametrize("kills", [40])
def test_three_processes_of_which_one_after_the_other_is_killed(database: str, tmp_path: Path, kills: int) -> None:
    """People connect to any process and continue at another: what was acknowledged is there, once."""

    async def told() -> None:
        rng = random.Random(kills)
        processes = [Running(database, *LIBERAL, log=tmp_path / f"{number}").start() for number in range(3)]
        chronicle, parties = company([process.url for process in processes])
        over = asyncio.Event()

        async def kill() -> None:
            for number in range(kills):
                print(f"kill {number + 1} of {kills}: {sum(chronicle.latest.values())} events so far", flush=True)
                await chronicle.grown(rng)
                one = rng.choice(processes)
                await asyncio.to_thread(one.kill)
                await asyncio.sleep(rng.uniform(0.0, 1.0))
                await asyncio.to_thread(one.start)
                chronicle.compare(journals(database))
            over.set()

        try:
            for party in parties:
                await party.meet()
            async with asyncio.timeout(2 * PATIENCE + PATIENCE * kills):
                await asyncio.gather(kill(), *[party.go_on(over) for party in parties])
        finally:
            for process in processes:
                process.kill()
            for party in parties:
                await party.part()
        chronicle.compare(journals(database))
        assert len(chronicle.accepted) > kills

    asyncio.run(told())


@pytest.mark.soak
@pytest.mark.parametrize("attempt", range(5))
def test_the_tables_of_a_stopped_process_move_on_within_five_seconds(database: str, tmp_path: Path, attempt: int) -> None:
    found = asyncio.run(standstill(database, tmp_path))
    print(f"stop {attempt + 1} of 5: the next move was acknowledged after {found.moved:.1f} s", flush=True)
    assert found.moved < 5.0
