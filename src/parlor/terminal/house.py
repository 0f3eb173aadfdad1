"""The commands of the house. It is an extra of the package, so its modules are looked for when they are asked for."""

import argparse
import json
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from parlor.terminal.store import contents
from parlor.terminal.trouble import Trouble

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]


def add_commands(commands: "Commands") -> None:
    """Adds `serve` and `verify`."""
    command = commands.add_parser(
        "serve",
        help="run the house for others",
        description="Run the house for others. Every setting is a flag and an environment variable; the flag counts.",
    )
    import_module("parlor.server.settings").add_flags(command)
    command = commands.add_parser(
        "verify",
        help="check that the deal of a recorded game was fair",
        description="Derive the deals of a house record again, from the house's secret and the players' contributions, and compare them.",
    )
    command.add_argument("file", metavar="FILE", help="a house record, as the web table hands it out when a game is over")
    command.add_argument("--json", action="store_true", help="as JSON, for programs; the exit status is the same")


def starting() -> ModuleType:
    """The part of the house that starts it."""
    try:
        return import_module("parlor.server.command")
    except ModuleNotFoundError as missing:
        if missing.name is not None and missing.name.startswith("parlor"):
            raise
        raise Trouble(
            f"the house needs more packages ({missing.name} is missing): pip install 'parlor[house]'; 'parlor play' does without"
        ) from None


def serve(given: argparse.Namespace) -> None:
    """Runs the house for others."""
    command = starting()
    try:
        command.serve(given)
    except command.CannotStart as error:
        raise Trouble(str(error)) from None


def at_home(browse: bool) -> None:
    """Opens the house on this machine."""
    command = starting()
    try:
        command.at_home(browse)
    except command.CannotStart as error:
        raise Trouble(str(error)) from None


def verify(given: argparse.Namespace) -> None:
    """Checks a house record."""
    fair = import_module("parlor.server.fair")
    try:
        finding = fair.verify(contents(given.file))
    except fair.Unreadable as error:
        raise Trouble(f"{given.file}: {error}") from None
    if given.json:
        print(json.dumps({"fair": finding.fair, "checks": finding.checks}, indent=2, ensure_ascii=False))
    else:
        print(*finding.checks, *(["The deal was fair."] if finding.fair else []), sep="\n")
    if not finding.fair:
        raise Trouble(f"the deal of {given.file} is not proved to be fair")
