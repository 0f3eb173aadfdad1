"""What the archive of the engine leaves out, nothing in it may need: in a tab there is no second chance."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "tools"))
sys.path.append(str(ROOT))

import tab_engine  # noqa: E402


@pytest.mark.once("compiled")
def test_the_package_of_a_tab_needs_nothing_that_a_tab_does_not_have(tmp_path: Path) -> None:
    archive = tmp_path / "sources.zip"
    tab_engine.gather(archive, [])
    zipfile.ZipFile(archive).extractall(tmp_path / "tab")
    ran = subprocess.run(
        [sys.executable, ROOT / "tests" / "tab" / "bare.py", tmp_path / "tab"], capture_output=True, text=True, timeout=600, check=False
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    assert "moves of a guest" in ran.stdout


def test_what_is_left_out_is_there_to_be_left_out() -> None:
    built = {"__pycache__", "web_dist"}
    assert not [name for name in tab_engine.LEFT_OUT - built if not (tab_engine.SOURCE / name).is_dir()]
    kept = {file.name for file in tab_engine.needed()}
    assert "ws_channel.py" in kept
    assert "litestar_routes.py" not in kept


def test_networks_come_in_an_archive_of_their_own_and_take_the_place_of_empty_files(tmp_path: Path) -> None:
    sources, learned = tmp_path / "sources.zip", tmp_path / tab_engine.NETWORKS
    tab_engine.gather(sources, [])
    tab_engine.gather_networks(learned)
    names = zipfile.ZipFile(learned).namelist()
    assert len(names) == len(tab_engine.networks()) > 0
    assert all(not zipfile.ZipFile(sources).read(name) for name in names)
    assert all(zipfile.ZipFile(learned).read(name) for name in names)
