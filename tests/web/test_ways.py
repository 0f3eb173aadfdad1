"""Click, tap, drag and keys all work: each in a game of every family."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browser import PHONE, Guest, until
from tests.web.person import COUNTED, KeyboardPerson, Person
from tests.web.positions import positions, put, sit_at

# A game of every family.
FAMILIES = {
    "tricks": "despised-nines",
    "rummy": "rummy",
    "patience": "flag",
    "asking": "quatro",
    "laying": "ups-and-downs",
    "capturing": "national-contest",
    "passing": "goop",
    "race": "sam",
}
# Nothing is dragged in games where you ask for cards in words.
DRAGGED = {family: game for family, game in FAMILIES.items() if family != "asking"}


# The board takes moves: the last one has arrived, and it is the person's turn.
READY = "() => document.querySelector('.prompt.mine') && parlorEyes.touchable().length"


def play_twice(guest: Guest, table: str, person: Person) -> None:
    """Plays until the house has two moves of the person; the first of them may take several touches."""
    while guest.made(table, seat=0) < 2:
        assert len(person.touched) < 60, person.touched[-8:]
        assert not guest.page.query_selector(COUNTED), "the hand was over before the person could move"
        person.play(1)


def test_every_family_is_there(guest: Callable[..., Guest]) -> None:
    shelf = guest().ask("GET", "/api/games")
    assert {game["kind"] for game in shelf} == set(FAMILIES)
    assert all(game["kind"] == family for family, id in FAMILIES.items() for game in shelf if game["id"] == id)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("family", FAMILIES)
def test_a_finger_plays_on_a_phone(guest: Callable[..., Guest], family: str) -> None:
    ann = guest(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    table = ann.sit(FAMILIES[family])
    play_twice(ann, table, Person(ann.page, taps=True))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("family", FAMILIES)
def test_keys_alone_play(guest: Callable[..., Guest], family: str) -> None:
    ann = guest()
    table = ann.sit(FAMILIES[family])
    play_twice(ann, table, KeyboardPerson(ann.page))


def dragging(guest: Guest) -> dict[str, Any] | None:
    """A card that can be dragged now, and where it is."""
    found: dict[str, Any] | None = guest.page.evaluate(
        """() => {
          const cards = parlorEyes.touchable().filter((thing) => thing.card && !thing.move);
          for (const { element, card, zone, name } of cards) {
            const point = parlorEyes.reach(element);
            if (point) return { ...point, card, zone, name };
          }
          return null;
        }"""
    )
    return found


@pytest.mark.parametrize("family", DRAGGED)
def test_a_card_is_dragged(guest: Callable[..., Guest], family: str) -> None:
    ann = guest()
    table = ann.sit(DRAGGED[family])
    page = ann.page
    person = Person(page)
    for _ in range(40):
        page.wait_for_selector(f".prompt.mine, {COUNTED}")
        card = dragging(ann)
        if card:
            before = ann.made(table, seat=0)
            page.mouse.move(card["x"], card["y"])
            page.mouse.down()
            page.mouse.move(card["x"], card["y"] - 30, steps=3)
            place = until(
                page,
                """from => {
                  const lit = [...document.querySelectorAll(".target, .takes")].filter((each) => each.offsetParent !== null);
                  const middle = document.querySelector(".middle, .round");
                  for (const element of [...lit, middle]) {
                    const box = element?.getBoundingClientRect();
                    const zone = element?.closest("[data-zone]")?.dataset.zone;
                    if (box && zone !== from) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
                  }
                }""",
                card["zone"],
            ).json_value()
            page.mouse.move(place["x"], place["y"], steps=6)
            page.mouse.up()
            ann.until_made(table, before + 1, seat=0)
            steps = ann.ask("GET", f"/api/tables/{table}/replay?seat=0&count=200")["steps"]
            told = [line for step in steps if step["seat"] == 0 for line in step["log"]]
            # Nobody is told which card is passed face down.
            assert family == "passing" or any(card["card"] in line["params"].get("cards", []) for line in told), (card, told)
            return
        person.play(1)
    raise AssertionError("no card could be dragged")


def test_keys_of_the_table(guest: Callable[..., Guest]) -> None:
    ann = guest()
    table = ann.sit("rummy")
    page = ann.page
    page.wait_for_selector(".prompt.mine")
    page.keyboard.press("?")
    expect(page.locator("dialog, [role=dialog]")).to_contain_text("walk the cards")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog, [role=dialog]", state="hidden")
    page.keyboard.press("d")
    ann.until_made(table, 1, seat=0)
    page.wait_for_selector("[data-zone^='hand:'] [data-live]")
    page.keyboard.press("ArrowDown")
    until(page, "() => document.activeElement.matches('.board button')")
    cards = page.locator("[data-zone^='hand:'] [data-card]")
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("Space")
    page.wait_for_selector("[data-card][aria-pressed=true]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-card][aria-pressed=true]", state="detached")
    # The focus must be visible.
    until(page, "() => document.activeElement !== document.body && getComputedStyle(document.activeElement).outlineStyle !== 'none'")


def test_a_refusal_teaches(guest: Callable[..., Guest]) -> None:
    """A card that cannot be played says why, in the engine's words, and the leaflet opens at the part that explains it."""
    ann = guest()
    page = ann.page
    for seed in range(1, 12):
        ann.sit("despised-nines", seed=seed)
        until(page, READY)
        calm = page.locator("[data-zone^='hand:'] button[data-card]:not([data-live])")
        if calm.count():
            break
    # Of a card in a fan only the left edge shows.
    calm.first.click(position={"x": 12, "y": 30})
    page.wait_for_selector("text=/You must follow suit/")
    page.get_by_role("button", name="Read the rule").click()
    leaflet = page.get_by_role("article", name="How to play The Despised Nines")
    expect(leaflet.get_by_role("heading", name="A typical mistake")).to_be_in_viewport()
    expect(leaflet).to_contain_text("You must follow suit")
    page.keyboard.press("Escape")
    expect(leaflet).to_be_hidden()
    page.keyboard.press("?")
    expect(leaflet.get_by_role("heading", name="Your turn")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt.mine")).to_be_visible()


def test_a_refusal_goes_with_what_it_was_about(guest: Callable[..., Guest]) -> None:
    ann = guest()
    page = ann.page
    turns = [each for each in positions("despised-nines", 4) if len(each.event["view"]["choices"]) < 4]
    table = sit_at(ann, "despised-nines", 4)
    put(ann, table, turns[0], 0)
    page.locator("[data-zone^='hand:'] button[data-card]:not([data-live])").first.click(position={"x": 12, "y": 30})
    refusal = page.get_by_role("alert").filter(has_text="Read the rule")
    expect(refusal).to_be_visible()
    put(ann, table, turns[-1], 1)
    expect(refusal).to_be_hidden()
