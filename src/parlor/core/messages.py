"""What is said, as data: a key of the message catalogues and what goes into the places of its sentence.

Words are made of it at the edge (parlor.words). What may stand in a place: a number, a text that needs no translation such as a card
code or a move, a list of such, or another message, as {"key": …, "params": …}, for a name that every language has its own word for.
"""

from typing import Final

Params = dict[str, object]

NO_PARAMS: Final[Params] = {}


class Message:
    """Something to be said: the sentence, and what goes into its places."""

    def __init__(self, key: str, params: Params = NO_PARAMS) -> None:
        self.key: Final = key
        self.params: Final = params


class Refusal:
    """Why a move is not legal: the sentence, and the ruling of the game's page that it comes from (the page as a whole unless told)."""

    def __init__(self, key: str, params: Params = NO_PARAMS, ruling: str = "") -> None:
        self.key: Final = key
        self.params: Final = params
        self.ruling: Final = ruling


def named(key: str) -> Params:
    """A name that every language has its own word for, to stand in a place of a message."""
    return {"key": key}


def short(value: object) -> str:
    """A value as a message quotes it: as Python writes it, cut where it is long."""
    try:
        told = repr(value)
    except ValueError:
        return "a huge number"
    return told if len(told) <= 60 else told[:60] + "…"


def listed(words: list[str]) -> str:
    """The first words of a list."""
    return ", ".join([word[:20] for word in words[:12]]) + (", …" if len(words) > 12 else "")
