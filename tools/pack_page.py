"""Writes the Sammy pack into rules/sammy.md, its cards as a table and its states as a map of letters: `python tools/pack_page.py`."""

import json
import re
from pathlib import Path
from typing import Any

from parlor.packs.sammy import SAMMY

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "rules" / "sammy.md"
PLACES = ROOT / "web" / "src" / "boards" / "states.json"
COLUMNS = ["code", "name", "kind", "rank", "suit", "value", "borders", "electoral votes", "congressmen", "senators"]
TABLE = re.compile(r"^\| code \| name \|.*?(?=\n\n)", re.MULTILINE | re.DOTALL)
MAP = re.compile(r"^```text\n.*?^```$", re.MULTILINE | re.DOTALL)
# How many letters the map is wide and lines it is high; a state takes two letters and the space after them.
WIDE, HIGH, LETTERS = 76, 19, 3


def table() -> str:
    """All cards, in the order of the pack."""
    rows = [f"| {' | '.join(COLUMNS)} |", "| --- " * len(COLUMNS) + "|"]
    for card in SAMMY.kinds:
        printed: dict[str, Any] = {
            **card.printed,
            "code": card.code,
            "name": card.name,
            "suit": SAMMY.suits[card.suit],
            "value": card.number,
        }
        printed["borders"] = " ".join(printed["borders"]) or "–"
        rows.append(f"| {' | '.join(str(printed[column.replace(' ', '_')]) for column in COLUMNS)} |")
    return "\n".join(rows)


def map_of_letters() -> str:
    """The states and the District where they lie, as near as letters can stand to each other."""
    places = json.loads(PLACES.read_text(encoding="utf-8"))
    left, top = (min(place[axis] for place in places.values()) for axis in "xy")
    across, down = (max(place[axis] for place in places.values()) - least for axis, least in (("x", left), ("y", top)))
    lines: dict[int, dict[int, str]] = {}
    for code, place in sorted(places.items(), key=lambda each: (each[1]["y"], each[1]["x"])):
        wanted = round((place["x"] - left) / across * WIDE), round((place["y"] - top) / down * HIGH)
        column, line = nearest(wanted, lines)
        lines.setdefault(line, {})[column] = code
    return "\n".join(written_line(lines.get(line, {})) for line in range(min(lines), max(lines) + 1))


def nearest(wanted: tuple[int, int], lines: dict[int, dict[int, str]]) -> tuple[int, int]:
    """The free place that is nearest to the one wanted; a line lies as far away as the letters of a state."""
    around = [(wanted[0] + right, wanted[1] + down) for down in (0, -1, 1) for right in (0, 1, -1, 2, -2, 3, -3)]
    free = [at for at in around if at[0] >= 0 and all(abs(at[0] - taken) >= LETTERS for taken in lines.get(at[1], {}))]
    return min(free, key=lambda at: abs(at[0] - wanted[0]) + LETTERS * abs(at[1] - wanted[1]))


def written_line(letters: dict[int, str]) -> str:
    """A line of the map."""
    line = ""
    for column in sorted(letters):
        line = line.ljust(column) + letters[column]
    return line


def written(page: str) -> str:
    """The page with the pack as it is."""
    assert TABLE.search(page)
    assert MAP.search(page)
    page = TABLE.sub(lambda _: table(), page, count=1)
    return MAP.sub(lambda _: f"```text\n{map_of_letters()}\n```", page, count=1)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"{PAGE}: {len(SAMMY.kinds)} cards")
