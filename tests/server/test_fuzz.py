"""A limited fuzz of the live channel: the house answers everything, changes nothing that it should not, and stays up."""

import asyncio
import json
import random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import PATIENCE, Guest, Running

WORDS: list[Any] = ["watch", "unwatch", "move", "undo", "hint", "contribute", "ping", "", "Watch", "__class__", None, 0, [], {}]
VALUES: list[Any] = [
    None,
    True,
    0,
    -1,
    15,
    16,
    1e308,
    2**70,
    "",
    "a",
    "ZZ",
    "pass",
    "k" * 12,
    "00" * 32,
    [],
    [[]],
    {},
    {"a": 1},
    "\u0000",
    "é" * 300,
]
FIELDS = ["table", "seat", "id", "move", "since", "value", "on", "do", "kind", "x"]


def nonsense(rng: random.Random, table: str) -> str | bytes:
    """A message that is wrong in some way, or by chance right."""
    kind = rng.randrange(10)
    if kind == 0:
        return rng.randbytes(rng.randrange(60))
    if kind == 1:
        return "".join(rng.choice('{}[]",:0azé\\ ') for _ in range(rng.randrange(80)))
    message: dict[str, Any] = {"do": rng.choice(WORDS)}
    for field in rng.sample(FIELDS, rng.randrange(len(FIELDS))):
        message[field] = table if field == "table" and rng.random() < 0.7 else rng.choice(VALUES)
    text = json.dumps(message)
    return text[: rng.randrange(len(text))] if kind == 2 else text


@pytest.mark.parametrize("rounds", [60, pytest.param(2000, marks=pytest.mark.soak)])
def test_nonsense_is_answered_and_the_table_stands(house: Running, rounds: int) -> None:
    async def told() -> None:
        rng = random.Random(rounds)
        codes: set[int | None] = set()
        async with asyncio.timeout(PATIENCE + 10 * rounds), Guest(house.url) as ann, Guest(house.url) as eve:
            table = await ann.play_alone("quenette", players=2, seats=[{"kind": "me"}] * 2)
            await ann.call()
            before = await ann.watch(table)
            for _ in range(rounds):
                await eve.call()
                assert eve.socket is not None
                try:
                    for _ in range(25):
                        await eve.socket.send(nonsense(rng, table))
                    await eve.say("ping")
                    await eve.hear("pong")
                except ConnectionClosed as closed:
                    # A reset of the connection, with more data on its way, may overtake a close frame.
                    codes.add(closed.rcvd.code if closed.rcvd is not None else None)
                await ann.say("ping")
                await ann.hear("pong")
            assert codes <= {None, 1007, 1008, 1009}
            after = await ann.watch(table)
            assert (after["n"], after["view"], after["log"]) == (before["n"], before["view"], before["log"])
            assert httpx.get(f"{house.url}/api/health", timeout=PATIENCE).json()["status"] == "ok"

    asyncio.run(told())
