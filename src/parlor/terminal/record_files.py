"""Records on disk."""

import json
import os
from pathlib import Path
from typing import Any

import parlor
from parlor.terminal.errors import CommandError

HOUSE = "parlor-house-record"


def read(name: str) -> parlor.Table:
    """The table that a record on disk leads to, be it the record of a game or that of a house."""
    try:
        return parlor.replay(unwrapped(contents(name)))
    except parlor.BadRecord as error:
        raise CommandError(f"{name}: {error}") from None


def unwrapped(text: bytes) -> Any:
    """The record inside a house record; anything else as it is."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return document.get("record") if isinstance(document, dict) and document.get("format") == HOUSE else text


def contents(name: str) -> bytes:
    """What a file holds."""
    try:
        return Path(name).read_bytes()
    except (OSError, ValueError) as error:
        raise CommandError(f"cannot read {name}: {reason(error)}") from None


def save(table: parlor.Table, name: str) -> None:
    """Writes the record of a game."""
    write(json.dumps(table.record(), ensure_ascii=False), name)


def write(record: str, name: str) -> None:
    """Writes a record, whole or not at all; over an older record, but over nothing else."""
    path = Path(name).expanduser()
    beside = path.with_name(path.name + ".part")
    try:
        if path.exists() and not is_record(path):
            raise CommandError(f"{name} exists and is not a Parlor record: choose another name")
        beside.write_text(record + "\n", encoding="utf-8")
        os.replace(beside, path)
    except (OSError, ValueError) as error:
        raise CommandError(f"cannot write {name}: {reason(error)}") from None


def is_record(path: Path) -> bool:
    """Whether a file is one that may be written over."""
    try:
        document = json.loads(path.read_bytes())
    except ValueError:
        return False
    return isinstance(document, dict) and document.get("format") in ("parlor-record", HOUSE)


def reason(error: Exception) -> str:
    """What went wrong with a file, in the system's own words."""
    told = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return told[:1].lower() + told[1:]
