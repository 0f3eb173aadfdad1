"""The package as a tab has it, run by plain Python: `python tests/tab/bare.py FOLDER`, where FOLDER has what the archive of the engine has.

Whatever a tab does not have cannot be imported here either. Every module is imported, and then a game is played at the house.
"""

import asyncio
import importlib
import sys
import tempfile
from collections.abc import Sequence
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

# The wheels in the archive, and what the tests bring.
CARRIED = {"librt", "msgspec", "mypy_extensions", "parlor", "tests"}
# Of the standard library, the Python of a tab has no such modules.
MISSING = {"_curses", "_multiprocessing", "curses", "grp", "pwd", "readline", "resource", "syslog", "tkinter"}


class OnlyATab(MetaPathFinder):
    """Refuses what a tab does not have."""

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        top = name.partition(".")[0]
        if top in MISSING or not (top in CARRIED or top in sys.stdlib_module_names or top.endswith("__mypyc")):
            raise ModuleNotFoundError(f"a tab has no {name}", name=name)
        return None


def browser_module() -> ModuleType:
    """What the worker gives the engine; the signatures only look like some."""
    made = ModuleType("parlor_browser")
    made.__dict__["publicKey"] = lambda secret: sha256(bytes.fromhex(secret)).hexdigest()
    made.__dict__["sign"] = lambda secret, message: sha256(bytes.fromhex(secret + message)).hexdigest() * 2
    made.__dict__["isValid"] = lambda key, signature, message: True
    return made


def enter(folder: Path) -> None:
    """From here on this process has what a tab has."""
    sys.path[:0] = [str(folder), str(Path(__file__).parents[2])]
    sys.meta_path.insert(0, OnlyATab())
    sys.modules["parlor_browser"] = browser_module()
    # Which library signs is decided when this is imported; everything else may know the true platform.
    platform, sys.platform = sys.platform, "emscripten"
    importlib.import_module("parlor.server.ed25519")
    sys.platform = platform


async def play(folder: Path) -> None:
    """A game against casual players, and what the page asks for around it."""
    from tests.tab.browser import Stand

    stand = Stand(folder / "house.db")
    for path in ("house", "daily", "my/games", "my/statistics"):
        await stand.ask("GET", f"/api/{path}")
    wish = {"game": "turkette", "pace": "instant", "seed": 7, "options": {"hands": 1}}
    table = (await stand.ask("POST", "/api/tables", wish))["id"]
    await stand.ask("POST", f"/api/tables/{table}/start", {})
    stand.tab.connect(1)
    stand.say(1, do="watch", table=table, seat=0)
    made = 0
    while not (view := (await stand.hears(1, "event"))["view"])["over"]:
        if view["choices"]:
            made += 1
            stand.say(1, do="move", table=table, seat=0, id=f"m{made}", move=view["choices"][0]["text"])
    review = await stand.ask("GET", f"/api/tables/{table}/replay?seat=0&count=1")
    assert review["total"] > made
    print(f"{made} moves of a guest")


def main() -> None:
    """Imports everything, and plays."""
    folder = Path(sys.argv[1])
    enter(folder)
    for file in sorted((folder / "parlor").rglob("*.py")):
        name = ".".join(file.relative_to(folder).with_suffix("").parts)
        if not name.endswith("__main__"):
            importlib.import_module(name.removesuffix(".__init__"))
    with tempfile.TemporaryDirectory() as house:
        asyncio.run(play(Path(house)))


if __name__ == "__main__":
    main()
