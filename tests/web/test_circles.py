"""Circles in the browser: three people at a table with two taps each, a chat for members alone, and an evening."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.browser import PHONE, Guest
from tests.web.test_you import Owner, owner

__all__ = ["owner"]


class Taps:
    """Counts what people press, beside typing their names."""

    def __init__(self) -> None:
        self.count: dict[str, int] = {}

    def tap(self, who: str, what: Locator) -> None:
        what.click()
        self.count[who] = self.count.get(who, 0) + 1


def founded(ann: Guest, name: str = "Thursday") -> str:
    """Ann founds a circle through the page; returns its path."""
    ann.page.goto("/circles")
    ann.page.get_by_label("Name of the circle").fill(name)
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Start a circle").click()
    ann.page.wait_for_url(re.compile("/c/[a-z0-9]{12}$"))
    expect(ann.page.get_by_role("heading", name=name)).to_be_visible()
    return ann.page.url.removeprefix(ann.url)


def enter(guest: Guest, path: str, name: str) -> Locator:
    """Opens the link and types a name; returns what to tap."""
    guest.page.goto(path)
    guest.page.get_by_label("Your name").fill(name)
    return guest.page.get_by_role("button", name="Join", exact=True)


def test_from_the_link_to_three_at_a_table_with_two_taps_each(guest: Callable[..., Guest]) -> None:
    ann, bob, cem = guest(), guest(viewport=PHONE, has_touch=True), guest(viewport=PHONE)
    path = founded(ann)
    taps = Taps()
    taps.tap("Ann", ann.page.get_by_role("button", name="Propose a game"))
    taps.tap("Ann", ann.page.locator("form").get_by_role("button", name="Propose a game"))
    ann.page.wait_for_url(re.compile("/t/"))
    for name, each in (("Bob", bob), ("Cem", cem)):
        taps.tap(name, enter(each, path, name))
        taps.tap(name, each.page.get_by_role("button", name="I’m in"))
        each.page.wait_for_url(re.compile("/t/"))
    assert taps.count == {"Ann": 2, "Bob": 2, "Cem": 2}
    assert len({each.page.url for each in (ann, bob, cem)}) == 1
    for name in ("Bob", "Cem"):
        expect(ann.page.get_by_text(name, exact=True).first).to_be_visible()
    ann.page.get_by_role("button", name="Deal, with computer players").click()
    for each in (ann, bob, cem):
        each.page.wait_for_selector(".board")
        assert not each.faults


def test_a_lost_device_is_back_in_the_circle_with_one_tap(owner: Callable[..., Owner]) -> None:
    """By the circle's own link and a passkey, or with two taps by a personal link from another device; the seat goes along."""
    ann, phone, tablet = owner(), owner(viewport=PHONE), owner(viewport=PHONE)
    path = founded(ann.guest)
    ann.page.goto("/you")
    ann.make()
    ann.share(phone)
    taps = Taps()
    phone.page.goto(path)
    expect(phone.page.get_by_label("Your name")).to_have_value("")
    taps.tap("phone", phone.page.get_by_role("button", name="Sign in with a passkey"))
    expect(phone.page.get_by_role("heading", name="Members")).to_be_visible()
    assert phone.guest.ask("GET", f"/api/circles/{path.rpartition('/')[2]}")["host"], "who was the host is the host"
    ann.page.get_by_role("button", name="Make a link").click()
    tablet.page.goto(ann.page.get_by_role("textbox", name="Your personal link").input_value())
    taps.tap("tablet", tablet.page.get_by_role("button", name="Continue as Ann"))
    taps.tap("tablet", tablet.page.get_by_role("link", name="Thursday"))
    expect(tablet.page.get_by_role("heading", name="Members")).to_be_visible()
    assert taps.count == {"phone": 1, "tablet": 2}


def test_members_block_and_report_from_the_page(guest: Callable[..., Guest]) -> None:
    ann, bob = guest(), guest(viewport=PHONE)
    path = founded(ann)
    enter(bob, path, "Bob").click()
    bob.page.get_by_label("Say something").fill("what a noise")
    bob.page.get_by_role("button", name="Send").click()
    ann.page.get_by_role("button", name="Report the line of Bob").click()
    ann.page.get_by_role("button", name="Report", exact=True).click()
    expect(ann.page.get_by_text("Thank you. It was passed on.")).to_be_visible()
    ann.page.get_by_label("What to do about Bob").click()
    ann.page.get_by_role("button", name="Block Bob").click()
    ann.page.get_by_role("button", name="Yes").click()
    expect(ann.page.get_by_text("what a noise")).to_be_hidden()
    ann.page.get_by_text("written by somebody whom you have blocked").click()
    expect(ann.page.get_by_text("what a noise")).to_be_visible()
    expect(bob.page.get_by_text("what a noise")).to_be_visible()


def test_a_game_by_correspondence_in_the_circle(guest: Callable[..., Guest]) -> None:
    """A day for every turn: my games tells whose turn it is, against whom, and how long."""
    ann, bob = guest(), guest()
    path = founded(ann)
    enter(bob, path, "Bob").click()
    ann.page.get_by_role("button", name="Propose a game").click()
    ann.page.get_by_label("Game").first.select_option("flique")
    ann.page.get_by_label("Players").first.select_option("2")
    ann.page.get_by_label("Time for a turn").select_option("86400")
    ann.page.locator("form").get_by_role("button", name="Propose a game").click()
    ann.page.wait_for_url(re.compile("/t/"))
    bob.page.get_by_role("button", name="I’m in").click()
    bob.page.wait_for_url(re.compile("/t/"))
    ann.page.get_by_role("button", name=re.compile("^Deal")).click()
    ann.page.wait_for_selector(".board")
    for each, other in ((ann, "Bob"), (bob, "Ann")):
        each.page.goto("/me")
        line = each.page.get_by_role("listitem").filter(has_text="Flique").first
        expect(line).to_contain_text(f"with {other}")
        expect(line).to_contain_text(re.compile(r"2[34] h.* left"))


def test_a_removed_member_s_open_page_loses_everything(guest: Callable[..., Guest]) -> None:
    ann, bob = guest(), guest()
    path = founded(ann)
    enter(bob, path, "Bob").click()
    bob.page.get_by_label("Say something").fill("hello everyone")
    bob.page.get_by_role("button", name="Send").click()
    expect(ann.page.get_by_text("hello everyone")).to_be_visible()
    expect(ann.page.get_by_role("img", name="not here")).to_have_count(0)
    ann.page.get_by_label("What to do about Bob").click()
    ann.page.get_by_role("button", name="Remove Bob").click()
    ann.page.get_by_role("button", name="Yes").click()
    expect(bob.page.get_by_test_id("gone")).to_be_visible()
    expect(bob.page.get_by_text("hello everyone")).to_have_count(0)
    bob.page.reload()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Join", exact=True).click()
    expect(bob.page.get_by_text("The host has removed you from this circle.")).to_be_visible()
    bob.faults.clear()  # The browser itself reports that the house refused.


def test_an_evening_from_its_date_to_the_tables(guest: Callable[..., Guest]) -> None:
    ann, bob = guest(), guest()
    path = founded(ann)
    enter(bob, path, "Bob").click()
    ann.page.get_by_role("button", name="Appoint an evening").click()
    ann.page.get_by_label("Game").last.select_option("flique")
    ann.page.get_by_role("button", name="Appoint it").click()
    ann.page.get_by_role("button", name="I take part").click()
    bob.page.get_by_role("link", name=re.compile("^Flique")).click()
    bob.page.get_by_role("button", name="I take part").click()
    expect(ann.page.get_by_text("2 people have signed up: Ann and Bob")).to_be_visible()
    ann.page.get_by_role("button", name="Begin now").click()
    for each in (ann, bob):
        each.page.get_by_role("link", name="To your table").click()
        each.page.wait_for_selector(".board")
    assert ann.page.url == bob.page.url
    # Both deals are over when somebody resigns; the page of the evening has the standings and the replays.
    table = ann.page.url.rpartition("/")[2]
    seat = next(number for number, seat in enumerate(ann.ask("GET", f"/api/tables/{table}")["seats"]) if seat["mine"])
    ann.ask("POST", f"/api/tables/{table}/resign", {"seat": seat})
    bob.page.get_by_role("link", name="To the evening").click()
    expect(bob.page.get_by_test_id("evening-standings")).to_be_visible()
    expect(bob.page.get_by_role("link", name="Replay").first).to_be_visible()
    assert not bob.faults
