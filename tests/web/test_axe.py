"""axe finds nothing wrong with any kind of page, by day and by night."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.browser import PHONE, Guest
from tests.web.person import COUNTED, Person
from tests.web.scene import PLACES, Scene

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# An experimental rule, off by default: it takes the numbers printed on a card for a label, and wants them in its spoken name.
PRINTED = "label-content-name-mismatch"
COLOURS: dict[str, object] = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
LIGHT = {"theme": "light"}
# Every animation that ends has ended.
SETTLED = """() => document.getAnimations().every(
  ({ playState, effect }) => playState !== 'running' || effect.getComputedTiming().endTime === Infinity
)"""
PAGES = ["/", "/g/sammy", "/settings", "/me", "/daily", "/lobby", "/check", "/nothing", "/t/nosuchtable0"]
# One table of every arrangement and every special board.
TABLES = ["quenette", "rummy", "flag", "united-states", "rumme-baseball", "goop", "sam", "quatro", "national-contest", "parquet"]


def complaints(guest: Guest, rules: dict[str, object] | None = None) -> list[str]:
    """What axe reports for the page."""
    page = guest.page
    # Fades in and out are finished.
    page.wait_for_function(SETTLED)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate(
        "([only, not]) => axe.run(document, { runOnly: only, resultTypes: ['violations'], rules: { [not]: { enabled: false } } })",
        [rules or {"type": "tag", "values": RULES}, PRINTED],
    )
    return [
        f"{page.url}: {fault['id']}: {fault['help']}: {fault['nodes'][0]['html'][:300]} ({len(fault['nodes'])})"
        for fault in found["violations"]
    ]


def by_day_and_night(guest: Guest) -> list[str]:
    """What axe reports for the page by day, and for its colors by night: nothing else changes with the light."""
    found = complaints(guest)
    guest.page.evaluate("() => (document.documentElement.dataset.theme = 'dark')")
    found += complaints(guest, COLOURS)
    guest.page.evaluate("() => (document.documentElement.dataset.theme = 'light')")
    return found


@pytest.mark.sampled(6)
@pytest.mark.parametrize("path", PAGES)
def test_pages(guest: Callable[..., Guest], path: str) -> None:
    ann = guest(LIGHT)
    ann.page.goto(path)
    ann.page.wait_for_selector("h1")
    ann.page.wait_for_load_state("networkidle")
    assert not by_day_and_night(ann)
    ann.faults.clear()  # The browser itself reports a 404.


@pytest.mark.sampled(4)
@pytest.mark.parametrize("place", PLACES)
def test_circles_and_the_house(scene: Scene, browser: Browser, place: str) -> None:
    ann = scene.looked_at(browser, LIGHT)
    scene.show(ann, place)
    found = by_day_and_night(ann)
    ann.close()
    assert not found


def look_at(guest: Callable[..., Guest], game: str) -> None:
    """A table where one is to move."""
    ann = guest(LIGHT)
    ann.sit(game)
    ann.page.wait_for_selector(".prompt.mine")
    assert not by_day_and_night(ann)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", TABLES[::2])
def test_tables(guest: Callable[..., Guest], game: str) -> None:
    look_at(guest, game)


@pytest.mark.soak
@pytest.mark.parametrize("game", TABLES[1::2])
def test_other_tables(guest: Callable[..., Guest], game: str) -> None:
    look_at(guest, game)


@pytest.mark.soak
def test_after_the_game_and_lessons(guest: Callable[..., Guest]) -> None:
    ann = guest(LIGHT)
    table = ann.sit("coronado", options={"target": 1})
    Person(ann.page).play_until(COUNTED)
    found = by_day_and_night(ann)
    ann.page.locator("[data-testid=hand-continue]").click()
    ann.page.wait_for_selector("[data-testid=result]")
    found += by_day_and_night(ann)
    for path in (f"/replay/{table}", f"/check/{table}", "/learn/foozle"):
        ann.page.goto(path)
        ann.page.wait_for_selector("h1, [data-testid=coach]")
        ann.page.wait_for_load_state("networkidle")
        found += by_day_and_night(ann)
    assert not found


def test_a_table_on_a_phone(guest: Callable[..., Guest]) -> None:
    ann = guest(viewport=PHONE, has_touch=True)
    ann.sit("rummy")
    ann.page.wait_for_selector(".prompt.mine")
    assert not complaints(ann)


@pytest.mark.soak
def test_people_and_their_seats(guest: Callable[..., Guest]) -> None:
    ann, bob, cid = guest(LIGHT), guest({**LIGHT}, viewport=PHONE), guest(LIGHT)
    ann.ask("GET", "/api/house")
    seats = [{"kind": "me"}, {"kind": "empty"}, {"kind": "computer", "level": "casual"}]
    table = ann.ask("POST", "/api/tables", {"game": "hoodoo", "players": 3, "seats": seats, "pace": "instant"})["id"]
    ann.page.goto(f"/t/{table}")
    bob.page.goto(f"/t/{table}")
    bob.page.get_by_role("button", name="Sit down", exact=True).click()
    ann.page.wait_for_selector("text=Send away")
    found = by_day_and_night(ann) + by_day_and_night(bob)
    ann.page.get_by_role("button", name="Deal the cards").click()
    cid.page.goto(f"/t/{table}")
    cid.page.get_by_role("button", name="Ask to join in").click()
    cid.page.get_by_role("button", name="(seat 3)").click()
    for each in (ann, bob, cid):
        each.page.wait_for_selector("[data-testid=request]")
        found += by_day_and_night(each)
    ann.page.get_by_role("button", name="Table", exact=True).click()
    ann.page.get_by_role("button", name="People at the table").click()
    found += by_day_and_night(ann)
    ann.page.get_by_role("button", name=re.compile("^Send .* away$")).click()
    ann.page.wait_for_selector("[data-testid=confirm-yes]")
    found += by_day_and_night(ann)
    bob.ask("POST", f"/api/tables/{table}/fill", {"seat": 1, "kind": "computer"})
    bob.page.wait_for_selector("[data-testid=take-back]")
    found += by_day_and_night(bob)
    assert not found
