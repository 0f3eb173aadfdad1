"""Rewrites the digests of all games: `python -m tests.kit.bless [GAME …]`."""

import json
import sys

import parlor
from tests.kit.digests import DIGESTS, PATH, digest

if __name__ == "__main__":
    for game in sys.argv[1:] or parlor.games():
        new = digest(game)
        print(game, "unchanged" if DIGESTS.get(game) == new else "CHANGED")
        DIGESTS[game] = new
    PATH.write_text(json.dumps({game: DIGESTS[game] for game in parlor.games() if game in DIGESTS}, indent=1) + "\n")
    print("written:", PATH)
