"""The pages of the packs: what their suits are, and what the cards print."""

from functools import cache
from importlib.resources import files
from typing import Any

import parlor
from parlor.leaflets.document import MARKDOWN, Setter
from parlor.leaflets.source import Source
from parlor.words.languages import LANGUAGES
from parlor.words.say import ENGLISH

FOLDER = files("parlor.leaflets") / "packs"


def pack_page(pack: str, language: str = ENGLISH) -> dict[str, Any] | None:
    """The page of a pack as JSON can carry it: its title and its blocks. None for a pack that has none."""
    played = next((game.id for game in map(parlor.game, parlor.games()) if game.pack == pack and not game.outside), None)
    return None if played is None or language not in LANGUAGES else set_page(played, language)


@cache
def set_page(game: str, language: str) -> dict[str, Any]:
    """The page of the pack that a game of ours is played with."""
    found = parlor.game(game)
    source = Source(found, language, (FOLDER / f"{found.pack}.{language}.md").read_text(encoding="utf-8"), {})
    title, *blocks = Setter(source).blocks(MARKDOWN.parse(source.words))
    return {"pack": found.pack, "game": game, "language": language, "title": title["text"], "blocks": blocks}
