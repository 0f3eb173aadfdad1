"""Friends at a table: the waiting room, names, keys, another device, open tables, my games."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.web.browser import PHONE, Guest

# `make soak` runs them all.
pytestmark = pytest.mark.sampled(2)


def invited(host: Guest, joining: str = "link") -> None:
    """The host opens a table for friends and waits in its room."""
    host.page.goto("/g/hoodoo")
    host.page.get_by_role("radio", name="3").check()
    host.page.get_by_label("Who may sit down").select_option(joining)
    host.page.get_by_role("button", name="Invite friends").click()
    expect(host.page.get_by_role("heading", level=1)).to_have_text("A table for Hoodoo")


def test_a_friend_comes_by_link_and_a_computer_fills_in(guest: Callable[..., Guest]) -> None:
    ann, bob = guest(), guest(viewport=PHONE)
    invited(ann)
    link = ann.page.get_by_role("textbox", name="Invite friends")
    expect(ann.page.get_by_role("img", name="QR code of")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Deal the cards")).to_be_disabled()
    expect(link).to_have_value(re.compile("/t/"))
    bob.page.goto(link.input_value())
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Save").click()
    expect(bob.page.get_by_text("Saved.")).to_be_visible()
    bob.page.get_by_role("button", name="Sit down", exact=True).click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Bob")).to_contain_text("here")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Save").click()
    expect(bob.page.get_by_role("listitem").filter(has_text="Ann")).to_be_visible()
    ann.page.get_by_role("button", name="Computer players in all empty seats").click()
    ann.page.get_by_role("button", name="Deal the cards").click()
    for each in (ann, bob):
        expect(each.page.locator(".board")).to_be_visible()


def test_a_name_is_not_mixed_with_the_one_that_the_house_knows(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.ask("GET", "/api/house")
    ann.ask("PUT", "/api/me", {"name": "Ann"})
    held: list[Route] = []
    ann.page.route("**/api/house", lambda route: held.append(route))
    with ann.page.expect_request("**/api/house"):
        ann.page.goto("/settings")
    field = ann.page.get_by_label("Your name")
    field.focus()
    with ann.page.expect_response("**/api/house"):
        while held:
            held.pop().continue_()
    ann.page.keyboard.type("Robert")
    expect(field).to_have_value("Robert")


def test_a_name_that_was_typed_is_kept_without_saving_it(guest: Callable[..., Guest]) -> None:
    ann, bob = guest(), guest(viewport=PHONE)
    invited(ann)
    bob.page.goto(ann.page.url)
    bob.page.get_by_label("Your name").fill("Robert")
    bob.page.get_by_role("button", name="Sit down", exact=True).click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Robert")).to_contain_text("here")
    bob.page.goto("/settings")
    expect(bob.page.get_by_label("Your name")).to_have_value("Robert")


def test_partners_are_seen_before_the_deal_and_seats_are_swapped(guest: Callable[..., Guest]) -> None:
    ann, bob = guest(), guest(viewport=PHONE)
    ann.page.goto("/g/sammy")
    ann.page.get_by_role("button", name="Invite friends").click()
    expect(ann.page.get_by_text("partners win and lose together")).to_be_visible()
    bob.ask("GET", "/api/house")
    bob.ask("PUT", "/api/me", {"name": "Bob"})
    bob.page.goto(ann.page.url)
    bob.page.get_by_role("button", name="Sit down here").first.click()
    seats = ann.page.locator("ol > li")
    expect(seats.nth(1)).to_contain_text(re.compile("Bob.*side B"))
    ann.page.get_by_role("button", name="Swap with seat 2").click()
    expect(seats.nth(2)).to_contain_text(re.compile("Bob.*side A, partner of Guest"))


def test_each_seat_has_a_key(guest: Callable[..., Guest]) -> None:
    ann, bob, cid = guest(), guest(), guest()
    invited(ann, "key")
    ann.page.get_by_role("button", name="Key to seat 2").click()
    link = ann.page.get_by_role("textbox", name="Key to seat 2")
    expect(link).to_have_value(re.compile("#"))
    key = link.input_value()
    cid.page.goto(key.partition("#")[0])
    expect(cid.page.get_by_text("joined with the key to a seat")).to_be_visible()
    bob.page.goto(key)
    expect(bob.page.get_by_role("button", name="Get up")).to_be_visible()
    expect(bob.page).not_to_have_url(re.compile("#"))
    bob.page.get_by_role("button", name="Get up").click()
    expect(bob.page.get_by_role("button", name="Get up")).to_be_hidden()


def test_open_tables_are_listed_and_joined(guest: Callable[..., Guest]) -> None:
    ann, bob = guest(), guest()
    invited(ann, "open")
    bob.page.goto("/lobby")
    bob.page.get_by_role("link", name="Join: Hoodoo").first.click()
    bob.page.get_by_role("button", name="Sit down", exact=True).click()
    expect(bob.page.get_by_role("button", name="Get up")).to_be_visible()


def test_a_seat_moves_to_another_device(guest: Callable[..., Guest]) -> None:
    ann, phone = guest(), guest(viewport=PHONE)
    table = ann.deal("hoodoo")
    key = ann.ask("GET", f"/api/tables/{table}/key?seat=0")
    phone.page.goto(key["path"])
    expect(phone.page.locator(".board")).to_be_visible()
    assert phone.ask("GET", f"/api/tables/{table}")["seats"][0]["mine"]


def test_my_games_lead_back(guest: Callable[..., Guest]) -> None:
    ann = guest()
    table = ann.deal("flag")
    ann.page.goto("/me")
    ann.page.get_by_role("link", name="Go on: Flag").click()
    ann.page.wait_for_url(f"**/t/{table}")
    ann.page.goto("/")
    expect(ann.page.get_by_role("link", name="Go on: Flag")).to_be_visible()
