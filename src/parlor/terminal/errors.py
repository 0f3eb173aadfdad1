"""What a command says instead of doing its work."""


class CommandError(Exception):
    """Something that the person at the keyboard can put right; the message says how."""
