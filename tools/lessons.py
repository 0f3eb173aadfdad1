"""Finds the deal of a staged first hand: one in which every step of the lesson comes, in order, and the learner does not fare badly.

    python tools/lessons.py quenette goop       writes seed and suggested moves into their lesson.py
    python tools/lessons.py --check             says which lessons do not hold any more

Casual players sit at the table; the learner's moves are those of a skilled player, where one can be asked for little.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path
from typing import Literal

import parlor
from parlor.core.game import Game
from parlor.core.lessons import Staged
from parlor.table.table import Table
from parlor.testing.lessons import LEARNER, Rehearsal

LIBRARY = Path(__file__).parents[1] / "src" / "parlor" / "library"
# The suggestions end after this many moves of the learner; a hand that is longer is played on alone.
MOST_MOVES = 30
# Kinds of games in which a skilled player takes long to think, or in which there is little to think about.
AT_ONCE = ("patience", "race", "passing", "asking")
WORLDS = 40


def holds(rehearsal: Rehearsal) -> bool:
    """Whether every step came, in order, and before the suggestions end."""
    names = [step.name for step in rehearsal.staged.steps]
    return [name for name, _ in rehearsal.shown] == names and not rehearsal.refused


def fair(rehearsal: Rehearsal) -> bool:
    """Whether the learner comes out of the hand at least as well as the average."""
    table = rehearsal.table
    if not table.counted:
        return True
    points = [table.ending().better() * each for each in table.counts()[0]["points"]]
    return points[LEARNER] * len(points) >= sum(points)


def rehearsed(game: Game, staged: Staged, seed: int, level: Literal["casual", "skilled"]) -> Rehearsal:
    """The hand of a seed, with the learner's moves chosen by a player of a level."""
    teacher = parlor.player(level, seed) if level == "casual" else parlor.player(level, seed, iterations=WORLDS)

    def chooses(table: Table) -> str:
        return teacher.choose(table, LEARNER)

    again = Staged(seed=seed, steps=staged.steps, moves=[], players=staged.players, options=staged.options)
    return Rehearsal(game, again, chooses).play()


def found(game: Game, staged: Staged, tries: int) -> Rehearsal | None:
    """The shortest good hand among the first few."""
    good: list[Rehearsal] = []
    for seed in range(1, tries + 1):
        rehearsal = rehearsed(game, staged, seed, "casual")
        if not (holds(rehearsal) and fair(rehearsal)):
            continue
        if game.kind not in AT_ONCE:
            rehearsal = rehearsed(game, staged, seed, "skilled")
        if holds(rehearsal) and fair(rehearsal):
            good.append(rehearsal)
        if len(good) == 3:
            break
    return min(good, key=lambda each: len(each.moves), default=None)


def write(game: Game, rehearsal: Rehearsal) -> None:
    """Writes seed and moves into the lesson of a game."""
    folder = LIBRARY / game.box.id.replace("-", "_") / game.id.replace("-", "_")
    path = folder / "lesson.py"
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"seed=\d+", f"seed={rehearsal.staged.seed}", text)
    moves = ", ".join(f'"{move}"' for move in rehearsal.moves[:MOST_MOVES])
    text = re.sub(r"moves=\[.*?\]", f"moves=[{moves}]", text, flags=re.DOTALL)
    path.write_text(text, encoding="utf-8")
    subprocess.run([sys.executable, "-m", "ruff", "format", "-q", str(path)], check=True)


def main() -> None:
    """Searches the lessons that were named, or checks all of them."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("games", nargs="*")
    asked.add_argument("--tries", type=int, default=1500)
    asked.add_argument("--check", action="store_true")
    wish = asked.parse_args()
    for id in wish.games or parlor.games():
        game = parlor.game(id)
        if game.staged is None:
            continue
        standing = Rehearsal(game, game.staged).play()
        if wish.check:
            print(f"{id}: {'holds' if holds(standing) else f'does not hold: {standing.shown} {standing.refused}'}")
            continue
        better = found(game, game.staged, wish.tries)
        if better is None:
            print(f"{id}: no deal shows all steps", flush=True)
            continue
        write(game, better)
        print(f"{id}: seed {better.staged.seed}, {len(better.moves)} moves, {better.shown}", flush=True)


if __name__ == "__main__":
    main()
