"""The package as others get it: its name, its extras, and its page on an index."""

import re
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from tests.test_tree import texts

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT))

import package_page  # noqa: E402

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# A requirement of Parlor itself, as it is written for pip: a name and extras, or an install command.
REQUIRED = re.compile(r"(?<![\w./-])(parlor[\w-]*)\[([a-z]+(?:,[a-z]+)*)\](?=['\"`]|\s*$)", re.MULTILINE)
INSTALLED = re.compile(r"pip install (?:-\S+ )*['\"]?(parlor[\w-]*)")


class Targets(HTMLParser):
    """Everything that a page shows or leads to."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(MarkdownIt("gfm-like", {"linkify": False}).render(page))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value or "" for name, value in attrs if name in ("href", "src", "srcset")]


def test_the_name_of_the_package_and_its_extras_are_right_everywhere() -> None:
    named = 0
    for path in [*texts(ROOT), ROOT / "Containerfile"]:
        text = path.read_text(encoding="utf-8", errors="replace")
        for name, extras in REQUIRED.findall(text):
            named += 1
            assert name == PROJECT["name"], f"{path.relative_to(ROOT)} installs {name}, which is not ours"
            assert set(extras.split(",")) <= set(PROJECT["optional-dependencies"]), f"{path.relative_to(ROOT)} names the extras {extras}"
        for name in INSTALLED.findall(text):
            assert name in (PROJECT["name"], "parlor-classics"), f"{path.relative_to(ROOT)} installs {name}, which is not ours"
    assert named >= 15


def test_the_page_on_an_index_leads_nowhere_inside_the_tree() -> None:
    page = package_page.description()
    assert [to for to in Targets(page).found if not to.startswith("https://")] == []
    assert "| `quenette` Quenette |" in page
    assert page.startswith("# Parlor")


def test_with_a_public_home_pictures_and_links_point_there() -> None:
    page = (
        '![A table](docs/a.webp "so")\n\n[How](docs/how.md#now), [here](#below), <img alt="" src="docs/b.svg"> [out](https://example.org/)'
    )
    told = package_page.page(page, "https://example.org/parlor/", "1.2.3")
    assert Targets(told).found == [
        "https://example.org/parlor/raw/v1.2.3/docs/a.webp",
        "https://example.org/parlor/blob/v1.2.3/docs/how.md#now",
        "#below",
        "https://example.org/parlor/raw/v1.2.3/docs/b.svg",
        "https://example.org/",
    ]


@pytest.mark.parametrize(
    ("written", "left"),
    [
        ("See [the *rules*](rules/) first.", "See the *rules* first."),
        ("[![A table](docs/a.webp)](docs/tables.md)", ""),
        ('<a href="docs/x.md"><img src="docs/x.svg" width="3"></a> and [out](https://example.org/)', " and [out](https://example.org/)"),
        ("```\n[code](stays)\n```\n", "```\n[code](stays)\n```\n"),
    ],
)
def test_without_one_only_the_words_are_left(written: str, left: str) -> None:
    assert package_page.page(written) == left


def test_the_package_describes_itself(tmp_path: Path) -> None:
    """Asks the builder itself, as pip does, in a copy that has only what it needs."""
    pytest.importorskip("setuptools", minversion="80")
    (tmp_path / "build_web.py").write_text("def needs() -> list[str]:\n    return []\n")
    for name in ("setup.py", "package_page.py", "pyproject.toml", "README.md", "LICENSE"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    for name in ("src/parlor", "rules"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "src" / "parlor" / "__init__.py").touch()
    subprocess.run([sys.executable, "setup.py", "--quiet", "egg_info"], cwd=tmp_path, capture_output=True, check=True)
    told = (tmp_path / "src" / "parlor_games.egg-info" / "PKG-INFO").read_text(encoding="utf-8")
    assert "\nName: parlor-games\n" in told
    assert "\nDescription-Content-Type: text/markdown\n" in told
    assert "\nKeywords: card games," in told
    assert package_page.description().strip() in told
