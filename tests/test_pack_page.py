"""The Sammy pack on its page is the one that is played with."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

from parlor.packs.sammy import BORDERS, SAMMY

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "rules" / "sammy.md").read_text(encoding="utf-8")


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pack_page", ROOT / "tools" / "pack_page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_shows_the_pack() -> None:
    assert tool().written(PAGE) == PAGE, "run python tools/pack_page.py"


def test_the_table_has_every_card_and_its_borders() -> None:
    rows = [line.strip("| ").split(" | ") for line in PAGE.splitlines() if re.match(r"\| [A-Z]{2} \|", line)]
    assert [row[0] for row in rows] == [card.code for card in SAMMY.kinds]
    for row in rows:
        borders = [SAMMY.codes[card] for card in range(56) if BORDERS[SAMMY.index[row[0]]] >> card & 1]
        assert sorted(row[6].replace("–", "").split()) == sorted(borders)
    assert [sum(int(row[column]) for row in rows) for column in (7, 8, 9)] == [531, 435, 96]


def test_the_map_has_every_state_once_and_neighbours_lie_near() -> None:
    lines = PAGE.split("```text\n")[1].split("\n```")[0].splitlines()
    places = {code[0]: (line, code.start()) for line, text in enumerate(lines) for code in re.finditer(r"[A-Z]{2}", text)}
    assert sorted(places) == sorted(card.code for card in SAMMY.kinds if card.printed["kind"] != "territory")
    assert max(map(len, lines)) <= 80
    # States out west are wide; no neighbours lie farther apart than these lines and letters.
    far = [
        (code, other)
        for code, (line, column) in places.items()
        for other in [SAMMY.codes[card] for card in range(56) if BORDERS[SAMMY.index[code]] >> card & 1]
        if abs(places[other][0] - line) > 8 or abs(places[other][1] - column) > 20
    ]
    assert far == []
