"""What is not installed is named with the command that installs it, never with a bare traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

WITHOUT = "import sys; sys.modules.update(dict.fromkeys({missing!r}))\n"
COMMAND = "from parlor.terminal.command import main; sys.exit(main({arguments!r}))"


def ran(missing: list[str], program: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A program run where some packages are missing."""
    command = [sys.executable, "-c", WITHOUT.format(missing=missing) + program]
    return subprocess.run(command, capture_output=True, text=True, timeout=120.0, check=False, cwd=folder)


@pytest.mark.parametrize(
    ("adapter", "missing"),
    [
        ("pettingzoo", "pettingzoo"),
        ("pettingzoo", "numpy"),
        ("gymnasium", "gymnasium"),
        ("openspiel", "pyspiel"),
        ("openspiel", "numpy"),
        ("vector", "numpy"),
    ],
)
def test_an_adapter_without_its_package_says_what_to_install(adapter: str, missing: str, tmp_path: Path) -> None:
    told = ran([missing], f"import parlor.adapters.{adapter}", tmp_path)
    assert told.returncode == 1
    last = told.stderr.strip().splitlines()[-1]
    assert last == f'ModuleNotFoundError: {missing} is missing: pip install "parlor-games[{adapter}]"'


@pytest.mark.parametrize(
    ("arguments", "missing", "extra"),
    [
        (["explore", "flag"], ["rich", "rich.console"], "lab"),
        (["play", "quenette", "--deals", "1", "--out", "rows.parquet", "--workers", "1"], ["pyarrow", "pyarrow.parquet"], "lab"),
        (["simulate", "quenette", "--dask", "tcp://127.0.0.1:1"], ["distributed"], "dask"),
        (["train", "reno", "--minutes", "0.01"], ["torch"], "train"),
        (["suite", "run", "--player", "llm:m?url=http://127.0.0.1:1/v1"], ["markdown_it"], "language"),
        (["atlas", "flag"], ["matplotlib", "matplotlib.pyplot", "matplotlib.figure"], "lab"),
    ],
)
def test_a_command_without_its_package_says_what_to_install(arguments: list[str], missing: list[str], extra: str, tmp_path: Path) -> None:
    told = ran(missing, COMMAND.format(arguments=["lab", *arguments]), tmp_path)
    assert told.returncode == 2, told.stderr
    assert f'pip install "parlor-games[{extra}]"' in told.stderr
    assert "Traceback" not in told.stderr
