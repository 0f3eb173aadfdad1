"""Brings the environment of this tree up to date: packages, page, and the engine as plain Python or compiled.

What is installed is noted in the environment with a digest of the sources, so that a start without changes runs neither pip nor npm.
The package is always built from a copy of the sources under build/engine, never from the tree that someone is editing.
"""

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import build_web  # noqa: E402

SINGLE = ("setup.py", "build_web.py", "package_page.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in")
FOLDERS = ("src", "rules", "web")
LEFT_OUT = {"__pycache__", "node_modules", "web_dist", "tests"}
EXTRAS = ("house", "terminal")
# Builds the plain package; the compiler's parts, which are much larger, are fetched only for the compiled one.
BUILDER = "setuptools>=80"


class Failed(Exception):
    """A step that failed; the message says which, and why."""


class Busy(Exception):
    """Another process is at it."""


@dataclass(frozen=True)
class Installed:
    """What the environment holds: the packages, the digest of the sources, and whether they were compiled."""

    needs: str = ""
    sources: str = ""
    build: str = ""


class Tree:
    """The places of a tree, and what is noted there."""

    def __init__(self, root: Path = ROOT, venv: Path | None = None) -> None:
        self.root = root
        self.venv = venv or root / ".venv"
        self.parlor = self.venv / "bin" / "parlor"
        self.page = root / "src" / "parlor" / "web_dist"
        self.engine = root / "build" / "engine"
        self.plain = self.engine / "plain"
        self.copy = self.engine / "tree"
        self.house_lock = self.venv / "house.lock"
        self.log = self.engine / "log.txt"
        self.note = self.venv / "parlor-installed.json"

    def installed(self) -> Installed:
        """What was noted when something was last installed; nothing where that was interrupted."""
        try:
            return Installed(**json.loads(self.note.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            return Installed()

    def write_down(self, installed: Installed) -> None:
        """Notes what is installed."""
        write(self.note, json.dumps(asdict(installed)))

    def files(self) -> dict[str, Path]:
        """Everything that the package is built from, by its path in the tree; the page's sources only where the page is built."""
        found = [self.root / name for name in SINGLE]
        has_page = self.has_page()
        for folder in FOLDERS if has_page else FOLDERS[:-1]:
            for place, below, names in os.walk(self.root / folder):
                below[:] = [name for name in below if name not in LEFT_OUT and not name.endswith(".egg-info")]
                found += [Path(place) / name for name in names if not name.endswith((".pyc", ".so", ".pyd"))]
        if has_page:
            found += self.page.rglob("*")
        return {path.relative_to(self.root).as_posix(): path for path in sorted(found) if path.is_file()}

    def has_page(self) -> bool:
        """Whether the page is built."""
        return (self.page / "index.html").is_file()

    def wheel(self, sources: str) -> Path | None:
        """The compiled wheel of some sources, if it is ready."""
        return next((self.engine / sources).glob("*.whl"), None)

    def failure(self, sources: str) -> str:
        """Why some sources could not be compiled; nothing where they were not tried."""
        try:
            return (self.engine / f"{sources}.failed").read_text(encoding="utf-8")
        except OSError:
            return ""


def write(path: Path, text: str) -> None:
    """Writes a file in one go: it is there whole, or not at all."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)


def digest(files: dict[str, Path]) -> str:
    """A digest of files: their names and what is in them."""
    found = hashlib.sha256()
    for name, path in files.items():
        found.update(f"{name}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()[:16]


@contextmanager
def locked(path: Path, shared: bool = False, wait: bool = False) -> Iterator[None]:
    """Holds a lock that ends with the process; raises Busy where another holds it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file:
        try:
            fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | (0 if wait else fcntl.LOCK_NB))
        except OSError:
            raise Busy from None
        yield


def why_not_compiled() -> str:
    """What is missing for a compiled engine, and what brings it; nothing if all is there."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not any(shutil.which(name) for name in (compiler, "cc", "gcc", "clang")):
        return "there is no C compiler (on Debian: apt install gcc python3-dev; on a Mac: xcode-select --install)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "Python's header files are missing (on Debian: apt install python3-dev)"
    return ""


class Steps:
    """The steps that take time. Only one of them at a time installs into the environment."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree

    def pip(self, *arguments: str, nice: bool = False, **environment: str) -> None:
        """Runs pip, quietly; raises Failed with its error."""
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *arguments]
        if nice and shutil.which("nice"):
            command = ["nice", "-n", "10", *command]
        self.tree.engine.mkdir(parents=True, exist_ok=True)
        with self.tree.log.open("a", encoding="utf-8") as log:
            begin = log.tell()
            ran = subprocess.run(
                command, env={**os.environ, **environment}, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, check=False
            )
        if ran.returncode:
            said = self.tree.log.read_bytes()[begin:].decode(errors="replace").splitlines()
            errors = [line.strip() for line in said if "error" in line.lower()] or ["it did not end well"]
            raise Failed(f"{errors[0][:160]} ({self.tree.log.relative_to(self.tree.root)} tells more)")

    def needs(self) -> list[str]:
        """The packages that must be there to play."""
        project = tomllib.loads((self.tree.root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        extras = [need for extra in EXTRAS for need in project["optional-dependencies"][extra]]
        return [*project["dependencies"], *extras, BUILDER]

    def fetch(self, packages: list[str]) -> None:
        """Installs packages."""
        self.pip("install", "--quiet", *packages)

    def node(self) -> list[str]:
        """The package that brings Node, where the machine has none."""
        return build_web.needs()

    def page(self) -> None:
        """Builds the page into the tree, unless it is there; raises NotBuilt."""
        if not build_web.is_built():
            build_web.build(build_web.PAGE)

    def plain(self) -> None:
        """Installs a copy of the sources as plain Python."""
        plain = str(self.tree.plain)
        self.pip("install", "--quiet", "--no-deps", "--no-build-isolation", "--force-reinstall", plain, PARLOR_PURE="1")

    def compile(self, into: Path, nice: bool) -> None:
        """Compiles the copy of the sources into a wheel, and touches nothing that is installed."""
        scratch = self.tree.engine / "scratch"
        shutil.rmtree(scratch, ignore_errors=True)
        scratch.mkdir(parents=True)
        command = ("wheel", "--no-deps", "--wheel-dir", str(into), str(self.tree.copy))
        self.pip(*command, nice=nice, PARLOR_COMPILE="1", TMPDIR=str(scratch))
        shutil.rmtree(scratch)

    def put(self, wheel: Path) -> None:
        """Installs a compiled wheel, and sees that it runs."""
        self.pip("install", "--quiet", "--no-deps", "--force-reinstall", str(wheel))
        told = subprocess.run([self.tree.parlor, "build"], capture_output=True, text=True, check=False)
        if told.stdout.strip() != "compiled":
            raise Failed(f"the compiled engine does not run ({(told.stderr.strip().splitlines() or ['it says nothing'])[-1][:160]})")


class SettingUp:
    """Brings a tree up to date, with as few steps as possible."""

    def __init__(self, tree: Tree, steps: Steps) -> None:
        self.tree = tree
        self.steps = steps
        self.sources = ""
        self.no_page = ""

    def look(self) -> Installed:
        """What is installed; takes note of the sources as they are now."""
        self.sources = digest(self.tree.files())
        return self.tree.installed()

    def fetch(self, page: bool) -> None:
        """Fetches packages and builds the page at the same time; only the page may fail."""
        wanted = self.steps.needs()
        needs = hashlib.sha256("\n".join(wanted).encode()).hexdigest()[:16]
        with ThreadPoolExecutor(1) as beside:
            node = self.steps.node() if page else []
            if node:
                try:
                    self.steps.fetch(node)
                except Failed as why:
                    page, self.no_page = False, f"there is no Node {build_web.OLDEST_NODE} or later, and it could not be fetched: {why}"
            building = beside.submit(self.steps.page) if page else None
            if self.tree.installed().needs != needs:
                self.steps.fetch(wanted)
                self.tree.write_down(replace(self.tree.installed(), needs=needs))
            if building is not None:
                try:
                    building.result()
                except build_web.NotBuilt as why:
                    self.no_page = str(why)

    def snapshot(self, copy: Path) -> None:
        """Copies the sources; what was built from them stays if no file came or went, and setup.py is the same."""
        files = self.tree.files()
        self.sources = digest(files)
        known = copy / "files.json"
        built = json.dumps([*files, digest({name: path for name, path in files.items() if name == "setup.py"})])
        if not known.is_file() or known.read_text(encoding="utf-8") != built:
            shutil.rmtree(copy, ignore_errors=True)
        for name, path in files.items():
            to = copy / name
            if not to.is_file() or to.read_bytes() != path.read_bytes():
                to.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, to)
        write(known, built)

    def plain(self) -> None:
        """Installs the sources as plain Python, which takes seconds."""
        needs = self.tree.installed().needs
        self.snapshot(self.tree.plain)
        self.tree.write_down(Installed(needs))
        self.steps.plain()
        self.tree.write_down(Installed(needs, self.sources, "pure"))

    def compile(self, nice: bool) -> None:
        """Makes the compiled wheel of the sources, which takes minutes; where it fails, that is noted."""
        with locked(self.tree.engine / "compile.lock", wait=not nice):
            self.snapshot(self.tree.copy)
            if self.tree.wheel(self.sources) is not None:
                return
            fresh = self.tree.engine / "fresh"
            shutil.rmtree(fresh, ignore_errors=True)
            try:
                self.steps.compile(fresh, nice)
            except Failed as why:
                write(self.tree.engine / f"{self.sources}.failed", str(why))
                raise
            for old in self.tree.engine.glob("*/*.whl"):
                if old.parent != fresh:
                    shutil.rmtree(old.parent)
            (self.tree.engine / f"{self.sources}.failed").unlink(missing_ok=True)
            fresh.rename(self.tree.engine / self.sources)

    def put(self) -> None:
        """Installs the compiled wheel of the sources, if it is ready; one that does not run is thrown away."""
        wheel = self.tree.wheel(self.sources)
        if wheel is None:
            return
        needs = self.tree.installed().needs
        self.tree.write_down(Installed(needs))
        try:
            self.steps.put(wheel)
        except Failed as why:
            shutil.rmtree(wheel.parent)
            shutil.rmtree(self.tree.copy, ignore_errors=True)
            write(self.tree.engine / f"{self.sources}.failed", str(why))
            raise
        self.tree.write_down(Installed(needs, self.sources, "compiled"))
