"""Records on disk."""

import json
import os
from pathlib import Path
from typing import Any

import parlor
from parlor.terminal.errors import CommandError, in_words
from parlor.terminal.texts import text

HOUSE = "parlor-house-record"
UNFINISHED = "parlor-unfinished"


def read(name: str) -> parlor.Table:
    """The table from a record on disk, which may be the record of a game or of a house."""
    try:
        return parlor.replay(unwrapped(contents(name)))
    except parlor.BadRecord as error:
        raise CommandError(f"{name}: {in_words(error)}") from None


def unwrapped(written: bytes) -> Any:
    """The record inside a house record or a game that was left; anything else unchanged."""
    try:
        document = json.loads(written)
    except (ValueError, RecursionError):
        return written
    return document.get("record") if isinstance(document, dict) and document.get("format") in (HOUSE, UNFINISHED) else written


def contents(name: str) -> bytes:
    """The contents of a file."""
    try:
        return Path(name).read_bytes()
    except (OSError, ValueError) as error:
        raise CommandError(text("cannot-read", file=name, why=reason(error))) from None


def save(table: parlor.Table, name: str) -> None:
    """Writes the record of a game."""
    write(json.dumps(table.record(), ensure_ascii=False), name)


def write(record: str, name: str) -> None:
    """Writes a record completely or not at all; overwrites an older record, but nothing else."""
    path = Path(name).expanduser()
    beside = path.with_name(path.name + ".part")
    try:
        if path.exists() and not is_record(path):
            raise CommandError(text("no-record", file=name))
        beside.write_text(record + "\n", encoding="utf-8")
        os.replace(beside, path)
    except (OSError, ValueError) as error:
        raise CommandError(text("cannot-write", file=name, why=reason(error))) from None


def is_record(path: Path) -> bool:
    """Whether a file may be overwritten."""
    try:
        document = json.loads(path.read_bytes())
    except ValueError:
        return False
    return isinstance(document, dict) and document.get("format") in ("parlor-record", HOUSE, UNFINISHED)


def reason(error: Exception) -> str:
    """What went wrong with a file, in the system's own words."""
    told = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return told[:1].lower() + told[1:]
