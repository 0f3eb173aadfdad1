"""How somebody likes the table: kept from one game to the next."""

import contextlib
import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

from parlor.terminal.screen.company import PACES
from parlor.terminal.screen.palette import LIGHTS

ORDERS = ("suit", "number")


@dataclass(frozen=True)
class Habits:
    """The light, the pace of the computer, the order of the hand."""

    light: str = "lamplight"
    pace: str = "brisk"
    order: str = "suit"


def kept() -> Path:
    """Where they are kept."""
    home = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(home) / "parlor" / "terminal.json"


def read_habits() -> Habits:
    """The habits that were kept; what cannot be read is as it usually is."""
    try:
        found = json.loads(kept().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return Habits()
    if not isinstance(found, dict):
        return Habits()
    usual = asdict(Habits())
    allowed = {"light": list(LIGHTS), "pace": list(PACES), "order": list(ORDERS)}
    return Habits(**{name: found[name] if found.get(name) in allowed[name] else value for name, value in usual.items()})


def write_habits(habits: Habits) -> None:
    """Keeps them; a disk that cannot be written is no reason not to play."""
    with contextlib.suppress(OSError):
        kept().parent.mkdir(parents=True, exist_ok=True)
        kept().write_text(json.dumps(asdict(habits)), encoding="utf-8")
