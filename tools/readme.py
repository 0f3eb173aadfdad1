"""Writes the shelf of games into README.md: `python tools/readme.py`."""

from pathlib import Path

import parlor

README = Path(__file__).parents[1] / "README.md"
BEGIN = "<!-- shelf: written by tools/readme.py -->\n"
END = "<!-- end of shelf -->"

BOOKS = {
    "sammy-1934": "Sammy, 1934",
    "rumme-1914": "Rumme and Ten Others, 1914",
    "sam-2015": "SAM, 2015",
    "patriot": "Liberty Patriot Games",
    "rummy-1916": "Rummy, 1916",
}


def shelf() -> str:
    """The games as a table, book by book."""
    lines = ["| game | book | players | |", "| --- | --- | --- | --- |"]
    for id in parlor.games():
        game = parlor.game(id)
        few, many = game.players[0], game.players[-1]
        lines.append(f"| `{id}` {game.title} | {BOOKS[game.book]} | {few if few == many else f'{few}–{many}'} | {game.summary} |")
    return "\n".join(lines) + "\n"


def written(text: str) -> str:
    """The page with the current shelf."""
    before, _, rest = text.partition(BEGIN)
    return before + BEGIN + "\n" + shelf() + "\n" + END + rest.partition(END)[2]


if __name__ == "__main__":
    README.write_text(written(README.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"{README}: {len(parlor.games())} games")
