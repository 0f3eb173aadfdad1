"""One house and one browser for all tests of the web table, which only run on the compiled build."""

import os
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, expect

import parlor
from parlor.server.pages import FOLDER
from tests.server.running import LIBERAL, Running
from tests.web.browser import CHROMIUM, PATIENCE, Guest, started
from tests.web.scene import Scene, furnished
from tests.web.tab import TabGuest, served

ROOT = Path(__file__).parents[2]

expect.set_options(timeout=PATIENCE * 1000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skips the tests without the compiled build, the built page or Chromium; `make test` provides all three."""
    missing = (
        "the web table is looked at in the compiled build"
        if os.environ.get("PARLOR_EXPECT", parlor.build()) == "pure" or parlor.build() == "pure"
        else "the page is not built: cd web && npx vite build"
        if not (FOLDER / "index.html").is_file()
        else "Chromium is not installed: apt-get install chromium-headless-shell"
        if CHROMIUM is None and "PARLOR_EXPECT" not in os.environ
        else ""
    )
    for item in items:
        if missing and item.path.is_relative_to(os.path.dirname(__file__)):
            item.add_marker(pytest.mark.skip(missing))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails shows what everyone had on their screens."""
    report = yield
    if report.when == "call" and report.failed and item.path.is_relative_to(os.path.dirname(__file__)):
        for n, each in enumerate(Guest.present):
            with suppress(Error):
                report.sections.append((f"the page of guest {n + 1}", each.sees()))
    return report


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    with Running(f"sqlite:///{folder}/house.db", *LIBERAL, "--connections-each", "5000", log=folder / "log") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with started() as running:
        yield running


@pytest.fixture(scope="session")
def scene(house: Running) -> Scene:
    """A circle with everything in it, and somebody who runs the house."""
    return furnished(house)


@pytest.fixture
def guest(house: Running, browser: Browser) -> Iterator[Callable[..., Guest]]:
    """Makes guests, each with their own browser, and checks that their pages reported no errors."""
    made: list[Guest] = []

    def make(settings: dict[str, Any] | None = None, **context: Any) -> Guest:
        made.append(Guest(browser, house.url, settings, **context))
        return made[-1]

    yield make
    faults = [fault for each in made for fault in each.faults]
    for each in made:
        each.close()
    assert not faults


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "site"
    subprocess.run([sys.executable, ROOT / "tools" / "tab_site.py", "--into", folder, "--bare"], check=True, timeout=PATIENCE * 5)
    return folder


@pytest.fixture(scope="session")
def site(site_folder: Path) -> Iterator[str]:
    with served(site_folder) as url:
        yield url


@pytest.fixture
def tabs(site: str, browser: Browser) -> Iterator[Callable[..., TabGuest]]:
    """Makes guests with browsers and engines of their own."""
    made: list[TabGuest] = []

    def make(path: str = "/", **given: Any) -> TabGuest:
        made.append(TabGuest(browser, site, path=path, **given))
        return made[-1]

    yield make
    for each in made:
        each.close()
