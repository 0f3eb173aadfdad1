"""Seats among people: asking to join, going and coming back, hosts, resigning, and rematches; each by what the page shows."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import LIBERAL, Running
from tests.web.browser import PHONE, Guest, was_shown

# `make soak` runs them all.
pytestmark = pytest.mark.sampled(3)

HAND = "[aria-label='Your hand']"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house where nobody waits long for players who are away."""
    folder = tmp_path_factory.mktemp("hasty")
    with Running(f"sqlite:///{folder}/house.db", *LIBERAL, "--away-host", "1", "--away-anyone", "2", log=Path(folder) / "log") as running:
        yield running


@pytest.fixture
def friend(hasty: Running, browser: Browser) -> Iterator[Callable[..., Guest]]:
    """Makes guests of that house, each with a name."""
    made: list[Guest] = []

    def make(name: str, **context: Any) -> Guest:
        one = Guest(browser, hasty.url, **context)
        one.ask("GET", "/api/house")
        one.ask("PUT", "/api/me", {"name": name})
        made.append(one)
        return one

    yield make
    faults = [fault for each in made for fault in each.faults]
    for each in made:
        each.close()
    assert not faults


def gather(host: Guest, *others: Guest, game: str = "hoodoo", players: int = 3, **wish: object) -> str:
    """The host opens a table, the others join by its link, computer players take the rest, and the host deals."""
    seats = [{"kind": "me"}, *[{"kind": "empty"}] * len(others), *[{"kind": "computer", "level": "casual"}] * (players - 1 - len(others))]
    table = str(host.ask("POST", "/api/tables", {"game": game, "players": players, "seats": seats, "pace": "instant", **wish})["id"])
    host.page.goto(f"/t/{table}")
    for other in others:
        other.page.goto(f"/t/{table}")
        other.page.get_by_role("button", name="Sit down", exact=True).click()
        expect(other.page.get_by_role("button", name="Get up")).to_be_visible()
    host.page.get_by_role("button", name="Deal the cards").click()
    for each in (host, *others):
        expect(each.page.locator(".board")).to_be_visible()
    return table


def menu(guest: Guest, entry: str) -> None:
    """Chooses an entry of the table's menu."""
    guest.page.get_by_role("button", name="Table", exact=True).click()
    guest.page.get_by_role("group", name="Table").get_by_role("button", name=entry).click()


def confirm(guest: Guest) -> None:
    guest.page.get_by_test_id("confirm-yes").click()


# Cards of a hand that a guest sees face up.
OPEN_CARDS = "[data-zone^='hand:'] [data-code]:not([data-code='??'])"


def test_a_spectator_asks_to_join_in_and_the_host_decides(friend: Callable[..., Guest]) -> None:
    ann, bob, cid = friend("Ann"), friend("Bob"), friend("Cid", viewport=PHONE)
    table = gather(ann, bob, players=4)
    cid.page.goto(f"/t/{table}")
    cid.page.get_by_role("button", name="Ask to join in").click()
    cid.page.get_by_role("button", name="(seat 3)").click()
    expect(cid.page.get_by_test_id("request")).to_contain_text("when the host says yes, or when the next hand begins")
    expect(bob.page.get_by_test_id("request")).to_have_text("Cid would like to take the computer’s place in seat 3.")
    ann.page.get_by_role("button", name="Yes, let Cid in").click()
    expect(cid.page.get_by_test_id("request")).to_have_count(0)
    expect(cid.page.locator(HAND)).to_be_visible()
    was_shown(bob.page, "news", "Cid sits down in seat 3")
    expect(ann.page.locator(".log")).to_contain_text("Cid sits down in seat 3")


def test_the_host_says_no_and_that_is_told(friend: Callable[..., Guest]) -> None:
    ann, bob, cid = friend("Ann"), friend("Bob"), friend("Cid")
    table = gather(ann, bob)
    cid.page.goto(f"/t/{table}")
    cid.page.get_by_role("button", name="Ask to join in").click()
    cid.page.get_by_role("button", name="(seat 3)").click()
    ann.page.get_by_role("button", name="No", exact=True).click()
    was_shown(cid.page, "news", "^The host has said no to your request$")
    assert cid.ask("GET", f"/api/tables/{table}")["requests"] == []


def test_somebody_away_is_replaced_and_comes_back(friend: Callable[..., Guest]) -> None:
    ann, bob = friend("Ann"), friend("Bob")
    table = gather(ann, bob)
    bob.page.goto("/settings")
    expect(ann.page.get_by_test_id("away")).to_contain_text("Bob has been away for")
    expect(ann.page.locator("[data-seat='1']")).to_contain_text("away")
    ann.page.get_by_test_id("away").get_by_role("button", name="Let a computer play on").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Bob can take it back at any time")
    confirm(ann)
    expect(ann.page.locator(".log")).to_contain_text("A computer plays on for Bob")
    bob.page.goto(f"/t/{table}")
    expect(bob.page.get_by_text("A computer player holds your seat.")).to_be_visible()
    expect(bob.page.locator(HAND)).to_have_count(0)
    bob.page.get_by_role("button", name="Take my seat back").click()
    expect(bob.page.locator(HAND)).to_be_visible()
    expect(ann.page.locator(".log")).to_contain_text("Bob is back")


def test_a_host_who_stays_away_is_replaced_as_host(friend: Callable[..., Guest]) -> None:
    ann, bob = friend("Ann"), friend("Bob")
    gather(ann, bob)
    expect(bob.page.locator("[data-seat='0']")).to_contain_text("host")
    ann.page.goto("/settings")
    bob.page.get_by_role("button", name="Become the host").click()
    expect(bob.page.locator(".log")).to_contain_text("You are the host now")
    expect(bob.page.locator("[data-seat='1']")).to_contain_text("host")


# Never left out, since it is about a secret.
@pytest.mark.sampled(1)
def test_a_seat_that_moved_leaves_no_cards_behind(friend: Callable[..., Guest]) -> None:
    ann, bob, phone = friend("Ann"), friend("Bob"), friend("Bob", viewport=PHONE)
    gather(ann, bob)
    expect(bob.page.locator(HAND)).to_be_visible()
    menu(bob, "Move my seat to another device")
    key = bob.page.get_by_role("textbox", name="Key to seat 2")
    expect(key).to_have_value(re.compile("#"))
    stale = key.input_value()
    bob.page.get_by_role("button", name="Make a new link").click()
    expect(key).not_to_have_value(stale)
    fresh = key.input_value()
    phone.page.goto(stale)
    expect(phone.page.get_by_role("alert")).to_contain_text("opens no seat")
    phone.page.goto("/settings")
    phone.page.goto(fresh)
    expect(phone.page.locator(HAND)).to_be_visible()
    expect(bob.page.get_by_test_id("lost")).to_contain_text("Your seat has moved to another device")
    expect(bob.page.locator(HAND)).to_have_count(0)
    expect(bob.page.locator(OPEN_CARDS)).to_have_count(0)
    phone.faults.clear()


def test_the_host_hands_over_and_the_new_one_sends_away_and_ends(friend: Callable[..., Guest]) -> None:
    ann, bob, cid = friend("Ann"), friend("Bob"), friend("Cid")
    gather(ann, bob, cid, players=4)
    menu(ann, "People at the table")
    ann.page.get_by_role("button", name="Make Bob the host").click()
    confirm(ann)
    was_shown(cid.page, "news", "^Bob is the host now$")
    menu(bob, "People at the table")
    bob.page.get_by_role("button", name="Send Cid away").click()
    confirm(bob)
    expect(cid.page.get_by_test_id("lost")).to_contain_text("The host has sent you away from this table")
    expect(cid.page.locator(".board")).to_have_count(0)
    menu(bob, "End the game")
    confirm(bob)
    for each in (ann, bob):
        expect(each.page.get_by_test_id("result")).to_contain_text("nobody wins")


def test_before_the_deal_the_host_swaps_seats_and_sends_away(friend: Callable[..., Guest]) -> None:
    ann, bob = friend("Ann"), friend("Bob")
    seats = [{"kind": "me"}, {"kind": "empty"}, {"kind": "empty"}]
    table = ann.ask("POST", "/api/tables", {"game": "hoodoo", "players": 3, "seats": seats})["id"]
    ann.page.goto(f"/t/{table}")
    bob.page.goto(f"/t/{table}")
    # A typed name counts, saved or not.
    expect(bob.page.get_by_label("Your name")).to_have_value("Bob")
    bob.page.get_by_label("Your name").fill("Robert")
    bob.page.get_by_role("button", name="Sit down", exact=True).click()
    row = ann.page.get_by_role("main").get_by_role("listitem")
    expect(row.nth(1)).to_contain_text("Robert")
    expect(row.nth(0)).to_contain_text("host")
    ann.page.get_by_role("button", name="Swap with seat 1").focus()
    ann.page.keyboard.press("Enter")
    expect(row.nth(0)).to_contain_text("Robert")
    expect(bob.page.get_by_role("button", name="Get up")).to_be_visible()
    ann.page.get_by_role("button", name="Send Robert away").click()
    confirm(ann)
    expect(bob.page.get_by_test_id("lost")).to_contain_text("The host has sent you away")
    expect(row.nth(0)).to_contain_text("empty")


def test_resigning_with_two_is_a_loss_and_another_game_is_offered(friend: Callable[..., Guest]) -> None:
    ann, bob = friend("Ann"), friend("Bob", viewport=PHONE)
    gather(ann, bob, game="reno", players=2)
    menu(bob, "Resign")
    expect(bob.page.get_by_role("dialog")).to_contain_text("You lose, and the game is over.")
    expect(bob.page.get_by_role("button", name="Go on playing")).to_be_focused()
    confirm(bob)
    expect(ann.page.get_by_test_id("result")).to_contain_text("You win")
    expect(bob.page.get_by_test_id("result")).to_contain_text("Ann wins")
    expect(bob.page.get_by_test_id("result")).to_contain_text("You have resigned")
    ann.page.get_by_role("button", name="Play again").click()
    expect(ann.page.get_by_text("Bob is invited, and not here yet")).to_be_visible()
    expect(bob.page.get_by_test_id("invitation")).to_contain_text("Ann wants another game.")
    bob.page.get_by_test_id("invitation").get_by_role("button", name="Join").click()
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("A table for Reno")
    ann.page.get_by_role("button", name="Deal the cards").click()
    for each in (ann, bob):
        expect(each.page.locator(HAND)).to_be_visible()


def test_an_invitation_is_declined_and_a_computer_takes_the_seat(friend: Callable[..., Guest]) -> None:
    ann, bob, cid = friend("Ann"), friend("Bob"), friend("Cid")
    table = gather(ann, bob, cid)
    ann.ask("POST", f"/api/tables/{table}/end", {})
    ann.page.get_by_role("button", name="Play again").click()
    bob.page.get_by_role("button", name="No thanks").click()
    expect(bob.page.get_by_test_id("invitation")).to_have_count(0)
    expect(ann.page.get_by_role("main").get_by_role("listitem").nth(1)).to_contain_text("empty")
    ann.page.get_by_role("button", name="Computer players in all empty seats").click()
    ann.page.get_by_role("button", name="Deal the cards").click()
    expect(ann.page.locator(HAND)).to_be_visible()
    # The old table stops offering a seat that is gone.
    expect(cid.page.get_by_test_id("invitation")).to_have_count(0)
    expect(cid.page.get_by_text("The next game has begun.")).to_be_visible()


def test_against_computer_players_the_same_again_is_dealt_at_once(guest: Callable[..., Guest]) -> None:
    ann = guest()
    table = ann.sit("hoodoo")
    ann.ask("POST", f"/api/tables/{table}/resign", {"seat": 0})
    ann.page.get_by_role("button", name="Play again").click()
    ann.page.wait_for_url(re.compile(f"/t/(?!{table})"))
    expect(ann.page.locator(HAND)).to_be_visible()


def test_what_was_agreed_is_shown_and_held_to(friend: Callable[..., Guest]) -> None:
    ann, bob = friend("Ann"), friend("Bob")
    ann.page.goto("/g/hoodoo")
    ann.page.get_by_role("radio", name="3").check()
    ann.page.get_by_label("Taking back a move").select_option("never: every move stands")
    ann.page.get_by_label("Hints from the computer").select_option("for everyone who asks")
    ann.page.get_by_role("button", name="Invite friends").click()
    for text in ("Every move stands.", "Everyone may ask the computer for hints."):
        expect(ann.page.get_by_text(text)).to_be_visible()
    bob.page.goto(ann.page.url)
    bob.page.get_by_role("button", name="Sit down", exact=True).click()
    expect(ann.page.get_by_role("main").get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    ann.page.get_by_role("button", name="Computer players in all empty seats").click()
    ann.page.get_by_role("button", name="Deal the cards").click()
    undo = ann.page.get_by_test_id("undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", "Every move stands.")
    menu(bob, "People at the table")
    expect(bob.page.get_by_role("dialog")).to_contain_text("Everyone may ask the computer for hints.")
