"""The commands of the house. It is an optional extra of the package, so its modules are imported only when needed."""

import argparse
import json
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from parlor.terminal.errors import CommandError
from parlor.terminal.record_files import contents

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]

# From this many lines on, fetching a log shows progress.
PATIENT = 5000


# Action of `parlor admin` -> its help, and its settings.
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
    """Adds `serve`, `admin`, `verify` and `mirror`."""
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
        description="Check the signature of a house record, derive its deals again from the house's secret and the players' contributions, "
        "and play it again move by move. With a mirror of the house's log, also see that the game stands there as it should.",
    )
    command.add_argument("file", metavar="FILE", help="a house record, as the web table hands it out when a game is over")
    command.add_argument("--mirror", metavar="FILE", help="a mirror of the house's log, which also tells its key: see 'parlor mirror'")
    command.add_argument("--json", action="store_true", help="as JSON, for programs; the exit status is the same")
    command = commands.add_parser(
        "mirror",
        help="mirror and check the public log of a house",
        description="Fetch what is new in the public log of a house, check it line by line, and see that what was mirrored before is "
        "unchanged. The exit status is 1 where the log does not hold.",
    )
    command.add_argument("url", metavar="URL", help="the address of the house")
    command.add_argument("--into", metavar="FILE", help="where the mirror is kept (usually in your data folder)")


def part(name: str) -> ModuleType:
    """A part of the house."""
    try:
        return import_module(f"parlor.server.{name}")
    except ModuleNotFoundError as missing:
        if missing.name is not None and missing.name.startswith("parlor"):
            raise
        raise CommandError(
            f"the house needs more packages ({missing.name} is missing): pip install 'parlor-games[house]'; 'parlor play' does without"
        ) from None


def serve(given: argparse.Namespace) -> None:
    """Runs the house for others."""
    command = part("command")
    try:
        command.serve(given)
    except command.CannotStart as error:
        raise CommandError(str(error)) from None


def at_home(browse: bool) -> None:
    """Runs the house on this machine."""
    command = part("command")
    try:
        command.at_home(browse)
    except command.CannotStart as error:
        raise CommandError(str(error)) from None


def admin(given: argparse.Namespace) -> int:
    """Runs a maintenance command of the house."""
    admin = part("admin")
    try:
        return int(admin.run(given))
    except admin.CannotBeDone as error:
        raise CommandError(str(error)) from None


def verify(given: argparse.Namespace) -> None:
    """Checks a house record."""
    fair, mirror = part("fair"), part("ledger_mirror")
    try:
        kept = mirror.load(Path(given.mirror)) if given.mirror is not None else None
        if given.mirror is not None and kept is None:
            raise CommandError(f"there is no mirror {given.mirror}: 'parlor mirror URL --into {given.mirror}' makes one")
        known = (kept.key, kept.entries) if kept is not None else (None, None)
        finding = fair.verify(contents(given.file), *known)
    except fair.Unreadable as error:
        raise CommandError(f"{given.file}: {error}") from None
    except mirror.NoMirror as error:
        raise CommandError(str(error)) from None
    if given.json:
        print(json.dumps({"fair": finding.fair, "checks": finding.checks}, indent=2, ensure_ascii=False))
    else:
        print(*finding.checks, *(["The deal was fair."] if finding.fair else []), sep="\n")
    if not finding.fair:
        raise CommandError(f"the deal of {given.file} is not proved to be fair")


def mirror(given: argparse.Namespace) -> int:
    """Mirrors the log of a house; returns 1 if the log is not intact."""
    mirroring, chain = part("ledger_mirror"), part("ledger_chain")
    try:
        url = mirroring.origin(given.url)
        name = url.partition("://")[2].replace(":", "-").replace("[", "").replace("]", "")
        path = Path(given.into) if given.into is not None else part("settings").data_folder() / "mirrors" / f"{name}.jsonl"
        kept, new = mirroring.update(url, path, fetched)
    except chain.Broken as broken:
        print(f"The log does not hold: {broken}.")
        return 1
    except (mirroring.NoMirror, mirroring.NoHouse) as error:
        raise CommandError(str(error)) from None
    counts, total = kept.tally.counts, len(kept.entries)
    print(f"The log of {url} has {total:,} {'line' if total == 1 else 'lines'}, {new:,} of them new.")
    print("Every line follows from the one before, and nothing that was mirrored before has changed.")
    print(f"The head is signed with the key {kept.key}.")
    print(
        f"The house has dealt {counts['dealt']:,} {'game' if counts['dealt'] == 1 else 'games'}: {counts['finished']:,} finished, "
        f"{counts['ended']:,} ended by their players, {kept.tally.unfinished:,} left unfinished so far."
    )
    print(f"The mirror is kept in {path}.")
    return 0


def fetched(done: int, total: int) -> None:
    """Shows the progress of a long fetch."""
    if total > PATIENT and (done % PATIENT == 0 or done == total):
        print(f"{done:,} of {total:,} lines checked", file=sys.stderr)
