"""The command `parlor review`: what each decision of a recorded game cost, and what was luck."""

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

import parlor
from parlor.terminal import record_files
from parlor.terminal.errors import CommandError, in_words
from parlor.terminal.seating import whole_number
from parlor.terminal.texts import text
from parlor.terminal.wording import Wording, move_in_words

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]

SECONDS = 30.0


def add_command(commands: "Commands") -> None:
    """Adds `review`."""
    command = commands.add_parser(
        "review",
        help=text("help-review"),
        description=text("help-review-more"),
    )
    command.add_argument("file", metavar="RECORD", help=text("help-review-file"))
    command.add_argument(
        "--seat",
        type=whole_number,
        action="append",
        metavar="S",
        help=text("help-review-seat"),
    )
    command.add_argument("--seconds", type=float, metavar="T", help=text("help-review-seconds", seconds=round(SECONDS)))
    command.add_argument("--iterations", type=whole_number, metavar="N", help=text("help-review-iterations"))
    command.add_argument("--json", action="store_true", help=text("help-review-json"))


def review(given: argparse.Namespace) -> None:
    """Reviews one game and prints the result."""
    seconds = SECONDS if given.seconds is None and given.iterations is None else given.seconds
    record = record_files.read(given.file).record()
    try:
        found = parlor.review(record, iterations=given.iterations, seconds=seconds, seats=given.seat, progress=told(sys.stderr.isatty()))
    except ValueError as error:
        raise CommandError(f"{given.file}: {in_words(error)}") from None
    print(json.dumps(found, indent=2) if given.json else parlor.review_text(found, Critic(found["game"])))


class Critic(Wording):
    """The reader of a review. In English a move stays as it is written; other languages say it."""

    def __init__(self, game: str) -> None:
        super().__init__(game=game)
        self.known = {card.code for card in parlor.game(game).cards}

    def move(self, typed: str, cards: list[Any]) -> str:
        named = [word for word in typed.split(" ") if word.partition("=")[0] in self.known]
        return move_in_words(typed, named, str) if self.language else typed


def told(shown: bool) -> parlor.Progress:
    """Shows on a terminal how many decisions are done; elsewhere it only allows interrupts."""

    def tell(done: int, of: int) -> None:
        if shown:
            print("\r" + text("review-progress", done=done, of=of) if done < of else "\r\033[K", end="", file=sys.stderr, flush=True)

    return tell
