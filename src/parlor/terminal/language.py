"""The language of whoever sits at the terminal."""

import os
from collections.abc import Mapping

from parlor.words.languages import LANGUAGES
from parlor.words.say import ENGLISH


def language(environment: Mapping[str, str] = os.environ) -> str:
    """The first language that the environment asks for (`LC_ALL`, `LC_MESSAGES`, `LANG`) and Parlor speaks; otherwise English."""
    wish = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    spoken = wish.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return spoken if spoken in LANGUAGES else ENGLISH
