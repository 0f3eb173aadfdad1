"""The error that printing reports."""

from parlor.core.messages import BadArgument


class NotPrinted(BadArgument):
    """Something cannot be printed; the message says why, and what would help."""
