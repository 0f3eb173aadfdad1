"""The error that commands report."""


class CommandError(Exception):
    """Something that the user can fix; the message says how."""
