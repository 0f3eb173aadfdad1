"""Packages as pip would install them, in a separate folder."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[2]


def install(folder: Path, package: str, module: str, text: str, entry: str = "GAME", version: str = "1.2") -> None:
    """A package of one module with an entry point for Parlor."""
    (folder / f"{module}.py").write_text(text, encoding="utf-8")
    told = folder / f"{package.replace('-', '_')}-{version}.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: {version}\n", encoding="utf-8")
    (told / "entry_points.txt").write_text(f"[parlor.games]\n{module} = {module}:{entry}\n", encoding="utf-8")


def python_path(folder: Path) -> str:
    """Where Python looks for modules, with the packages of a folder."""
    paths = [str(folder), str(TESTS), os.environ.get("PYTHONPATH", "")]
    return os.pathsep.join(path for path in paths if path)


def run(folder: Path, *arguments: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    """Python with the packages of a folder."""
    environment = {**os.environ, "PYTHONPATH": python_path(folder)}
    return subprocess.run(
        [sys.executable, *arguments], env=environment, input=typed, capture_output=True, text=True, timeout=120, check=False
    )
