"""The checks of the web table work: they find a planted type error."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
LONGEST = 900

installed = pytest.mark.skipif(
    not (WEB / "node_modules").is_dir() or shutil.which("node") is None, reason="the web table's packages are not installed: make web"
)


def copied(into: Path) -> Path:
    """The front end with just a small part of its sources, and the packages of the real one."""
    for name in ("package.json", "tsconfig.json", "svelte.config.js"):
        shutil.copy(WEB / name, into / name)
    shutil.copytree(WEB / "src" / "words", into / "src" / "words")
    (into / "src" / "pages").mkdir()
    (into / "node_modules").symlink_to(WEB / "node_modules", target_is_directory=True)
    return into / "src" / "pages" / "NotFound.svelte"


def checked(folder: Path) -> subprocess.CompletedProcess[str]:
    command = ["npx", "--no-install", "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "machine"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=LONGEST, check=False)


@pytest.mark.soak
@installed
def test_a_planted_type_error_is_found(tmp_path: Path) -> None:
    page = copied(tmp_path)
    sound = (WEB / "src" / "pages" / "NotFound.svelte").read_text(encoding="utf-8")
    assert "words.app.notFound" in sound
    page.write_text(sound.replace("words.app.notFound", "words.app.noSuchWord"), encoding="utf-8")
    bitten = checked(tmp_path)
    assert bitten.returncode != 0
    errors = [line for line in bitten.stdout.splitlines() if " ERROR " in line]
    assert errors, bitten.stdout
    assert all("NotFound.svelte" in line and "noSuchWord" in line for line in errors), bitten.stdout
