"""The rules pages: which section belongs to a game, and what its page says of all its games."""

import re
from pathlib import Path

import parlor
from parlor.terminal.trouble import Trouble

HEADING = re.compile(r"^## .*\(`(?P<id>[a-z0-9-]+)`\)\s*$")


def folder() -> Path:
    """Where the pages lie: inside the installed package, or at the top of a checkout."""
    package = Path(parlor.__file__).parent
    for place in (package / "rules", package.parents[1] / "rules"):
        if place.is_dir():
            return place
    raise Trouble("the rules pages are missing from this installation: install Parlor again")


def sections(page: str) -> list[tuple[str | None, str]]:
    """The parts of a page in order: for each the game that it is about, or None for what holds in all."""
    found: list[tuple[str | None, str]] = []
    lines: list[str] = []
    game: str | None = None
    for line in page.splitlines():
        if line.startswith("## "):
            found.append((game, tidy(lines)))
            heading = HEADING.match(line)
            game, lines = (heading["id"] if heading else None), []
        lines.append(line)
    found.append((game, tidy(lines)))
    return [(about, text) for about, text in found if text]


def tidy(lines: list[str]) -> str:
    """Lines without the rule that parts two games."""
    return "\n".join(lines).strip().removesuffix("---").strip()


def page_of(game: str) -> list[tuple[str | None, str]]:
    """The sections of the page that a game stands on."""
    for path in sorted(folder().glob("*.md")):
        parts = sections(path.read_text(encoding="utf-8"))
        if any(about == game for about, _ in parts):
            return parts
    raise Trouble(f"no rules page tells of {game!r}")


def rules_of(game: str) -> str:
    """How a game is played."""
    return next(text for about, text in page_of(game) if about == game)


def common_of(game: str) -> str:
    """What the page of a game says of all the games on it: book, pack, and laws that they share."""
    return "\n\n".join(text for about, text in page_of(game) if about is None)
