"""The error that printing reports."""


class NotPrinted(Exception):
    """Something cannot be printed; the message says why, and what would help."""
