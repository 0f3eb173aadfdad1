"""Win rates of the solitaire games: how many deals can be won with all cards known, and how many the honest player wins.

Every deal is saved in a file as soon as it is done, so that the work can be stopped and continued: `python tools/patience_figures.py
--deals 1000`. The page docs/patience.md is rewritten at the end, and with --minutes also when the time is up.
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal

import parlor
from parlor.players.player import new_player

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "patience.md"
KEPT = ROOT / "build" / "patience.jsonl"
# The forms of the games, each with the level and the iterations per move of an honest player that can play a thousand deals in reasonable
# time.
FORMS: list[tuple[str, dict[str, int | str], parlor.Level, int]] = [
    ("flag", {}, "skilled", 20),
    ("mobilization-2", {"sets": "one"}, "expert", 500),
    ("mobilization-2", {"sets": "both"}, "expert", 500),
    ("sammys-travels", {}, "skilled", 5),
]
# The number of the first deal.
SEED = 20_000

Job = tuple[str, dict[str, int | str], int, parlor.Level | Literal["solver"], int]
Line = dict[str, Any]


def solved(game: str, options: dict[str, int | str], deal: int, positions: int) -> Line:
    """One deal with all cards known."""
    found = parlor.solve(parlor.deal(game, 1, seed=deal, options=options), positions)
    return {"verdict": found.verdict, "points": found.points, "positions": found.positions}


def played(game: str, options: dict[str, int | str], deal: int, level: str, iterations: int) -> Line:
    """One deal by the honest player."""
    table = parlor.deal(game, 1, seed=deal, options=options)
    player = new_player(level, deal, None, iterations)
    moves = 0
    while not table.over:
        table.play(player.choose(table, 0), 0)
        moves += 1
    return {"won": table.winners == (0,), "points": table.scores[0], "moves": moves}


def work(job: Job) -> Line:
    """Does one job."""
    game, options, deal, who, budget = job
    result = solved(game, options, deal, budget) if who == "solver" else played(game, options, deal, who, budget)
    return {"game": game, "options": options, "deal": deal, "who": who, "budget": budget, **result}


def key(line: Line) -> str:
    """What identifies a job."""
    return json.dumps([line["game"], line["options"], line["deal"], line["who"], line["budget"]])


def kept(path: Path) -> dict[str, Line]:
    """The jobs that were done before."""
    lines = [json.loads(line) for line in path.read_text().splitlines() if line.endswith("}")] if path.exists() else []
    return {key(line): line for line in lines}


def jobs(deals: int, positions: int) -> Iterator[Job]:
    """Everything to be done, deal by deal, so that every form has the same number of deals whenever the work is stopped."""
    for deal in range(SEED, SEED + deals):
        for game, options, level, iterations in FORMS:
            yield game, options, deal, "solver", positions
            yield game, options, deal, level, iterations


def wilson(successes: int, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.959964
    share = successes / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    reach = z / (1 + z * z / of) * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def rate(successes: int, of: int) -> str:
    """A share with its interval, in percent."""
    low, high = wilson(successes, of)
    return f"{100 * successes / of:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def named(game: str, options: dict[str, int | str]) -> str:
    """A form of a game."""
    return " ".join([game, *[f"{name}={value}" for name, value in options.items()]])


def page(lines: list[Line], deals: int, positions: int, command: str) -> str:
    """The page of figures."""
    text = [
        "# Patience in figures",
        "",
        "How many deals of the solitaire games can be won with all cards known, and how many the honest player wins, who does not know",
        f"them. All intervals are Wilson's, 95 %. The deals are numbered from {SEED} on: `parlor play flag --seed {SEED}` deals the first.",
        "",
        f"`{command}`, {datetime.now(UTC):%Y-%m-%d}, {parlor.build()} build.",
        "",
        "## The solver",
        "",
        f'`parlor.solve(table, positions={positions})`. Every win is proved by a line of moves, every "not winnable" by a search that',
        "left nothing out. The true share of winnable deals is between *winnable* and the sum of *winnable* and *undecided*.",
        "",
        "| game | deals | winnable % | not winnable % | undecided % | positions, median |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for game, options, _, _ in FORMS:
        mine = [line for line in lines if line["who"] == "solver" and (line["game"], line["options"]) == (game, options)]
        if mine:
            counts = [sum(line["verdict"] == verdict for line in mine) for verdict in ("winnable", "not winnable", "undecided")]
            median = sorted(line["positions"] for line in mine)[len(mine) // 2]
            shares = " | ".join([rate(count, len(mine)) for count in counts])
            text.append(f"| {named(game, options)} | {len(mine)} | {shares} | {median} |")
    text += [
        "",
        "## The honest player",
        "",
        "A player with the level and the iterations per move shown in the table: budgets small enough to play a thousand deals. It sees",
        "what a person sees, and tries its moves in guessed worlds. Points are flags, mobilized cards, states.",
        "",
        "| game | player | deals | won % | points, mean | moves, mean |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for game, options, level, iterations in FORMS:
        mine = [line for line in lines if line["who"] == level and (line["game"], line["options"]) == (game, options)]
        if mine:
            points = sum(line["points"] for line in mine) / len(mine)
            moves = sum(line["moves"] for line in mine) / len(mine)
            won = rate(sum(line["won"] for line in mine), len(mine))
            text.append(f"| {named(game, options)} | {level}, {iterations} | {len(mine)} | {won} | {points:.1f} | {moves:.0f} |")
    if len(lines) < 2 * deals * len(FORMS):
        text += ["", "The work was stopped before all deals were played; the command goes on from what was kept."]
    text += [
        "",
        "You can always win Sammy's Travels if you know the map: the pile is recycled, so every state comes up if you wait, and there",
        "are journeys through all 48 states and D. C. that begin in Maine. The cards only decide how long you wait.",
    ]
    return "\n".join(text) + "\n"


def main() -> int:
    """Does the remaining work, and shows progress."""
    parser = argparse.ArgumentParser(description="Win rates of the games for one, for docs/patience.md.")
    parser.add_argument("--deals", type=int, default=1000, help="deals of each form (default: 1000)")
    parser.add_argument("--positions", type=int, default=100_000, help="positions that the solver may look at (default: 100000)")
    parser.add_argument("--workers", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after so long; what is done is kept")
    parser.add_argument(
        "--keep", type=Path, default=KEPT, metavar="FILE", help="where finished deals are kept (default: build/patience.jsonl)"
    )
    given = parser.parse_args()
    if min(given.deals, given.positions, given.workers) < 1 or given.minutes <= 0:
        parser.error("deals, positions, workers and minutes are more than 0")
    given.keep.parent.mkdir(parents=True, exist_ok=True)
    done = kept(given.keep)
    wanted = list(jobs(given.deals, given.positions))
    names = [key(dict(zip(("game", "options", "deal", "who", "budget"), job, strict=True))) for job in wanted]
    left = [job for job, name in zip(wanted, names, strict=True) if name not in done]
    end = time.monotonic() + given.minutes * 60
    try:
        with given.keep.open("a") as file, ProcessPoolExecutor(given.workers) as pool:
            while left and time.monotonic() < end:
                some, left = left[: 16 * given.workers], left[16 * given.workers :]
                for future in as_completed([pool.submit(work, job) for job in some]):
                    line = future.result()
                    done[key(line)] = line
                    print(json.dumps(line), file=file, flush=True)
                print(f"\r{len(wanted) - len(left)} of {len(wanted)} done", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print(f"\nStopped; what is done is kept in {given.keep}, and the same command goes on from there.", file=sys.stderr)
        return 130
    command = f"python tools/patience_figures.py --deals {given.deals} --positions {given.positions}"
    PAGE.write_text(page([done[name] for name in names if name in done], given.deals, given.positions, command))
    print(f"\n{PAGE.relative_to(ROOT)} is written; every deal is kept in {given.keep}.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
