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
from parlor.terminal.texts import text

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]

# From this many lines on, fetching a log shows progress.
PATIENT = 5000


# Action of `parlor admin` -> its settings.
ACTIONS: dict[str, tuple[str, ...]] = {
    "health": ("database",),
    "check": ("database",),
    "tidy": ("database", "keep_tables", "keep_unfinished", "keep_guests", "keep_people", "keep_reports", "keep_chats"),
    "backup": ("database",),
    "restore": ("database",),
    "operator": ("database", "origins"),
    "people": ("database",),
    "tables": ("database",),
    "circles": ("database",),
    "reports": ("database",),
    "block": ("database",),
    "unblock": ("database",),
    "reserve": ("database",),
    "release": ("database",),
}
# What an action is about: the argument, and whether it can be left out.
ABOUT: dict[str, tuple[str, bool]] = {
    "backup": ("file", False),
    "restore": ("file", False),
    "people": ("text", True),
    "block": ("person", False),
    "unblock": ("person", False),
    "reserve": ("name", False),
    "release": ("name", False),
}
LISTING = ("people", "tables", "circles", "reports")


def add_commands(commands: "Commands") -> None:
    """Adds `serve`, `admin`, `verify` and `mirror`."""
    command = commands.add_parser(
        "serve",
        help=text("help-serve"),
        description=text("help-serve-more"),
    )
    import_module("parlor.server.settings").add_flags(command)
    command = commands.add_parser(
        "admin",
        help=text("help-admin"),
        description=text("help-admin-more"),
    )
    actions = command.add_subparsers(dest="action", metavar="ACTION", title=text("help-actions"), required=True)
    for name, settings in ACTIONS.items():
        said = text(f"help-admin-{name}")
        action = actions.add_parser(name, help=said, description=text("help-admin-status", what=f"{said[0].upper()}{said[1:]}"))
        if name in ABOUT:
            about, optional = ABOUT[name]
            action.add_argument(about, metavar=about.upper(), nargs="?" if optional else None, help=text(f"help-admin-{name}-{about}"))
        if name in LISTING:
            action.add_argument("--json", action="store_true", help=text("help-admin-json"))
        import_module("parlor.server.settings").add_flags(action, settings)
    command = commands.add_parser(
        "verify",
        help=text("help-verify"),
        description=text("help-verify-more"),
    )
    command.add_argument("file", metavar="FILE", help=text("help-verify-file"))
    command.add_argument("--mirror", metavar="FILE", help=text("help-verify-mirror"))
    command.add_argument("--json", action="store_true", help=text("help-verify-json"))
    command = commands.add_parser(
        "mirror",
        help=text("help-mirror"),
        description=text("help-mirror-more"),
    )
    command.add_argument("url", metavar="URL", help=text("help-mirror-url"))
    command.add_argument("--into", metavar="FILE", help=text("help-mirror-into"))


def part(name: str) -> ModuleType:
    """A part of the house."""
    try:
        return import_module(f"parlor.server.{name}")
    except ModuleNotFoundError as missing:
        if missing.name is not None and missing.name.startswith("parlor"):
            raise
        raise CommandError(text("house-needs", name=missing.name)) from None


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
            raise CommandError(text("no-mirror", file=given.mirror))
        known = (kept.key, kept.entries) if kept is not None else (None, None)
        finding = fair.verify(contents(given.file), *known)
    except fair.Unreadable as error:
        raise CommandError(f"{given.file}: {error}") from None
    except mirror.NoMirror as error:
        raise CommandError(str(error)) from None
    if given.json:
        print(json.dumps({"fair": finding.fair, "checks": finding.checks}, indent=2, ensure_ascii=False))
    else:
        print(*finding.checks, *([text("fair")] if finding.fair else []), sep="\n")
    if not finding.fair:
        raise CommandError(text("not-fair", file=given.file))


def mirror(given: argparse.Namespace) -> int:
    """Mirrors the log of a house; returns 1 if the log is not intact."""
    mirroring, chain = part("ledger_mirror"), part("ledger_chain")
    try:
        url = mirroring.origin(given.url)
        name = url.partition("://")[2].replace(":", "-").replace("[", "").replace("]", "")
        path = Path(given.into) if given.into is not None else part("settings").data_folder() / "mirrors" / f"{name}.jsonl"
        kept, new = mirroring.update(url, path, fetched)
    except chain.Broken as broken:
        print(text("log-broken", why=broken))
        return 1
    except (mirroring.NoMirror, mirroring.NoHouse) as error:
        raise CommandError(str(error)) from None
    counts, total = kept.tally.counts, len(kept.entries)
    print(text("log-lines", url=url, total=total, lines=f"{total:,}", new=f"{new:,}"))
    print(text("log-follows"))
    print(text("log-key", key=kept.key))
    print(
        text(
            "log-games",
            dealt=counts["dealt"],
            games=f"{counts['dealt']:,}",
            finished=f"{counts['finished']:,}",
            ended=f"{counts['ended']:,}",
            unfinished=f"{kept.tally.unfinished:,}",
        )
    )
    print(text("log-kept", file=path))
    return 0


def fetched(done: int, total: int) -> None:
    """Shows the progress of a long fetch."""
    if total > PATIENT and (done % PATIENT == 0 or done == total):
        print(text("log-fetched", done=f"{done:,}", total=f"{total:,}"), file=sys.stderr)
