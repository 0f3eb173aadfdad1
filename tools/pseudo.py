"""A language that nobody speaks, made from English, for tests: every text is ⟦áççéñţéð~~~⟧, a third longer, and its placeholders stay.

A text on the page without the brackets bypasses the catalogs; one with a bracket missing is cut off; a layout that breaks was too tight.
"""

from typing import Any

PSEUDO = "xx"
LETTERS = str.maketrans("aceinosuyACEINOSUYdgtlr", "áçéîñöšüýÁÇÉÎÑÖŠÜÝðĝţļŕ")
# What holds sentences together is no text of its own.
KEPT = ("names.join-", "names.number-", "join-", "number-")


def pseudo(messages: dict[str, Any]) -> dict[str, Any]:
    """A catalog in the language that nobody speaks."""
    return {key: sentence if key.startswith(KEPT) else told(sentence) for key, sentence in messages.items()}


def told(sentence: Any) -> Any:
    """A sentence between its brackets."""
    if not sentence:
        return sentence
    if isinstance(sentence, str):
        return f"⟦{longer(sentence)}⟧"
    return ["⟦", *accented(sentence), "⟧"]


def accented(parts: list[Any]) -> list[Any]:
    """The parts of a sentence, with accents on its texts and in its cases."""
    return [
        longer(part)
        if isinstance(part, str)
        else {**part, "cases": {case: accented(inside) for case, inside in part["cases"].items()}}
        if "cases" in part
        else part
        for part in parts
    ]


def longer(text: str) -> str:
    """A text with accents, each of its words a third longer."""
    return " ".join([f"{word.translate(LETTERS)}{'~' * (len(word) // 3)}" for word in text.split(" ")])
