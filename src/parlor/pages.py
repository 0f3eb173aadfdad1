"""What people read of a game: its part of a rules page, what that page says of all its games, and its first lesson."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from parlor.core.game import Game
from parlor.core.registry import find
from parlor.words.say import ENGLISH, Reader, say, sentence_of


class Missing(Exception):
    """This installation does not include the pages."""


HEADING = re.compile(r"^## .*\(`(?P<id>[a-z0-9-]+)`\)\s*$")


def folder() -> Path:
    """The folder of the pages: inside the installed package, or at the top of a checkout."""
    package = Path(__file__).parent
    found = next((place for place in (package / "rules", package.parents[1] / "rules") if place.is_dir()), None)
    if found is None:
        raise Missing("the rules pages are missing from this installation: install Parlor again")
    return found


def sections(page: str) -> list[tuple[str | None, str]]:
    """The parts of a page in order, each with the game it is about, or None if it applies to all."""
    found: list[tuple[str | None, list[str]]] = [(None, [])]
    for line in page.splitlines():
        if line.startswith("## "):
            heading = HEADING.match(line)
            found.append((heading["id"] if heading else None, []))
        found[-1][1].append(line)
    parts = [(game, "\n".join(lines).strip().removesuffix("---").strip()) for game, lines in found]
    return [(game, text) for game, text in parts if text]


@cache
def page_of(game: str) -> list[tuple[str | None, str]]:
    """The sections of the page that a game is on."""
    for path in sorted(folder().glob("*.md")):
        parts = sections(path.read_text(encoding="utf-8"))
        if any(about == game for about, _ in parts):
            return parts
    raise KeyError(game)


def rules_of(game: str, language: str = ENGLISH) -> str:
    """How to play a game, in Markdown: its section of our pages, or its own leaflet, in a language that it has."""
    found = find(game)
    if not found.page:
        return leaflet_of(found, language)
    return next(text for about, text in page_of(game) if about == game)


def common_of(game: str) -> str:
    """What the page of a game says about all its games: the book, the pack, and shared rules."""
    return "\n\n".join(text for about, text in page_of(game) if about is None) if find(game).page else ""


def leaflet_of(game: Game, language: str = ENGLISH) -> str:
    """The leaflet of a game from another package; if it has none, or the file is missing, what the shelf says about it.

    Beside `leaflet.en.md` there may be a `leaflet.de.md`, for readers of German.
    """
    leaflet = game.leaflet
    if is_path(leaflet):
        path = Path(leaflet)
        translated = path.with_name(path.name.replace(f".{ENGLISH}.md", f".{language}.md"))
        try:
            leaflet = (translated if translated.is_file() else path).read_text(encoding="utf-8")
        except OSError:
            leaflet = ""
    return leaflet.strip() or f"## {game.title}\n\n{game.summary}\n\nThe package {game.package} brings no leaflet for this game."


def is_path(leaflet: str) -> bool:
    """Whether a leaflet is given as the path of a file."""
    return leaflet.endswith(".md") and "\n" not in leaflet


@dataclass(frozen=True)
class Lesson:
    """The first lesson of a game: what wins, how a hand goes, and what a beginner overlooks, a sentence or two each."""

    aim: str
    hand: list[str]
    watch: list[str]


def lesson_of(game: str, language: str = "") -> Lesson | None:
    """The lesson among the words of a game; None where they have none."""
    reader = Reader(language)
    aim = f"{game}-lesson-aim"
    return Lesson(say(aim, None, reader), steps(game, "hand", reader), steps(game, "watch", reader)) if is_there(aim) else None


def steps(game: str, part: str, reader: Reader) -> list[str]:
    """The sentences of a part of a lesson, which are numbered from 1."""
    found: list[str] = []
    while is_there(key := f"{game}-lesson-{part}-{len(found) + 1}"):
        found.append(say(key, None, reader))
    return found


def declared(text: str, language: str, *keys: str) -> str:
    """What a game declares about itself in English, or the first of these keys that a language has."""
    for key in keys:
        found = sentence_of(key, language)
        if isinstance(found, str):
            return found
    return text


def is_there(key: str) -> bool:
    """Whether a key has a sentence, in English at least."""
    return sentence_of(key, ENGLISH) is not None
