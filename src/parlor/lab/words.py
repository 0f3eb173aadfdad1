"""What the lab tells the person who started it, in their language. Files and programs get English."""

from parlor.core.messages import NO_PARAMS, Params
from parlor.words.say import ENGLISH, Reader, say

_reader = [Reader(ENGLISH)]


def speak_in_the_lab(language: str) -> None:
    """Chooses the language of the lab."""
    _reader[0] = Reader(language)


def language() -> str:
    """The language of the lab."""
    return _reader[0].language


def words(key: str, **given: object) -> str:
    """A sentence of the lab."""
    return say(key, given, _reader[0])


def number(value: float, places: int) -> str:
    """A number with so many decimal places."""
    return f"{value:.{places}f}".replace(".", words("number-point"))


class Trouble(Exception):
    """Something that went wrong and is told to people; as text it is English."""

    def __init__(self, key: str, params: Params = NO_PARAMS) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __str__(self) -> str:
        return say(self.key, self.params, Reader(ENGLISH))

    def told(self) -> str:
        """What went wrong, in the language of the lab."""
        return words(self.key, **self.params)
