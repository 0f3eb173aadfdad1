"""The examples and the page: the learners quickly learn something, and what the page shows is true."""

import doctest
import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def main_of(name: str) -> Any:
    return runpy.run_path(str(ROOT / "examples" / f"{name}.py"))["main"]


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("pettingzoo_quenette", {"hands": 400, "trials": 60}),
        ("gymnasium_mobilization", {"rounds": 2, "ways": 8, "games": 2, "trials": 10}),
        ("openspiel_doolittle", {"hands": 150, "trials": 100}),
        ("vector_quenette", {"rounds": 10, "tables": 64}),
    ],
)
def test_a_learner_beats_chance_after_a_moment(name: str, given: dict[str, int]) -> None:
    learned, chance = main_of(name)(**given)
    assert learned > chance


def test_the_examples_of_the_page_run() -> None:
    found = doctest.testfile(str(ROOT / "docs" / "adapters.md"), module_relative=False)
    assert found.attempted >= 20
    assert found.failed == 0
