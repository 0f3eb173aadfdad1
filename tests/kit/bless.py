"""Rewrites the digests of some games, or of all: `python -m tests.kit.bless [GAME …]`.

If the digest of a game has changed but the version of its rules has not been raised, it says so and writes nothing.
"""

import sys
from pathlib import Path

import parlor
from tests.kit.digests import PATH, NotRaised, bless, keep, kept


def main(games: list[str], path: Path = PATH) -> int:
    """Blesses games, or says which of them it cannot."""
    before = kept(path)
    after, refused = dict(before), 0
    for game in games or parlor.games():
        try:
            after[game] = bless(before, game)
        except NotRaised as error:
            refused += 1
            print(error, file=sys.stderr)
        else:
            print(game, "unchanged" if before.get(game) == after[game] else f"blessed for version {after[game].version}")
    if refused:
        print("nothing was written", file=sys.stderr)
        return 1
    keep(after, path)
    print("written:", path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
