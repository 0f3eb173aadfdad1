"""`parlor new-game`: a package that passes its own tests, and nothing half-written if something is wrong."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.keyboard import Keyboard


def wrong(keyboard: Keyboard, *arguments: str, says: str) -> None:
    ran = keyboard.run("new-game", *arguments)
    assert ran.status == 2
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1
    assert says in ran.err


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package as the command writes it."""
    place = tmp_path_factory.mktemp("games")
    ran = python("-m", "parlor", "new-game", "crazy-nines", "--in", str(place))
    assert ran.returncode == 0, ran.stderr
    assert "parlor play crazy-nines" in ran.stdout
    return place / "crazy-nines"


def python(*arguments: str, where: Path | None = None, typed: str = "") -> "subprocess.CompletedProcess[str]":
    """Runs Python in a folder with the sources of a package."""
    paths = [*([str(where / "src")] if where else []), os.environ.get("PYTHONPATH", "")]
    absolute = [str(Path(path).absolute()) for each in paths for path in each.split(os.pathsep) if path]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(absolute)}
    return subprocess.run(
        [sys.executable, *arguments], cwd=where, env=environment, input=typed, capture_output=True, text=True, timeout=280, check=False
    )


def test_what_is_written(made: Path) -> None:
    files = sorted(str(path.relative_to(made)) for path in made.rglob("*") if path.is_file() and "__pycache__" not in str(path))
    assert files == [
        ".gitignore",
        "README.md",
        "pyproject.toml",
        "src/crazy_nines/__init__.py",
        "src/crazy_nines/leaflet.en.md",
        "src/crazy_nines/rules.py",
        "src/crazy_nines/words.en.ftl",
        "tests/conftest.py",
        "tests/test_laws.py",
        "tests/test_rules.py",
    ]
    assert all("@" not in (made / name).read_text().replace("@pytest", "").replace("@mypyc", "") for name in files)
    assert [path.name for path in made.parent.iterdir()] == ["crazy-nines"]


def test_its_tests_pass(made: Path) -> None:
    wanted = "test_rules or (test_laws and crazy-nines-4)"
    ran = python("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", wanted, where=made)
    assert ran.returncode == 0, ran.stdout[-3000:]


def test_it_is_played(made: Path) -> None:
    program = "import parlor, crazy_nines; parlor.register(crazy_nines.GAME); from parlor.terminal.command import main; exit(main())"
    ran = python("-c", program, "play", "crazy-nines", "--plain", "--seed", "1", where=made, typed="1\n1\nquit\n")
    assert ran.returncode == 0, ran.stderr
    assert "Crazy Nines" in ran.stdout
    assert "seat 1" in ran.stdout.lower()
    ran = python("-c", program, "rules", "crazy-nines", "--no-pager", where=made)
    assert "No ace may lead to the first trick." in " ".join(ran.stdout.split())


@pytest.mark.parametrize("name", ["Crazy Nines", "9", "", "a_b", "-x", "x-", "../x", "é", "x" * 50])
def test_bad_names(keyboard: Keyboard, tmp_path: Path, name: str) -> None:
    wrong(keyboard, "--in", str(tmp_path), "--", name, says="an id is small letters, digits and single dashes")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("quenette", "there is a game quenette on the shelf already"),
        ("json", "a package cannot be called json, since Python has something of that name: choose another, such as json-game"),
        ("class", "a package cannot be called class"),
        ("parlor", "a package cannot be called parlor"),
    ],
)
def test_names_that_are_taken(keyboard: Keyboard, tmp_path: Path, name: str, says: str) -> None:
    wrong(keyboard, name, "--in", str(tmp_path), says=says)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there(keyboard: Keyboard, tmp_path: Path) -> None:
    (tmp_path / "new-one").mkdir()
    (tmp_path / "new-one" / "mine.txt").write_text("keep")
    wrong(keyboard, "new-one", "--in", str(tmp_path), says="is there already: choose another name")
    assert (tmp_path / "new-one" / "mine.txt").read_text() == "keep"
    wrong(keyboard, "new-one", "--in", str(tmp_path / "nowhere"), says="there is no folder")


def test_a_place_that_cannot_be_written(keyboard: Keyboard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "rename", full)
    wrong(keyboard, "new-one", "--in", str(tmp_path), says="cannot be written: No space left on device")
    assert list(tmp_path.iterdir()) == []
