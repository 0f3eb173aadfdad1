"""What the coach of a first hand takes from the leaflet: the aim, the numbered steps of a turn, and the tips."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import parlor
from parlor.core.lessons import Step
from parlor.leaflets.document import MARKDOWN, PARTS, Inline, Setter, closing, parts
from parlor.leaflets.source import BadLeaflet, Source, source_of
from parlor.pages import Lesson, lesson_of
from parlor.words.say import ENGLISH, Reader, say

HEADING = re.compile(r"^(?=##? )", re.MULTILINE)
LISTS = ("ordered_list_open", "bullet_list_open")


@cache
def lesson(id: str, language: str = ENGLISH) -> Lesson | None:
    """The lesson of a game: what its leaflet says, or what is among its words; None where it has neither."""
    source = source_of(id, language)
    if source is None:
        return lesson_of(id, language)
    return Lesson(aim(source), items(source, "turn", LISTS[:1]), items(source, "tips", LISTS))


def told(game: parlor.Game, step: Step, language: str = ENGLISH) -> str:
    """What the coach says at a step of the staged first hand: a line of the leaflet, with what this table agreed, or its own words."""
    source = source_of(game.id, language) if step.reads else None
    if source is None:
        return say(f"{game.id}-lesson-step-{step.name}", None, Reader(language))
    agreed = replace(source, options=game.staged.options if game.staged else {})
    part, _, number = step.reads.partition(" ")
    if part == "aim":
        return aim(agreed)
    steps = items(agreed, part, LISTS[:1])
    if not number.isdigit() or not 0 < int(number) <= len(steps):
        raise BadLeaflet(f"the lesson of {game.id} reads {step.reads!r}: the leaflet has {len(steps)} such steps")
    return steps[int(number) - 1]


def aim(source: Source) -> str:
    """The aim of a game."""
    setter = Setter(source)
    return " ".join(plain(setter.inline(token)) for token in MARKDOWN.parse(part_of(source, "aim"))[3:] if token.type == "inline")


def items(source: Source, part: str, kinds: tuple[str, ...]) -> list[str]:
    """The items of the lists in a part, through all its lists."""
    tokens, setter = MARKDOWN.parse(part_of(source, part)), Setter(source)
    return [
        " ".join(plain(setter.inline(token)) for token in tokens[start:stop] if token.type == "inline")
        for at, token in enumerate(tokens)
        if token.type in kinds and token.level == 0
        for start, stop in parts(tokens, at, closing(tokens, at), "list_item_open")
    ]


def part_of(source: Source, part: str) -> str:
    """The words of a part."""
    return HEADING.split(source.words)[1:][PARTS.index(part)]


def plain(text: list[Inline]) -> str:
    """A line in plain words."""
    return "".join(words(text))


def words(text: list[Inline]) -> Iterator[str]:
    """The words of a line, with cards and suits by their names."""
    for piece in text:
        if isinstance(piece, str):
            yield piece
        elif "name" in piece:
            yield piece["name"]
        else:
            yield from words(piece.get("strong") or piece["emphasis"])
