"""A newcomer's walk: `make walk`.

From a fresh clone: `make play` answers on its port, the shelf loads in a browser, a game against the computer is finished on plain Python;
behind it the engine is compiled. A second `make play` is quick, and runs the compiled engine; then `make test`. Each step shows how long it
took, and its output.
"""

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

ROOT = Path(__file__).parents[1]
# What each step may take on two cores with nothing else to do, in seconds.
PAGE, COMPILED, SECOND = 60.0, 240.0, 2.0
READY = "The faster engine is ready"
CHROMIUM = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--virtual-time-budget=8000", "--dump-dom"]


class Lost(Exception):
    """The newcomer did not get where the README leads."""


class Clock:
    """Shows each step and its time."""

    def __init__(self) -> None:
        self.steps: list[tuple[str, float]] = []
        self.late: list[str] = []

    def took(self, step: str, begin: float, limit: float | None = None) -> None:
        """Records a step, and whether it took longer than it may."""
        seconds = time.monotonic() - begin
        self.steps.append((step, seconds))
        late = limit is not None and seconds > limit
        print(f"{seconds:7.1f} s  {step}" + (f", more than {limit:.0f} s" if late else ""), flush=True)
        self.late += [step] if late else []


def opened(clone: Path, home: Path) -> tuple[subprocess.Popen[str], str]:
    """Runs `make play` until it prints its address."""
    env = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home), "PARLOR_PORT": "0"}
    process = subprocess.Popen(
        ["make", "play"], cwd=clone, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    return process, re.findall(r"http://\S+", heard(process, "http://"))[0].rstrip("/")


def heard(process: subprocess.Popen[str], words: str) -> str:
    """The line of `make play` that has these words in it; all lines up to it are shown."""
    assert process.stdout is not None
    for line in process.stdout:
        print(f"           {line.rstrip()}", flush=True)
        if words in line:
            return line
    raise Lost(f"make play ended without saying {words!r}")


def closed(process: subprocess.Popen[str]) -> None:
    """Presses Ctrl+C, as a newcomer would."""
    os.killpg(process.pid, signal.SIGINT)
    try:
        process.wait(120)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        raise Lost("Ctrl+C did not close the house") from None


def shelf(url: str) -> None:
    """Checks the shelf with its five boxes, in a real browser."""
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if chromium is None:
        raise Lost("there is no Chromium to look with: apt-get install chromium-headless-shell")
    with tempfile.TemporaryDirectory() as profile:
        command = [chromium, *CHROMIUM, f"--user-data-dir={profile}", f"{url}/"]
        page = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False).stdout
    missing = [box for box in ("Sammy", "Rumme", "SAM", "Patriot", "Rummy") if not re.search(rf">\s*{box}\b", page)]
    if missing:
        raise Lost(f"the shelf does not show {', '.join(missing)}")


class Guest:
    """A guest at the house that uses only Python's standard library."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._opener = build_opener(HTTPCookieProcessor())

    def ask(self, path: str, wish: object = None) -> dict[str, Any]:
        """The house's answer to a GET, or to a POST with a body."""
        data = None if wish is None else json.dumps(wish).encode()
        asked = Request(self.url + path, data, {"Content-Type": "application/json", "Origin": self.url})
        with self._opener.open(asked, timeout=30) as answer:
            found: dict[str, Any] = json.load(answer)
        return found


def finish_a_game(clone: Path, url: str) -> None:
    """Plays a game of Coronado against the computer at a table of the house, to its end, always with the first choice."""
    guest = Guest(url)
    guest.ask("/api/house")
    seats = [{"kind": "me"}, {"kind": "computer", "level": "casual"}]
    table = guest.ask("/api/tables", {"game": "coronado", "players": 2, "seats": seats, "pace": "instant"})["id"]
    guest.ask(f"/api/tables/{table}/start", {})
    link = url + guest.ask(f"/api/tables/{table}/key?seat=0")["path"]
    typed = "1\n" * 500
    command = [clone / ".venv" / "bin" / "parlor", "play", link, "--plain"]
    played = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120, check=False)
    if "The game is over" not in played.stdout:
        raise Lost(f"the game has no end: {(played.stdout + played.stderr)[-500:]}")


def walk(tests: bool) -> None:
    """The whole walk."""
    clock = Clock()
    with tempfile.TemporaryDirectory(prefix="parlor-walk-") as folder:
        clone, home = Path(folder) / "parlor", Path(folder) / "home"
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        begin = time.monotonic()
        process, url = opened(clone, home)
        try:
            shelf(url)
            clock.took("make play, to the first page", begin, PAGE)
            again = time.monotonic()
            finish_a_game(clone, url)
            clock.took("a game against the computer on plain Python, to its end", again)
            heard(process, READY)
            clock.took("make play, to the compiled engine", begin, COMPILED)
        finally:
            closed(process)
        begin = time.monotonic()
        process, url = opened(clone, home)
        try:
            clock.took("make play, again", begin, SECOND)
            build = subprocess.run([clone / ".venv" / "bin" / "parlor", "build"], capture_output=True, text=True, check=True).stdout.strip()
            if build != "compiled":
                raise Lost(f"the second start runs the {build} build")
            begin = time.monotonic()
            finish_a_game(clone, url)
            clock.took("a game against the computer on the compiled engine, to its end", begin)
        finally:
            closed(process)
        if tests:
            begin = time.monotonic()
            if subprocess.run(["make", "test"], cwd=clone, check=False).returncode:
                raise Lost("make test failed")
            clock.took("make test", begin)
    print("The walk is done: " + ", ".join(f"{step} {seconds:.0f} s" for step, seconds in clock.steps))
    if clock.late:
        raise Lost(f"too long (the load of this machine is {os.getloadavg()[0]:.1f}): {', '.join(clock.late)}")


def main() -> int:
    """Walks, or says where it got stuck."""
    parser = argparse.ArgumentParser(prog="walk", description="A newcomer's walk from a fresh clone.")
    parser.add_argument("--no-tests", action="store_true", help="stop before make test")
    asked = parser.parse_args()
    try:
        walk(not asked.no_tests)
    except Lost as lost:
        print(f"walk: {lost}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
