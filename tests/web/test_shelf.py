"""From the shelf to a table: boxes, filters, the page of a game, and the ways to play."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

import parlor
from tests.server.running import Running
from tests.web.browser import PHONE, Guest, until

# `make soak` runs them all.
pytestmark = pytest.mark.sampled(2)

TABLE = re.compile(r"/t/[a-z0-9]{12}$")


@pytest.fixture(scope="module")
def shelf(browser: Browser, house: Running) -> Iterator[Guest]:
    """One guest who looks for many games."""
    ann = Guest(browser, house.url)
    ann.page.goto("/")
    yield ann
    ann.close()


def test_two_clicks_from_the_shelf_to_a_game(guest: Callable[..., Guest]) -> None:
    page = guest().page
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Rummy 1916")).click()
    page.get_by_role("button", name="Play Hoodoo now").click()
    page.wait_for_url(TABLE)
    expect(page.locator(".board")).to_be_visible()


def test_all_games_lie_on_the_shelf_and_in_their_boxes(guest: Callable[..., Guest]) -> None:
    page = guest().page
    page.goto("/")
    titles = [parlor.game(id).title for id in parlor.games()]
    expect(page.locator(".leaflets h3")).to_have_text(titles)
    expect(page.locator(".leaflets .picture").first.locator("svg.card").first).to_be_visible()
    found: list[str] = []
    boxes = page.locator(".boxes").get_by_role("button")
    expect(boxes).to_have_count(5)
    for box in boxes.all():
        box.click()
        expect(box).to_have_attribute("aria-expanded", "true")
        found += page.locator(".leaflets h3").all_inner_texts()
    assert found == titles
    page.get_by_role("button", name="Show all").click()
    page.get_by_label("Order").select_option("name")
    expect(page.locator(".leaflets h3")).to_have_text([*sorted(titles, key=str.lower)])


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("known", "found"),
    [
        ("hearts", "Quenette"),
        ("gin", "Rumme"),
        ("bridge", "Sammy"),
        ("cribbage", "Moosehead"),
        ("sevens", "Ups and Downs"),
        ("patience", "Flag"),
        ("solitare", "Flag"),
        ("go fish", "Mobilization"),
        ("euchre", "Grafto"),
        ("pinochle", "Sham Battle"),
        ("old maid", "Goop"),
        ("uno", "Hoodoo"),
        ("war", "Numero"),
        ("dominoes", "United States"),
    ],
)
def test_a_game_is_found_by_one_that_people_know(shelf: Guest, known: str, found: str) -> None:
    shelf.page.get_by_role("searchbox").fill(known)
    first = shelf.page.locator(".leaflets li").first
    expect(first.locator("h3")).to_have_text(found)
    expect(first.locator(".summary")).to_contain_text(re.compile(r"^Like "))


def test_the_quick_form_is_offered_first_and_the_choice_is_remembered(guest: Callable[..., Guest]) -> None:
    ann = guest()
    page = ann.page
    for button, target in (("Quick game", 40), ("Full game", 150)):
        page.goto("/g/united-states")
        expect(page.locator(".buttons button").first).to_have_text(re.compile(r"^Quick game · about \d+ min"))
        page.get_by_role("button", name=button).click()
        page.wait_for_url(TABLE)
        assert ann.ask("GET", f"/api/tables/{page.url[-12:]}")["options"]["target"] == target
    page.goto("/g/united-states")
    expect(page.get_by_label(re.compile("^Points to play to"))).to_have_value("150")
    page.goto("/?q=united%20states")
    page.get_by_role("button", name="Play United States now").click()
    page.wait_for_url(TABLE)
    assert ann.ask("GET", f"/api/tables/{page.url[-12:]}")["options"]["target"] == 150


def test_the_page_of_a_game_says_what_it_is_like(guest: Callable[..., Guest]) -> None:
    page = guest().page
    page.goto("/g/quenette")
    likes = page.get_by_role("region", name="If you like")
    expect(likes).to_contain_text("Hearts")
    expect(likes).to_contain_text("Avoid Unicorns")
    likes.get_by_role("link", name="Turkette").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Turkette")


def test_an_unfinished_game_is_thrown_away_after_one_question(guest: Callable[..., Guest]) -> None:
    ann = guest(viewport=PHONE)
    table = ann.deal("hoodoo")
    page = ann.page
    page.goto("/")
    page.get_by_role("button", name="Throw away this game of Hoodoo").click()
    page.get_by_role("button", name="Keep it").click()
    page.goto("/me")
    page.get_by_role("button", name="Throw away this game of Hoodoo").click()
    expect(page.get_by_role("dialog")).to_contain_text("gone for good")
    page.get_by_test_id("confirm-yes").click()
    expect(page.get_by_text("You haven’t played yet")).to_be_visible()
    assert ann.ask("GET", "/api/my/games") == []
    assert not ann.context.request.get(f"{ann.url}/api/tables/{table}").ok


def test_a_game_that_waits_for_one_is_told_everywhere(guest: Callable[..., Guest]) -> None:
    ann, bob = guest(), guest()
    bob.ask("GET", "/api/house")
    seats = [{"kind": "me"}, {"kind": "empty"}]
    ann.ask("GET", "/api/house")
    table = ann.ask("POST", "/api/tables", {"game": "coronado", "seats": seats})["id"]
    bob.ask("POST", f"/api/tables/{table}/join", {})
    ann.ask("POST", f"/api/tables/{table}/start", {})
    waits = [who for who in (ann, bob) if who.ask("GET", "/api/my/waiting")]
    assert len(waits) == 1
    page = waits[0].page
    page.goto("/settings")
    expect(page).to_have_title("(1) Settings · Parlor")
    expect(page.get_by_role("link", name="1 game waits for you")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("Your turn")).to_be_visible()
    page.goto(f"/t/{table}")
    expect(page).to_have_title("● Coronado · Parlor")


def test_progress_is_marked_on_the_games_and_on_the_lids(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.ask("GET", "/api/house")
    table = ann.deal("coronado", seed=None)
    ann.ask("POST", f"/api/tables/{table}/resign", {"seat": 0})
    ann.page.goto("/")
    expect(ann.page.get_by_role("status")).to_contain_text("played 1 of 38 games and won 0")
    expect(ann.page.locator(".leaflets li", has_text="Coronado").locator(".mark")).to_have_text("played")
    expect(ann.page.locator(".boxes")).to_contain_text("1 of 13 played")
    ann.page.get_by_label("Order").select_option("untried")
    expect(ann.page.locator(".leaflets h3").last).to_have_text("Coronado")


def test_looking_for_a_game(guest: Callable[..., Guest]) -> None:
    page = guest().page
    page.goto("/")
    titles = page.locator(".leaflets h3")
    page.get_by_role("searchbox").fill("quen")
    expect(titles).to_have_text(["Quenette"])
    page.get_by_role("searchbox").fill("")
    page.get_by_role("combobox", name=re.compile("^Players")).select_option("8")
    page.get_by_label("Time").select_option("5")
    wanted = [game.title for id in parlor.games() if 8 in (game := parlor.game(id)).players]
    expect(titles.nth(1)).to_be_visible()
    expect(page.get_by_text("games fit")).to_be_visible()
    chosen = titles.all_inner_texts()
    assert set(chosen) < set(wanted)
    titles.first.get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(chosen[0])
    page.go_back()
    expect(titles).to_have_text(chosen)
    page.get_by_role("combobox", name="With").select_option("alone")
    expect(page.get_by_text("No game on the shelf is like that")).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    expect(titles).to_have_count(38)


def test_the_page_of_a_game_tells_its_rules(guest: Callable[..., Guest]) -> None:
    page = guest().page
    page.goto("/g/foozle/rules#R3")
    ruling = page.locator("#R3")
    expect(ruling).to_contain_text("the dealer must then bid")
    expect(ruling).to_contain_text("the book is silent")
    expect(ruling).to_be_in_viewport()
    page.get_by_role("navigation", name="Rules").get_by_role("link", name="Deal", exact=True).click()
    expect(page.locator("#deal")).to_be_in_viewport()
    page.goto("/g/coronado/rules#illegal-and-why-2")
    expect(page.locator("#illegal-and-why-2")).to_contain_text("You must beat the card led")
    expect(page.locator("#illegal-and-why-2")).to_be_in_viewport()


def test_the_page_of_a_game_is_its_leaflet(guest: Callable[..., Guest]) -> None:
    page = guest().page
    page.goto("/g/quenette#how-tips")
    leaflet = page.get_by_role("article", name="How to play Quenette")
    expect(leaflet.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(leaflet.get_by_role("img", name="Five of Unicorns").first).to_be_visible()
    silent = leaflet.get_by_text("There is no reward for taking all the Unicorns.")
    expect(silent).to_be_hidden()
    leaflet.get_by_text("Where the book is silent").click()
    expect(silent).to_be_visible()
    leaflet.get_by_role("link", name="The referee’s page").click()
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    page.get_by_role("link", name="Back to the leaflet").click()
    expect(leaflet).to_be_visible()


def test_a_table_is_set_up_and_dealt_from_a_seed(guest: Callable[..., Guest]) -> None:
    ann = guest()
    page = ann.page
    page.goto("/g/foozle")
    page.get_by_role("radio", name="3").check()
    page.get_by_label(re.compile("^Points to play to")).fill("20")
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
    until(page, "() => localStorage.getItem('parlor.settings').includes('\"felt\":\"wine\"')")
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
