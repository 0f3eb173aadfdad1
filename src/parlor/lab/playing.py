"""`parlor lab play` and `parlor lab simulate`."""

import argparse
import json
import sys
from concurrent.futures import Executor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import parlor
from parlor.core.messages import BadArgument, short
from parlor.lab.progress import bar
from parlor.lab.results import Results
from parlor.lab.simulating import added, batches, play_batches
from parlor.lab.standings import standings, told
from parlor.lab.tournament import Plan, Row, play_jobs
from parlor.lab.words import number, words
from parlor.lab.working import WorkersDied, add_worker_flags, spread, workers


def add_play(command: argparse.ArgumentParser) -> None:
    """Adds the arguments of `parlor lab play`."""
    command.add_argument("games", nargs="+", metavar="GAME", help="games to play; 'all' for every one")
    command.add_argument(
        "--player",
        action="append",
        default=[],
        metavar="WHO",
        help="who plays, once for each seat; fewer are repeated round the table. random, casual, skilled:200 or expert:200 (trials a "
        "move), expert:0.5s (seconds a move), baseline:GAME or network:FILE (trained), python:MODULE:MAKER, 'program:COMMAND' "
        "(docs/protocol.md), llm:MODEL (docs/bench.md)",
    )
    command.add_argument("--deals", type=int, default=100, help="deals a game, each played with every rotation of the seats (default: 100)")
    add_common(command)
    command.add_argument("--out", type=Path, metavar="FILE", help="where the rows go: .jsonl or .parquet (default: lab-GAME-SEED.jsonl)")
    command.add_argument("--resume", action="store_true", help="go on where an interrupted run of the same tournament stopped")
    command.add_argument("--json", action="store_true", help="the standings as JSON")


def add_simulate(command: argparse.ArgumentParser) -> None:
    """Adds the arguments of `parlor lab simulate`."""
    command.add_argument("game", metavar="GAME", help="the game")
    command.add_argument("--games", type=int, default=100_000, metavar="N", help="how many games (default: 100000)")
    add_common(command)
    command.add_argument("--json", action="store_true", help="the sums as JSON")


def add_common(command: argparse.ArgumentParser) -> None:
    """Adds the arguments that both share."""
    command.add_argument("--players", type=int, metavar="N", help="how many play (default: the usual number)")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    command.add_argument("--seed", type=int, default=0, help="the same seed gives the same results (default: 0)")
    add_worker_flags(command)


def play(given: argparse.Namespace) -> int:
    """Plays a tournament; Ctrl-C keeps what is done so far."""
    games = parlor.games() if given.games == ["all"] else [parlor.game(game).id for game in given.games]
    options = options_of(games[0], given.option)
    plan = Plan(tuple(games), tuple(given.player or ["casual"]), given.deals, given.seed, given.players, tuple(options.items()))
    plan.check()
    results = Results(given.out or Path(f"lab-{games[0] if len(games) == 1 else 'games'}-{given.seed}.jsonl"), plan)
    rows: list[Row] = results.resume() if given.resume else []
    with ExitStack() as stack:
        executor, width = workers(given, stack)
        if not given.resume:
            results.begin()
        stopped = play_rest(plan, rows, results, executor, width)
    path = results.rows_path if stopped else results.finish(rows)
    found = standings(plan.in_order(rows))
    print(json.dumps([vars(each) for each in found], indent=2) if given.json else "\n".join(told(found)))
    if stopped:
        print(f"parlor: {stopped}", file=sys.stderr)
    print(words("lab-rows", file=path), file=sys.stderr)
    return 130 if stopped else 0


def play_rest(plan: Plan, rows: list[Row], results: Results, executor: Executor, width: int) -> str:
    """Plays what is not in the rows yet and adds it to them; why it stopped before the end, or nothing."""
    done = {(row["game"], row["deal"], row["rotation"]) for row in rows}
    jobs = list(plan.jobs())
    left = [job for job in jobs if job.key not in done]
    try:
        with bar(words("lab-playing"), len(jobs), "lab-rate-games") as advance:
            advance(len(jobs) - len(left))
            for finished in spread(left, play_jobs, executor, width):
                results.keep(finished)
                rows += finished
                advance(len(finished))
    except KeyboardInterrupt:
        return words("lab-interrupted", done=len(rows), all=len(jobs))
    except WorkersDied as died:
        return died.told()
    return ""


def simulate(given: argparse.Namespace) -> int:
    """Plays very many random games and prints the totals; Ctrl-C prints what is done so far."""
    todo = list(batches(given.game, given.players, options_of(given.game, given.option), given.seed, given.games))
    sums: dict[str, Any] = {}
    status = 0
    try:
        with ExitStack() as stack, bar(words("lab-playing-game", game=given.game), given.games, "lab-rate-games") as advance:
            executor, width = workers(given, stack)
            for finished in spread(todo, play_batches, executor, width):
                for batch in finished:
                    sums = added(sums, batch) if sums else batch
                    advance(batch["games"])
    except KeyboardInterrupt:
        print(f"parlor: {words('lab-interrupted-sums')}", file=sys.stderr)
        status = 130
    if sums:
        print(json.dumps(sums, indent=2) if given.json else "\n".join(of_sums(sums)))
    return status


def of_sums(sums: dict[str, Any]) -> list[str]:
    """Sums as a table: mean points with their interval, and the share of wins."""
    games = sums["games"]
    lines = [words("lab-sums", games=games, hands=number(sums["hands"] / games, 1), moves=number(sums["moves"] / games, 1))]
    heading = words("lab-column-seat")
    lines.append(f"{heading:>4} {words('lab-column-points'):>20} {words('lab-column-wins'):>8}")
    for seat, (total, square, wins) in enumerate(zip(sums["points"], sums["squares"], sums["wins"], strict=True)):
        mean = total / games
        reach = 1.96 * (max(0.0, square / games - mean * mean) / games) ** 0.5
        points = f"{number(mean, 3)} ± {number(reach, 3)}"
        lines.append(f"{seat:{max(4, len(heading))}} {points:>20} {number(100 * wins / games, 2):>8}")
    return lines


def options_of(game: str, given: list[str]) -> dict[str, int | str]:
    """Options as typed, `NAME=VALUE` each."""
    found: dict[str, int | str] = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals:
            raise BadArgument("lab-option", {"given": short(each)})
        known = parlor.game(game).options.get(name)
        whole = known is not None and any(isinstance(right, int) and str(right) == value for right in known.values)
        found[name] = int(value) if whole else value
    return found
