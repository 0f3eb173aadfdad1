"""The daily deal in the browser: played once, shared without a card, compared, with a streak; its end leads somewhere."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import LIBERAL, Running
from tests.web.browser import PHONE, Guest
from tests.web.person import Person, play_together
from tests.web.test_axe import LIGHT, by_day_and_night
from tests.web.test_screens import SMALL, fits

RESULT = "[data-testid=result]"
GAME = "Mobilization No. 2"
LANDSCAPE = {"width": 844, "height": 390}


@pytest.fixture
def alone(tmp_path: Path, browser: Browser) -> Iterator[Callable[[], Guest]]:
    """A house where nobody else has played today."""
    guests: list[Guest] = []
    with Running(f"sqlite:///{tmp_path}/house.db", *LIBERAL, log=tmp_path / "log") as house:

        def make() -> Guest:
            guests.append(Guest(browser, house.url, LIGHT))
            return guests[-1]

        yield make
        faults = [fault for each in guests for fault in each.faults]
        for each in guests:
            each.close()
    assert not faults


def play(guest: Guest) -> str:
    """Plays today's deal of a patience from the daily page; returns the table."""
    guest.page.goto("/daily")
    guest.page.get_by_role("button", name=f"Play {GAME}").click()
    guest.page.wait_for_selector(".board")
    table = guest.page.url.rpartition("/")[2]
    expect(guest.page.locator("[data-testid=hint]")).to_have_count(0)
    play_together([Person(guest.page)], RESULT)
    return table


def given_up(guest: Guest) -> None:
    """Begins today's deal and resigns."""
    guest.page.get_by_role("button", name="Play this deal").click()
    guest.page.wait_for_selector(".board")
    guest.ask("POST", f"/api/tables/{guest.page.url.rpartition('/')[2]}/resign", {"seat": 0})
    guest.page.wait_for_selector(RESULT)


def test_a_daily_is_played_shared_compared_and_looked_at_again(alone: Callable[[], Guest]) -> None:
    ann, bob = alone(), alone()
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = play(ann)
    result = ann.page.locator(RESULT)
    expect(result).to_contain_text("Place 1 of 1")
    expect(result).to_contain_text("You are the first to finish this deal.")
    expect(result).to_contain_text("1 day in a row")
    expect(result).to_contain_text("Tomorrow’s deal in")
    expect(result.get_by_role("button", name=re.compile("Play again|Another deal"))).to_have_count(0)
    expect(result.get_by_role("button", name=re.compile(r"Check the deal in \d+"))).to_be_disabled()
    expect(result.get_by_role("button", name=re.compile(r"Share the replay in \d+"))).to_be_disabled()
    assert not by_day_and_night(ann)

    result.get_by_role("button", name="Share the result").click()
    expect(result.get_by_role("status").filter(has_text="The result is copied")).to_be_visible()
    line, link = ann.page.evaluate("() => navigator.clipboard.readText()").split("\n")
    assert re.fullmatch(rf"Parlor daily, \w+ \d+: {GAME}, −?\d+, place 1 of 1", line)
    bob.page.goto(link)
    expect(bob.page.get_by_role("heading", level=1)).to_contain_text(GAME)
    expect(bob.page.get_by_role("row")).to_have_count(2)
    expect(bob.page.get_by_role("button", name="Play this deal")).to_be_visible()

    given_up(bob)
    expect(bob.page.locator(RESULT)).to_contain_text("of 2")
    expect(bob.page.locator(RESULT).get_by_text("you among them")).to_have_count(1)
    assert not by_day_and_night(bob)
    for screen in (SMALL, PHONE, LANDSCAPE):
        bob.page.set_viewport_size({"width": screen["width"], "height": screen["height"]})
        fits(bob)
        # What matters most is in sight.
        expect(bob.page.get_by_role("button", name="Share the result")).to_be_in_viewport(ratio=1)

    result.get_by_role("link", name="Replay").click()
    ann.page.get_by_label("Seen by").select_option(label="All cards open")
    ann.page.get_by_role("button", name="To the end").click()
    expect(ann.page.get_by_text(re.compile(r"^(\d+) of \1 "))).to_be_visible()
    ann.page.goto(f"/t/{table}")
    ann.page.get_by_role("button", name="Review").click()
    ann.page.wait_for_selector("text=/Luck brought you .* play/")
    ann.page.get_by_role("link", name="Play another daily").click()
    expect(ann.page.get_by_role("listitem").filter(has_text=GAME)).to_contain_text(re.compile("won|lost"))
    expect(ann.page.get_by_role("listitem").filter(has_text="1 deal finished")).to_have_count(1)
    expect(ann.page.get_by_text("1 of 38 finished today")).to_be_visible()
    assert not by_day_and_night(ann)
    ann.page.get_by_role("link", name=f"Result: {GAME}").click()
    ann.page.wait_for_selector(RESULT)


def test_boards_of_other_days(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.page.goto("/daily")
    ann.page.get_by_role("link", name="Board: Flag", exact=True).click()
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text(re.compile(r"Flag, \w+ \d+"))
    expect(ann.page.get_by_text("Nobody has finished this deal yet.")).to_be_visible()
    ann.page.get_by_role("link", name="The day before").click()
    expect(ann.page.get_by_role("link", name="The day after")).to_be_visible()
    ann.page.goto("/daily/yesterday/flag")
    expect(ann.page.get_by_role("alert")).to_contain_text("A day is written like")
    ann.faults.clear()
