"""Computer players in worker processes: a fair queue, timing that reveals nothing, and crashes that nobody notices."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import parlor
from parlor.server import bots
from parlor.server.bots import Job, Thinkers, ThinkingFailed, wait_until
from parlor.table.shapes import RecordShape
from parlor.workers import Workers
from tests.server import misbehaving
from tests.server.running import PATIENCE


@pytest.fixture(scope="module")
def record() -> RecordShape:
    return parlor.deal("quenette", 4, seed=1).record()


@pytest.fixture(scope="module")
def forced() -> RecordShape:
    """A position with one legal move."""
    table = parlor.deal("quenette", 4, seed=1)
    while len(table.legal()) > 1:
        table.play(table.legal()[0])
    return table.record()


def job(record: RecordShape, guest: str = "ann", seconds: float = 0.2, **more: Any) -> Job:
    turn = parlor.replay(record).turn
    assert turn is not None
    return Job(guest, record, turn, "expert", 7, seconds, **more)


def with_thinkers(tell: Callable[[Thinkers], Awaitable[None]]) -> None:
    async def told() -> None:
        thinkers = Thinkers(Workers(1))
        try:
            await tell(thinkers)
        finally:
            thinkers.close()

    asyncio.run(told())


def test_a_thought_is_a_legal_move_and_repeats_by_iterations(record: RecordShape) -> None:
    async def told(thinkers: Thinkers) -> None:
        moves = [await thinkers.choose(job(record, iterations=30)) for _ in range(2)]
        assert moves[0] == moves[1]
        assert moves[0] in parlor.replay(record).legal()

    with_thinkers(told)


def test_a_worker_that_dies_is_replaced_and_its_thought_is_thought_again(
    record: RecordShape, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    begun = tmp_path / "begun"
    monkeypatch.setattr(bots, "choose", misbehaving.hang_at_first)
    monkeypatch.setattr(bots, "GRACE", PATIENCE)

    async def told(thinkers: Thinkers) -> None:
        thought = asyncio.create_task(thinkers.choose(job(record, str(begun))))
        while not begun.exists():
            assert not thought.done()
            await asyncio.sleep(0.01)
        for pid in thinkers.pids():
            os.kill(pid, signal.SIGKILL)
        assert await asyncio.wait_for(thought, PATIENCE) in parlor.replay(record).legal()
        assert thinkers.replaced == 1

    with_thinkers(told)


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_worker_that_dies_between_two_thoughts_is_replaced(record: RecordShape, loop: str) -> None:
    async def told() -> None:
        thinkers = Thinkers(Workers(1))
        await thinkers.choose(job(record, iterations=1))
        for pid in thinkers.pids():
            os.kill(pid, signal.SIGKILL)
        # Whether the house has noticed or not.
        for pause in (0.0, 0.5):
            await asyncio.sleep(pause)
            assert await asyncio.wait_for(thinkers.choose(job(record)), PATIENCE) in parlor.replay(record).legal()
            for pid in thinkers.pids():
                os.kill(pid, signal.SIGKILL)
        await asyncio.sleep(0.5)
        assert await asyncio.wait_for(thinkers.choose(job(record)), PATIENCE) in parlor.replay(record).legal()
        thinkers.close()

    factory = pytest.importorskip("uvloop").new_event_loop if loop == "uvloop" else None
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(told())


def test_the_queue_is_fair_and_many_experts_do_not_make_one_wait(record: RecordShape) -> None:
    async def told(thinkers: Thinkers) -> None:
        await thinkers.choose(job(record, iterations=1))
        done: list[str] = []

        async def think(guest: str, urgent: bool) -> None:
            await thinkers.choose(job(record, guest, seconds=1.0), lambda: urgent)
            done.append(guest)

        crowd = [asyncio.create_task(think("crowd", False)) for _ in range(100)]
        await asyncio.sleep(0.1)
        await think("human", True)
        assert len(done) < 20
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        assert thinkers.waiting == 0
        again = [asyncio.create_task(think(guest, True)) for guest in ("first", "first", "first", "second")]
        done.clear()
        await asyncio.gather(*again)
        assert done.index("second") <= 1

    with_thinkers(told)


def test_a_thought_becomes_urgent_when_somebody_comes(record: RecordShape) -> None:
    async def told(thinkers: Thinkers) -> None:
        await thinkers.choose(job(record, iterations=1))
        followers: list[str] = []
        going_on = True

        async def keep_busy(guest: str) -> None:
            while going_on:
                await thinkers.choose(job(record, guest))

        busy = [asyncio.create_task(keep_busy(guest)) for guest in ("first", "second", "third")]
        await asyncio.sleep(0)
        quiet = asyncio.create_task(thinkers.choose(job(record, "quiet"), lambda: bool(followers)))
        await asyncio.sleep(0.5)
        assert not quiet.done()
        followers.append("somebody")
        await asyncio.wait_for(quiet, PATIENCE)
        going_on = False
        await asyncio.gather(*busy)

    with_thinkers(told)


def test_an_error_in_a_thought_is_its_own_affair(record: RecordShape, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(thinkers: Thinkers) -> None:
        wrong = job(record, iterations=1)
        wrong.seat = (wrong.seat + 1) % 4
        with pytest.raises(ThinkingFailed, match="not waiting"):
            await thinkers.choose(wrong)
        pids = thinkers.pids()
        with monkeypatch.context() as patched:
            for raising in (misbehaving.raise_runtime_error, misbehaving.raise_timeout_error, misbehaving.raise_what_cannot_travel):
                patched.setattr(bots, "choose", raising)
                with pytest.raises(ThinkingFailed):
                    await thinkers.choose(job(record))
        await thinkers.choose(job(record, iterations=1))
        assert thinkers.replaced == 0
        assert thinkers.pids() == pids

    with_thinkers(told)


def test_a_worker_that_hangs_is_replaced_and_the_others_are_not(record: RecordShape, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told() -> None:
        thinkers = Thinkers(Workers(2))
        try:
            monkeypatch.setattr(bots, "choose", misbehaving.hang_for_one)
            with monkeypatch.context() as short:
                short.setattr(bots, "GRACE", 2.0)
                short.setattr(bots, "ATTEMPTS", 1)
                hanging = asyncio.create_task(thinkers.choose(job(record, "hanging")))
                await asyncio.sleep(0.1)
            for _ in range(3):
                assert await thinkers.choose(job(record)) in parlor.replay(record).legal()
            with pytest.raises(ThinkingFailed, match="no answer"):
                await hanging
            assert thinkers.replaced == 1
        finally:
            thinkers.close()

    asyncio.run(told())


def test_the_queue_alone_decides_when_a_move_is_told(record: RecordShape, forced: RecordShape) -> None:
    """A forced move keeps its worker busy as long as a free one, and comes out no sooner."""

    async def told(thinkers: Thinkers) -> None:
        await thinkers.choose(job(record, iterations=1))
        for kind in (forced, record):
            began = time.monotonic()
            await asyncio.gather(*[thinkers.choose(job(kind, seconds=0.2)) for _ in range(3)])
            assert time.monotonic() - began >= 0.2 + 2 * 0.2 * 2 / 3
        began = time.monotonic()
        await thinkers.choose(job(forced, seconds=0.1, least=0.4))
        assert time.monotonic() - began >= 0.4

    with_thinkers(told)


def test_a_late_answer_waits_for_the_next_step() -> None:
    assert wait_until(10.0, 9.25) == 0.75
    assert wait_until(10.0, 10.0) == 0.0
    assert wait_until(10.0, 10.01) == pytest.approx(bots.STEP - 0.01)
    assert wait_until(10.0, 10.0 + bots.STEP + 0.01) == pytest.approx(bots.STEP - 0.01)


def test_a_worker_plays_on_where_it_left_a_game() -> None:
    followed = bots.Followed()
    game, other = parlor.deal("quenette", 4, seed=1), parlor.deal("quenette", 4, seed=2)
    seen = [followed.table(game.record())]
    for _ in range(5):
        game.play(game.legal()[0])
        seen.append(followed.table(game.record()))
    assert all(each is seen[0] for each in seen), "the same table is played on"
    game.play(game.legal()[0])
    assert followed.table(game.record()).record() == game.record()
    taken_back = game.record()
    taken_back["moves"].pop()
    assert followed.table(taken_back).record() == taken_back
    assert followed.table(other.record()).record() == other.record()
    assert followed.table(game.record()).record() == game.record()


def test_a_game_that_could_not_be_played_on_is_dealt_again() -> None:
    followed = bots.Followed()
    game = parlor.deal("quenette", 4, seed=1)
    followed.table(game.record())
    turn = game.turn
    assert turn is not None
    with pytest.raises(parlor.IllegalMove):
        followed.table({**game.record(), "moves": [[turn, "nonsense"]]})
    assert followed.table(game.record()).record() == game.record()
