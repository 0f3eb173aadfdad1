"""The languages that Parlor speaks, each by its code and its own name."""

from typing import Final

LANGUAGES: Final = {"en": "English", "de": "Deutsch"}
