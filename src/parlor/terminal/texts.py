"""The terminal's own words, in the language of whoever sits at it.

They come from the files in words/, which tools/words.py compiles into catalogue_en.py and so on.
"""

from importlib import import_module
from typing import Any

from parlor.terminal.catalogue_en import CATALOGUE
from parlor.words.say import ENGLISH, Reader, filled

_read: dict[str, dict[str, Any]] = {ENGLISH: CATALOGUE}
_reader = [Reader(ENGLISH)]


def speak_at_terminal(language: str) -> None:
    """Chooses the language of the terminal."""
    if language not in _read:
        _read[language] = import_module(f"parlor.terminal.catalogue_{language}").CATALOGUE
    _reader[0] = Reader(language)


def spoken() -> str:
    """The language of the terminal."""
    return _reader[0].language


def text(key: str, /, **given: Any) -> str:
    """A text of the terminal with its placeholders filled."""
    sentence = _read[spoken()][key]
    return sentence if isinstance(sentence, str) else filled(sentence, given, _reader[0], True)


def own_text(key: str, /, **given: Any) -> str:
    """A text that only this language has, because its English stands elsewhere; empty if it has none."""
    return text(key, **given) if key in _read[spoken()] else ""


def known_text(key: str) -> bool:
    """Whether there is such a text."""
    return key in CATALOGUE
