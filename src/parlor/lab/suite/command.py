"""`parlor lab suite`: run, check and show."""

import argparse
import re
import sys
import time
from concurrent.futures import Executor
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlor.core.messages import BadArgument
from parlor.lab.language.settings import settings_of
from parlor.lab.progress import bar
from parlor.lab.seats import check_player
from parlor.lab.suite.checking import Disagreement, checked
from parlor.lab.suite.definition import LANGUAGE, STANDARD, Suite, suite_of
from parlor.lab.suite.estimate import estimate
from parlor.lab.suite.job import play_jobs
from parlor.lab.suite.report import Journal, read, report, write
from parlor.lab.suite.table import tables
from parlor.lab.words import number, words
from parlor.lab.working import WorkersDied, add_worker_flags, spread, workers
from parlor.workers import WorkFailed

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]

# How a language model is written.
MODEL = "llm:"


def add_suite(command: argparse.ArgumentParser) -> None:
    """Adds the subcommands of `parlor lab suite`."""
    commands = command.add_subparsers(dest="suite_command", metavar="COMMAND", required=True)
    run = commands.add_parser(
        "run",
        help="play a suite and write the result",
        description="Play all deals of a suite, on every seat and "
        "against every opponent, and write one JSON file with figures, digest and records. Ctrl-C loses nothing: the same command goes on.",
    )
    run.add_argument(
        "--player",
        required=True,
        metavar="WHO",
        help="who plays: random, casual, skilled:200, expert:200 (trials a move), "
        "strength-5:200, master, python:MODULE:MAKER, 'program:COMMAND' or llm:MODEL (docs/bench.md)",
    )
    run.add_argument("--suite", default="core", metavar="NAME", help="core: twelve games; all: every game with decisions (default: core)")
    run.add_argument(
        "--track",
        metavar="NAME",
        help="standard, or language: few deals, for players that are slow and dear (default: language for llm:MODEL, else standard)",
    )
    run.add_argument("--out", type=Path, metavar="FILE", help="where the result goes (default: suite-SUITE-PLAYER.json)")
    add_worker_flags(run)
    check = commands.add_parser(
        "check", help="replay a result", description="Replay every record of a result and compute its figures and its digest again."
    )
    check.add_argument("file", type=Path, metavar="FILE", help="a result")
    check.add_argument(
        "--opponents", action="store_true", help="also ask the opponents for every move again, which takes as long as they did"
    )
    show = commands.add_parser("show", help="results as a table", description="Show one result, or several of the same suite side by side.")
    show.add_argument("files", type=Path, nargs="+", metavar="FILE", help="results")
    show.add_argument("--markdown", action="store_true", help="the table in Markdown")


def suite(given: argparse.Namespace) -> int:
    """Runs a subcommand."""
    return {"run": run, "check": check, "show": show}[given.suite_command](given)


def run(given: argparse.Namespace) -> int:
    """Plays a suite; Ctrl-C keeps what is done so far."""
    track = given.track or (LANGUAGE if given.player.startswith(MODEL) else STANDARD)
    chosen = suite_of(given.suite, track)
    chosen.check()
    check_player(given.player)
    out: Path = given.out or Path(f"suite-{named(chosen)}-{plain(given.player)}.json")
    begun = datetime.now(UTC)
    clock = time.monotonic()
    with ExitStack() as stack:
        executor, width = workers(given, stack)
        journal = Journal(out, chosen, given.player)
        if given.player.startswith(MODEL) and not journal.rows:
            settings = settings_of(given.player.removeprefix(MODEL))
            cost = estimate(chosen.jobs(given.player), settings.rules)
            told = words(
                "lab-suite-estimate", questions=cost["questions"], tokens=number(cost["tokens"] / 1e6, 1), folder=settings.transcripts
            )
            print(told, file=sys.stderr, flush=True)
        stopped = play_rest(chosen, given.player, journal, executor, width)
    if stopped:
        print(f"parlor: {stopped}", file=sys.stderr)
        print(words("lab-suite-kept", file=journal.path), file=sys.stderr)
        return 130
    when = {"begun": begun.isoformat(timespec="seconds"), "seconds": round(time.monotonic() - clock, 1)}
    document = report(chosen, given.player, [journal.rows[job.key] for job in chosen.jobs(given.player)], when)
    write(out, document)
    journal.done()
    print(tables([document], markdown=False))
    print(words("lab-suite-written", file=out), file=sys.stderr)
    return 0


def play_rest(chosen: Suite, player: str, journal: Journal, executor: Executor, width: int) -> str:
    """Plays what is not in the journal yet; why it stopped before the end, or nothing."""
    jobs = list(chosen.jobs(player))
    left = [job for job in jobs if job.key not in journal.rows]
    try:
        with bar(words("lab-playing"), len(jobs), "lab-rate-games") as advance:
            advance(len(jobs) - len(left))
            for finished in spread(left, play_jobs, executor, width):
                journal.keep(row for row in finished if "trouble" not in row)
                advance(len(finished))
                for row in finished:
                    if "trouble" in row:
                        raise BadArgument(row["trouble"]["key"], row["trouble"]["params"])
    except KeyboardInterrupt:
        return words("lab-suite-interrupted", done=len(journal.rows), all=len(jobs))
    except WorkersDied as died:
        return died.told()
    except WorkFailed as failed:
        return words("lab-suite-failed", why=str(failed))
    except BadArgument as trouble:
        return words(trouble.key, **trouble.params)
    return ""


def check(given: argparse.Namespace) -> int:
    """Replays a result; returns 1 if something does not agree."""
    document, chosen = read(given.file)
    chosen.check()
    try:
        with bar(words("lab-suite-checking"), len(document["games"]), "lab-rate-games") as advance:
            for _ in checked(document, chosen, given.opponents):
                advance(1)
    except Disagreement as wrong:
        print(f"parlor: {wrong.told()}", file=sys.stderr)
        return 1
    print(words("lab-suite-agrees", games=len(document["games"]), digest=document["digest"]))
    return 0


def show(given: argparse.Namespace) -> int:
    """Shows results of one suite and track side by side."""
    results = []
    for file in given.files:
        document, _ = read(file)
        results.append(document)
        if document["suite"] != results[0]["suite"]:
            raise BadArgument("lab-suite-mixed", {"one": str(given.files[0]), "other": str(file)})
    try:
        print(tables(results, given.markdown))
    except (KeyError, TypeError, IndexError, StopIteration, ValueError):
        raise BadArgument("lab-suite-figures", {"file": ", ".join(map(str, given.files))}) from None
    return 0


def named(chosen: Suite) -> str:
    """A suite and its track, as part of a file name."""
    return chosen.name if chosen.track == STANDARD else f"{chosen.name}-{chosen.track}"


def plain(player: str) -> str:
    """A player as part of a file name."""
    return re.sub(r"[^A-Za-z0-9._-]+", "-", player)[:80]
