"""A leaflet as data: headings, paragraphs, lists, tables and figures, with the cards in them as cards."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from parlor.leaflets.figures import figure
from parlor.leaflets.numbers import number
from parlor.leaflets.source import BadLeaflet, Source, source_of
from parlor.words.say import ENGLISH, Reader, say

# A text, or a card, a suit, or words that stand out.
Inline = str | dict[str, Any]
Block = dict[str, Any]

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table").disable(["code", "fence", "backticks", "image", "link", "autolink"])
FIGURE = re.compile(r"\[\[([a-z][a-z0-9-]*)\]\]")
PLACE = re.compile(r"\{([^{}]+)\}")
# The parts of every leaflet, in order: one heading each, whatever its words.
PARTS = ("aim", "need", "deal", "turn", "example", "mistake", "count", "end", "tips", "variants", "silent")
FOLDED = ("variants", "silent")


@cache
def leaflet(id: str, language: str = ENGLISH) -> dict[str, Any] | None:
    """The leaflet of a game as JSON can carry it: its parts in order, each with its blocks. None for a game without one."""
    source = source_of(id, language)
    if source is None:
        return None
    blocks = list(Setter(source).blocks(MARKDOWN.parse(source.words)))
    starts = [at for at, block in enumerate(blocks) if block["type"] == "heading" and block["level"] < 3]
    if len(starts) != len(PARTS) or starts[0] != 0:
        raise BadLeaflet(f"the leaflet of {id} in {source.language!r} has {len(starts)} parts: they are {', '.join(PARTS)}")
    ends = [*starts[1:], len(blocks)]
    parts = [
        {"id": part, "title": blocks[start]["text"], "folded": part in FOLDED, "blocks": blocks[start + 1 : end]}
        for part, start, end in zip(PARTS, starts, ends, strict=True)
    ]
    return {"game": id, "language": source.language, "parts": parts}


class Setter:
    """Sets the words of a leaflet."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.reader = Reader(source.language)
        self.cards = {card.code for card in source.game.cards}

    def blocks(self, tokens: Sequence[Token]) -> Iterator[Block]:
        """The blocks of a leaflet, in order."""
        at = 0
        while at < len(tokens):
            token = tokens[at]
            end = closing(tokens, at)
            inside = tokens[at + 1 : end]
            match token.type:
                case "heading_open":
                    yield {"type": "heading", "level": int(token.tag[1]), "text": self.inline(inside[0])}
                case "paragraph_open":
                    yield self.paragraph(inside[0])
                case "ordered_list_open" | "bullet_list_open":
                    items = [list(self.blocks(tokens[start + 1 : stop])) for start, stop in parts(tokens, at, end, "list_item_open")]
                    yield {"type": "list", "numbered": token.type == "ordered_list_open", "items": items}
                case "table_open":
                    rows = [
                        [self.inline(cell) for cell in tokens[start:stop] if cell.type == "inline"]
                        for start, stop in parts(tokens, at, end, "tr_open")
                    ]
                    yield {"type": "table", "head": rows[0], "rows": rows[1:]}
                case _:
                    raise BadLeaflet(f"the leaflet of {self.source.game.id} uses {token.type}, which no leaflet needs")
            at = end + 1

    def paragraph(self, token: Token) -> Block:
        """A paragraph, or the figure that stands in its place."""
        named = FIGURE.fullmatch(token.content.strip())
        if named:
            return {"type": "figure", **figure(self.source, named[1])}
        return {"type": "paragraph", "text": self.inline(token)}

    def inline(self, token: Token) -> list[Inline]:
        """A line of words, with its cards, suits and numbers."""
        found: list[Inline] = []
        stack: list[list[Inline]] = [found]
        for part in token.children or ():
            if part.type == "text":
                stack[-1].extend(self.places(part.content))
            elif part.type in ("softbreak", "hardbreak"):
                stack[-1].append(" ")
            elif part.nesting == 1:
                stack.append([])
            elif part.nesting == -1:
                inner = stack.pop()
                stack[-1].append({"strong" if part.type.startswith("strong") else "emphasis": inner})
            else:
                raise BadLeaflet(f"the leaflet of {self.source.game.id} has {part.type} in a line, which no leaflet needs")
        return found

    def places(self, text: str) -> Iterator[Inline]:
        """A text with its placeholders filled: cards, suits, and numbers that the engine knows."""
        at = 0
        for place in PLACE.finditer(text):
            if place.start() > at:
                yield text[at : place.start()]
            yield self.filled(place[1].strip())
            at = place.end()
        if at < len(text):
            yield text[at:]

    def filled(self, name: str) -> Inline:
        """What a placeholder stands for."""
        game = self.source.game
        if name in self.cards:
            return {"card": name, "name": say(f"card-{game.pack}-{name}", {}, self.reader)}
        if name in game.suits:
            key = next(key for key, known in game.names.items() if key.startswith(f"suit-{game.pack}-") and known == name)
            return {"suit": game.suits.index(name), "name": say(key, {}, self.reader)}
        return number(self.source, name)


def closing(tokens: Sequence[Token], at: int) -> int:
    """Where the block that opens at a token ends."""
    if tokens[at].nesting != 1:
        return at
    depth = 0
    for end in range(at, len(tokens)):
        depth += tokens[end].nesting
        if depth == 0:
            return end
    raise AssertionError("a block of Markdown is always closed")


def parts(tokens: Sequence[Token], at: int, end: int, kind: str) -> Iterator[tuple[int, int]]:
    """The parts of a kind right inside a block: items of a list, rows of a table."""
    inside = at + 1
    while inside < end:
        if tokens[inside].type == kind:
            stop = closing(tokens, inside)
            yield inside, stop
            inside = stop
        inside += 1
