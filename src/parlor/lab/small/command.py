"""`parlor lab small`: small forms of some games, with exact answers."""

import argparse
from importlib import import_module
from pathlib import Path

SOLVERS = ["cfr", "cfr+", "external", "outcome"]


def add_small(command: argparse.ArgumentParser) -> None:
    """Adds the subcommands of `parlor lab small`."""
    commands = command.add_subparsers(dest="small_command", metavar="COMMAND", required=True)
    commands.add_parser("list", help="the small forms", description="List the small forms: the game, its family, who plays, with what.")
    show = commands.add_parser("show", help="the published answers", description="Show the published answers, and where our levels stand.")
    show.add_argument("game", metavar="GAME", nargs="?", help="one game with its levels (default: all games)")
    solve = commands.add_parser(
        "solve",
        help="an equilibrium, by a solver of OpenSpiel",
        description="Run a solver of OpenSpiel on a small form and tell how far from an equilibrium it is. Ctrl-C ends it early; what was "
        "found so far counts.",
    )
    solve.add_argument("game", metavar="GAME", help="the game")
    solve.add_argument("--iterations", type=int, default=300, metavar="N", help="how long (default: 300)")
    solve.add_argument(
        "--solver", choices=SOLVERS, default="cfr+", help="CFR, CFR+, or MCCFR with external or outcome sampling (default: cfr+)"
    )
    solve.add_argument("--seeds", type=int, default=0, metavar="N", help="also place our levels, each over N seeds (default: not)")
    solve.add_argument("--out", type=Path, metavar="FILE", help="keep the answer in this file, as JSON")
    export = commands.add_parser(
        "export", help="a file for other solvers", description="Write a small form as a file of Gambit's extensive-form format."
    )
    export.add_argument("game", metavar="GAME", help="the game")
    export.add_argument("--out", type=Path, metavar="FILE.efg", help="where to (default: GAME.efg)")


def small(given: argparse.Namespace) -> int:
    """Runs a command about small forms."""
    work = import_module("parlor.lab.small.work")
    commands = {"list": work.listed, "show": work.shown, "solve": work.solved, "export": work.exported}
    status: int = commands[given.small_command](given)
    return status
