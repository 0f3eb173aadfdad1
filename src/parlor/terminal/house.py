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


# Action of `parlor admin` -> what it does, and the settings that it takes.
ACTIONS: dict[str, tuple[str, tuple[str, ...]]] = {
    "health": (
        "tell whether the house is well, and what ails it; where none is running, whether its database is sound (exit status 1: not well)",
        ("database",),
    ),
    "check": (
        "read every journal, check its seals and replay its game; name the tables that are damaged (exit status 1: some are)",
        ("database",),
    ),
    "tidy": (
        "clear away what has had its time, as the house itself does every hour",
        ("database", "keep_tables", "keep_unfinished", "keep_guests"),
    ),
    "backup": ("copy the database into a new file that only you can read", ("database",)),
}


def add_commands(commands: "Commands") -> None:
    """Adds `serve`, `admin` and `verify`."""
    command = commands.add_parser(
        "serve",
        help="run the house for others",
        description="Run the house for others. Every setting is a flag and an environment variable; the flag counts.",
    )
    import_module("parlor.server.settings").add_flags(command)
    command = commands.add_parser(
        "admin",
        help="look after the house: health, check, tidy, backup",
        description="Look after the house. Every action works on the database itself, while the house is running or not.",
    )
    actions = command.add_subparsers(dest="action", metavar="ACTION", title="actions", required=True)
    for name, (said, settings) in ACTIONS.items():
        action = actions.add_parser(
            name, help=said, description=f"{said[0].upper()}{said[1:]}. The exit status is 1 where all is not well."
        )
        if name == "backup":
            action.add_argument("file", metavar="FILE", help="where the copy goes; it must not be there yet")
        import_module("parlor.server.settings").add_flags(action, settings)
    command = commands.add_parser(
        "verify",
        help="check that the deal of a recorded game was fair",
        description="Derive the deals of a house record again, from the house's secret and the players' contributions, and compare them.",
    )
    command.add_argument("file", metavar="FILE", help="a house record, as the web table hands it out when a game is over")
    command.add_argument("--json", action="store_true", help="as JSON, for programs; the exit status is the same")


def part(name: str) -> ModuleType:
    """A part of the house."""
    try:
        return import_module(f"parlor.server.{name}")
    except ModuleNotFoundError as missing:
        if missing.name is not None and missing.name.startswith("parlor"):
            raise
        raise Trouble(
            f"the house needs more packages ({missing.name} is missing): pip install 'parlor[house]'; 'parlor play' does without"
        ) from None


def serve(given: argparse.Namespace) -> None:
    """Runs the house for others."""
    command = part("command")
    try:
        command.serve(given)
    except command.CannotStart as error:
        raise Trouble(str(error)) from None


def at_home(browse: bool) -> None:
    """Opens the house on this machine."""
    command = part("command")
    try:
        command.at_home(browse)
    except command.CannotStart as error:
        raise Trouble(str(error)) from None


def admin(given: argparse.Namespace) -> int:
    """Looks after the house."""
    admin = part("admin")
    try:
        return int(admin.run(given))
    except admin.CannotBeDone as error:
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
