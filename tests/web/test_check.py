"""Checking a game in the page: it proves what was played, reports what was changed, and warns about a house with another key."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import LIBERAL, Running
from tests.web.browser import DESKTOP, Guest, table
from tests.web.person import Person, play_together
from tests.web.test_screens import fits

# `make soak` runs them all.
pytestmark = pytest.mark.sampled(2)


def dealt(ann: Guest, **wish: object) -> str:
    """A short game, dealt from the page."""
    ann.ask("GET", "/api/house")
    wish = {"options": {"target": 2}, "level": "random", "seed": None, **wish}
    id = str(ann.ask("POST", "/api/tables", table(ann, "coronado", **wish))["id"])
    ann.page.goto(f"/t/{id}")
    ann.page.get_by_role("button", name="Deal the cards").click()
    ann.page.wait_for_selector(".board")
    return id


def finish(ann: Guest) -> str:
    """A game that was played to its end."""
    id = dealt(ann)
    play_together([Person(ann.page)], "[data-testid=result]")
    return id


def give_up(ann: Guest, **wish: object) -> str:
    """A game that is over at once."""
    id = dealt(ann, **wish)
    ann.ask("POST", f"/api/tables/{id}/resign", {"seat": 0})
    ann.page.wait_for_selector("[data-testid=result]")
    return id


def bring(ann: Guest, document: dict[str, Any]) -> None:
    """Makes the page check the text of a record."""
    ann.page.goto("/check")
    ann.page.get_by_label("Text of the record").fill(json.dumps(document))
    ann.page.get_by_role("button", name="Check it").click()


def test_a_game_is_proved_from_the_seal_to_the_log(guest: Callable[..., Guest]) -> None:
    ann = guest()
    id = finish(ann)
    ann.page.get_by_role("link", name="Check the deal").click()
    steps = ann.page.locator(".steps li")
    expect(ann.page.get_by_role("status").filter(has_text="Everything fits.")).to_be_visible()
    expect(ann.page.locator(".steps li:not(.good)")).to_have_count(0)
    for title in ("The signature of the house", "Your browser's numbers were used", "The game stands in the log of the house"):
        expect(steps.filter(has_text=title)).to_have_count(1)
    expect(steps.last).to_contain_text("This house has dealt")
    expect(ann.page.locator("main")).to_contain_text("It cannot prove that nobody at the house looked at the cards")
    record = ann.ask("GET", f"/api/tables/{id}/record")
    noted = ann.page.evaluate(f"() => JSON.parse(localStorage.getItem('parlor.deals'))['{id}']")
    assert noted["contribution"] == record["fair"]["contributions"][0]
    assert noted["commitment"] == record["fair"]["commitment"]
    bring(ann, {**record, "names": ["Zoe", "Basil"]})
    expect(ann.page.get_by_role("status").filter(has_text="This does not fit: The signature of the house")).to_be_visible()
    old = {name: record[name] for name in ("format", "table", "names", "taken_back", "fair", "record")}
    bring(ann, {**old, "version": 1})
    expect(ann.page.get_by_role("status").filter(has_text="this record is not signed")).to_be_visible()


def test_a_practice_game_is_signed_and_proves_nothing(guest: Callable[..., Guest]) -> None:
    ann = guest()
    give_up(ann, seed=5)
    ann.page.get_by_role("link", name="Check the deal").click()
    expect(ann.page.get_by_role("status").filter(has_text="It was a practice table")).to_be_visible()
    expect(ann.page.locator(".steps li.good").filter(has_text="The signature of the house")).to_have_count(1)


def test_numbers_that_the_house_left_out_are_missed(guest: Callable[..., Guest]) -> None:
    ann = guest()
    id = give_up(ann)
    notes = "JSON.parse(localStorage.getItem('parlor.deals'))"
    ann.page.evaluate(
        f"() => {{ const notes = {notes}; notes['{id}'].contribution = '{'00' * 32}';"
        " localStorage.setItem('parlor.deals', JSON.stringify(notes)); }"
    )
    ann.page.goto(f"/check/{id}")
    expect(ann.page.locator(".steps li.bad")).to_contain_text("Your browser's numbers were not used")


def test_a_house_with_another_key_is_trusted_only_on_purpose(browser: Browser, tmp_path: Path) -> None:
    flags = [*LIBERAL, "--connections-each", "5000"]
    with Running(f"sqlite:///{tmp_path}/one.db", *flags) as house:
        ann = Guest(browser, house.url)
        id = give_up(ann)
        record = ann.ask("GET", f"/api/tables/{id}/record")
        warning = ann.page.get_by_role("alert").filter(has_text="another key")
        expect(warning).to_have_count(0)
        ann.page.goto("about:blank")
        house.kill()
        house.database = f"sqlite:///{tmp_path}/two.db"
        house.start()
        bring(ann, record)
        expect(warning).to_be_visible()
        expect(ann.page.locator(".steps li.bad")).to_have_count(1)
        accept = warning.get_by_role("button", name="Trust the new key")
        expect(accept).to_be_disabled()
        warning.get_by_role("checkbox").check()
        accept.click()
        expect(warning).to_have_count(0)
        bring(ann, record)
        expect(ann.page.locator(".steps li.bad")).to_contain_text("signed with another key")
        ann.close()


@pytest.mark.parametrize("size", [DESKTOP, {"width": 360, "height": 640}], ids=["desk", "phone"])
def test_the_check_fits_the_screen(guest: Callable[..., Guest], size: dict[str, int]) -> None:
    ann = guest(viewport=size)
    give_up(ann)
    ann.page.get_by_role("link", name="Check the deal").click()
    # The table is there, with news of its own, until the new page is.
    expect(ann.page.get_by_role("status").filter(has_text="Everything fits.")).to_be_visible()
    fits(ann)
