"""The commands of the lab, imported only when needed."""

import argparse
from importlib import import_module
from typing import TYPE_CHECKING, Any

from parlor.terminal.errors import CommandError

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]


def add_commands(commands: "Commands") -> None:
    """Adds `lab` and `engine`."""
    laboratory = import_module("parlor.lab.command")
    command = commands.add_parser("lab", help="tournaments and simulation", description="The laboratory: tournaments and simulation.")
    laboratory.add_lab_commands(command.add_subparsers(dest="lab_command", metavar="COMMAND", title="commands", required=True))
    command = commands.add_parser(
        "engine",
        help="the line protocol for outside programs",
        description="Speak JSON, a line a message, on standard input and output: be driven by an outside program, or give it a seat. "
        "The protocol is told in docs/protocol.md.",
    )
    laboratory.add_engine_flags(command)


def lab(given: argparse.Namespace) -> int:
    """Runs a command of the lab."""
    return asked("lab", given)


def engine(given: argparse.Namespace) -> int:
    """Runs the line protocol."""
    return asked("engine", given)


def asked(name: str, given: argparse.Namespace) -> int:
    """Runs a command."""
    try:
        status: int = getattr(import_module("parlor.lab.command"), name)(given)
    except ValueError as error:
        raise CommandError(str(error)) from None
    return status
