"""What `make test` leaves out of the big matrices, and that `make soak` leaves out nothing."""

from typing import Any, cast

import pytest

from tests import conftest

MARKS = {"sampled": pytest.mark.sampled(3).mark, "once": pytest.mark.once("pure").mark}


class Item:
    """A test with marks."""

    def __init__(self, nodeid: str, *marks: str, bearer: str = "") -> None:
        self.nodeid = nodeid
        self.marks = marks
        # The marks are the file's own, or the test's.
        self.bearer = Item(bearer) if bearer else self

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        return MARKS[name] if name in self.marks else None

    def iter_markers_with_node(self, name: str) -> Any:
        return iter([(self.bearer, MARKS[name])] if name in self.marks else [])


class Config:
    """Takes down what is left out."""

    def __init__(self) -> None:
        self.hook = self
        self.left_out: list[Item] = []

    def pytest_deselected(self, items: list[Item]) -> None:
        self.left_out += items


def kept(items: list[Item]) -> set[str]:
    """What is run."""
    config, left = Config(), list(items)
    conftest.pytest_collection_modifyitems(cast(Any, config), cast(Any, left))
    assert sorted(each.nodeid for each in left + config.left_out) == sorted(each.nodeid for each in items)
    return {each.nodeid for each in left}


CASES = [Item(f"tests/a.py::test_cases[{n}]", "sampled") for n in range(10)]
FILE = [Item(f"tests/b.py::test_{n}", "sampled", bearer="tests/b.py") for n in range(6)]
ONCE = Item("tests/a.py::test_once", "once")
ALWAYS = Item("tests/a.py::test_always")


def test_two_builds_with_a_half_each_run_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conftest, "WHOLE", False)
    monkeypatch.setitem(MARKS, "sampled", pytest.mark.sampled(2).mark)
    for cases in (CASES, CASES[:7]):
        halves = []
        for build in ("pure", "compiled"):
            monkeypatch.setenv("PARLOR_EXPECT", build)
            halves.append(kept(cases))
        assert halves[0] | halves[1] == {each.nodeid for each in cases}
        assert len(halves[0] & halves[1]) <= 1


def test_a_sample_is_always_the_same_and_never_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conftest, "WHOLE", False)
    assert len(kept(CASES)) == 4
    assert kept(CASES) == kept(CASES[::-1])
    assert len(kept(CASES[:1])) == 1
    assert len(kept(FILE)) == 2


@pytest.mark.parametrize(("build", "runs"), [("pure", True), ("compiled", False), (None, True)])
def test_what_knows_no_build_is_run_with_one(monkeypatch: pytest.MonkeyPatch, build: str | None, runs: bool) -> None:
    monkeypatch.setattr(conftest, "WHOLE", False)
    monkeypatch.delenv("PARLOR_EXPECT", raising=False)
    if build:
        monkeypatch.setenv("PARLOR_EXPECT", build)
    assert kept([ONCE, ALWAYS]) == ({ONCE.nodeid, ALWAYS.nodeid} if runs else {ALWAYS.nodeid})


def test_a_long_run_leaves_out_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conftest, "WHOLE", True)
    monkeypatch.setenv("PARLOR_EXPECT", "compiled")
    assert kept([*CASES, ONCE, ALWAYS]) == {each.nodeid for each in [*CASES, ONCE, ALWAYS]}


def test_what_takes_longest_comes_first_and_the_browser_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conftest, "WHOLE", True)
    items = [Item(f"tests/{name}") for name in ("core/a.py::a", "kit/a.py::a", "web/b.py::a", "web/a.py::a")]
    conftest.pytest_collection_modifyitems(cast(Any, Config()), cast(Any, items))
    assert [each.nodeid for each in items] == ["tests/kit/a.py::a", "tests/core/a.py::a", "tests/web/b.py::a", "tests/web/a.py::a"]
