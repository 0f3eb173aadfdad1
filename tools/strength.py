"""Measures the strengths from 1 to 9: `python tools/strength.py reno rummy --limit 60`, or `python tools/strength.py --table`.

A player that thinks through a part of its decisions, or slips in some, plays duplicate deals against casual players. What it gains in
points a hand grows with that part, as a power of it; a slip loses in proportion. From both the tool finds nine parts whose gains are evenly
spaced: 1 is a step below casual, 2 is casual, 9 is expert. Every deal is kept in build/strength.jsonl as soon as it is played, and the next
run goes on. `--table` prints the steps of all games with enough deals, as their declarations have them; `--check` plays the
strengths of a game against casual, to see whether the steps are even.
"""

import argparse
import json
import math
import statistics
import sys
import time
from pathlib import Path

from arena import FAMILIES
from arena_deals import Step

import parlor
from parlor.players import strengths

KEPT = Path("build") / "strength.jsonl"
TRIALS = 300
# Of a thousand decisions: the slips that are tried, and the parts that are thought through.
SLIPS = -100
PARTS = (250, 500, 1000)
# No game has steps of its own on fewer deals; the power is kept within these, for a few deals may say anything.
FEWEST = 20
POWERS = (0.5, 2.0)
# Nobody slips more often than this, however little a slip costs.
MOST_SLIPS = 150
Rows = dict[int, list[float]]


def measured(game: str, part: int, deal: int) -> float:
    """The points gained in one duplicate deal against casual players."""
    parlor.game(game).strengths = (part,) * len(strengths.STRENGTHS)
    return played(game, "strength-1", deal)


def played(game: str, level: str, deal: int) -> float:
    """The points that a level gains against casual players in one duplicate deal, in the smallest form of the game."""
    step = Step(game, min(parlor.game(game).players), "casual", level, None, TRIALS, parlor.game(game).contest.options)
    return step.play(deal).gained


def kept(game: str) -> Rows:
    """What was measured before: the gains by part."""
    rows: Rows = {}
    for line in KEPT.read_text().splitlines() if KEPT.exists() else []:
        row = json.loads(line)
        if row["game"] == game:
            rows.setdefault(row["part"], []).append(row["gained"])
    return rows


def measure(game: str, limit: float) -> None:
    """Plays deals for so many seconds, the same deals with every part."""
    end = time.monotonic() + limit
    KEPT.parent.mkdir(exist_ok=True)
    while time.monotonic() < end:
        rows = kept(game)
        part = min((SLIPS, *PARTS), key=lambda each: len(rows.get(each, [])))
        gained = measured(game, part, len(rows.get(part, [])))
        with KEPT.open("a") as file:
            file.write(json.dumps({"game": game, "part": part, "gained": gained}) + "\n")


def told(gains: list[float]) -> str:
    """A mean with its standard error."""
    error = statistics.stdev(gains) / math.sqrt(len(gains)) if len(gains) > 1 else 0.0
    return f"{statistics.mean(gains):+.2f} ± {error:.2f}"


def power_of(rows: Rows) -> float:
    """The power of the part with which the gain grows: the one that fits the measured gains best."""
    whole = statistics.mean(rows[1000])
    if whole <= 0.0:
        return 1.0
    gains = {part: statistics.mean(rows[part]) / whole for part in PARTS}
    steps = [POWERS[0] + 0.05 * k for k in range(1 + round((POWERS[1] - POWERS[0]) / 0.05))]
    return min(steps, key=lambda power: math.fsum(((part / 1000) ** power - gain) ** 2 for part, gain in gains.items()))


def steps_of(rows: Rows) -> tuple[int, ...]:
    """The nine parts whose gains are evenly spaced."""
    whole = max(1e-9, statistics.mean(rows[1000]))
    loss = max(1e-9, -statistics.mean(rows[SLIPS]) / -SLIPS)
    slips = min(MOST_SLIPS, max(10, round(whole / 7 / loss)))
    power = power_of(rows)
    return (-slips, *[round(1000 * (k / 7) ** (1 / power)) for k in range(8)])


def row_of(game: str) -> str:
    """The row of a game for the table, with what it comes from."""
    rows = kept(game)
    if min(len(rows.get(part, [])) for part in (SLIPS, *PARTS)) < FEWEST:
        return f"{game}: too few deals"
    figures = ", ".join(f"{part}: {told(rows[part])}" for part in (SLIPS, *PARTS))
    return f"{game}: strengths={steps_of(rows)}  # {len(rows[1000])} deals; {figures}"


def check(game: str, deals: int) -> None:
    """What each strength gains against casual players."""
    for level in strengths.STRENGTHS:
        print(game, level, told([played(game, level, deal) for deal in range(10_000, 10_000 + deals)]), flush=True)


def main() -> int:
    """Measures, prints the table, or checks."""
    parser = argparse.ArgumentParser(prog="strength", description="Measures the strengths between casual and expert.")
    parser.add_argument("games", nargs="*", help="ids of games; one of each kind unless told")
    parser.add_argument("--limit", type=float, default=60.0, help="seconds a game (60)")
    parser.add_argument("--table", action="store_true", help="print the steps of what was measured")
    parser.add_argument("--check", type=int, metavar="DEALS", help="play each strength against casual")
    asked = parser.parse_args()
    for game in asked.games or (parlor.games() if asked.table else FAMILIES):
        if asked.check:
            check(game, asked.check)
        elif asked.table:
            print(row_of(game))
        else:
            measure(game, asked.limit)
    return 0


if __name__ == "__main__":
    sys.exit(main())
