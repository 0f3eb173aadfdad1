"""Small and large screens: nothing sticks out, and touch targets are large enough."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import parlor
from tests.web.browser import PHONE, Guest, left
from tests.web.person import COUNTED, Person

SMALL = {"width": 360, "height": 640}
LARGE = {"width": 2560, "height": 1440}
PAGES = ["/", "/g/quenette", "/settings", "/me", "/daily", "/lobby", "/check", "/nothing"]


def fits(guest: Guest) -> None:
    """No sideways scrolling."""
    over = left(guest.page, "() => Math.max(0, document.documentElement.scrollWidth - innerWidth)")
    assert not over, f"{guest.page.url} is {over} pixels wider than the screen"


@pytest.mark.sampled(3)
@pytest.mark.parametrize("screen", [SMALL, PHONE, LARGE], ids=["small", "phone", "large"])
def test_pages_fit(guest: Callable[..., Guest], screen: dict[str, int]) -> None:
    ann = guest(viewport=screen)
    for path in PAGES:
        ann.page.goto(path)
        ann.page.wait_for_selector("h1")
        fits(ann)


def table_fits(ann: Guest) -> None:
    """A table fits its screen, and everything that can be played can be touched."""
    fits(ann)
    # Everything that can be played can be reached by a finger, and is not a sliver.
    slivers = left(
        ann.page,
        """() => parlorEyes.touchable().filter(({ element }) => {
          const box = element.getBoundingClientRect();
          return box.width < 24 || box.height < 24 || !parlorEyes.reach(element);
        }).map(({ name, move, card }) => `${name} ${move} ${card}`)""",
    )
    assert not slivers


@pytest.mark.soak
@pytest.mark.parametrize("screen", [SMALL, LARGE], ids=["small", "large"])
@pytest.mark.parametrize("game", parlor.games())
def test_every_table_fits(guest: Callable[..., Guest], game: str, screen: dict[str, int]) -> None:
    """In every run each game is played at one of them (test_games)."""
    ann = guest(viewport=screen, has_touch=screen is SMALL)
    ann.sit(game)
    ann.page.wait_for_selector(".prompt.mine")
    table_fits(ann)


def test_the_map_gives_way_to_its_words(guest: Callable[..., Guest]) -> None:
    """Nothing beside the four corners of Kansas has to be scrolled."""
    ann = guest()
    ann.sit("united-states")
    Person(ann.page).play(3)
    ann.page.wait_for_selector(f".prompt.mine, {COUNTED}")
    for width, height in ((1280, 800), (1440, 900), (390, 844)):
        ann.page.set_viewport_size({"width": width, "height": height})
        corners = ann.page.get_by_role("list", name="The four corners of Kansas")
        expect(corners.get_by_role("listitem")).to_have_count(4)
        for corner in ("North", "South", "East", "West"):
            expect(corners.get_by_text(corner)).to_be_in_viewport(ratio=1)
        expect(ann.page.locator(".map > svg")).to_be_in_viewport(ratio=1)
