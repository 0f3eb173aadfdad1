"""The error that commands report."""

import parlor
from parlor.terminal.texts import spoken
from parlor.words.say import Reader, say


class CommandError(Exception):
    """Something that the user can fix; the message says how."""


def in_words(error: Exception) -> str:
    """What the engine answers to a wrong argument, in the language of the terminal."""
    return say(error.key, error.params, Reader(spoken())) if isinstance(error, parlor.BadArgument) else str(error)
