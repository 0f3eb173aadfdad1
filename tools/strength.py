"""Measures the strengths from 1 to 9: `python tools/strength.py reno rummy --limit 60`, or `python tools/strength.py --table`.

A player that thinks through a part of its decisions, or slips in some, plays duplicate deals against casual players. What it gains in
points a hand grows with that part, as a power of it; a slip loses in proportion. From both the tool finds nine parts whose gains are evenly
spaced: 1 is a step below casual, 2 is casual, 9 is expert. One power serves all games; a game has steps of its own only where its deals
refute that power. Every deal is kept in build/strength.jsonl as soon as it is played, and the next run goes on. `--table` prints the power
and the steps of all games with enough deals; `--check` plays the strengths of a game against casual, to see whether the steps are even.
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
# The misfit that chance explains, with 95 %.
CHANCE = 3.84
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


def misfit(rows: Rows, power: float) -> float:
    """How badly the gains of a game fit a power, in squared standard errors; the gain of thinking everything through is free."""
    gains = [(part / 1000, statistics.mean(rows[part]), statistics.variance(rows[part]) / len(rows[part])) for part in PARTS]
    gains = [(part, gain, error or 1e-9) for part, gain, error in gains]
    top = math.fsum(part**power * gain / error for part, gain, error in gains)
    whole = top / math.fsum(part ** (2 * power) / error for part, _, error in gains)
    return math.fsum((gain - whole * part**power) ** 2 / error for part, gain, error in gains)


def powers_of(games: list[Rows]) -> tuple[float, float, float]:
    """The power of the part with which the gain grows, the same one for several games: the best, and the ends of its 95 % interval."""
    steps = [POWERS[0] + 0.05 * k for k in range(1 + round((POWERS[1] - POWERS[0]) / 0.05))]
    fits = {power: math.fsum(misfit(rows, power) for rows in games) for power in steps}
    best = min(steps, key=lambda power: fits[power])
    possible = [power for power in steps if fits[power] <= fits[best] + CHANCE]
    return best, possible[0], possible[-1]


def slips_of(rows: Rows) -> int:
    """The slips that cost as much as a step."""
    whole = max(1e-9, statistics.mean(rows[1000]))
    loss = max(1e-9, -statistics.mean(rows[SLIPS]) / -SLIPS)
    return min(MOST_SLIPS, max(10, round(whole / 7 / loss)))


def steps_of(slips: int, power: float) -> tuple[int, ...]:
    """The nine parts whose gains are evenly spaced."""
    return (-slips, *[round(1000 * (k / 7) ** (1 / power)) for k in range(8)])


def table(games: list[str]) -> list[str]:
    """A row for each game with its own steps if it needs some, and what all of them say together."""
    measured = {game: rows for game in games if min(len((rows := kept(game)).get(part, [])) for part in (SLIPS, *PARTS)) >= FEWEST}
    if not measured:
        return ["No game has enough deals."]
    power, low, high = powers_of(list(measured.values()))
    lines = []
    for game, rows in measured.items():
        own, least, most = powers_of([rows])
        needs = "" if least <= power <= most else f"steps of its own, {steps_of(slips_of(rows), own)}; "
        figures = ", ".join(f"{part}: {told(rows[part])}" for part in (SLIPS, *PARTS))
        lines.append(f"{game}: {needs}{len(rows[1000])} deals; {figures}")
    slips = round(statistics.median(map(slips_of, measured.values())))
    whole = f"the part to the power of {power:.2f} ({low:.2f} to {high:.2f}), steps {steps_of(slips, power)}"
    return [*lines, f"{len(measured)} games together: {whole}"]


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
    if asked.table:
        print("\n".join(table(asked.games or parlor.games())))
        return 0
    for game in asked.games or FAMILIES:
        if asked.check:
            check(game, asked.check)
        else:
            measure(game, asked.limit)
    return 0


if __name__ == "__main__":
    sys.exit(main())
