"""The rules pages of the package: which part tells of a game, and what a page says of all its games."""

import re
from functools import cache
from pathlib import Path

from parlor.core.game import Game
from parlor.core.registry import find


class Missing(Exception):
    """The pages were left out of this installation."""


HEADING = re.compile(r"^## .*\(`(?P<id>[a-z0-9-]+)`\)\s*$")


def folder() -> Path:
    """Where the pages lie: inside the installed package, or at the top of a checkout."""
    package = Path(__file__).parent
    found = next((place for place in (package / "rules", package.parents[1] / "rules") if place.is_dir()), None)
    if found is None:
        raise Missing("the rules pages are missing from this installation: install Parlor again")
    return found


def sections(page: str) -> list[tuple[str | None, str]]:
    """The parts of a page in order: for each the game that it is about, or None for what holds in all."""
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
    """The sections of the page that a game stands on."""
    for path in sorted(folder().glob("*.md")):
        parts = sections(path.read_text(encoding="utf-8"))
        if any(about == game for about, _ in parts):
            return parts
    raise KeyError(game)


def rules_of(game: str) -> str:
    """How a game is played, in Markdown: its section of our pages, or the leaflet that it brings along."""
    found = find(game)
    if not found.page:
        return leaflet_of(found)
    return next(text for about, text in page_of(game) if about == game)


def common_of(game: str) -> str:
    """What the page of a game says of all the games on it: book, pack, and laws that they share."""
    return "\n\n".join(text for about, text in page_of(game) if about is None) if find(game).page else ""


def leaflet_of(game: Game) -> str:
    """The leaflet of a game from outside; where it has none, or the file is gone, what the shelf tells of it."""
    leaflet = game.leaflet
    if is_path(leaflet):
        try:
            leaflet = Path(leaflet).read_text(encoding="utf-8")
        except OSError:
            leaflet = ""
    return leaflet.strip() or f"## {game.title}\n\n{game.summary}\n\nThe package {game.package} brings no leaflet for this game."


def is_path(leaflet: str) -> bool:
    """Whether a leaflet is told by the path of its file."""
    return leaflet.endswith(".md") and "\n" not in leaflet
