"""The pages of the packs: what their suits are, and what the cards print."""

from functools import cache
from importlib.resources import files
from typing import Any

import parlor
from parlor.leaflets.document import MARKDOWN, Setter
from parlor.leaflets.source import Source
from parlor.words.say import ENGLISH

FOLDER = files("parlor.leaflets") / "packs"


@cache
def pack_page(pack: str, language: str = ENGLISH) -> dict[str, Any] | None:
    """The page of a pack as JSON can carry it: its title and its blocks. None for a pack that has none."""
    words = FOLDER / f"{pack}.{language}.md"
    game = next((game for game in map(parlor.game, parlor.games()) if game.pack == pack and not game.outside), None)
    if game is None or not words.is_file():
        return None
    source = Source(game, language, words.read_text(encoding="utf-8"), {})
    title, *blocks = Setter(source).blocks(MARKDOWN.parse(source.words))
    return {"pack": pack, "game": game.id, "language": language, "title": title["text"], "blocks": blocks}
