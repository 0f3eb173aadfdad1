"""Words for messages."""


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
