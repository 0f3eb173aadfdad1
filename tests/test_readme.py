"""What the pages say is true: examples run, quoted code exists, and the shelf is current."""

import doctest
import importlib
import re
import runpy
from pathlib import Path

import pytest
from PIL import Image

import parlor

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
PAGES += [*sorted((ROOT / "docs").glob("*.md")), *sorted((ROOT / "docs" / "reference").glob("*.md"))]


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("page", [page for page in PAGES if ">>> " in read(page)], ids=lambda path: path.name)
def test_examples_run(page: Path) -> None:
    found = doctest.testfile(str(page), module_relative=False)
    assert found.attempted > 0
    assert found.failed == 0


def test_the_shelf_of_the_readme_is_up_to_date() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "readme.py"))
    assert tool["written"](read(ROOT / "README.md")) == read(ROOT / "README.md"), "run python tools/readme.py"
    assert all(f"| `{id}` " in read(ROOT / "README.md") for id in parlor.games())


def test_the_moving_pictures_move_and_are_small() -> None:
    shown = re.findall(r"\((docs/moving/[^)]+)\)", read(ROOT / "README.md"))
    assert len(shown) == 2
    for name in shown:
        with Image.open(ROOT / name) as picture:
            assert getattr(picture, "n_frames", 1) >= 20, name
        assert (ROOT / name).stat().st_size <= 400_000, name


def test_quoted_code_is_in_the_file_that_it_is_quoted_from() -> None:
    quoted = re.findall(r"<!-- from (\S+) -->\n```python\n(.*?)```", read(ROOT / "CONTRIBUTING.md"), re.S)
    assert len(quoted) >= 5
    for name, code in quoted:
        assert code in read(ROOT / name), f"CONTRIBUTING.md quotes what is not in {name}:\n{code}"


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", read(page)):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_map_of_the_tree_is_right() -> None:
    readme = read(ROOT / "README.md")
    drawing = readme[readme.index("## The tree") :].split("```")[1]
    inside = re.findall(r"^  (\w+)/", drawing, re.M)
    assert inside
    assert all((ROOT / "src" / "parlor" / name).is_dir() for name in inside)
    assert all((ROOT / name).is_dir() for name in re.findall(r"^(\w[\w/]*)/ ", drawing, re.M))


def test_everything_public_is_in_the_reference() -> None:
    page = read(ROOT / "docs" / "reference" / "parlor.md")
    assert [name for name in parlor.__all__ if not re.search(rf"\b{name}\b", page)] == []
    for name in ("tricks", "rummy", "patience"):
        family = importlib.import_module(f"parlor.families.{name}")
        shown = read(ROOT / "docs" / "reference" / "families.md") + read(ROOT / "docs" / "reference" / "parts.md")
        classes = [each for each in family.__all__ if isinstance(getattr(family, each), type)]
        assert [each for each in classes if f".{each}\n" not in shown] == [], name


def test_the_record_on_its_page_can_be_replayed() -> None:
    example = re.search(r"```json\n(.*?)```", read(ROOT / "docs" / "record.md"), re.S)
    assert example is not None
    assert len(parlor.replay(example[1]).record()["moves"]) == 2


def test_the_version_is_said_once_and_told_in_the_changelog() -> None:
    assert f'version = "{parlor.__version__}"' in read(ROOT / "pyproject.toml")
    assert f"## {parlor.__version__}" in read(ROOT / "CHANGELOG.md")
