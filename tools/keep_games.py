"""Keeps games of the release that is installed, for the tests of the next one: `python tools/keep_games.py FOLDER`.

Of each game there is a record that is over and one that is not, with what they led to, and a table in the database of a house. Its guest
plays on in the tests, which know him by his cookie.
"""

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any, Literal

import parlor

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.server.running import LIBERAL, Guest, Running

Level = Literal["random", "casual"]
# Game -> who plays its records, their seed, and options that keep them short. By random players no hand of Goop ends but at its limit.
KEPT: dict[str, tuple[Level, int, dict[str, int | str]]] = {
    "goop": ("casual", 2, {"hands": 2}),
    "grafto": ("random", 3, {"hands": 2}),
    "secret-seven": ("random", 2, {}),
    "mobilization-3": ("random", 2, {}),
    "sammys-travels": ("random", 2, {}),
    "united-states": ("random", 4, {}),
    "quenette": ("random", 1, {"hands": 2}),
    "flag": ("random", 3, {}),
}
BEGUN = 25
MOVES = 6
PAUSE = 0.05


def played(game: str, level: Level, seed: int, options: dict[str, int | str], most: int | None = None) -> parlor.Table:
    """A table at which computer players have played."""
    table = parlor.deal(game, seed=seed, options=options)
    player, rng = parlor.player(level, seed=seed), random.Random(seed)
    while not table.over and (most is None or len(table.record()["moves"]) < most):
        seat = rng.choice(table.waiting)
        table.play(player.choose(table, seat) if level != "random" else rng.choice(table.legal(seat)), seat)
    return table


def keep_record(path: Path, table: parlor.Table) -> None:
    """Writes a record, and what it led to."""
    expect = {
        "over": table.over,
        "scores": table.scores,
        "winners": list(table.winners),
        "points": [hand["points"] for hand in table.results],
        "zones": table.zones(),
    }
    path.write_text(json.dumps({"record": table.record(), "expect": expect}, separators=(",", ":")) + "\n")


async def begin(guest: Guest, game: str) -> dict[str, Any]:
    """Opens a table against computer players and makes some moves; what the guest saw when all waited for him again."""
    id = await guest.play_alone(game, pace="instant", seats=[{"kind": "me"}, *[{"kind": "computer", "level": "random"}] * others(game)])
    await guest.call()
    made = 0
    while True:
        view = (await guest.watch(id, 0))["view"]
        if view["waiting"] == [0]:
            if made == MOVES:
                await guest.hang_up()
                return {"id": id, "seen": {name: view[name] for name in ("hand", "dealer", "scores", "zones")}}
            answer = await guest.move(id, 0, view["choices"][-1]["text"])
            assert answer["kind"] == "accepted", answer
            made += 1
        else:
            await asyncio.sleep(PAUSE)


def others(game: str) -> int:
    """How many sit at a table beside the guest."""
    return parlor.game(game).usual - 1


async def visit(url: str) -> dict[str, Any]:
    """A guest begins all games, and ends one of them."""
    async with Guest(url) as guest:
        tables = {game: await begin(guest, game) for game in KEPT}
        ended = await begin(guest, "goop")
        await guest.ask("POST", f"/api/tables/{ended['id']}/end", {})
        record = await guest.ask("GET", f"/api/tables/{ended['id']}/record")
        return {"cookie": guest.http.cookies["parlor_guest"], "tables": tables, "ended": {"id": ended["id"], "record": record}}


def keep_house(folder: Path) -> None:
    """Writes the database of a house, and what its guest saw there."""
    with tempfile.TemporaryDirectory() as place:
        house = Running(f"sqlite:///{place}/house.db", *LIBERAL).start()
        try:
            seen = asyncio.run(visit(house.url))
        finally:
            house.stop()
        (folder / "house.db").unlink(missing_ok=True)
        with sqlite3.connect(f"{place}/house.db") as database:
            database.execute("PRAGMA page_size = 1024")
            database.execute("VACUUM INTO ?", [str(folder / "house.db")])
    (folder / "house.json").write_text(json.dumps(seen, separators=(",", ":")) + "\n")


def main(folder: Path) -> None:
    """Keeps everything in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for game, (level, seed, options) in KEPT.items():
        keep_record(folder / f"{game}-over.json", played(game, level, seed, options))
        keep_record(folder / f"{game}-begun.json", played(game, level, seed, {}, BEGUN))
    keep_house(folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
