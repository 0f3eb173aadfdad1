"""The commands of the lab, imported only when needed."""

import argparse
from importlib import import_module
from typing import TYPE_CHECKING, Any

from parlor.terminal.errors import CommandError, in_words
from parlor.terminal.record_files import reason
from parlor.terminal.texts import spoken, text

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]


def add_commands(commands: "Commands") -> None:
    """Adds `lab` and `engine`."""
    laboratory = import_module("parlor.lab.command")
    command = commands.add_parser("lab", help=text("help-lab"), description=text("help-lab-more"))
    laboratory.add_lab_commands(command.add_subparsers(dest="lab_command", metavar="COMMAND", title=text("help-commands"), required=True))
    command = commands.add_parser(
        "engine",
        help=text("help-engine"),
        description=text("help-engine-more"),
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
    import_module("parlor.lab.words").speak_in_the_lab(spoken())
    try:
        status: int = getattr(import_module("parlor.lab.command"), name)(given)
    except ValueError as error:
        raise CommandError(in_words(error)) from None
    except OSError as error:
        if error.filename is None:
            raise
        raise CommandError(text("cannot-write", file=error.filename, why=reason(error))) from None
    return status
