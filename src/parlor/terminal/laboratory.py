"""The commands of the laboratory, looked for when they are asked for."""

import argparse
from importlib import import_module
from typing import TYPE_CHECKING, Any

from parlor.terminal.trouble import Trouble

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]


def add_commands(commands: "Commands") -> None:
    """Adds `engine`."""
    command = commands.add_parser(
        "engine",
        help="the line protocol for outside programs",
        description="Speak JSON, a line a message, on standard input and output: be driven by an outside program, or give it a seat. "
        "The protocol is told in docs/protocol.md.",
    )
    import_module("parlor.lab.command").add_engine_flags(command)


def engine(given: argparse.Namespace) -> int:
    """Speaks the line protocol."""
    try:
        status: int = import_module("parlor.lab.command").engine(given)
    except ValueError as error:
        raise Trouble(str(error)) from None
    return status
