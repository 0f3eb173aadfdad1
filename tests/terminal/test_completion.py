"""Completion, as a shell asks for it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import parlor
from tests.terminal.keyboard import Keyboard


def completed(line: str, folder: Path) -> list[str]:
    """The completions that a shell gets for Tab at the end of a line."""
    answer = folder / "answer"
    asked = {"_ARGCOMPLETE": "1", "_ARGCOMPLETE_IFS": "\n", "_ARGCOMPLETE_STDOUT_FILENAME": str(answer), "_ARGCOMPLETE_SHELL": "bash"}
    asked |= {"COMP_LINE": line, "COMP_POINT": str(len(line)), "_ARGCOMPLETE_SUPPRESS_SPACE": "1"}
    subprocess.run([sys.executable, "-m", "parlor"], env={**os.environ, **asked}, check=True, timeout=240, capture_output=True)
    return answer.read_text().split("\n")


def test_commands_games_and_options_are_completed(tmp_path: Path) -> None:
    assert {"play", "rules", "games", "replay"} <= set(completed("parlor ", tmp_path))
    assert completed("parlor rules que", tmp_path) == ["quenette"]
    assert set(completed("parlor play ", tmp_path)) >= set(parlor.games())
    assert "hands=3" in completed("parlor play quenette --option ", tmp_path)
    assert completed("parlor play quenette --level ex", tmp_path) == ["expert"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_lines_for_a_shell_are_in_its_tongue(keyboard: Keyboard, shell: str, tmp_path: Path) -> None:
    ran = keyboard.run("completion", shell)
    assert ran.status == 0
    assert "parlor" in ran.out
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"{shell} is not installed here, so its lines are not tried")
    path = tmp_path / "lines"
    path.write_text(ran.out)
    checked = subprocess.run([program, "-n", str(path)], capture_output=True, text=True, timeout=240, check=False)
    assert checked.returncode == 0, checked.stderr
