"""The shelf page cannot go stale."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import parlor

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("games_page", ROOT / "tools" / "games_page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_of_games_says_what_the_code_says() -> None:
    assert tool().page() == PAGE, "run make games-page"


@pytest.mark.skipif(parlor.build() == "pure", reason="casual players take minutes uncompiled; the compiled run checks the lengths")
def test_the_declared_lengths_are_still_true() -> None:
    """Better players make games shorter or longer; a declaration that is off by half is stale."""
    measured = {id: tool().length(id) for id in parlor.games()}
    assert [id for id in measured if not 1 / 1.5 < measured[id] / parlor.game(id).moves < 1.5] == [], "run make games-page"
