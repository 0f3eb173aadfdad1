"""The leaflets of a box as the data of a booklet."""

from collections.abc import Iterator
from typing import Any

import parlor
from parlor.core.pack import Pack
from parlor.leaflets.document import leaflet
from parlor.words.say import Reader, say


def booklet_of(pack: Pack, language: str, width: float, height: float) -> dict[str, Any]:
    """What the booklet of a pack prints: the leaflets of its games, on pages of some millimeters."""
    reader = Reader(language)
    games = [game for game in map(parlor.game, parlor.games()) if game.pack == pack.name and not game.outside]
    leaflets = [found for game in games if (found := leaflet(game.id, language)) is not None]
    return {
        "title": games[0].box.title if len({game.book for game in games}) == 1 else pack.title,
        "about": say("paper-booklet", {"number": len(leaflets)}, reader),
        "language": language,
        "page": {"width": width, "height": height},
        "words": {name: say(f"paper-{name}", {}, reader) for name in ("hand", "total", "map", "states")},
        "states": next((block for block in pictures(leaflets) if block["kind"] == "states"), None),
        "leaflets": leaflets,
    }


def pictures(leaflets: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The pictures of some leaflets."""
    for found in leaflets:
        for part in found["parts"]:
            yield from (block for block in part["blocks"] if block["type"] == "figure")
