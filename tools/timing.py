"""Measures whether the time that a computer player takes reveals which moves were forced.

Expert tables are played over real WebSockets at a house with one worker. Afterward, the record of each game shows which moves of the
computer players were the only legal ones. The result is the area under the curve (AUC): how often a free move took longer than a forced
one, of all such pairs; 0.5 is no better than tossing a coin.
"""

import argparse
import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

import parlor

GAME = "quenette"
LIMIT = 0.55
PATIENCE = 60.0


@dataclass
class Answers:
    """How long the computer players took, in seconds, for forced moves and for free moves."""

    forced: list[float] = field(default_factory=list)
    free: list[float] = field(default_factory=list)

    def add(self, record: dict[str, Any], times: dict[int, float]) -> None:
        """Adds the answers of a game: the number of a move -> the time it took."""
        table = parlor.replay({**record, "moves": []})
        for number, (seat, move) in enumerate(record["moves"]):
            if number in times:
                (self.forced if len(table.legal(seat)) == 1 else self.free).append(times[number])
            table.play(move, seat)

    def auc(self) -> float:
        """How well the times separate free from forced moves: 0.5 not at all, 1.0 always; equal times count one half."""
        pairs = [(free > forced) + 0.5 * (free == forced) for free in self.free for forced in self.forced]
        found = sum(pairs) / len(pairs)
        return max(found, 1.0 - found)

    def error(self) -> float:
        """How far off the AUC may be by chance: its standard error if the times reveal nothing."""
        return sqrt((1 / len(self.forced) + 1 / len(self.free)) / 12)

    def told(self) -> str:
        """The figures in one line."""
        means = [1000 * sum(each) / max(1, len(each)) for each in (self.forced, self.free)]
        return (
            f"{len(self.forced)} forced answers after {means[0]:.0f} ms, {len(self.free)} free ones after {means[1]:.0f} ms: "
            f"AUC {self.auc():.3f} ± {self.error():.3f}, at most {LIMIT}"
        )


async def play(url: str, game: str, level: str, pace: str, seed: int) -> tuple[dict[str, Any], dict[int, float]]:
    """Plays one game against computer players, at random; returns its record, and the times of their moves."""
    rng = random.Random(seed)
    players = parlor.game(game).usual
    options = {"hands": 1} if "hands" in parlor.game(game).options else {}
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        await http.get("/api/house")
        seats = [{"kind": "me"}] + [{"kind": "computer", "level": level}] * (players - 1)
        wish = {"game": game, "players": players, "options": options, "seats": seats, "pace": pace, "seed": seed}
        opened = await http.post("/api/tables", json=wish)
        opened.raise_for_status()
        id = opened.json()["id"]
        (await http.post(f"/api/tables/{id}/start", json={})).raise_for_status()
        cookie = f"parlor_guest={http.cookies['parlor_guest']}"
        times: dict[int, float] = {}
        live = url.replace("http", "ws", 1) + "/api/live"
        async with connect(live, additional_headers={"cookie": cookie}, max_size=None) as socket:
            await socket.send(json.dumps({"do": "watch", "table": id, "seat": 0}))
            number, before = 0, time.perf_counter()
            while True:
                message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                if message["kind"] != "event":
                    continue
                now, view = time.perf_counter(), message["view"]
                if message["what"] == "moved":
                    if message["by"] != 0:
                        times[number] = now - before
                    number += 1
                before = now
                if view["over"]:
                    break
                if 0 in view["waiting"]:
                    move = rng.choice(view["choices"])["text"]
                    await socket.send(json.dumps({"do": "move", "table": id, "seat": 0, "id": f"m{number}", "move": move}))
        record = (await http.get(f"/api/tables/{id}/record")).json()["record"]
    return record, times


async def measure(url: str, tables: int, games: int, game: str = GAME, level: str = "expert", pace: str = "instant") -> Answers:
    """Plays a number of games, at several tables at a time."""
    answers = Answers()
    left = iter(range(games))

    async def one_after_the_other() -> None:
        for seed in left:
            answers.add(*await play(url, game, level, pace, seed))

    await asyncio.gather(*[one_after_the_other() for _ in range(tables)])
    return answers


def main() -> int:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=3, help="tables at a time")
    parser.add_argument("--games", type=int, default=40, help="the fewer, the more is chance")
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--pace", default="instant")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        place = ["--port", "0", "--database", f"sqlite:///{Path(folder)}/house.db", "--thinkers", "1"]
        house = subprocess.Popen([sys.executable, "-m", "parlor", "serve", *place], stdout=subprocess.PIPE, text=True)
        try:
            assert house.stdout is not None
            found = re.search(r"http://\S+", house.stdout.readline())
            if found is None:
                sys.exit("the house did not start")
            url = found[0]
            answers = asyncio.run(measure(url, given.tables, given.games, given.game, given.level, given.pace))
        finally:
            house.kill()
            house.wait()
    print(answers.told())
    return 0 if answers.auc() <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
