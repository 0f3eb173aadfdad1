"""The tree: the direction of imports, the length of modules, what source files may contain, and which build is running."""

import ast
import os
import re
import sys
from pathlib import Path

import pytest

import parlor

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "parlor"
MODULES = sorted(SOURCE.rglob("*.py"))

# From the bottom up; a module imports from its own layer and from those below. Layers on one line do not know each other.
LAYERS = [
    ["words", "workers"],
    ["core"],
    ["packs"],
    ["families"],
    ["table"],
    ["learn", "pages"],
    ["players"],
    ["library"],
    ["plugins", "undoing", "leaflets"],
    ["testing", "paper", "small"],
    ["terminal", "server", "lab", "adapters"],
    ["tab"],
]
# Declarations, which run only once, and the catalogs are not compiled.
PLAIN = {"__init__.py", "found.py", "lesson.py"}
COMPILED = ["words", "core", "packs", "families", "table", "players", "learn", "library"]
RANK = {name: rank for rank, names in enumerate(LAYERS) for name in names}

# What was built or downloaded is not part of the tree.
AWAY = {
    ".git",
    ".venv",
    "build",
    "dist",
    "node_modules",
    "web_dist",
    ".mypy_cache",
    ".ruff_cache",
    ".pytest_cache",
    ".hypothesis",
    "__pycache__",
    "shared",
}
KINDS = {".py", ".md", ".toml", ".json", ".in", ".yml", ".ts", ".svelte", ".patch", ""}


def texts(folder: Path) -> list[Path]:
    """All hand-written files of the tree."""
    found = []
    for path in sorted(folder.iterdir()):
        if path.name in AWAY or path.name.endswith(".egg-info"):
            continue
        if path.is_dir():
            found += texts(path)
        elif path.suffix in KINDS:
            found.append(path)
    return found


def layer(path: Path) -> str:
    parts = path.relative_to(SOURCE).parts
    return parts[0] if len(parts) > 1 else ""


def imported(path: Path) -> list[str]:
    """Our own modules that a module imports, anywhere in it."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            found += [f"{node.module}.{alias.name}" for alias in node.names] if node.module == "parlor" else [str(node.module)]
    return [name for name in found if name.split(".")[0] == "parlor"]


@pytest.mark.once("pure")
def test_imports_go_downward_only() -> None:
    for path in MODULES:
        own = layer(path)
        for name in imported(path) if own else []:
            if name == "parlor":
                assert RANK[own] > RANK["table"], f"{path} imports the whole package from inside the engine"
                continue
            other = name.split(".")[1]
            assert other in RANK, f"{path} imports {name}, which is in no layer"
            assert other == own or RANK[other] < RANK[own], f"{path} imports {name} from above"


@pytest.mark.once("pure")
def test_a_family_names_no_game_and_no_other_family() -> None:
    for path in MODULES:
        parts = path.relative_to(SOURCE).parts
        if parts[0] != "families" or len(parts) < 3:
            continue
        for name in imported(path):
            split = name.split(".")
            assert split[1] != "families" or split[2] == parts[1], f"{path} imports {name} from another family"
        text = path.read_text(encoding="utf-8")
        named = [
            title
            for title in map(title_of, parlor.games())
            if re.search(rf"\b{re.escape(title)}\b", text) and title not in TITLES_THAT_ARE_WORDS
        ]
        assert not named, f"{path} names the game {named[0]}"


# Titles that are ordinary words in the leaflets: a suit, a card or a meld.
TITLES_THAT_ARE_WORDS = {"Flag", "Sammy", "Rumme", "Rummy", "Organization", "Mobilization", "SAM", "United States"}


def title_of(id: str) -> str:
    return parlor.game(id).title


@pytest.mark.once("pure")
def test_the_terminal_uses_the_public_surface_alone() -> None:
    for path in (SOURCE / "terminal").rglob("*.py"):
        assert all(
            name
            in (
                "parlor",
                "parlor.pages",
                "parlor.undoing",
                "parlor.words.say",
                "parlor.words.languages",
                "parlor.table.shapes",
                "parlor.workers",
            )
            or name.startswith(("parlor.terminal", "parlor.paper", "parlor.leaflets"))
            for name in imported(path)
        ), path


@pytest.mark.once("pure")
def test_no_module_is_longer_than_500_lines() -> None:
    """The catalogs do not count, since nobody reads them: they are generated from the .ftl files."""
    written = [path for path in MODULES if not path.name.startswith("catalogue_")]
    assert [path for path in written if len(path.read_text(encoding="utf-8").splitlines()) > 500] == []


@pytest.mark.once("pure")
def test_only_bits_shifts_to_the_left() -> None:
    for path in MODULES:
        if path == SOURCE / "core" / "bits.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            shifts = isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, ast.LShift)
            assert not shifts, f"{path}:{getattr(node, 'lineno', 0)}: mypyc compiles '<<' wrongly: use bit(n) or shl(x, n)"
        if layer(path) in COMPILED:
            assert "<<" not in path.read_text(encoding="utf-8"), path


@pytest.mark.once("pure")
def test_no_class_is_declared_acyclic() -> None:
    """When fifty objects are freed one inside another, Python puts the rest aside by a mark that such objects have no room for."""
    for path in MODULES:
        assert "acyclic" not in path.read_text(encoding="utf-8"), path


@pytest.mark.once("pure")
def test_every_package_has_its_init_and_the_whole_is_typed() -> None:
    assert (SOURCE / "py.typed").is_file()
    for path in MODULES:
        if path.parent != SOURCE:
            assert (path.parent / "__init__.py").is_file(), f"{path.parent} has no __init__.py"


@pytest.mark.once("pure")
def test_every_module_says_what_it_is() -> None:
    for path in MODULES:
        told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
        assert told, f"{path} has no docstring"


@pytest.mark.once("pure")
def test_every_registered_game_has_its_file_its_page_and_its_tests() -> None:
    pages = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "rules").glob("*.md"))
    for id in parlor.games():
        book = parlor.game(id).book.replace("-", "_")
        name = id.replace("-", "_")
        assert (SOURCE / "library" / book / name / "rules.py").is_file(), f"{id} has no folder in library/{book}"
        assert f"(`{id}`)" in pages, f"{id} has no section in rules/"
        assert (ROOT / "tests" / "games" / book / f"test_{name}.py").is_file(), f"{id} has no tests"
        assert list((ROOT / "tests" / "records").glob(f"{id}-[0-9]*.json")), f"{id} has no golden record"


FORBIDDEN = {
    "a path of one machine": re.compile(r"(?<![\w.])/(?:work|home|root|Users|farm)/"),
    "a folder beside the tree": re.compile(r"\.\./" + "shared"),
    "work left undone": re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X)\b"),
}


@pytest.mark.once("pure")
@pytest.mark.parametrize("what", FORBIDDEN)
def test_nothing_in_the_tree_mentions(what: str) -> None:
    for path in texts(ROOT):
        found = FORBIDDEN[what].search(path.read_text(encoding="utf-8", errors="replace"))
        assert not found, f"{path.relative_to(ROOT)} mentions {what}: {found[0]!r}"


# Which build


def test_the_build_is_the_one_that_was_asked_for() -> None:
    assert parlor.build() == os.environ.get("PARLOR_EXPECT", parlor.build())


def test_every_module_of_the_engine_is_of_that_build() -> None:
    engine = [module for name, module in sys.modules.items() if name.startswith("parlor.") and name.split(".")[1] in COMPILED]
    assert len(engine) > 30
    for module in engine:
        file = module.__file__
        assert file is not None
        if Path(file).name not in PLAIN and not Path(file).name.startswith("catalogue_"):
            assert file.endswith(".py") == (parlor.build() == "pure"), f"{module.__name__} is loaded from {file}"
    if os.environ.get("PARLOR_EXPECT") == "compiled":
        assert SOURCE not in Path(parlor.__file__).parents, "the compiled run must not read src/"
    if os.environ.get("PARLOR_EXPECT") == "pure":
        assert Path(parlor.__file__).parent == SOURCE, "the pure run must read src/"


@pytest.mark.once("pure")
def test_every_promise_of_the_security_policy_has_its_test() -> None:
    named = re.findall(r"`(tests/\S+)::(test_\w+)`", (ROOT / "SECURITY.md").read_text(encoding="utf-8"))
    assert len(named) >= 20
    for path, name in named:
        functions = [node.name for node in ast.parse((ROOT / path).read_text(encoding="utf-8")).body if isinstance(node, ast.FunctionDef)]
        assert name in functions, f"{path} has no {name}"
