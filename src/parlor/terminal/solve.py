"""The command `parlor solve`: whether a deal of a patience can be won, with all cards known."""

import argparse
import json
import textwrap
from itertools import groupby
from typing import TYPE_CHECKING, Any

import parlor
from parlor.terminal import completion, plain_text
from parlor.terminal.errors import CommandError, in_words
from parlor.terminal.list_commands import known
from parlor.terminal.seating import options, whole_number
from parlor.terminal.texts import text

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]


def add_command(commands: "Commands") -> None:
    """Adds `solve`."""
    command = commands.add_parser(
        "solve",
        help=text("help-solve"),
        description=text("help-solve-more"),
    )
    game = command.add_argument("game", metavar="GAME", help=text("help-solve-game"))
    game.completer = completion.games
    command.add_argument("--deal", type=whole_number, metavar="N", required=True, help=text("help-solve-deal"))
    option = command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=text("help-solve-option"))
    option.completer = completion.options
    command.add_argument("--positions", type=whole_number, metavar="N", default=1_000_000, help=text("help-solve-positions"))
    command.add_argument("--json", action="store_true", help=text("help-json"))


def solve(given: argparse.Namespace) -> None:
    """Solves one deal and prints the answer."""
    game = known(given.game)
    try:
        table = parlor.deal(game.id, 1 if 1 in game.players else None, seed=given.deal, options=options(game, given.option))
        found = parlor.solve(table, given.positions)
    except ValueError as error:
        raise CommandError(in_words(error)) from None
    if given.json:
        print(json.dumps({"verdict": found.verdict, "points": found.points, "positions": found.positions, "line": found.line}, indent=2))
        return
    print(text("solved", number=given.deal, game=game.title, verdict=sentence(found)))
    moves = [(move, len(list(same))) for move, same in groupby(found.line)]
    told = "; ".join([move if times == 1 else text("solved-times", text=move, times=times) for move, times in moves])
    print(textwrap.fill(told, plain_text.WIDTH, break_on_hyphens=False))


def sentence(found: parlor.Solution) -> str:
    """The verdict in words."""
    if found.verdict == "winnable":
        return text("solved-winnable", moves=len(found.line), positions=found.positions)
    if found.verdict == "not winnable":
        return text("solved-not", positions=found.positions, best=found.points)
    return text("solved-open", positions=found.positions, best=found.points)
