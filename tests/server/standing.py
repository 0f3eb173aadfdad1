"""A house of two processes, one of which hangs: how long until its tables move to the other, and that nothing is lost."""

import asyncio
import json
import os
import random
import secrets
import signal
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.running import LIBERAL, PATIENCE, Guest, Running


@dataclass
class Standstill:
    """Seconds from the moment a process hangs."""

    told: float
    """Until a guest at the other process is told to look for the table again."""
    moved: float
    """Until that guest's next move is acknowledged."""
    woken: float
    """From waking up until a guest at the first process is told to reconnect."""
    table: str


async def standstill(database: str, folder: Path, stops: float = 1.0) -> Standstill:
    """Stops a process in the middle of a game, for `stops` seconds longer than its table needs to move on."""
    first = Running(database, *LIBERAL, log=folder / "first").start()
    second = Running(database, *LIBERAL, log=folder / "second").start()
    try:
        async with asyncio.timeout(10 * PATIENCE), Guest(first.url) as ann, Guest(first.url) as bob:
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
                # A forwarded request is not left hanging either.
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
            with pytest.raises(ConnectionClosed, match="The house stood still"):
                await bob.hear("never")
            woken = time.monotonic() - began
            # The process that woke up no longer serves the table, but knows which one does.
            await bob.call()
            assert (await bob.watch(table, None))["n"] == again["n"]
        return Standstill(told, moved, woken, table)
    finally:
        first.kill()
        second.kill()


class Persistent:
    """Plays patience through whichever process answers, and never gives up on an unanswered move."""

    def __init__(self, guest: Guest, table: str, doors: list[str], seed: int) -> None:
        self.guest = guest
        self.table = table
        self.doors = doors
        self.rng = random.Random(seed)
        self.acknowledged: dict[tuple[str, str], int] = {}
        """Table and id of every acknowledged move -> its number there."""
        self.longest = 0.0
        self._since = time.monotonic()
        self._order: tuple[str, str] | None = None

    async def play(self, done: asyncio.Event) -> None:
        """Plays until it is told to stop."""
        while not done.is_set():
            try:
                await self._at_the_door(done)
            except (TimeoutError, WebSocketException, OSError, httpx.HTTPError):
                self.doors.append(self.doors.pop(0))
            self.guest.socket = None
            await asyncio.sleep(0.05)

    async def _at_the_door(self, done: asyncio.Event) -> None:
        """Plays until the process closes the connection, sends the player away, or is silent for three seconds."""
        guest = self.guest
        guest.url = self.doors[0]
        async with asyncio.timeout(3):
            await guest.call()
        assert guest.socket is not None
        while not done.is_set():
            await guest.say("watch", table=self.table, seat=0)
            state = await self._heard("event")
            if state is None:
                return
            if state["view"] is None or state["view"]["over"]:
                guest.http.base_url = guest.url
                async with asyncio.timeout(3):
                    opened = await guest.http.post("/api/tables", json={"game": "flag"})
                    self.table, self._order = opened.raise_for_status().json()["id"], None
                    (await guest.http.post(f"/api/tables/{self.table}/start", json={})).raise_for_status()
                continue
            if self._order is None:
                self._order = (secrets.token_hex(4), self.rng.choice(state["view"]["choices"])["text"])
            id, move = self._order
            await guest.say("move", table=self.table, seat=0, id=id, move=move)
            answer = await self._heard("accepted", "refused")
            if answer is None:
                return
            if answer["kind"] == "accepted":
                self.acknowledged[self.table, id] = answer["n"]
            self._order = None
            self.longest = max(self.longest, time.monotonic() - self._since)
            self._since = time.monotonic()

    async def _heard(self, *kinds: str) -> dict[str, Any] | None:
        """The next message of some kinds; None if the table is elsewhere."""
        assert self.guest.socket is not None
        async with asyncio.timeout(3):
            while True:
                message: dict[str, Any] = json.loads(await self.guest.socket.recv())
                if message["kind"] in kinds:
                    return message
                if message["kind"] == "elsewhere":
                    return None


async def stand_still_again_and_again(database: str, folder: Path, rounds: int, players: int = 4) -> list[Persistent]:
    """Two processes of a house hang in turn while people play; returns the players, with the moves acknowledged to them."""
    houses = [Running(database, *LIBERAL, log=folder / f"log{number}").start() for number in range(2)]
    made: list[Persistent] = []
    done = asyncio.Event()
    try:
        for number in range(players):
            guest = Guest(houses[number % 2].url)
            await guest.ask("GET", "/api/house")
            doors = [house.url for house in houses]
            made.append(Persistent(guest, await guest.play_alone("flag"), doors if number < players / 2 else doors[::-1], number))
        playing = asyncio.gather(*[player.play(done) for player in made])
        for number in range(rounds):
            await asyncio.sleep(2.0)
            process = houses[number % 2].process
            assert process is not None
            process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(6.0)
            process.send_signal(signal.SIGCONT)
        await asyncio.sleep(2.0)
        done.set()
        await playing
    finally:
        for house in houses:
            house.kill()
        for player in made:
            await player.guest.http.aclose()
    return made
