"""Writes the typed accessors of the page's words: words.table.yourTurn(what) for the message yourTurn of web/words/en/table.ftl.

A nested name is written with "_": toDo_play is words.table.toDo.play. The comment right above a message in the English file may tell more:

    # (name: string, seat: number)    the message takes arguments: its placeholders
    # table                           from here on, the group is looked up by keys that are not known before
    # table (card: string)            the same, and all its messages take these arguments
"""

import re
from dataclasses import dataclass
from typing import Any

SIGNATURE = re.compile(r"(table)?\s*(\(.*\))?")
ARGUMENT = re.compile(r"(\w+)\s*:")
PLAIN = re.compile(r"[a-zA-Z]\w*")
HEAD = """/** The words of the page, written by tools/words.py from web/words/en/*.ftl. Do not edit. */
import { fill, text } from "./fill";

"""


@dataclass(frozen=True)
class Said:
    """A message of the page: its name, and the comment above it."""

    name: str
    comment: list[str]

    def told(self) -> tuple[bool, str]:
        """Whether a table begins here, and the signature."""
        for line in self.comment:
            found = SIGNATURE.fullmatch(line.strip())
            if found is not None and line.strip():
                return found[1] is not None, found[2] or ""
        return False, ""


def accessors(sections: dict[str, list[Said]]) -> str:
    """The module with the accessors of all sections."""
    return (
        HEAD + "export const messages = {\n" + "".join([group(name, name, nested(name, sections[name]), 1) for name in sections]) + "};\n"
    )


def nested(section: str, messages: list[Said]) -> dict[str, Any]:
    """The messages of a section by the parts of their names; a table is marked by its signature under the empty name."""
    top: dict[str, Any] = {}
    for message in messages:
        *groups, last = message.name.split("_")
        within = top
        for part in groups:
            within = within.setdefault(part, {})
            if not isinstance(within, dict):
                raise SystemExit(f"{section}: {message.name}: {part} is a message already, not a group")
        if last in within:
            raise SystemExit(f"{section}: {message.name} is a group already, not a message")
        table, signature = message.told()
        if table:
            within[""] = signature
        within[last] = (message.name, within.get("") or signature)
    return top


def group(name: str, section: str, content: dict[str, Any], depth: int) -> str:
    """The lines of a group."""
    indent = "  " * depth
    lines = [
        group(part, section, held, depth + 1) if isinstance(held, dict) else f"{indent}  {quoted(part)}: {accessor(section, *held)},\n"
        for part, held in content.items()
        if part
    ]
    table = content.get("")
    kind = "" if table is None else f" as Record<string, {f'{table} => string' if table else 'string'}>"
    return f"{indent}{quoted(name)}: {{\n{''.join(lines)}{indent}}}{kind},\n"


def accessor(section: str, name: str, signature: str) -> str:
    """A text, or a function of the placeholders of a sentence."""
    if not signature:
        return f'text("{section}.{name}")'
    return f'{signature} => fill("{section}.{name}", {{ {", ".join(ARGUMENT.findall(signature))} }})'


def quoted(name: str) -> str:
    """A name as a key of an object."""
    return name if PLAIN.fullmatch(name) else f'"{name}"'
