"""The command `parlor solve`: whether a deal of a patience can be won, with all cards known."""

import argparse
import json
import textwrap
from itertools import groupby
from typing import TYPE_CHECKING, Any

import parlor
from parlor.terminal import completion, plain_text
from parlor.terminal.errors import CommandError
from parlor.terminal.list_commands import known
from parlor.terminal.seating import options, whole_number

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]


def add_command(commands: "Commands") -> None:
    """Adds `solve`."""
    command = commands.add_parser(
        "solve",
        help="tell whether a deal of a patience can be won",
        description="Tell whether a deal of a game for one can be won by someone who knows all cards, with the moves that do it.",
    )
    game = command.add_argument("game", metavar="GAME", help="flag, mobilization-2 or sammys-travels")
    game.completer = completion.games
    command.add_argument("--deal", type=whole_number, metavar="N", required=True, help="the number of the deal, as 'parlor play' tells it")
    option = command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    option.completer = completion.options
    command.add_argument(
        "--positions", type=whole_number, metavar="N", default=1_000_000, help="how many positions to look at, at most (default: 1000000)"
    )
    command.add_argument("--json", action="store_true", help="as JSON, for programs")


def solve(given: argparse.Namespace) -> None:
    """Solves one deal and prints the answer."""
    game = known(given.game)
    try:
        table = parlor.deal(game.id, 1 if 1 in game.players else None, seed=given.deal, options=options(game, given.option))
        found = parlor.solve(table, given.positions)
    except ValueError as error:
        raise CommandError(str(error)) from None
    if given.json:
        print(json.dumps({"verdict": found.verdict, "points": found.points, "positions": found.positions, "line": found.line}, indent=2))
        return
    print(f"Deal {given.deal} of {game.title} is {sentence(found)}")
    moves = [(move, len(list(same))) for move, same in groupby(found.line)]
    told = "; ".join([move if times == 1 else f"{move} {times} times" for move, times in moves])
    print(textwrap.fill(told, plain_text.WIDTH, break_on_hyphens=False))


def sentence(found: parlor.Solution) -> str:
    """The verdict in words."""
    if found.verdict == "winnable":
        return f"winnable, in {len(found.line)} moves ({found.positions} positions were looked at):"
    if found.verdict == "not winnable":
        return f"not winnable: all {found.positions} positions that matter were looked at. The most is {found.points} points:"
    return f"not decided within {found.positions} positions. The most that was found is {found.points} points:"
