"""An endpoint that speaks `/chat/completions`: one question, one answer, with limits on time, size and patience."""

import email.utils
import http.client
import json
import socket
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from parlor.core.messages import short
from parlor.lab.language.settings import Settings
from parlor.lab.words import Trouble

Messages = list[dict[str, str]]

# The largest answer that is read, in bytes, and how much of its text is kept.
LARGEST = 2**20
LONGEST = 20_000
# How often a question is sent if the endpoint fails, the seconds before the second time, and the longest wait.
TRIES = 6
PAUSE = 1.0
WAIT = 120.0
# What a busy or broken endpoint answers; everything else is final.
BUSY = (408, 409, 425, 429)
OKAY = 200
BROKEN = 500


class NoAnswer(Trouble):
    """The endpoint gives no answers, and asking it again would not help now."""


class Unusable(Trouble):
    """The model has answered, but with nothing that could be a move."""


class Failed(Trouble):
    """This time there was no answer; the next time there may be."""

    def __init__(self, key: str, params: dict[str, object], after: float | None = None) -> None:
        super().__init__(key, params)
        self.after = after


@dataclass
class Answer:
    """What a model said, and what it cost."""

    text: str
    tokens_in: int
    tokens_out: int
    retries: int
    seconds: float


class Endpoint:
    """Asks a model. What the endpoint says never contains the key, even if it repeats it."""

    def __init__(self, settings: Settings, sleep: Callable[[float], None] = time.sleep) -> None:
        self.settings = settings
        self.sleep = sleep
        self.retries = 0

    def ask(self, messages: Messages) -> Answer:
        """The answer to a conversation. `Unusable` if it is none, `NoAnswer` if the endpoint gives none."""
        begin = time.monotonic()
        self.retries = 0
        while True:
            try:
                text, tokens_in, tokens_out = self._understood(self._sent(messages))
                return Answer(text, tokens_in, tokens_out, self.retries, round(time.monotonic() - begin, 3))
            except Failed as failed:
                self.retries += 1
                if self.retries >= TRIES:
                    why = {"key": failed.key, "params": failed.params}
                    raise NoAnswer("lab-llm-unreachable", {"tries": TRIES, "why": why}) from None
                after = PAUSE * 2.0 ** (self.retries - 1) if failed.after is None else failed.after
                if after > WAIT:
                    raise NoAnswer("lab-llm-wait", {"seconds": round(after), "most": round(WAIT)}) from None
                self.sleep(after)

    def _sent(self, messages: Messages) -> bytes:
        """Sends a question, and reads the body of what comes back."""
        asked: dict[str, Any] = {"model": self.settings.model, "messages": messages}
        if self.settings.tokens:
            asked["max_tokens"] = self.settings.tokens
        if self.settings.temperature is not None:
            asked["temperature"] = self.settings.temperature
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        if self.settings.key:
            headers["Authorization"] = f"Bearer {self.settings.key}"
        try:
            status, said, body = exchange(self.settings.url, json.dumps(asked).encode(), headers, self.settings.seconds)
        except TimeoutError:
            raise Failed("lab-llm-slow", {"seconds": self.settings.seconds}) from None
        except (OSError, http.client.HTTPException) as error:
            raise Failed("lab-llm-dropped", {"why": self._clean(short(error))}) from None
        if status == OKAY and len(body) > LARGEST:
            raise Unusable("lab-llm-huge", {"most": LARGEST})
        if status == OKAY:
            return body
        why = {"status": status, "why": self._clean(reason(body))}
        if status in BUSY or status >= BROKEN:
            raise Failed("lab-llm-status", why, waiting(said))
        raise NoAnswer("lab-llm-status", why)

    def _understood(self, body: bytes) -> tuple[str, int, int]:
        """The text of an answer, and its tokens."""
        try:
            document = json.loads(body)
        except (ValueError, RecursionError):
            raise Failed("lab-llm-garbled", {}) from None
        choices = document.get("choices") if isinstance(document, dict) else None
        if not isinstance(choices, list) or not choices or not isinstance(choices[0], dict):
            raise Failed("lab-llm-garbled", {})
        message = choices[0].get("message")
        text = message.get("content") if isinstance(message, dict) else None
        if not isinstance(text, str) or not text.strip():
            raise Unusable("lab-llm-empty")
        usage = document.get("usage")
        return self._clean(text)[-LONGEST:], count(usage, "prompt_tokens"), count(usage, "completion_tokens")

    def _clean(self, text: str) -> str:
        """A text without the key."""
        return text.replace(self.settings.key, "…") if self.settings.key else text


def exchange(url: str, body: bytes, headers: Mapping[str, str], seconds: float) -> tuple[int, Mapping[str, str], bytes]:
    """One request, whole within some seconds: status, headers, and no more than LARGEST + 1 bytes of the body. No redirect is followed."""
    parts = urlsplit(url)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=seconds)
    late = threading.Event()
    try:
        connection.connect()
        # A socket's own time limit begins anew with every byte.
        watch = threading.Timer(seconds, hang_up, (connection.sock, late))
        watch.daemon = True
        watch.start()
        try:
            asked = f"?{parts.query}" if parts.query else ""
            connection.request("POST", f"{parts.path}/chat/completions{asked}", body, dict(headers))
            response = connection.getresponse()
            read = bytearray()
            while len(read) <= LARGEST and (more := response.read1(65536)):
                read += more
        except (OSError, http.client.HTTPException):
            if late.is_set():
                raise TimeoutError from None
            raise
        finally:
            watch.cancel()
        if late.is_set():
            raise TimeoutError
        return response.status, {name.lower(): value for name, value in response.getheaders()}, bytes(read[: LARGEST + 1])
    finally:
        connection.close()


def hang_up(line: socket.socket, late: threading.Event) -> None:
    """Ends a conversation that takes too long."""
    late.set()
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def waiting(headers: Mapping[str, str]) -> float | None:
    """How long an endpoint asks to wait: a number of seconds, or a date."""
    said = headers.get("retry-after", "").strip()
    if said.isdecimal() and len(said) < 10:
        return float(said)
    try:
        return max(0.0, email.utils.parsedate_to_datetime(said).timestamp() - time.time())
    except (ValueError, TypeError, IndexError, OverflowError):
        return None


def reason(body: bytes) -> str:
    """Why an endpoint refuses, as far as it says so."""
    try:
        said = json.loads(body[:LARGEST])
    except (ValueError, RecursionError):
        return short(body[:200].decode(errors="replace"))
    error = said.get("error") if isinstance(said, dict) else None
    return short(error.get("message") if isinstance(error, dict) else error)


def count(usage: Any, name: str) -> int:
    """A number of tokens; 0 if it is not told."""
    told = usage.get(name) if isinstance(usage, dict) else None
    return told if type(told) is int and 0 <= told < 2**40 else 0
