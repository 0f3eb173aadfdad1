"""Errors are explained on the screen in words, and nothing is lost."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import LIBERAL, Running
from tests.web.browser import Guest
from tests.web.person import COUNTED, Person, play_together
from tests.web.test_screens import fits

# A move that could not be sent is told.
KEPT = "() => document.body.textContent.includes('Your move is kept and will be sent.')"
# Everything that the page does after a while it does ten times as soon.
HURRY = "const later = setTimeout; window.setTimeout = (act, wait, ...more) => later(act, wait / 10, ...more);"
HOSTILE = "<img src=x onerror=a()>"


def says(guest: Guest, words: str | re.Pattern[str]) -> None:
    """Waits until the page says something."""
    expect(guest.page.locator("body")).to_contain_text(words)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    "path", ["/t/nosuchtable0", "/t/A%20B", "/t/", "/replay/nosuchtable0", "/check/nosuchtable0", "/g/chess", "/learn/chess", "/x/y"]
)
def test_a_wrong_link_is_told(guest: Callable[..., Guest], path: str) -> None:
    ann = guest()
    ann.page.goto(path)
    ann.page.wait_for_selector("[role=alert], h1")
    says(ann, re.compile("there is no|no such|not|no table", re.IGNORECASE))
    expect(ann.page.locator("a[href='/']").first, "there is a way back to the shelf").to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    ann.faults.clear()  # The browser itself reports the 404.


def test_an_expired_key_is_told(guest: Callable[..., Guest]) -> None:
    ann, bob, carl = guest(), guest(), guest()
    ann.ask("GET", "/api/house")
    seats = [{"kind": "me"}, {"kind": "empty"}]
    table = ann.ask("POST", "/api/tables", {"game": "reno", "seats": seats, "players": 2, "joining": "key"})["id"]
    path = ann.ask("GET", f"/api/tables/{table}/key?seat=1")["path"]
    bob.page.goto(path)
    bob.page.wait_for_selector("text=The host deals when all seats are taken.")
    carl.page.goto(path)
    says(carl, re.compile("used already|opens no seat"))
    carl.faults.clear()


def test_a_full_table_is_told(guest: Callable[..., Guest]) -> None:
    ann, bob, carl = guest(), guest(), guest()
    ann.ask("GET", "/api/house")
    seats = [{"kind": "me"}, {"kind": "empty"}]
    table = ann.ask("POST", "/api/tables", {"game": "reno", "seats": seats, "players": 2, "joining": "link"})["id"]
    for late in (bob, carl):
        late.page.goto(f"/t/{table}")
        late.page.wait_for_selector("text=Would you like to sit down?")
    bob.page.get_by_role("button", name="Sit down", exact=True).click()
    bob.page.wait_for_selector("text=The host deals when all seats are taken.")
    carl.page.wait_for_selector("text=/All seats are taken/")


def test_a_seat_taken_over_by_the_computer_is_told_and_taken_back(guest: Callable[..., Guest]) -> None:
    ann = guest()
    table = ann.sit("quenette", pace="brisk")
    ann.page.wait_for_selector(".prompt.mine")
    ann.ask("POST", f"/api/tables/{table}/fill", {"seat": 0, "kind": "computer"})
    ann.page.wait_for_selector("text=A computer player holds your seat.")
    ann.page.locator("[data-testid=take-back]").click()
    ann.page.wait_for_selector("[data-testid=take-back]", state="detached")


def test_a_house_that_goes_away_in_the_middle_of_a_move(tmp_path: Path, browser: Browser) -> None:
    with Running(f"sqlite:///{tmp_path}/house.db", *LIBERAL) as house:
        ann = Guest(browser, house.url)
        table = ann.sit("reno")
        person = Person(ann.page)
        person.play(3)
        ann.page.wait_for_selector(".prompt.mine")
        before = ann.made(table)
        house.kill()
        ann.page.wait_for_selector("text=/Connection lost|Connecting/")
        person.play_on(KEPT)
        house.start()
        ann.page.wait_for_selector("text=/Connection lost|Connecting/", state="detached")
        person.play_until(COUNTED)
        assert ann.made(table) > before
        ann.close()


def test_storage_switched_off(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.context.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage'])"
        " Object.defineProperty(window, name, { get() { throw new DOMException('switched off', 'SecurityError'); } });"
    )
    ann.page.goto("/settings")
    ann.page.wait_for_selector("h1")
    # Settings cannot be saved, so the cards fly at their usual pace.
    ann.page.add_init_script(HURRY)
    ann.sit("foozle", players=2)
    Person(ann.page).play_until(COUNTED)


def test_a_hostile_and_a_very_long_name_are_only_names(guest: Callable[..., Guest]) -> None:
    ann, bob = guest(), guest(viewport={"width": 390, "height": 844})
    for name in (HOSTILE, "ж" * 23 + "🂡", "W" * 24):
        ann.ask("PUT", "/api/me", {"name": name})
        ann.page.goto("/settings")
        seats = [{"kind": "me"}, {"kind": "computer"}]
        table = ann.ask("POST", "/api/tables", {"game": "reno", "seats": seats, "players": 2, "joining": "link", "pace": "instant"})["id"]
        ann.ask("POST", f"/api/tables/{table}/start", {})
        bob.page.goto(f"/t/{table}")
        bob.page.wait_for_selector(".board")
        says(bob, name[:12])
        assert bob.page.evaluate("() => document.querySelectorAll('img[src=x]').length") == 0
        fits(bob)


def test_a_record_that_was_changed_is_found_out(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.ask("GET", "/api/house")
    wish = {
        "game": "coronado",
        "options": {"target": 1},
        "seats": [{"kind": "me"}, {"kind": "computer", "level": "random"}],
        "pace": "instant",
    }
    table = ann.ask("POST", "/api/tables", wish)["id"]
    ann.ask("POST", f"/api/tables/{table}/start", {"contribution": "cd" * 32})
    ann.page.goto(f"/t/{table}")
    play_together([Person(ann.page)], "[data-testid=result]")
    ann.page.get_by_role("link", name="Check the deal").click()
    ann.page.wait_for_selector("text=Everything fits.")
    expect(ann.page.locator(".steps li.good").nth(4)).to_be_visible()

    record = ann.context.request.get(f"{ann.url}/api/tables/{table}/record").text()
    ann.page.goto("/check")
    ann.page.get_by_label("Text of the record").fill(record.replace("cd" * 32, "ce" * 32))
    ann.page.get_by_role("button", name="Check it").click()
    ann.page.wait_for_selector("text=The signature does not fit. The record was changed after it was signed")
    ann.page.get_by_label("Text of the record").fill("{")
    ann.page.get_by_role("button", name="Check it").click()
    ann.page.wait_for_selector("text=This text is not a record: it is not JSON.")


def test_a_house_that_cannot_store_anything_says_so_and_keeps_the_move(tmp_path: Path, browser: Browser) -> None:
    with Running(f"sqlite:///{tmp_path}/house.db", *LIBERAL) as house:
        ann = Guest(browser, house.url)
        table = ann.sit("reno")
        person = Person(ann.page)
        person.play(1)
        ann.page.wait_for_selector(".prompt.mine")
        before = ann.made(table)
        with house.choked():
            says(ann, "The house has trouble. Nothing can be stored at the moment. Your moves are kept as soon as it is well.")
            person.play_on(KEPT)
            assert ann.made(table) == before
        expect(ann.page.locator("body")).not_to_contain_text("The house has trouble")
        ann.page.wait_for_selector("text=/Connection lost|Connecting/", state="detached")
        person.play_until(COUNTED)
        assert ann.made(table) > before
        ann.close()
