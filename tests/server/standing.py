"""A house of two processes, one of which stands still: how long until its tables move on at the other."""

import asyncio
import json
import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path

from tests.server.running import LIBERAL, Guest, Running


@dataclass
class Standstill:
    """Seconds from the moment at which a process stands still."""

    told: float
    """Until a guest at the other door is told to look for the table anew."""
    moved: float
    """Until that guest's next move is acknowledged."""
    woken: float
    """From waking up until a guest at the first door is told that the table is elsewhere."""
    table: str


async def standstill(database: str, folder: Path, stops: float = 0.0) -> Standstill:
    """Stops a process in the middle of a game, for `stops` seconds more than its table needs to move on."""
    first = Running(database, *LIBERAL, log=folder / "first").start()
    second = Running(database, *LIBERAL, log=folder / "second").start()
    try:
        async with asyncio.timeout(120), Guest(first.url) as ann, Guest(first.url) as bob:
            table = await ann.play_alone("flag")
            await bob.call()
            await bob.watch(table, None)
            ann.url = second.url
            ann.http.base_url = second.url
            await ann.call()
            state = await ann.watch(table)
            for _ in range(3):
                accepted = await ann.move(table, 0, state["view"]["choices"][0]["text"])
                state = await ann.watch(table, 0, accepted["n"])
            assert first.process is not None
            pid = first.process.pid
            os.kill(pid, signal.SIGSTOP)
            began = time.monotonic()
            try:
                move = {"table": table, "seat": 0, "id": "kept", "move": state["view"]["choices"][0]["text"]}
                asked = asyncio.create_task(bob.http.get(f"{second.url}/api/tables/{table}"))
                await ann.say("move", **move)
                await ann.hear("elsewhere", table=table)
                told = time.monotonic() - began
                # A request that was passed on is not left hanging either.
                assert (await asked).status_code == 503
                while True:
                    await ann.say("watch", table=table, seat=0)
                    assert ann.socket is not None
                    message = json.loads(await ann.socket.recv())
                    if message["kind"] == "event" and message["table"] == table:
                        break
                    await asyncio.sleep(0.05)
                again = await ann.move(table, 0, str(move["move"]), "kept")
                assert again["kind"] == "accepted"
                assert again["n"] == state["n"] + 1, "a move was lost or made twice"
                moved = time.monotonic() - began
                await asyncio.sleep(stops)
            finally:
                os.kill(pid, signal.SIGCONT)
            began = time.monotonic()
            await bob.hear("elsewhere", table=table)
            woken = time.monotonic() - began
            # The one that woke up serves the table no more, but knows who does.
            await bob.hang_up()
            await bob.call()
            assert (await bob.watch(table, None))["n"] == again["n"]
        return Standstill(told, moved, woken, table)
    finally:
        first.kill()
        second.kill()
