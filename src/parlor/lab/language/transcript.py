"""The transcript of one seat in one game: every question with its answer, a line each, kept as they come.

It is also a memory: a question that stands in it is not asked again, so that an interrupted game costs nothing twice.
"""

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

from parlor.lab.language.endpoint import Messages
from parlor.lab.rows import line, parsed

Exchange = dict[str, Any]
# A longer one is not read again.
LARGEST = 2**28


class Transcript:
    """A file of exchanges. The messages of a line are those after the rules, which stand in a line of their own."""

    def __init__(self, folder: Path, model: str, seed: int) -> None:
        self.path = folder / f"{re.sub(r'[^A-Za-z0-9._-]+', '-', model)[:60]}-{seed:012x}.jsonl"
        self._known: dict[str, Exchange] = {}
        self._told: set[str] = set()
        if self.path.is_file() and self.path.stat().st_size <= LARGEST:
            for row in map(parsed, self.path.read_text(encoding="utf-8", errors="replace").splitlines()):
                if row is not None and isinstance(row.get("request"), str) and isinstance(row.get("answer"), str):
                    self._known[row["request"]] = row
                elif row is not None and isinstance(row.get("rules"), str):
                    self._told.add(row["rules"])

    def known(self, model: str, messages: Messages) -> Exchange | None:
        """The exchange in which this was asked before."""
        return self._known.get(request(model, messages))

    def keep(self, model: str, messages: Messages, exchange: Exchange) -> None:
        """Adds an exchange."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        rules = messages[0]["content"]
        row = {"request": request(model, messages), "model": model, "messages": messages[1:], **exchange}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(("" if rules in self._told else line({"rules": rules})) + line(row))
        self._told.add(rules)
        self._known[row["request"]] = row


def request(model: str, messages: Messages) -> str:
    """What identifies a question."""
    return sha256(json.dumps([model, messages], ensure_ascii=False).encode()).hexdigest()
