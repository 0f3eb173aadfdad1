"""The engine of a site: Python for WebAssembly, its memory after the start, and what a tab needs of the package, compiled for it."""

import ast
import gzip
import hashlib
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import build_web

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "parlor"
# What PyPI has for the Python of Pyodide; the first two are the same releases as in a house.
PLATFORM = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp"]
WHEELS = ["librt==0.16.0", "msgspec==0.22.0", "mypy_extensions==1.1.0"]
PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "python_stdlib.zip", "pyodide-lock.json"]
# Python itself is packed here, because not every host packs: web/src/tab/engine.ts unpacks it.
PYTHON = "pyodide.asm.wasm"
PACKED_PYTHON = "python.bin"
# Parts of the package that no tab needs. What the leaflets and rules say is in files of the site.
LEFT_OUT = {"adapters", "lab", "leaflets", "paper", "schemas", "small", "terminal", "testing", "web_dist", "__pycache__"}
ARCHIVE = "parlor.zip"
# What masters play from comes after everything else: web/src/tab/thinker.worker.ts.
NETWORKS = "networks.zip"
SNAPSHOT = "snapshot.bin"


def wheels(folder: Path) -> list[Path]:
    """The WebAssembly wheels, downloaded unless they are there."""
    folder.mkdir(parents=True, exist_ok=True)
    stamp = folder / "wheels.txt"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != "\n".join(WHEELS):
        shutil.rmtree(folder)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
        subprocess.run([*pip, *PLATFORM, "--dest", str(folder), *WHEELS], check=True)
        stamp.write_text("\n".join(WHEELS), encoding="utf-8")
    return sorted(folder.glob("*.whl"))


def imports(file: Path) -> set[str]:
    """The modules that a file imports when it is imported itself, and perhaps names in them."""
    found = set()
    for each in ast.parse(file.read_bytes()).body:
        if isinstance(each, ast.Import):
            found |= {alias.name for alias in each.names}
        elif isinstance(each, ast.ImportFrom) and each.module:
            found |= {each.module, *[f"{each.module}.{alias.name}" for alias in each.names]}
    return found


def of_the_house() -> set[Path]:
    """The modules of the house that a tab reaches: the others speak to the network, to other processes or to those who run it."""
    found: set[Path] = set()
    waiting = sorted((SOURCE / "tab").glob("*.py"))
    while waiting:
        for name in imports(waiting.pop()):
            file = SOURCE.parent / (name.replace(".", "/") + ".py")
            if name.startswith("parlor.server.") and file.is_file() and file not in found:
                found.add(file)
                waiting.append(file)
    return found | {SOURCE / "server" / "__init__.py"}


def needed() -> list[Path]:
    """The files of the package that a tab needs."""
    found = []
    house = of_the_house()
    for file in sorted(SOURCE.rglob("*")):
        parts = file.relative_to(SOURCE).parts
        if not file.is_file() or LEFT_OUT & set(parts) or (parts[0] == "server" and file not in house):
            continue
        if file.suffix == ".py" or (file.suffix == ".json" and parts[0] == "packs"):
            found.append(file)
    return found


def networks() -> list[Path]:
    """The networks of masters; in the archive of the sources stand their names alone."""
    return sorted(SOURCE.glob("library/**/*.net"))


def in_archive(file: Path) -> zipfile.ZipInfo:
    """Where a file of the package is in an archive."""
    return zipfile.ZipInfo(f"parlor/{file.relative_to(SOURCE).as_posix()}")


def gather(into: Path, carried: list[Path]) -> None:
    """Writes the archive of the sources and of the wheels that are carried along."""
    with zipfile.ZipFile(into, "w") as made:
        for file in needed():
            made.writestr(in_archive(file), file.read_bytes())
        for file in networks():
            made.writestr(in_archive(file), b"")
        for wheel in carried:
            with zipfile.ZipFile(wheel) as opened:
                for name in opened.namelist():
                    if not name.endswith((".pyi", "/")) and ".dist-info/" not in name:
                        made.writestr(zipfile.ZipInfo(name), opened.read(name))


def gather_networks(into: Path) -> None:
    """Writes the archive of the networks."""
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as made:
        for file in networks():
            made.writestr(in_archive(file), file.read_bytes(), zipfile.ZIP_DEFLATED)


def digest(files: list[Path]) -> str:
    """A digest of the contents of some files."""
    return hashlib.sha256(b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files)).hexdigest()


def build(into: Path) -> str:
    """Puts the engine into a folder under `into` that is named by its contents; returns that name."""
    build_web.install()
    scratch = ROOT / "build" / "tab-engine"
    scratch.mkdir(parents=True, exist_ok=True)
    sources, stamp = scratch / "sources.zip", scratch / "compiled-from.txt"
    gather(sources, wheels(scratch / "wheels"))
    # What was compiled stays as long as what it was compiled from does.
    made_from = digest([sources, build_web.WEB / "tools" / "compile.mjs", build_web.WEB / "package-lock.json"])
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != made_from:
        build_web.npm(["run", "--silent", "engine", "--", str(sources), str(scratch / ARCHIVE), str(scratch / SNAPSHOT)], quiet=True)
        stamp.write_text(made_from, encoding="utf-8")
    pyodide = build_web.WEB / "node_modules" / "pyodide"
    (scratch / PACKED_PYTHON).write_bytes(gzip.compress((pyodide / PYTHON).read_bytes(), mtime=0))
    gather_networks(scratch / NETWORKS)
    files = [*[pyodide / name for name in PYODIDE], *[scratch / name for name in (PACKED_PYTHON, ARCHIVE, SNAPSHOT, NETWORKS)]]
    name = digest(files)[:12]
    folder = into / name
    folder.mkdir(parents=True, exist_ok=True)
    for file in files:
        shutil.copyfile(file, folder / file.name)
    return name
