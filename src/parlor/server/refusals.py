"""What the house says to people who cannot have what they ask for: a key of the message catalogs, and the values for its sentence.

The page puts it into its reader's language; English goes along for programs and the log.
"""

from typing import Any

import parlor
from parlor.server.http_messages import Refusal, Worded
from parlor.server.ws_messages import Trouble
from parlor.words.say import ENGLISH, Reader, say

IN_ENGLISH = Reader(ENGLISH)


def english(words: Worded) -> str:
    """A sentence in English."""
    return say(words.key, words.params, IN_ENGLISH)


def refusal(words: Worded) -> Refusal:
    """Why a request was refused, as the body of an answer."""
    return Refusal(english(words), words.key, words.params)


def trouble(words: Worded, table: str | None = None) -> Trouble:
    """What is wrong, as a message of the live channel."""
    return Trouble(english(words), words.key, words.params, table)


def nameless(language: str) -> str:
    """What a guest without a name is called."""
    return say("house-guest", None, Reader(language))


class Told(Exception):
    """An exception whose message is for people: a sentence of the message catalogs."""

    def __init__(self, key: str, /, **params: Any) -> None:
        self.words = Worded(key, params)
        super().__init__(english(self.words))


class Refused(Told):
    """A request that cannot be granted. If the rules of the game forbid it, `rule` names their page and the ruling."""

    rule: str | None = None


class TooMany(Refused):
    """A limit has been reached; the message says which one."""


class Forbidden(Refused):
    """Something that is not for this guest."""


class NotFound(Told):
    """The requested thing does not exist; the message says what."""


def by_the_engine(error: ValueError) -> Refused:
    """What the engine refuses: a move that the rules forbid, or something that no page asks for, told in English."""
    if isinstance(error, parlor.IllegalMove) and error.key:
        refused = Refused(error.key, **error.params)
        refused.rule = error.rule
        return refused
    return Refused("house-impossible", reason=str(error))
