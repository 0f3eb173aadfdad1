"""Hints, reviews, replays and checks over the wire: limited, and dropped when the connection ends."""

import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest

from tests.server.running import PATIENCE, Guest, Running


def at_the_house(house: Running, tell: Callable[[Guest], Awaitable[None]]) -> None:
    async def told() -> None:
        async with Guest(house.url) as ann:
            await tell(ann)

    asyncio.run(told())


async def errands_waiting(ann: Guest) -> int:
    found = re.search(r"^parlor_errands_waiting (\d+)", await ann.ask("GET", "/metrics"), re.M)
    assert found is not None
    return int(found[1])


async def until_gone(ann: Guest) -> None:
    end = time.monotonic() + PATIENCE
    while await errands_waiting(ann) > 0:
        assert time.monotonic() < end
        await asyncio.sleep(0.05)


async def at_turn(ann: Guest, table: str) -> None:
    """Waits until it is the guest's turn in seat 0."""
    event = await ann.watch(table)
    while 0 not in event["view"]["waiting"]:
        event = await ann.hear("event", table=table)


async def finished(ann: Guest) -> str:
    """A finished game, played at random."""
    table = await ann.play_alone("quenette", seats=[{"kind": "me"}] * 4, options={"hands": 1})
    await ann.call()
    view = (await ann.watch(table, 0))["view"]
    while not view["over"]:
        seat = view["waiting"][0]
        view = (await ann.watch(table, seat))["view"]
        assert (await ann.move(table, seat, view["choices"][0]["text"]))["kind"] == "accepted"
        view = (await ann.watch(table, 0))["view"]
    await ann.hang_up()
    return table


async def three_hints(ann: Guest, table: str, name: str) -> list[dict[str, Any]]:
    """What is answered to three questions that are asked without waiting, in their order."""
    asked = [f"{name}-{number}" for number in range(3)]
    for id in asked:
        await ann.say("hint", table=table, seat=0, id=id)
    answers: dict[str, dict[str, Any]] = {}
    while len(answers) < len(asked):
        assert ann.socket is not None
        message = json.loads(await ann.socket.recv())
        if message["kind"] in ("advice", "refused"):
            answers[message["id"]] = message
    return [answers[id] for id in asked]


def test_one_hint_at_a_time_and_none_for_who_has_gone(house: Running) -> None:
    async def told(ann: Guest) -> None:
        # There is always a choice here: a forced move would be answered at once.
        table = await ann.play_alone("rumme", pace="instant")
        await ann.call()
        await at_turn(ann, table)
        end = time.monotonic() + PATIENCE
        refused: list[dict[str, Any]] = []
        # On a busy machine a question may come when the one before is answered: then they are asked again.
        while len(refused) < 2:
            assert time.monotonic() < end
            first, *others = await three_hints(ann, table, f"{time.monotonic()}")
            assert first["moves"]
            refused = [each for each in others if each["kind"] == "refused"]
        assert all("already" in each["reason"] for each in refused)
        await ann.say("hint", table=table, seat=0, id="last")
        await ann.hang_up()
        await until_gone(ann)

    at_the_house(house, told)


def test_a_review_that_nobody_waits_for_is_gone_and_two_at_a_time_are_enough(house: Running) -> None:
    async def told(ann: Guest) -> None:
        table = await finished(ann)
        other = await finished(ann)
        asked = [asyncio.create_task(ann.http.get(f"/api/tables/{table}/review?seat={seat}")) for seat in (0, 1)]
        end = time.monotonic() + PATIENCE
        while await errands_waiting(ann) < 2:
            assert time.monotonic() < end
            await asyncio.sleep(0.02)
        assert "enough" in (await ann.ask("GET", f"/api/tables/{other}/review?seat=0", status=429))["reason"]
        for task in asked:
            task.cancel()
        await until_gone(ann)

    at_the_house(house, told)


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_replays_come_packed_or_not_as_the_client_likes(house: Running, encoding: str) -> None:
    async def told(ann: Guest) -> None:
        table = await ann.play_alone("flag")
        answer = await ann.http.get(f"/api/tables/{table}/replay?seat=0", headers={"accept-encoding": encoding})
        assert answer.headers.get("content-encoding", "identity") == encoding
        assert answer.json()["total"] == 1

    at_the_house(house, told)


def test_what_is_no_record_is_told_in_a_sentence(house: Running) -> None:
    async def told(ann: Guest) -> None:
        for body in (b"", b"{", b"[" * 100_000, b"[1]", json.dumps({"format": "parlor-record"}).encode(), b"\xff"):
            answer = await ann.http.post("/api/verify", content=body)
            assert answer.status_code == 400
            assert answer.json()["reason"].startswith("This cannot be checked: ")
        with suppress(httpx.TransportError):  # It may be refused before all of it is sent.
            assert (await ann.http.post("/api/verify", content=b" " * 1_100_000)).status_code == 413

    at_the_house(house, told)
