"""The commands of the lab."""

import argparse
import os
import sys
from typing import TYPE_CHECKING, Any

import parlor
from parlor.core.game import MASTER
from parlor.core.messages import BadArgument, short
from parlor.lab.atlas.command import add_atlas, atlas
from parlor.lab.engine import drive, host
from parlor.lab.explore import add_explore, explore
from parlor.lab.line import Line
from parlor.lab.playing import add_play, add_simulate, options_of, play, simulate
from parlor.lab.small.command import add_small, small
from parlor.lab.suite.command import add_suite, suite
from parlor.lab.training.command import add_train, train
from parlor.lab.words import words
from parlor.players.player import searches

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]


def add_lab_commands(commands: "Commands") -> None:
    """Adds the subcommands of `parlor lab`."""
    add_play(
        commands.add_parser(
            "play",
            help="a tournament of computer players, programs of your own, or outside programs",
            description="Play a tournament on duplicate deals with rotated seats, and tell the standings with 95 % intervals. The rows "
            "are kept as they come; Ctrl-C loses none of them.",
        )
    )
    add_simulate(
        commands.add_parser(
            "simulate",
            help="very many random games, added up",
            description="Play very many games with random moves inside the compiled engine, and tell what they add up to.",
        )
    )

    add_atlas(
        commands.add_parser(
            "atlas",
            help="the balance sheet of every game, as a page with plots",
            description="Play every game at every number of players and write what it is like: length, choice, seats, skill, ties, limits, "
            "options. One page with plots, the plots as files, and one data file.",
        )
    )
    add_explore(
        commands.add_parser(
            "explore",
            help="a game laid open, position by position",
            description="Show a position with its cards, as one seat sees it or open, and go on from there move by move.",
        )
    )
    add_train(
        commands.add_parser(
            "train",
            help="a network for a game, learned by self-play",
            description="Train a small network by self-play, first by imitating casual players. It needs PyTorch, and is quick with an "
            "accelerator. The same command goes on where an earlier run stopped. What it writes is what the level `master` plays from.",
        )
    )
    add_small(
        commands.add_parser(
            "small",
            help="small forms of some games, with exact answers",
            description="Small forms of some games, so small that their equilibria are known: list them, show the answers, solve them with "
            "OpenSpiel, or write them for other solvers.",
        )
    )
    add_suite(
        commands.add_parser(
            "suite",
            help="Parlor Bench: fixed deals against fixed opponents, and results that anyone can replay",
            description="Play a suite of Parlor Bench, check a result by replaying it, or show results as a table (docs/bench.md).",
        )
    )


def lab(given: argparse.Namespace) -> int:
    """Runs a command of the lab."""
    commands = {"play": play, "simulate": simulate, "atlas": atlas, "explore": explore, "train": train, "small": small, "suite": suite}
    return commands[given.lab_command](given)


def add_engine_flags(command: argparse.ArgumentParser) -> None:
    """Adds the arguments of `parlor engine`."""
    command.add_argument("--sit", metavar="GAME", help="host a game in which the other side has a seat, instead of being driven")
    command.add_argument("--seat", type=int, default=0, help="with --sit: the seat of the other side (default: 0)")
    command.add_argument("--players", type=int, metavar="N", help="with --sit: how many play (default: the usual number)")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="with --sit: an option of the game")
    command.add_argument("--seed", type=int, help="with --sit: the same cards again")
    command.add_argument(
        "--level",
        default="casual",
        choices=[*parlor.LEVELS, MASTER, *parlor.STRENGTHS],
        help="with --sit: the computer players (default: casual)",
    )
    command.add_argument("--think", type=float, default=0.2, metavar="SECONDS", help="with --sit: time a move for those who search (0.2)")
    command.add_argument("--seconds", type=float, default=60.0, help="with --sit: time a move for the other side (default: 60)")


def engine(given: argparse.Namespace) -> int:
    """Runs the line protocol on standard input and output; returns 1 if the guest forfeited."""
    # A separate stream, so that Python does not wait at exit for the thread that is still listening.
    line = Line(os.fdopen(os.dup(sys.stdin.fileno()), "rb"), sys.stdout.buffer)
    if given.sit is None:
        drive(line)
        return 0
    table = parlor.deal(given.sit, given.players, seed=given.seed, options=options_of(given.sit, given.option))
    if not 0 <= given.seat < table.players:
        raise BadArgument("argument-seat", {"given": short(given.seat), "last": table.players - 1})
    budget: dict[str, Any] = {"seconds": given.think} if searches(given.level) else {}
    others = [parlor.player(given.level, seat, **budget) for seat in range(table.players)]
    others[given.seat].check(table)
    forfeit = host(line, table, given.seat, others, given.seconds)
    if forfeit is not None:
        print(f"parlor: {words('lab-forfeited', number=given.seat, why=forfeit.told())}", file=sys.stderr)
    return 0 if forfeit is None else 1
