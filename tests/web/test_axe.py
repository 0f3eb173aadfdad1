"""axe finds nothing to complain of on any kind of page, by day and by night."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.browser import PHONE, Guest
from tests.web.person import COUNTED, Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# An experimental rule, off by itself: it takes the numbers printed on a card for a label, and wants them in its spoken name.
PRINTED = "label-content-name-mismatch"
PAGES = ["/", "/g/sammy", "/settings", "/me", "/daily", "/lobby", "/check", "/nothing", "/t/nosuchtable0"]
# One table of every arrangement and every special board.
TABLES = ["quenette", "rummy", "flag", "united-states", "rumme-baseball", "goop", "sam", "quatro", "national-contest", "parquet"]


def complaints(guest: Guest) -> list[str]:
    """What axe has to say of the page."""
    guest.page.wait_for_timeout(150)  # What fades in or out has done so.
    guest.page.evaluate(AXE.read_text())
    found: dict[str, Any] = guest.page.evaluate(
        "([tags, not]) => axe.run(document, { runOnly: tags, rules: { [not]: { enabled: false } } })", [RULES, PRINTED]
    )
    return [
        f"{guest.page.url}: {fault['id']}: {fault['help']}: {fault['nodes'][0]['html'][:300]} ({len(fault['nodes'])})"
        for fault in found["violations"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages(guest: Callable[..., Guest], theme: str) -> None:
    ann = guest({"theme": theme})
    found = []
    for path in PAGES:
        ann.page.goto(path)
        ann.page.wait_for_selector("h1")
        ann.page.wait_for_load_state("networkidle")
        found += complaints(ann)
    ann.faults.clear()
    assert not found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_tables(guest: Callable[..., Guest], theme: str) -> None:
    found = []
    for game in TABLES:
        ann = guest({"theme": theme})
        ann.sit(game)
        ann.page.wait_for_selector(".prompt.mine")
        found += complaints(ann)
    assert not found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_after_the_game_and_lessons(guest: Callable[..., Guest], theme: str) -> None:
    ann = guest({"theme": theme})
    table = ann.sit("coronado", options={"target": 1})
    Person(ann.page).play_until(COUNTED)
    found = complaints(ann)
    ann.page.locator("[data-testid=hand-continue]").click()
    ann.page.wait_for_selector("[data-testid=result]")
    found += complaints(ann)
    for path in (f"/replay/{table}", f"/check/{table}", "/learn/foozle"):
        ann.page.goto(path)
        ann.page.wait_for_selector("h1, [data-testid=coach]")
        ann.page.wait_for_load_state("networkidle")
        found += complaints(ann)
    assert not found


def test_a_table_on_a_phone(guest: Callable[..., Guest]) -> None:
    ann = guest(viewport=PHONE, has_touch=True)
    ann.sit("rummy")
    ann.page.wait_for_selector(".prompt.mine")
    assert not complaints(ann)
