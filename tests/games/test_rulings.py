"""Every ruling of a page has a test that bears its number."""

import re
from pathlib import Path

import pytest

import parlor
from tests.kit.test_laws import rulings

HERE = Path(__file__).parent


@pytest.mark.parametrize("game", parlor.games())
def test_every_ruling_has_a_test(game: str) -> None:
    name = game.replace("-", "_")
    (path,) = HERE.glob(f"*/test_{name}.py")
    tests = re.findall(r"^def test_\w+", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    tested = {number for test in tests for number in re.findall(r"_(R\d+)(?=_|$)", test)}
    own = {ruling for ruling in rulings(parlor.game(game).page, game) if ruling.startswith("R")}
    assert sorted(own - tested) == []
