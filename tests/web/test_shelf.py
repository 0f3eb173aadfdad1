"""From the shelf to a table: boxes, filters, the page of a game, and the ways to play."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import parlor
from tests.web.browser import PHONE, Guest

TABLE = re.compile(r"/t/[a-z0-9]{12}$")


def test_two_clicks_from_the_shelf_to_a_game(guest: Callable[..., Guest]) -> None:
    page = guest().page
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Rummy 1916")).click()
    page.get_by_role("button", name="Play Hoodoo now").click()
    page.wait_for_url(TABLE)
    expect(page.locator(".board")).to_be_visible()


def test_all_games_lie_in_their_boxes(guest: Callable[..., Guest]) -> None:
    page = guest().page
    page.goto("/")
    found: list[str] = []
    boxes = page.get_by_role("heading", level=2).get_by_role("button")
    expect(boxes).to_have_count(5)
    for box in boxes.all():
        box.click()
        expect(box).to_have_attribute("aria-expanded", "true")
        found += page.locator(".leaflets h3").all_inner_texts()
    assert found == [parlor.game(id).title for id in parlor.games()]


def test_looking_for_a_game(guest: Callable[..., Guest]) -> None:
    page = guest().page
    page.goto("/")
    titles = page.locator(".leaflets h3")
    page.get_by_role("searchbox").fill("quen")
    expect(titles).to_have_text(["Quenette"])
    page.get_by_role("searchbox").fill("")
    page.get_by_label("Players").select_option("8")
    page.get_by_label("Time").select_option("10")
    wanted = [game.title for id in parlor.games() if 8 in (game := parlor.game(id)).players]
    expect(titles.nth(2)).to_be_visible()
    expect(page.get_by_text("Open a box")).to_be_hidden()
    chosen = titles.all_inner_texts()
    assert set(chosen) < set(wanted)
    titles.first.get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(chosen[0])
    page.go_back()
    expect(titles).to_have_text(chosen)
    page.get_by_role("combobox", name="With").select_option("alone")
    expect(page.get_by_text("No game on the shelf is like that")).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    expect(page.get_by_text("Open a box")).to_be_visible()


def test_the_page_of_a_game_tells_its_rules(guest: Callable[..., Guest]) -> None:
    page = guest().page
    page.goto("/g/foozle#R3")
    ruling = page.locator("#R3")
    expect(ruling).to_contain_text("the dealer must then bid")
    expect(ruling).to_contain_text("the book is silent")
    expect(ruling).to_be_in_viewport()
    page.get_by_role("navigation", name="Rules").get_by_role("link", name="Deal", exact=True).click()
    expect(page.locator("#deal")).to_be_in_viewport()
    page.goto("/g/coronado#illegal-and-why-2")
    expect(page.locator("#illegal-and-why-2")).to_contain_text("You must beat the card led")
    expect(page.locator("#illegal-and-why-2")).to_be_in_viewport()


def test_a_table_is_set_up_and_dealt_from_a_seed(guest: Callable[..., Guest]) -> None:
    ann = guest()
    page = ann.page
    page.goto("/g/foozle")
    page.get_by_role("radio", name="3").check()
    page.get_by_label(re.compile("^target")).fill("20")
    page.get_by_label("Computer players").select_option("random")
    page.get_by_label("Seed").fill("seven")
    page.get_by_label("Seed").press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("A seed is a whole number")
    page.get_by_label("Seed").fill("7")
    page.get_by_role("button", name="Deal", exact=True).click()
    page.wait_for_url(TABLE)
    info = ann.ask("GET", f"/api/tables/{page.url[-12:]}")
    assert (info["players"], info["options"], info["practice"]) == (3, {"target": 20}, True)
    assert [seat["level"] for seat in info["seats"]] == [None, "random", "random"]


@pytest.mark.parametrize(
    ("button", "mine"),
    [("Watch the computers", 0), ("Hot seat: everyone at this screen", 4), ("Today’s deal", 1)],
    ids=["watch", "hot", "day"],
)
def test_other_ways_to_play(guest: Callable[..., Guest], button: str, mine: int) -> None:
    ann = guest(viewport=PHONE)
    ann.page.goto("/g/hoodoo")
    ann.page.get_by_role("button", name=button).click()
    ann.page.wait_for_url(TABLE)
    if mine > 1:
        ann.page.get_by_role("button", name="show my cards").click()
    expect(ann.page.locator(".board")).to_be_visible()
    info = ann.ask("GET", f"/api/tables/{ann.page.url[-12:]}")
    assert (info["phase"], len([seat for seat in info["seats"] if seat["mine"]])) == ("playing", mine)
    assert (info["daily"] is not None) == button.startswith("Today")


def test_settings_dress_the_page_and_are_kept(guest: Callable[..., Guest]) -> None:
    page = guest().page
    page.goto("/settings")
    root = page.locator("html")
    page.get_by_role("radio", name="dark", exact=True).check()
    page.get_by_role("radio", name="wine").check()
    page.get_by_role("switch", name=re.compile("Large numbers")).check()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-felt", "wine")
    expect(root).to_have_attribute("data-index", "large")
    assert '"felt":"wine"' in page.evaluate("localStorage.getItem('parlor.settings')")
    page.get_by_role("button", name="Everything as it was").click()
    expect(root).to_have_attribute("data-felt", "green")


def test_every_page_has_its_title_and_the_next_one_another(guest: Callable[..., Guest]) -> None:
    page = guest().page
    page.goto("/g/foozle")
    expect(page).to_have_title("Foozle · Parlor")
    page.get_by_role("link", name="Settings").click()
    expect(page).to_have_title("Settings · Parlor")
    page.get_by_role("link", name="Shelf").click()
    expect(page).to_have_title("Parlor")
    expect(page.locator("#content")).to_be_focused()
