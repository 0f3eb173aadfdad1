"""Measures how long computer players of a tab take for a move, game by game: `python tools/bench_tab_players.py [--moves N] [GAME ...]`.

Python in WebAssembly answers the same questions as the workers of a tab, in Node instead of a browser. A game is played by casual players
to its end or for N moves. At every position a skilled player is asked too, with the least time it may have: that is the part of its move
that no clock cuts short, and a tab adds THINKING to it. Times are of the processor, which a busy machine does not stretch.
"""

import argparse
import json
import pickle
import subprocess
import sys
from base64 import b64decode, b64encode
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import build_web  # noqa: E402

import parlor  # noqa: E402
from parlor.server.bots import EFFORT, SHARES, Job, choose  # noqa: E402
from parlor.server.computers import PACES  # noqa: E402

LEVELS: list[parlor.Level] = ["casual", "skilled"]
# How long a skilled player thinks at the calm pace, in milliseconds.
THINKING = 1000 * EFFORT * SHARES["skilled"] * PACES["calm"][1]


class Worker:
    """Node, with the engine of a site."""

    def __init__(self, engine: Path) -> None:
        command = ["node", "tools/think.mjs", str(engine)]
        self._process = subprocess.Popen(command, cwd=build_web.WEB, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def move(self, table: parlor.Table, seat: int, level: parlor.Level) -> tuple[str, float]:
        """The move of a player, and the processor time that it took, in milliseconds."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        question = partial(choose, Job("bench", table.record(), seat, level, 1, 0.0), 0.0)
        self._process.stdin.write(b64encode(pickle.dumps(question)).decode() + "\n")
        self._process.stdin.flush()
        told: dict[str, Any] = json.loads(self._process.stdout.readline())
        error, move = pickle.loads(b64decode(told["answer"]))
        assert error is None, error
        return str(move), float(told["used"])


def measure(worker: Worker, game: str, most: int) -> str:
    """A game, as a row of a table."""
    table = parlor.deal(game, seed=7)
    took: dict[str, list[float]] = {level: [] for level in LEVELS}
    while not table.over and len(took["casual"]) < most:
        seat = table.waiting[0]
        chosen = {}
        for level in LEVELS:
            chosen[level], used = worker.move(table, seat, level)
            took[level].append(used)
        table.play(chosen["casual"], seat)
    casual, skilled = took["casual"], took["skilled"]
    length = f"{len(casual)}{'' if table.over else ' of more'}"
    return f"| {table.game.title} | {length} | {sum(casual) / len(casual):.0f} / {max(casual):.0f} | {max(skilled):.0f} |"


def main() -> None:
    """Measures, and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--site", type=Path, default=ROOT / "build" / "site", help="what make site built (default: build/site)")
    parser.add_argument("--moves", type=int, default=100_000, help="the most moves of a game")
    parser.add_argument("games", nargs="*", default=parlor.games())
    given = parser.parse_args()
    (engine,) = (given.site / "engine").iterdir()
    worker = Worker(engine.resolve())
    # The first thought of an engine is slower than those that follow.
    measure(worker, "quenette", 20)
    print(f"At the calm pace a skilled player thinks {THINKING:.0f} ms longer than told here.")
    print("| game | moves | casual, mean / worst ms | the least of a skilled move, worst ms |\n| --- | --- | --- | --- |", flush=True)
    for game in given.games:
        print(measure(worker, game, given.moves), flush=True)


if __name__ == "__main__":
    main()
