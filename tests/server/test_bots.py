"""Computer players in worker processes: a fair queue, and a death that nobody notices."""

import asyncio
import os
import signal
import time

import pytest

import parlor
from parlor.server.bots import Job, Thinkers


@pytest.fixture(scope="module")
def record() -> dict[str, object]:
    return parlor.deal("quenette", 4, seed=1).record()


def job(record: dict[str, object], table: str = "a", seconds: float = 0.2, **more: object) -> Job:
    turn = parlor.replay(record).turn
    assert turn is not None
    return Job(table, record, turn, "expert", 7, seconds, **more)  # type: ignore[arg-type]


def test_a_thought_is_a_legal_move_and_repeats_by_iterations(record: dict[str, object]) -> None:
    async def told() -> None:
        thinkers = Thinkers(1)
        try:
            moves = [(await thinkers.choose(job(record, iterations=30)))[0].move for _ in range(2)]
            assert moves[0] == moves[1]
            assert moves[0] in parlor.replay(record).legal()
        finally:
            thinkers.close()

    asyncio.run(told())


def test_a_worker_that_dies_is_replaced_and_its_thought_is_thought_again(record: dict[str, object]) -> None:
    async def told() -> None:
        thinkers = Thinkers(1)
        try:
            await thinkers.choose(job(record, iterations=1))
            thought = asyncio.create_task(thinkers.choose(job(record, seconds=1.0)))
            await asyncio.sleep(0.3)
            for pid in thinkers.pids():
                os.kill(pid, signal.SIGKILL)
            assert (await asyncio.wait_for(thought, 30))[0].move in parlor.replay(record).legal()
            assert thinkers.replaced == 1
        finally:
            thinkers.close()

    asyncio.run(told())


def test_the_queue_is_fair_and_many_experts_do_not_make_one_wait(record: dict[str, object]) -> None:
    async def told() -> None:
        thinkers = Thinkers(1)
        try:
            await thinkers.choose(job(record, iterations=1))
            done: list[str] = []

            async def think(table: str, urgent: bool) -> None:
                await thinkers.choose(job(record, table, seconds=1.0), urgent)
                done.append(table)

            crowd = [asyncio.create_task(think(f"crowd{k}", False)) for k in range(100)]
            await asyncio.sleep(0.1)
            began = time.monotonic()
            await think("human", True)
            waited = time.monotonic() - began
            assert waited < 3.0
            assert len(done) < 20
            for task in crowd:
                task.cancel()
            await asyncio.gather(*crowd, return_exceptions=True)
            assert thinkers.waiting == 0
            again = [asyncio.create_task(think(table, True)) for table in ("first", "first", "first", "second")]
            done.clear()
            await asyncio.gather(*again)
            assert done.index("second") <= 1
        finally:
            thinkers.close()

    asyncio.run(told())


def test_a_thought_that_cannot_be_is_told(record: dict[str, object]) -> None:
    async def told() -> None:
        thinkers = Thinkers(1)
        try:
            wrong = job(record, iterations=1)
            wrong.seat = (wrong.seat + 1) % 4
            with pytest.raises(Exception, match="not waiting"):
                await thinkers.choose(wrong)
            await thinkers.choose(job(record, iterations=1))
        finally:
            thinkers.close()

    asyncio.run(told())


def test_a_finished_game_is_reviewed_for_one_seat() -> None:
    table = parlor.deal("coronado", seed=4)
    while not table.over:
        table.play(table.legal()[0])

    async def told() -> None:
        thinkers = Thinkers(1)
        try:
            found = await thinkers.review(Job("k" * 12, table.record(), 1, "expert", 0, 0.5))
            assert found.seat == 1
            assert found.luck + found.play == pytest.approx(found.result)
            assert found.decisions or found.unjudged
        finally:
            thinkers.close()

    asyncio.run(told())
