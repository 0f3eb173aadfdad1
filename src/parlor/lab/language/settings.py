"""Who is asked, where and how: `llm:MODEL?rules=page&tokens=500`, and the environment for what concerns nobody else.

| environment | meaning |
| --- | --- |
| `PARLOR_LLM_URL` | the base of the endpoint, such as https://host/v1; `/chat/completions` is added |
| `PARLOR_LLM_KEY` | the key, if it wants one: sent as a bearer token, and written nowhere |
| `PARLOR_LLM_TRANSCRIPTS` | the folder of the transcripts (default: llm-transcripts) |
"""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from parlor.core.messages import BadArgument, short

URL = "PARLOR_LLM_URL"
KEY = "PARLOR_LLM_KEY"
TRANSCRIPTS = "PARLOR_LLM_TRANSCRIPTS"
RULES = ("leaflet", "page")


@dataclass(frozen=True)
class Settings:
    """All that determines how a model is asked. The key is not shown where settings are."""

    model: str
    url: str
    key: str = field(default="", repr=False)
    transcripts: Path = Path("llm-transcripts")
    # The leaflet that people learn the game from, or the referee's page.
    rules: str = "leaflet"
    # Answers to one question before a random move is made.
    answers: int = 3
    # Seconds for one answer, and its tokens at the most; 0 leaves these to the endpoint.
    seconds: float = 120.0
    tokens: int = 2000
    temperature: float | None = None


def settings_of(written: str, environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of a player as typed after `llm:`."""
    model, _, said = written.partition("?")
    if not model.strip():
        raise BadArgument("lab-llm-model")
    try:
        given = dict(parse_qsl(said, keep_blank_values=True, strict_parsing=bool(said), max_num_fields=16))
    except ValueError:
        raise BadArgument("lab-llm-options", {"given": short(said), "names": [*READ, "url"]}) from None
    unknown = [name for name in given if name not in READ and name != "url"]
    if unknown:
        raise BadArgument("lab-llm-options", {"given": short(unknown[0]), "names": [*READ, "url"]})
    read: dict[str, Any] = {}
    for name, reading in READ.items():
        if name in given:
            try:
                read[name] = reading(given[name])
            except ValueError:
                raise BadArgument("lab-llm-value", {"name": name, "given": short(given[name])}) from None
    key = environment.get(KEY, "").strip()
    if not key.isprintable() or not key.isascii():
        raise BadArgument("lab-llm-key", {"variable": KEY})
    folder = Path(environment.get(TRANSCRIPTS) or "llm-transcripts")
    return Settings(model, address(given.get("url") or environment.get(URL, "")), key, folder, **read)


def address(url: str) -> str:
    """The address of an endpoint, without a slash at its end."""
    try:
        parts = urlsplit(url)
        right = (
            parts.scheme in ("http", "https") and bool(parts.hostname) and parts.username is None and (parts.port is None or parts.port > 0)
        )
    except ValueError:
        right = False
    if not right:
        raise BadArgument("lab-llm-url", {"given": short(url), "variable": URL})
    return url.rstrip("/")


def among(*right: str) -> Callable[[str], str]:
    """Reads one of some words."""

    def read(text: str) -> str:
        if text not in right:
            raise ValueError(text)
        return text

    return read


def between(least: float, most: float) -> Callable[[str], float]:
    """Reads a number within bounds."""

    def read(text: str) -> float:
        if not least <= (value := float(text)) <= most:
            raise ValueError(text)
        return value

    return read


def whole(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def read(text: str) -> int:
        if not least <= (value := int(text)) <= most:
            raise ValueError(text)
        return value

    return read


READ: dict[str, Callable[[str], Any]] = {
    "rules": among(*RULES),
    "answers": whole(1, 20),
    "seconds": between(0.1, 3600.0),
    "tokens": whole(0, 1_000_000),
    "temperature": between(0.0, 2.0),
}
