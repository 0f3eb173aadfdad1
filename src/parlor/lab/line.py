"""One end of the line protocol (docs/protocol.md): one JSON object per line, with limits on size and on silence."""

import json
import queue
import threading
from typing import IO, Any

from parlor.lab.words import Trouble

PROTOCOL = 1
LONGEST = 1_048_576


class Broken(Trouble):
    """The other side has disconnected, was silent too long, or does not follow the protocol; the message says which."""


class Garbled(Trouble):
    """A line that is not a message; the next one may be."""


class Line:
    """A conversation with another program. A thread listens, so that waiting can time out."""

    def __init__(self, heard: IO[bytes], said: IO[bytes]) -> None:
        self._heard = heard
        self._said = said
        self._lines: queue.Queue[bytes | None] = queue.Queue(maxsize=64)
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        try:
            while line := self._heard.readline(LONGEST + 1):
                self._lines.put(line)
                if len(line) > LONGEST:
                    break
        except (OSError, ValueError):
            pass
        self._lines.put(None)

    def say(self, message: dict[str, Any]) -> None:
        """Sends a message; `Broken` if nobody reads it anymore."""
        try:
            self._said.write(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
            self._said.flush()
        except (OSError, ValueError):
            raise Broken("lab-deaf") from None

    def hear(self, seconds: float | None = None) -> dict[str, Any]:
        """The next message, or `Garbled`; `Broken` after too many seconds of silence, and at the end."""
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise Broken("lab-silent", {"seconds": round(seconds or 0.0, 1)}) from None
        if line is None:
            self._lines.put(None)
            raise Broken("lab-ended")
        if len(line) > LONGEST:
            raise Broken("lab-long-line", {"most": LONGEST})
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            raise Garbled("lab-garbled") from None
        if not isinstance(message, dict):
            raise Garbled("lab-garbled")
        return message
