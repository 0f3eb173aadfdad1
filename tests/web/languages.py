"""The languages in which the page is looked at: English, German, and one that nobody speaks (tools/pseudo.py)."""

import importlib.util
import json
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
WORDS = ROOT / "web" / "src" / "words"
PSEUDO = "xx"


@cache
def words(kind: str, language: str) -> dict[str, Any]:
    """A catalog of the page: "page" or "catalogue"."""
    if language != PSEUDO:
        read: dict[str, Any] = json.loads((WORDS / f"{kind}.{language}.json").read_text(encoding="utf-8"))
        return read
    spec = importlib.util.spec_from_file_location("pseudo", ROOT / "tools" / "pseudo.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    made: dict[str, Any] = tool.pseudo(words(kind, "en"))
    return made


def text(key: str, language: str) -> str:
    """A text of the page, up to its first placeholder."""
    sentence = words("page", language)[key]
    return (
        sentence if isinstance(sentence, str) else "".join(sentence[: next(n for n, part in enumerate(sentence) if part is not str(part))])
    )


def brought(language: str) -> str:
    """The script that gives the page a language that is not built in."""
    return (
        f"globalThis.parlorWords = {json.dumps({'language': language, **{kind: words(kind, language) for kind in ('page', 'catalogue')}})};"
    )
