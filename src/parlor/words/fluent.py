"""Reads the sentences of a game from another package, from its .ftl file, without a library.

The file is Fluent (projectfluent.org), limited to what our own catalogs use: messages and the attribute `.you`, each on its own lines;
placeholders { $seat }; { LIST($cards, type: "or") }; choices { $number -> [one] … *[other] … }; and quoted texts { "…" }.
"""

import re
from typing import Any

from parlor.words.say import Catalogue, Sentence

HEAD = re.compile(r"(-?[a-zA-Z][\w-]*|\s+\.[a-z]+)\s*=\s*(.*)")
PLACE = re.compile(r"\$([a-zA-Z][\w-]*)")
LIST = re.compile(r"LIST\(\s*\$([a-zA-Z][\w-]*)\s*,\s*type:\s*\"(\w+)\"\s*\)")
QUOTED = re.compile(r'"[^"]*"')
CASE = re.compile(r"(\*?)\[\s*([\w-]+)\s*\]")


def read_words(text: str) -> Catalogue:
    """The sentences of a .ftl file, by key. Raises ValueError with the line that cannot be read."""
    found: dict[str, str] = {}
    key = name = ""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        head = HEAD.fullmatch(line)
        if head is not None:
            said = head[1].strip()
            if said.startswith("."):
                key = name + said
            else:
                key = name = said
            if key in found or not name:
                raise ValueError(f"line {number}: {key!r} stands in two places, or before any message")
            found[key] = head[2]
        elif key and (line[0].isspace() or line[0] == "}"):
            found[key] = f"{found[key]}\n{line.strip()}".strip("\n")
        else:
            raise ValueError(f"line {number}: {line.strip()[:40]!r} is neither 'key = sentence' nor the rest of one, set in from the left")
    return {key: sentence(found[key], key) for key in found}


def sentence(text: str, key: str) -> Sentence:
    """A sentence: a text, or a list of texts and placeholders."""
    parts: list[Any] = []
    at = 0
    while at < len(text):
        start = text.find("{", at)
        plain = text[at:] if start < 0 else text[at:start]
        if plain:
            add(parts, plain)
        if start < 0:
            break
        end = closing(text, start, key)
        add(parts, place(text[start + 1 : end].strip(), key))
        at = end + 1
    if not parts:
        return ""
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def add(parts: list[Any], part: Any) -> None:
    """Adds a part, merged with the one before if both are text."""
    if isinstance(part, str) and parts and isinstance(parts[-1], str):
        parts[-1] += part
    else:
        parts.append(part)


def closing(text: str, start: int, key: str) -> int:
    """The position of the brace that closes the one at a given position."""
    depth = 0
    quoted = False
    for at in range(start, len(text)):
        if text[at] == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif text[at] == "{":
            depth += 1
        elif text[at] == "}":
            depth -= 1
            if depth == 0:
                return at
    raise ValueError(f"{key}: a brace is opened and never closed")


def place(inside: str, key: str) -> Any:
    """What is between the braces, as a placeholder."""
    if len(inside) > 1 and inside[0] == '"' and inside[-1] == '"':
        return inside[1:-1]
    whole = PLACE.fullmatch(inside)
    if whole is not None:
        return {"place": whole[1]}
    listed = LIST.fullmatch(inside)
    if listed is not None:
        return {"place": listed[1], "list": listed[2]}
    selector, arrow, rest = inside.partition("->")
    chosen = PLACE.fullmatch(selector.strip())
    if not arrow or chosen is None:
        raise ValueError(f"{key}: {{ {inside[:40]} }} is a part of Fluent that the catalogues do without")
    cases: dict[str, Any] = {}
    default = ""
    braces = QUOTED.sub(lambda quoted: "-" * len(quoted[0]), rest)
    heads = [head for head in CASE.finditer(rest) if braces.count("{", 0, head.start()) == braces.count("}", 0, head.start())]
    for k in range(len(heads)):
        head = heads[k]
        end = heads[k + 1].start() if k + 1 < len(heads) else len(rest)
        said = sentence(rest[head.end() : end].strip(), key)
        cases[head[2]] = [said] if isinstance(said, str) else said
        if head[1]:
            default = head[2]
    if not default:
        raise ValueError(f"{key}: a choice needs a case for all others, such as *[other]")
    cases.setdefault("other", cases[default])
    return {"place": chosen[1], "cases": cases}
