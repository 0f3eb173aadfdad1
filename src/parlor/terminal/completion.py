"""Shell completion for commands, games, options and files."""

import argparse
import os
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import parlor
from parlor.terminal.errors import CommandError
from parlor.terminal.texts import text

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]

SHELLS = ("bash", "zsh", "fish")


def add_command(commands: "Commands") -> None:
    """Adds `completion`."""
    command = commands.add_parser(
        "completion",
        help=text("help-completion"),
        description=text("help-completion-more"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument("shell", choices=SHELLS, help=text("help-completion-shell"))


def answer(parser: argparse.ArgumentParser) -> None:
    """Answers a shell that asks for completions; otherwise does nothing."""
    if "_ARGCOMPLETE" in os.environ and find_spec("argcomplete") is not None:
        import_module("argcomplete").autocomplete(parser)


def tell(given: argparse.Namespace) -> None:
    """Prints the setup lines for a shell."""
    if find_spec("argcomplete") is None:
        raise CommandError(text("completion-needs"))
    sys.stdout.write(import_module("argcomplete").shellcode(["parlor"], shell=given.shell).strip() + "\n")


def games(prefix: str, **_: Any) -> dict[str, str]:
    """The games that a prefix may stand for, with their titles."""
    return {id: parlor.game(id).title for id in parlor.games() if id.startswith(prefix)}


def options(prefix: str, parsed_args: argparse.Namespace, **_: Any) -> list[str]:
    """NAME=VALUE for the options of the game typed earlier."""
    if parsed_args.game not in parlor.games():
        return []
    told = parlor.game(parsed_args.game).options.values()
    return [f"{option.name}={value}" for option in told for value in option.values]
