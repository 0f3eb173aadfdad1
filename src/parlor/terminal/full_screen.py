"""The way to the full-screen table. It is an optional extra of the package, so its modules are imported only when needed."""

import os
import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

import parlor
from parlor.terminal.errors import CommandError
from parlor.terminal.texts import text
from parlor.terminal.unfinished import Left

if TYPE_CHECKING:
    from parlor.terminal.screen.setup import Chosen


def obstacle() -> str | None:
    """What prevents the full screen here, if anything."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "dumb") == "dumb":
        return text("no-terminal")
    if find_spec("textual") is None:
        return text("no-textual")
    return None


def fall_back(why: str) -> None:
    """Says in one line why the plain version is used."""
    print(f"parlor: {text('plain-then', why=why)}", file=sys.stderr, flush=True)


def remember_lines() -> None:
    """Lets the arrow keys bring back earlier lines in plain mode, if the system supports that."""
    if sys.stdin.isatty() and find_spec("readline") is not None:
        import readline  # noqa: F401


def screen() -> ModuleType:
    """The full-screen table. It measures the window itself, because the size in the environment does not change with the window."""
    for name in ("COLUMNS", "LINES"):
        os.environ.pop(name, None)
    return import_module("parlor.terminal.screen.app")


def play(table: parlor.Table, people: list[int], computer: parlor.Player, keep: str | None) -> None:
    """Plays a game on the full screen."""
    screen().play(table, people, computer, keep)


def replay(table: parlor.Table) -> None:
    """Shows a recorded game on the full screen."""
    screen().replay(table)


def chosen() -> "Chosen | None":
    """Asks on the full screen which game to play, and how; None if the user backs out."""
    wish: Chosen | None = screen().choose_game()
    return wish


def goes_on(found: Left) -> bool | None:
    """Asks on the full screen whether a game that was left goes on; None if the user backs out."""
    answer: bool | None = screen().goes_on(found)
    return answer


def needs_house() -> None:
    """Checks for the optional packages needed to join a house."""
    missing = [name for name in ("httpx", "websockets") if find_spec(name) is None]
    if missing:
        raise CommandError(text("house-packages", names=", ".join(missing)))


def join(link: str, seat: int | None, name: str | None) -> None:
    """Joins a table of a house on the full screen."""
    needs_house()
    screen().join(link, seat, name)


def join_plain(link: str, seat: int | None, name: str | None, keep: str | None) -> None:
    """Joins a table of a house in plain lines."""
    needs_house()
    remember_lines()
    import_module("parlor.terminal.visit").join(link, seat, name, keep)
