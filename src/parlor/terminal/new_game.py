"""The command `parlor new-game`: writes a small package with a playable game, as a starting point for your own."""

import argparse
import keyword
import os
import re
import shutil
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import parlor
from parlor.terminal.errors import CommandError
from parlor.terminal.texts import text

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]

SCAFFOLD = Path(__file__).parent / "scaffold"
# Where the parts of the package go; MODULE is its name in Python.
PARTS = {
    "pyproject.toml": "pyproject.toml",
    "README.md": "README.md",
    "gitignore": ".gitignore",
    "__init__.py": "src/MODULE/__init__.py",
    "rules.py": "src/MODULE/rules.py",
    "words.en.ftl": "src/MODULE/words.en.ftl",
    "leaflet.en.md": "src/MODULE/leaflet.en.md",
    "conftest.py": "tests/conftest.py",
    "test_laws.py": "tests/test_laws.py",
    "test_rules.py": "tests/test_rules.py",
}
LONGEST = 40
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def add_command(commands: "Commands") -> None:
    """Adds `new-game`."""
    command = commands.add_parser(
        "new-game",
        help=text("help-new-game"),
        description=text("help-new-game-more"),
    )
    command.add_argument("name", metavar="NAME", help=text("help-new-game-name"))
    command.add_argument("--in", dest="place", metavar="FOLDER", default=".", help=text("help-new-game-in"))


def new_game(given: argparse.Namespace) -> None:
    """Writes the package and prints the next steps."""
    name = checked(given.name)
    place = Path(given.place)
    folder = place / name
    if not place.is_dir():
        raise CommandError(text("no-folder", folder=place))
    if folder.exists() or folder.is_symlink():
        raise CommandError(text("folder-there", folder=folder))
    try:
        write(folder, name)
    except OSError as error:
        raise CommandError(text("not-written", file=folder, why=error.strerror or error)) from None
    print(text("new-game-try", game=title_of(name), folder=folder) + "\n")
    print(f"  cd {folder}\n  pip install -e '.[dev]'\n  pytest\n  parlor play {name}\n")
    print(text("new-game-rules", module=module_of(name)))


def checked(name: str) -> str:
    """The name, if it is valid for a game and a package."""
    if not ID.fullmatch(name) or len(name) > LONGEST:
        better = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-0123456789")[:LONGEST].strip("-")
        raise CommandError(text("bad-id", name=name[:60], longest=LONGEST, better=better if ID.fullmatch(better) else "crazy-nines"))
    if name in parlor.games():
        raise CommandError(text("game-there", name=name))
    module = module_of(name)
    if keyword.iskeyword(module) or module in sys.stdlib_module_names or find_spec(module) is not None:
        raise CommandError(text("bad-package", module=module, name=name))
    return name


def module_of(name: str) -> str:
    """The package's name in Python."""
    return name.replace("-", "_")


def title_of(name: str) -> str:
    """The title of the game."""
    return name.replace("-", " ").title()


def write(folder: Path, name: str) -> None:
    """Writes the package next to its destination, and moves it there when it is complete."""
    words = {
        "@ID@": name,
        "@MODULE@": module_of(name),
        "@PACKAGE@": f"parlor-{name}",
        "@TITLE@": title_of(name),
        "@VERSION@": parlor.__version__,
    }
    made = Path(tempfile.mkdtemp(prefix=f".{name}-", dir=folder.parent))
    try:
        for part, target in PARTS.items():
            written = (SCAFFOLD / f"{part}.txt").read_text(encoding="utf-8")
            for word, told in words.items():
                written = written.replace(word, told)
            path = made / target.replace("MODULE", module_of(name))
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(written, encoding="utf-8")
        made.chmod(0o755)
        os.rename(made, folder)
    except BaseException:
        shutil.rmtree(made, ignore_errors=True)
        raise
