"""A leaflet as Markdown, for the terminal and the handbook: cards go by their names, and figures become lists and tables."""

from collections.abc import Iterator
from typing import Any

from parlor.leaflets.document import Block, Inline, leaflet
from parlor.pages import rules_of
from parlor.words.say import ENGLISH, Reader, say


def leaflet_as_markdown(id: str, language: str = ENGLISH) -> str | None:
    """The leaflet of a game; None for a game without one."""
    found = leaflet(id, language)
    if found is None:
        return None
    reader = Reader(found["language"])
    texts = [[f"{'##' if part['id'] != 'aim' else '#'} {line(part['title'])}", *set_part(part, reader)] for part in found["parts"]]
    return "\n\n".join(text for part in texts for text in part)


def leaflet_or_rules(game: str, language: str = ENGLISH) -> str:
    """What a newcomer reads about a game, in Markdown: its leaflet, or its rules if it has no leaflet of our kind."""
    return leaflet_as_markdown(game, language) or rules_of(game, language)


def set_part(part: dict[str, Any], reader: Reader) -> list[str]:
    """The paragraphs of a part."""
    return [text for block in part["blocks"] for text in markdown(block, reader)]


def markdown(block: Block, reader: Reader) -> Iterator[str]:
    """The paragraphs of a block."""
    match block["type"]:
        case "heading":
            yield f"{'#' * block['level']} {line(block['text'])}"
        case "paragraph":
            yield line(block["text"])
        case "list":
            marks = [f"{at}." if block["numbered"] else "-" for at in range(1, len(block["items"]) + 1)]
            items = [" ".join(text for inner in item for text in markdown(inner, reader)) for item in block["items"]]
            yield "\n".join(f"{mark} {item}" for mark, item in zip(marks, items, strict=True))
        case "table":
            yield table([line(cell) for cell in block["head"]], [[line(cell) for cell in row] for row in block["rows"]])
        case "figure":
            yield from figure(block, reader)


def line(parts: list[Inline]) -> str:
    """A line of words."""
    return "".join(part if isinstance(part, str) else marked(part) for part in parts)


def marked(part: dict[str, Any]) -> str:
    """A card, a suit, or words that stand out."""
    if "strong" in part:
        return f"**{line(part['strong'])}**"
    if "emphasis" in part:
        return f"*{line(part['emphasis'])}*"
    return str(part["name"])


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def figure(block: Block, reader: Reader) -> Iterator[str]:
    """A figure in words."""
    if block["kind"] == "map":
        return
    if block["kind"] == "states":
        yield table(block["head"], block["rows"])
        return
    if block["kind"] == "score":
        yield from score(block, reader)
        return
    yield "\n".join(f"- {place['label']}: {', '.join(cards(place['cards'], reader))}" for place in block["shown"])
    if block["kind"] == "example":
        yield "\n".join(f"{at}. {'. '.join(step['lines'])}." for at, step in enumerate(block["steps"], 1))
    if block["kind"] == "mistake":
        yield f"{block['tried']}. {say('leaflet-mistake', {'answer': block['answer']}, reader)}"


def cards(shown: list[dict[str, Any]], reader: Reader) -> list[str]:
    """The cards of a place by their names."""
    return [card["name"] if "name" in card else say("leaflet-face-down", {"number": card["down"]}, reader) for card in shown]


def score(block: Block, reader: Reader) -> Iterator[str]:
    """A score sheet, and how its last hand was counted."""
    rows = [[str(at), *map(signed, row)] for at, row in enumerate(block["rows"], 1)]
    head = [say("leaflet-hand", {}, reader), *block["names"]]
    yield table(head, [*rows, [f"**{say('leaflet-total', {}, reader)}**", *map(signed, block["totals"])]])
    if block["lines"]:
        told = [f"{each['name']}: {each['text']}: {signed(each['points'])}" if each["name"] else each["text"] for each in block["lines"]]
        yield f"{say('leaflet-last-hand', {'number': len(block['rows'])}, reader)}: {'; '.join(told)}."


def signed(points: int) -> str:
    """Points, with a minus sign that is one."""
    return f"−{-points}" if points < 0 else str(points)
