"""The user's preferences for the table, kept from one game to the next."""

import contextlib
import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

from parlor.terminal.screen.palette import LIGHTS
from parlor.terminal.screen.table_backend import PACES

ORDERS = ("suit", "number")


@dataclass(frozen=True)
class Preferences:
    """The light, the pace of the computer, the order of the hand."""

    light: str = "lamplight"
    pace: str = "brisk"
    order: str = "suit"


def kept() -> Path:
    """Where they are stored."""
    home = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(home) / "parlor" / "terminal.json"


def read_habits() -> Preferences:
    """The stored preferences; what cannot be read gets its default."""
    try:
        found = json.loads(kept().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return Preferences()
    if not isinstance(found, dict):
        return Preferences()
    usual = asdict(Preferences())
    allowed = {"light": list(LIGHTS), "pace": list(PACES), "order": list(ORDERS)}
    return Preferences(**{name: found[name] if found.get(name) in allowed[name] else value for name, value in usual.items()})


def write_habits(habits: Preferences) -> None:
    """Stores them; if the disk is not writable, play goes on anyway."""
    with contextlib.suppress(OSError):
        kept().parent.mkdir(parents=True, exist_ok=True)
        kept().write_text(json.dumps(asdict(habits)), encoding="utf-8")
