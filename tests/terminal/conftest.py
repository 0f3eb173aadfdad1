"""A keyboard for every test."""

import pytest

from tests.terminal.keyboard import Keyboard


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Keyboard:
    return Keyboard(monkeypatch, capsys)
