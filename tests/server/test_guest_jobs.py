"""Jobs for guests: limited, in separate workers, and dropped when the guest leaves."""

import asyncio
from collections.abc import Awaitable, Callable
from gzip import decompress

import msgspec
import pytest

import parlor
from parlor.server import guest_jobs as e
from parlor.server import reviews as r
from parlor.server.disconnects import attended
from parlor.server.documents import Review
from parlor.server.guest_jobs import Asker, GuestJobs
from parlor.server.refusals import Refused, TooMany
from parlor.server.reviews import Reviews, Shelf, look_back
from tests.server.misbehaving import print_and_answer, sleep, work_on

PATIENCE = 20.0


def asker(number: int = 0, address: str = "") -> Asker:
    return Asker(f"guest{number}", address or f"10.0.0.{number}")


def with_errands(tell: Callable[[GuestJobs], Awaitable[None]]) -> None:
    async def told() -> None:
        errands = GuestJobs()
        try:
            async with asyncio.timeout(3 * PATIENCE):
                await tell(errands)
            assert errands.waiting == 0
        finally:
            errands.close()

    asyncio.run(told())


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def cancelled(*tasks: "asyncio.Task[object]") -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_a_guest_an_address_and_the_house_have_their_limits() -> None:
    async def told(errands: GuestJobs) -> None:
        def ask(number: int, address: str = "") -> "asyncio.Task[object]":
            return asyncio.create_task(errands.do("replay", asker(number, address), sleep, 60.0))

        first = [ask(0) for _ in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany, match="too much at once"):
            await ask(0)
        second = [ask(100 + number, "10.0.0.0") for number in range(e.MOST_FROM_ADDRESS - 4)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany, match="your address"):
            await ask(200, "10.0.0.0")
        third = [ask(number) for number in range(1, 1 + e.MOST - e.MOST_FROM_ADDRESS)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany, match="hands full"):
            await ask(300)
        await cancelled(*first, *second, *third)

    with_errands(told)


def test_whoever_goes_takes_his_errands_with_him() -> None:
    async def told(errands: GuestJobs) -> None:
        queued = [asyncio.create_task(errands.do("replay", asker(number), sleep, 60.0)) for number in range(10)]
        await until(lambda: len(errands.pids()) == 2)
        pids = set(errands.pids())
        await cancelled(*queued)
        assert errands.waiting == 0
        assert await errands.do("replay", asker(), sleep, 0.0) == 0.0
        assert not pids & set(errands.pids())

    with_errands(told)


def test_reviews_leave_a_worker_to_what_is_quick() -> None:
    async def told(errands: GuestJobs) -> None:
        reviews = [asyncio.create_task(errands.do("review", asker(number), sleep, 60.0)) for number in range(6)]
        await until(lambda: len(errands.pids()) == 1)
        assert await errands.do("hint", asker(50), sleep, 0.0) == 0.0
        await cancelled(*reviews)

    with_errands(told)


def test_addresses_take_turns() -> None:
    async def told(errands: GuestJobs) -> None:
        done: list[str] = []

        async def ask(number: int, address: str) -> None:
            await errands.do("hint", asker(number, address), sleep, 0.05)
            done.append(address)

        crowd = [asyncio.create_task(ask(number, "crowd")) for number in range(12)]
        await asyncio.sleep(0)
        await ask(50, "other")
        assert len(done) <= 6
        await asyncio.gather(*crowd)

    with_errands(told)


def test_what_fails_or_takes_too_long_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(errands: GuestJobs) -> None:
        with pytest.raises(Refused, match="review failed"):
            await errands.do("review", asker(), look_back, {}, 0, 1.0)
        monkeypatch.setitem(e.RULES, "verify", e.Rule(1, 0.2, "full", "too long"))
        with pytest.raises(Refused, match="too long"):
            await errands.do("verify", asker(), work_on)
        # It is the processor that counts, and not the clock.
        assert await errands.do("verify", asker(), sleep, 1.0) == 1.0
        monkeypatch.setattr(e, "LONGEST", 0.5)
        with pytest.raises(Refused, match="too long"):
            await errands.do("verify", asker(), sleep, 600.0)

    with_errands(told)


def test_what_work_prints_is_no_answer() -> None:
    async def told(errands: GuestJobs) -> None:
        for text in ("one", "two"):
            assert await errands.do("hint", asker(), print_and_answer, text) == text

    with_errands(told)


def test_a_request_that_nobody_waits_for_is_given_up() -> None:
    async def told(errands: GuestJobs) -> None:
        gone = asyncio.Event()

        async def receive() -> dict[str, object]:
            await gone.wait()
            return {"type": "http.disconnect"}

        work = asyncio.create_task(attended(receive, errands.do("review", asker(), sleep, 60.0)))
        await until(lambda: errands.waiting == 1)
        gone.set()
        with pytest.raises(Refused, match="Nobody waits"):
            await work
        assert errands.waiting == 0
        gone.clear()
        assert await attended(receive, errands.do("review", asker(), sleep, 0.0)) == 0.0

    with_errands(told)


def test_a_finished_game_is_reviewed_once_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    table = parlor.deal("coronado", seed=4)
    while not table.over:
        table.play(table.legal()[0])

    async def told(errands: GuestJobs) -> None:
        monkeypatch.setattr(r, "SECONDS", 1.0)
        reviews = Reviews(errands)
        asked = [asyncio.create_task(reviews.of(asker(number), "k" * 12, 1, table.record())) for number in range(5)]
        await until(lambda: errands.waiting == 1)
        await cancelled(asked.pop(0))
        found = {await each for each in asked}
        assert len(found) == 1
        assert await reviews.of(asker(9), "k" * 12, 1, table.record()) in found
        review = msgspec.json.decode(decompress(found.pop()), type=Review)
        assert review.seat == 1
        assert review.luck + review.play == pytest.approx(review.result)
        assert review.decisions or review.unjudged
        assert errands.done == 1
        last = asyncio.create_task(reviews.of(asker(), "k" * 12, 0, table.record()))
        await until(lambda: errands.waiting == 1)
        await cancelled(last)
        await until(lambda: errands.waiting == 0)

    with_errands(told)


def test_a_flood_of_reviews_takes_its_own_places_only() -> None:
    shelf = Shelf(1000)
    for number in range(3):
        shelf.keep("quiet", (f"quiet{number}", 0), bytes(100))
    for number in range(500):
        shelf.keep("flood", (f"flood{number}", 0), bytes(100))
    assert all(shelf.find((f"quiet{number}", 0)) for number in range(3))
    assert [number for number in range(500) if shelf.find((f"flood{number}", 0))] == list(range(493, 500))
    assert r.MOST_KEPT > 1_000_000
