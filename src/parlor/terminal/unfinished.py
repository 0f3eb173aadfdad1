"""Games that were left unfinished: one of each kind is kept, and offered again."""

import contextlib
import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import parlor
from parlor.terminal import record_files
from parlor.terminal.errors import CommandError


@dataclass(frozen=True)
class Left:
    """A game that was left, who sat at the keyboard, and how well the others play."""

    table: parlor.Table
    people: list[int]
    level: parlor.Level


def folder() -> Path:
    """Where they are kept."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "parlor" / "unfinished"


def path_of(game: str) -> Path:
    """Where the unfinished game of a kind is kept."""
    return folder() / f"{game}.json"


def keep(table: parlor.Table, people: list[int], level: str) -> None:
    """Keeps a game that goes on, and forgets one that is over; if the disk is not writable, play goes on anyway."""
    if table.over:
        finish(table)
        return
    document = {"format": record_files.UNFINISHED, "record": table.record(), "people": people, "level": level}
    with contextlib.suppress(OSError, CommandError):
        folder().mkdir(parents=True, exist_ok=True)
        record_files.write(json.dumps(document, ensure_ascii=False), str(path_of(table.game.id)))


def finish(table: parlor.Table) -> None:
    """Keeps a game no longer that is over; another one of its kind stays."""
    known = left(table.game.id)
    if known is not None and known.table.seed == table.seed:
        with contextlib.suppress(OSError):
            path_of(table.game.id).unlink(missing_ok=True)


def left(game: str) -> Left | None:
    """The unfinished game of a kind; None if there is none that can still be played."""
    try:
        document = json.loads(path_of(game).read_bytes())
        table = record_files.read(str(path_of(game)))
    except (OSError, ValueError, CommandError):
        return None
    if table.over or table.game.id != game or not isinstance(document, dict):
        return None
    level = document.get("level")
    known = (*table.game.levels, *parlor.STRENGTHS)
    return Left(table, seats(document.get("people"), table.players), level if level in known else "casual")


def seats(found: Any, players: int) -> list[int]:
    """The seats at the keyboard; the first one if the file does not say."""
    whole = [seat for seat in found if isinstance(seat, int) and 0 <= seat < players] if isinstance(found, list) else []
    return sorted(set(whole)) or [0]


def all_left() -> list[Left]:
    """Every unfinished game, the latest first."""
    try:
        paths = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []
    return [found for path in paths if (found := left(path.stem)) is not None]
