"""The shelf's page cannot go stale."""

import importlib.util
from pathlib import Path

import pytest

import parlor

ROOT = Path(__file__).parent.parent


@pytest.mark.skipif(parlor.build() == "pure", reason="casual players take minutes uncompiled; the compiled run checks the page")
def test_the_page_of_games_is_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("games_page", ROOT / "tools" / "games_page.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert (ROOT / "docs" / "games.md").read_text(encoding="utf-8") == tool.page(), "run make games-page"


def test_the_page_lists_every_game() -> None:
    text = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
    assert [id for id in parlor.games() if f"`{id}`" not in text] == []
