"""kill -9 at any moment: every acknowledged move is there after the restart, and none is there twice."""

import asyncio
import json
import random
import secrets
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import LIBERAL, Guest, Running

TABLES = 4


class Player:
    """Plays patience at one table, and never lets go of an unanswered move: it is sent again under its old id."""

    def __init__(self, guest: Guest, table: str, seed: int) -> None:
        self.guest = guest
        self.table = table
        self.rng = random.Random(seed)
        self.n = 0
        self.acknowledged: dict[str, int] = {}
        self.moves: dict[str, str] = {}
        self.unanswered: tuple[str, str] | None = None

    async def play(self) -> None:
        """Plays until the connection breaks."""
        await self.guest.call()
        state = await self.guest.watch(self.table, 0, self.n)
        assert state["n"] >= max(self.acknowledged.values(), default=0), "an acknowledged move is gone"
        self.n = state["n"]
        while not state["view"]["over"]:
            if self.unanswered is None:
                self.unanswered = (secrets.token_hex(4), self.rng.choice(state["view"]["choices"])["text"])
                self.moves[self.unanswered[0]] = self.unanswered[1]
            id, move = self.unanswered
            answer = await self.guest.move(self.table, 0, move, id)
            assert answer["kind"] == "accepted", answer
            self.acknowledged[id] = answer["n"]
            self.unanswered = None
            state = await self.guest.watch(self.table, 0, answer["n"])
            self.n = state["n"]


async def play_until_broken(players: list[Player]) -> None:
    for result in await asyncio.gather(*[player.play() for player in players], return_exceptions=True):
        if isinstance(result, BaseException) and not isinstance(result, ConnectionClosed | OSError):
            raise result


async def round_of(house: Running, players: list[Player], rng: random.Random) -> None:
    """Starts the house, plays, and kills it in the middle."""
    await asyncio.to_thread(house.start)

    async def end() -> None:
        await asyncio.sleep(rng.uniform(0.05, 0.8))
        await asyncio.to_thread(house.kill)

    async with asyncio.timeout(60):
        await asyncio.gather(play_until_broken(players), end())


async def kill_again_and_again(folder: Path, rounds: int) -> None:
    rng = random.Random(rounds)
    house = Running(f"sqlite:///{folder}/house.db", *LIBERAL, log=folder / "log").start()
    guests = [Guest(house.url) for _ in range(TABLES)]
    players = []
    for number, guest in enumerate(guests):
        await guest.ask("GET", "/api/house")
        players.append(Player(guest, await guest.play_alone("flag"), number))
    await asyncio.to_thread(house.kill)
    try:
        for _ in range(rounds):
            await round_of(house, players, rng)
    finally:
        house.kill()
    for guest in guests:
        guest.socket = None
        await guest.http.aclose()
    stored = journals(folder / "house.db")
    made = 0
    for player in players:
        rows = [row for row in stored if row["table"] == player.table and row["what"] == "moved"]
        ids = [row["id"] for row in rows]
        assert len(ids) == len(set(ids)), "a move was made twice"
        by_id = {row["id"]: row for row in rows}
        for id, n in player.acknowledged.items():
            assert by_id[id]["n"] == n, "an acknowledged move is not where it was said to be"
            assert by_id[id]["move"] == player.moves[id]
        unknown = set(ids) - set(player.moves)
        assert not unknown, "a move appeared that nobody made"
        made += len(ids)
    assert made > rounds


def journals(file: Path) -> list[dict[str, Any]]:
    connection = sqlite3.connect(file)
    rows = connection.execute("SELECT table_id, n, body FROM events ORDER BY table_id, n").fetchall()
    connection.close()
    return [{"table": table, "n": n, **json.loads(body)} for table, n, body in rows]


def test_nothing_acknowledged_is_lost_and_nothing_appears_twice(tmp_path: Path) -> None:
    asyncio.run(kill_again_and_again(tmp_path, 4))


@pytest.mark.soak
def test_a_hundred_kills(tmp_path: Path) -> None:
    asyncio.run(kill_again_and_again(tmp_path, 100))


def test_computer_players_go_on_after_a_restart(tmp_path: Path) -> None:
    async def told() -> None:
        house = Running(f"sqlite:///{tmp_path}/house.db", *LIBERAL).start()
        seats = [{"kind": "me"}, *[{"kind": "computer", "level": "random"}] * 3]
        async with asyncio.timeout(60), Guest(house.url) as ann:
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
        assert [row["n"] for row in journals(tmp_path / "house.db")] == list(range(1, again["n"] + 1))

    asyncio.run(told())
