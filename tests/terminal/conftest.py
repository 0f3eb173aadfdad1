"""A keyboard and a home folder for every test, and a house to visit."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import LIBERAL, Running
from tests.terminal.keyboard import Keyboard


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Keyboard:
    return Keyboard(monkeypatch, capsys)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is read from or written to the home folder of the user who runs the tests."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The terminal speaks English, whatever the language of the user who runs the tests."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house for the tables of a module's tests."""
    folder = tmp_path_factory.mktemp("house")
    with Running(f"sqlite:///{folder}/house.db", *LIBERAL, log=folder / "log") as running:
        yield running
