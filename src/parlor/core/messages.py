"""Messages as data: a key of the message catalogs, and the values for the placeholders of its sentence.

They become words only at the edge (parlor.words). A placeholder takes a number; a text that needs no translation, such as a card code or a
move; a list of these; or, for a name that is translated, another message, as {"key": …, "params": …}.
"""

from typing import Final

from parlor.words.say import ENGLISH, Reader, say

Params = dict[str, object]

NO_PARAMS: Final[Params] = {}


class Message:
    """Something to say: the sentence, and the values for its placeholders."""

    def __init__(self, key: str, params: Params = NO_PARAMS) -> None:
        self.key: Final = key
        self.params: Final = params

    def inside(self) -> Params:
        """The message, for use in a placeholder of another one."""
        return {"key": self.key, "params": self.params}


class Refusal:
    """Why a move is not legal: the sentence, and the ruling it comes from (by default, the game's page as a whole)."""

    def __init__(self, key: str, params: Params = NO_PARAMS, ruling: str = "") -> None:
        self.key: Final = key
        self.params: Final = params
        self.ruling: Final = ruling


class BadArgument(ValueError):
    """An argument that Parlor cannot use. The message is English, for programmers; `key` and `params` put it into a reader's language."""

    def __init__(self, key: str, params: Params = NO_PARAMS) -> None:
        super().__init__(say(key, params, Reader(ENGLISH)))
        self.key = key
        self.params = params

    def __reduce__(self) -> tuple[type["BadArgument"], tuple[str, Params]]:
        return type(self), (self.key, self.params)


def named(key: str) -> Params:
    """A name that gets translated, for use in a placeholder."""
    return {"key": key}


def short(value: object) -> str:
    """A value the way a message quotes it: as Python writes it, shortened if it is long."""
    try:
        told = repr(value)
    except ValueError:
        return "a huge number"
    return told if len(told) <= 60 else told[:60] + "…"


def listed(words: list[str]) -> str:
    """The first words of a list."""
    return ", ".join([word[:20] for word in words[:12]]) + (", …" if len(words) > 12 else "")
