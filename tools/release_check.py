"""What must be true before a release: `make release-check`.

Builds the source archive from a clean copy of the committed tree and the wheel from that archive, installs the wheel into an empty
environment that has neither a compiler nor Node, and plays a game there: in the terminal, and in a browser.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
MISSING = ("gcc", "cc", "clang", "node", "npm")


class Failed(Exception):
    """A check that failed."""


def say(text: str) -> None:
    """Says what is being checked."""
    print(f"… {text}", flush=True)


def run(*command: str | Path, cwd: Path | None = None, env: dict[str, str] | None = None, said: str | None = None) -> str:
    """Runs a command; returns its output, or raises Failed with the end of it."""
    ran = subprocess.run(list(map(str, command)), cwd=cwd, env=env, input=said, capture_output=True, text=True, timeout=1200, check=False)
    if ran.returncode:
        raise Failed(f"{' '.join(map(str, command[:4]))} … ended with {ran.returncode}:\n{(ran.stdout + ran.stderr)[-2000:]}")
    return ran.stdout


def packed(work: Path) -> tuple[Path, Path]:
    """The source archive of the committed tree, and the wheel made from it."""
    clean, dist = work / "clean", work / "dist"
    run("git", "clone", "--quiet", ROOT, clean)
    say("building the source archive, and the wheel from it: a few minutes")
    run(sys.executable, "-m", "build", "--outdir", dist, cwd=clean)
    (archive,), (wheel,) = dist.glob("*.tar.gz"), dist.glob("*.whl")
    return archive, wheel


def look_into(wheel: Path) -> None:
    """Checks that the wheel contains the compiled engine, the page, the rules and the schemas."""
    packed = zipfile.ZipFile(wheel)
    names = packed.namelist()
    told = next(packed.read(name).decode() for name in names if name.endswith(".dist-info/METADATA"))
    for what, there in {
        "the compiled engine": any("parlor/core/" in name and name.endswith((".so", ".pyd")) for name in names),
        "the page": "parlor/web_dist/index.html" in names,
        "the rules": "parlor/rules/sammy.md" in names,
        "the schema of the record": "parlor/schemas/record-1.schema.json" in names,
        "its types": "parlor/py.typed" in names,
        "its name": "\nName: parlor-games\n" in told,
        "a page whose links all lead somewhere": "\n# Parlor\n" in told and not re.search(r"\]\((?!https?:)", told),
    }.items():
        if not there:
            raise Failed(f"the wheel lacks {what}")


def bare(work: Path, python: Path) -> dict[str, str]:
    """An environment that has neither a compiler nor Node."""
    tools = work / "bin"
    tools.mkdir()
    for name in ("sh", "env", "cat", "uname"):
        found = shutil.which(name)
        if found:
            (tools / name).symlink_to(found)
    env = {"PATH": f"{python.parent}{os.pathsep}{tools}", "HOME": str(work / "home"), "LANG": "C.UTF-8"}
    (work / "home").mkdir()
    present = [name for name in MISSING if shutil.which(name, path=env["PATH"])]
    if present:
        raise Failed(f"the empty environment is not empty: it has {', '.join(present)}")
    return env


def install(work: Path, wheel: Path) -> tuple[Path, dict[str, str]]:
    """Installs the wheel in its own environment."""
    venv = work / "venv"
    run(sys.executable, "-m", "venv", venv)
    python = venv / "bin" / "python"
    env = bare(work, python)
    run(python, "-m", "pip", "install", "--quiet", f"{wheel}[house,terminal]", env={**os.environ, "PATH": env["PATH"]})
    if run(venv / "bin" / "parlor", "build", env=env).strip() != "compiled":
        raise Failed("the installed wheel does not run compiled")
    return venv / "bin" / "parlor", env


def play_in_terminal(parlor: Path, env: dict[str, str]) -> None:
    """Plays a whole game in the plain form, always with the first choice."""
    told = run(parlor, "play", "coronado", "--plain", "--seed", "1", env=env, said="1\n" * 2000)
    if "won" not in told.lower() and "wins" not in told.lower():
        raise Failed(f"the game in the terminal has no end:\n{told[-500:]}")


def play_in_browser(parlor: Path, env: dict[str, str]) -> None:
    """Plays a game in a browser against the installed house, with the simulated person of the tests."""
    run(
        sys.executable,
        "-m",
        "pytest",
        "tests/web/test_games.py",
        "-q",
        "-k",
        "coronado",
        cwd=ROOT,
        env={**os.environ, "PARLOR_COMMAND": str(parlor), "PARLOR_EXPECT": "compiled"},
    )


def main() -> int:
    """Runs all checks, and shows the time that each took."""
    begin = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="parlor-release-") as folder:
        work = Path(folder)
        try:
            archive, wheel = packed(work)
            say(f"built {archive.name} and {wheel.name} ({wheel.stat().st_size / 1e6:.1f} MB), {time.monotonic() - begin:.0f} s")
            look_into(wheel)
            parlor, env = install(work, wheel)
            say(f"installed without a compiler and without Node, {time.monotonic() - begin:.0f} s")
            play_in_terminal(parlor, env)
            say("played a game in the terminal")
            play_in_browser(parlor, env)
            say("played a game in the browser")
        except Failed as failed:
            print(f"release-check: {failed}", file=sys.stderr)
            return 1
    print(f"Ready for a release: {time.monotonic() - begin:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
