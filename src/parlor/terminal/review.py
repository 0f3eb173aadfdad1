"""The command `parlor review`: what each decision of a recorded game cost, and what was luck."""

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

import parlor
from parlor.terminal import record_files
from parlor.terminal.errors import CommandError
from parlor.terminal.seating import whole_number

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]

SECONDS = 30.0


def add_command(commands: "Commands") -> None:
    """Adds `review`."""
    command = commands.add_parser(
        "review",
        help="tell what the decisions of a recorded game cost",
        description="Go through a finished game: what each decision cost in points, what was better, and what was luck.",
    )
    command.add_argument("file", metavar="RECORD", help="the record of a game, as 'save' writes it, or a house record")
    command.add_argument(
        "--seat",
        type=whole_number,
        action="append",
        metavar="S",
        help="a seat to review; give it again for each further one (default: all)",
    )
    command.add_argument("--seconds", type=float, metavar="T", help=f"how long to think about the whole game (default: {SECONDS:.0f})")
    command.add_argument("--iterations", type=whole_number, metavar="N", help="instead: worlds to try for each decision; repeats exactly")
    command.add_argument("--json", action="store_true", help="as JSON, for programs (docs/review.md)")


def review(given: argparse.Namespace) -> None:
    """Reviews one game and prints the result."""
    seconds = SECONDS if given.seconds is None and given.iterations is None else given.seconds
    record = record_files.read(given.file).record()
    try:
        found = parlor.review(record, iterations=given.iterations, seconds=seconds, seats=given.seat, progress=told(sys.stderr.isatty()))
    except ValueError as error:
        raise CommandError(f"{given.file}: {error}") from None
    print(json.dumps(found, indent=2) if given.json else parlor.review_text(found))


def told(shown: bool) -> parlor.Progress:
    """Shows on a terminal how many decisions are done; elsewhere it only allows interrupts."""

    def tell(done: int, of: int) -> None:
        if shown:
            print(f"\r{done} of {of} moves" if done < of else "\r\033[K", end="", file=sys.stderr, flush=True)

    return tell
