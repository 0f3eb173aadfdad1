"""`parlor doctor`: what is there, what is missing, and what is broken."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

import parlor
from parlor.terminal import doctor
from tests.terminal.keyboard import Keyboard

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home of one's own, and English."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for name in ("PARLOR_DATABASE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")


def checks(keyboard: Keyboard, status: int = 0) -> dict[str, doctor.Check]:
    ran = keyboard.run("doctor", "--json")
    assert ran.status == status
    told = json.loads(ran.out)
    assert told["well"] == (status == 0)
    return {check["id"]: doctor.Check(**check) for check in told["checks"]}


def test_a_sound_installation_is_told_as_such(keyboard: Keyboard) -> None:
    ran = keyboard.run("doctor")
    assert ran.status == 0
    assert ran.out.startswith(f"Parlor {parlor.__version__}\n")
    assert "Everything that Parlor needs is here." in ran.out
    found = checks(keyboard)
    assert found["engine"].facts["build"] == parlor.build()
    assert found["games"].facts["number"] == len(parlor.games())
    assert {f"extra-{name}" for name in doctor.EXTRAS} < set(found)


def test_a_missing_extra_comes_with_its_command(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    def version(package: str) -> str:
        if package == "pyarrow":
            raise PackageNotFoundError(package)
        return "1"

    monkeypatch.setattr(doctor, "version", version)
    lab = checks(keyboard)["extra-lab"]
    assert (lab.state, lab.facts["packages"], lab.command) == ("missing", "pyarrow", 'pip install "parlor-games[lab]"')
    lines = keyboard.run("doctor").out.splitlines()
    at = next(number for number, line in enumerate(lines) if "[lab]" in line)
    assert lines[at].split() == ["missing", "[lab]", "without", "pyarrow"]
    assert lines[at + 1].strip() == '→ pip install "parlor-games[lab]"'


def test_without_a_compiler_node_or_page_one_can_play(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(doctor, "PACKAGE", tmp_path / "a" / "b")
    monkeypatch.setattr(parlor, "build", lambda: "pure")
    found = checks(keyboard)
    assert {name for name, check in found.items() if check.state == "missing"} >= {"compiler", "node", "page"}
    assert all(found[name].command for name in ("compiler", "node", "page", "engine"))


def test_a_database_that_is_not_there_yet_is_no_trouble(keyboard: Keyboard, tmp_path: Path) -> None:
    found = checks(keyboard)["database"]
    assert (found.state, found.facts["where"]) == ("ok", str(tmp_path / "parlor" / "house.db"))


def test_a_broken_database_is_the_one_thing_that_fails(keyboard: Keyboard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "house.db"
    file.write_bytes(b"no database at all, but long enough to look like one")
    monkeypatch.setenv("PARLOR_DATABASE", f"sqlite:///{file}")
    found = checks(keyboard, status=1)["database"]
    assert (found.state, found.command) == ("broken", "parlor admin health")
    assert "is broken" in keyboard.run("doctor").out
    monkeypatch.setenv("PARLOR_DATABASE", "mysql://nowhere")
    assert checks(keyboard, status=1)["database"].state == "broken"


def test_a_folder_without_a_place_for_the_database_is_broken(keyboard: Keyboard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOR_DATABASE", f"sqlite:///{tmp_path}/kept/house.db")
    monkeypatch.setattr(os, "access", lambda *asked: False)
    assert checks(keyboard, status=1)["database"].said == "read-only"


def test_a_report_holds_no_password(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOR_DATABASE", "postgresql://anna:geheim@db.example.org/parlor")
    told = keyboard.run("doctor", "--json").out
    assert "postgresql://db.example.org/parlor" in told
    assert "geheim" not in told


def test_a_check_that_fails_does_not_hide_the_others(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_deal(*asked: object, **more: object) -> None:
        raise RuntimeError("no cards")

    monkeypatch.setattr(parlor, "deal", no_deal)
    found = checks(keyboard, status=1)
    assert (found["engine"].state, found["engine"].facts["why"]) == ("broken", "RuntimeError: no cards")
    assert found["python"].state == "ok"


def test_german_says_the_same(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Alles, was Parlor braucht, ist da." in keyboard.run("doctor").out


def test_the_extras_are_those_of_the_package() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert set(doctor.EXTRAS) == set(extras) - {"dev", "docs", "bench"}
    for name, packages in doctor.EXTRAS.items():
        required = {re.split(r"[\[<>=!~; ]", need)[0] for need in extras[name] if ";" not in need}
        assert set(packages) == required, name


# A Python in which nothing is installed but Parlor itself.
BARE = """
import sys
from importlib.machinery import PathFinder
EXTRAS = {names}

class Bare(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.partition(".")[0] in EXTRAS else PathFinder.find_spec(name, path, target)

sys.meta_path[sys.meta_path.index(PathFinder)] = Bare
from parlor.terminal.command import main
sys.exit(main(sys.argv[1:]))
"""
MODULES = {"markdown-it-py": "markdown_it", "fonttools": "fontTools", "open_spiel": "pyspiel"}


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        (["games"], 0, "quenette"),
        (["doctor"], 0, "Parlor"),
        (["play", "flag", "--plain", "--seed", "1"], 0, "Flag"),
        (["rules", "quenette", "--full"], 0, "Quenette"),
        (["rules", "quenette"], 2, "parlor-games[terminal]"),
        (["print", "rumme"], 2, "parlor-games[paper]"),
        ([], 2, "parlor-games[house]"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_without_any_extra_the_command_works_or_names_the_extra(arguments: list[str], status: int, says: str, tmp_path: Path) -> None:
    names = {MODULES.get(package, package) for packages in doctor.EXTRAS.values() for package in packages}
    ran = subprocess.run(
        [sys.executable, "-c", BARE.format(names=names), *arguments],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        input="",
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in ran.stderr
    assert ran.returncode == status, ran.stderr
    assert says in ran.stdout + ran.stderr


def test_importing_parlor_leaves_out_what_only_some_commands_need() -> None:
    """What takes long to load is loaded when it is used: `import parlor` is to take less than 150 ms, `parlor games` less than 400."""
    # What measures coverage would load some of it.
    plain = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    for code, slow in (
        ("import parlor", {"importlib.metadata", "email", "asyncio", "argparse", "markdown_it", "sqlite3"}),
        ("import parlor.terminal.command", {"markdown_it", "asyncio", "textual", "rich", "litestar", "sqlite3", "numpy"}),
    ):
        told = subprocess.run(
            [sys.executable, "-c", f"{code}\nimport sys\nprint(*sys.modules)"],
            env={**plain, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert not slow & set(told.stdout.split()), code
