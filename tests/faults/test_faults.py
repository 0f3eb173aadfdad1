"""Planted faults, each a patch to the source: the test named in its first line must catch it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
FAULTS = sorted(HERE.glob("*.patch"))

pytestmark = pytest.mark.skipif(os.environ.get("PARLOR_EXPECT") == "compiled", reason="faults are planted in the pure build")


@pytest.mark.sampled(5)
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.stem)
def test_planted_fault_is_caught(fault: Path, tmp_path: Path) -> None:
    catcher = fault.read_text().partition("\n")[0].removeprefix("Caught by: ").split(" ", 2)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    subprocess.run(["git", "apply", str(fault)], cwd=tmp_path, check=True)
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-x",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:xdist",
            "-p",
            "no:schemathesis",
            "-p",
            "no:faker",
            "-o",
            "addopts=",
            *catcher,
        ],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src"), "PARLOR_EXPECT": "pure", "PARLOR_WHOLE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stdout[-2000:] + done.stderr[-2000:]
