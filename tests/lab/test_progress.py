"""How far long work is, where there is no terminal."""

import pytest

from parlor.lab import progress
from parlor.lab.progress import bar


def test_without_a_terminal_a_line_tells_now_and_then_how_far(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    now = [100.0]
    monkeypatch.setattr("parlor.lab.progress.time.monotonic", lambda: now[0])
    with bar("playing", 1200, "lab-rate-games") as advance:
        for _ in range(4):
            advance(300)
            now[0] += 0.6 * progress.PAUSE
    assert capsys.readouterr().err.splitlines() == ["playing: 900 of 1200"]
