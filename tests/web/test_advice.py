"""Advice that can be followed: one recommendation, decisions shown on the board, and games played on from a replay."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.web.browser import Guest, left
from tests.web.person import Person, play_together
from tests.web.test_layout import SCREENS, sample

# `make soak` runs them all.
pytestmark = pytest.mark.sampled(2)


def test_a_hint_recommends_one_move_and_playing_it_is_one_click(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.sit("quenette", options={"hands": 1})
    ann.page.wait_for_selector(".prompt.mine")
    ann.page.get_by_test_id("hint").click()
    card = ann.page.locator(".hint")
    best = card.locator("button.best")
    expect(best).to_have_count(1)
    expect(card.locator("p").first).to_have_text(re.compile(r"\w+\.$"))
    expect(ann.page.locator(".card.hinted")).to_have_count(1)
    for figure in card.locator(".figure").all_inner_texts():
        assert re.fullmatch(r"about the same|a little worse|[\d.]+ (points?|%) worse", figure)
    best.click()
    expect(card).to_have_count(0)


HINTED = ["quenette", "rumme", "sammy"]
# What a hint covers of the prompt and of the hand.
COVERED = """() => {
  const hint = document.querySelector(".hint").getBoundingClientRect();
  return [...document.querySelectorAll(".prompt, .hand [data-card], .own .plate")].filter((thing) => {
    const box = thing.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, hint.left), Math.min(box.right, hint.right)];
    return right - left > 3 && Math.min(box.bottom, hint.bottom) - Math.max(box.top, hint.top) > 3;
  }).map((thing) => thing.textContent);
}"""
# How far the ring of a mark is from its card.
OFF = """([kind, card]) => {
  const [ring, marked] = [`[data-mark=${kind}]`, `[data-zone='hand:0'] [data-card=${card}]`].map((each) => document.querySelector(each));
  if (!ring || !marked) return "not there";
  const [here, there] = [ring.getBoundingClientRect(), marked.getBoundingClientRect()];
  return Math.max(Math.abs(here.x - there.x), Math.abs(here.y - there.y)) < 3 ? "" : "beside it";
}"""


def covers_nothing(ann: Guest, game: str, screens: list[tuple[int, int]]) -> None:
    """A hint leaves the prompt and the hand in sight."""
    ann.sit(game)
    ann.page.wait_for_selector(".prompt.mine")
    ann.page.get_by_test_id("hint").click()
    ann.page.wait_for_selector(".hint")
    for width, height in screens:
        ann.page.set_viewport_size({"width": width, "height": height})
        assert not left(ann.page, COVERED), f"{width}x{height}"
        expect(ann.page.locator(".hint .best")).to_be_in_viewport(ratio=1)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("n", "game"), list(enumerate(HINTED)))
def test_a_hint_covers_neither_the_prompt_nor_the_hand(guest: Callable[..., Guest], game: str, n: int) -> None:
    covers_nothing(guest(), game, sample(n))


@pytest.mark.soak
@pytest.mark.sampled(4)
@pytest.mark.parametrize("game", HINTED)
def test_a_hint_covers_nothing_on_any_screen(guest: Callable[..., Guest], game: str) -> None:
    covers_nothing(guest(), game, SCREENS)


def reviewed(ann: Guest, table: str) -> dict[str, Any]:
    """A review with one decision that cost something: the first card, where another one was there to play."""
    record = ann.ask("GET", f"/api/tables/{table}/record")["record"]
    index, move = next((at, move) for at, (seat, move) in enumerate(record["moves"]) if seat == 0)
    view = ann.ask("GET", f"/api/tables/{table}/replay?seat=0&first={index}&count=1")["steps"][0]["view"]
    played = move.split()[1]
    best = next(card for card in view["zones"]["hand:0"] if card != played)

    def choice(card: str) -> dict[str, Any]:
        parts = {"source": None, "target": None, "label": "", "worth": None, "means": None}
        return {"text": f"play {card}", "verb": "play", "cards": [card], **parts}

    decision = {
        "index": index,
        "seat": 0,
        "hand": 1,
        "played": move,
        "best": f"play {best}",
        "best_open": move,
        "expected": 2.0,
        "after": -1.0,
        "cost": 3.0,
        "worlds": 40,
        "reason": "Leads low",
        "key": None,
        "params": None,
        "moved": choice(played),
        "better": choice(best),
    }
    return {"seat": 0, "result": -1.0, "luck": 2.0, "play": -3.0, "unjudged": 0, "hands": [], "decisions": [decision]}


def test_a_dear_decision_is_shown_on_the_board_and_the_game_goes_on_from_there(guest: Callable[..., Guest]) -> None:
    ann = guest()
    table = ann.sit("quenette", options={"hands": 1}, level="random")
    page = ann.page
    play_together([Person(page)], "[data-testid=result]")
    found = reviewed(ann, table)
    (decision,) = found["decisions"]

    def answer(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps(found))

    page.route("**/review?seat=0", answer)
    page.get_by_role("button", name="Review").click()
    page.get_by_role("link", name="See it on the board").click()
    for kind, choice in (("played", decision["moved"]), ("better", decision["better"])):
        expect(page.locator(f"[data-mark={kind}]")).to_have_count(1)
        assert not left(page, OFF, [kind, choice["cards"][0]])
    expect(page.get_by_test_id("decision")).to_contain_text("It cost about 3 points")
    expect(page.get_by_test_id("decision")).to_contain_text("Leads low")

    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(f"/t/(?!{table})"))
    page.wait_for_selector(".prompt.mine")
    expect(page.locator(".practice")).to_be_visible()
    expect(page.locator("[data-zone='hand:0'] [data-card]")).to_have_count(13 - decision["index"] // 4)
    page.locator(f"[data-zone='hand:0'] [data-card={decision['better']['cards'][0]}]").click()


def test_the_same_deal_again_from_the_menu_gives_the_game_up_first(guest: Callable[..., Guest]) -> None:
    ann = guest()
    table = ann.sit("foozle")
    page = ann.page
    page.wait_for_selector("[data-zone='hand:0'] [data-card]")
    cards = "() => [...document.querySelectorAll('[data-zone=\"hand:0\"] [data-card]')].map((card) => card.dataset.card).join()"
    page.wait_for_selector(".prompt.mine")
    held = page.evaluate(cards)
    page.locator("[aria-controls=table-menu], [popovertarget=table-menu]").click()
    page.get_by_role("button", name="Same cards again").click()
    page.get_by_role("button", name="Start over").click()
    page.wait_for_url(re.compile(f"/t/(?!{table})"))
    page.wait_for_function(f"held => ({cards})() === held", arg=held)
    assert ann.ask("GET", f"/api/tables/{table}")["ending"]["how"] == "resigned"


def test_the_rest_that_is_ones_own_is_played_at_a_click(guest: Callable[..., Guest]) -> None:
    ann = guest()
    page = ann.page

    def sure(socket: WebSocketRoute) -> None:
        """The house says that the rest is Ann's whenever she may play."""
        server = socket.connect_to_server()

        def passed(message: str | bytes) -> None:
            told = json.loads(message)
            view = told.get("view")
            if view and len(view["choices"]) > 1:
                view["rest"] = True
            socket.send(json.dumps(told))

        server.on_message(passed)

    page.route_web_socket(re.compile("/api/live"), sure)
    ann.sit("quenette", options={"hands": 1}, players=3)
    page.wait_for_selector(".prompt.mine")
    finish = page.get_by_test_id("finish")
    expect(finish).to_have_text(re.compile("The rest is yours"))
    finish.click()
    page.wait_for_function("() => document.querySelectorAll('[data-zone=\"hand:0\"] [data-card]').length === 0")
