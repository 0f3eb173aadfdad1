"""Strengths are chosen by name before the deal, and after the game its replay tells what the computer thought."""

import json
from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.web.browser import Guest
from tests.web.person import Person, play_together
from tests.web.test_shelf import TABLE


def test_a_strength_is_chosen_by_name(guest: Callable[..., Guest]) -> None:
    ann = guest()
    page = ann.page
    page.goto("/g/coronado")
    level = page.get_by_label("Computer players")
    expect(level.locator("option")).to_have_count(13)
    level.select_option(label="Strength 5: club player")
    page.get_by_label("Seed").fill("7")
    page.get_by_role("button", name="Deal", exact=True).click()
    page.wait_for_url(TABLE)
    info = ann.ask("GET", f"/api/tables/{page.url[-12:]}")
    assert [seat["level"] for seat in info["seats"]] == [None, "strength-5"]
    page.goto("/g/ups-and-downs")
    expect(page.get_by_label("Computer players").locator("option")).to_have_count(4)
    expect(page.get_by_label("Computer players")).to_have_value("casual")


def test_the_replay_tells_what_the_computer_thought(guest: Callable[..., Guest]) -> None:
    ann = guest()
    table = ann.sit("quenette", options={"hands": 1}, level="random")
    page = ann.page
    play_together([Person(page)], "[data-testid=result]")
    moves = ann.ask("GET", f"/api/tables/{table}/record")["record"]["moves"]
    at, seat = next((at, seat) for at, (seat, _) in enumerate(moves) if seat != 0)
    card = moves[at][1].split()[1]

    def choice(card: str) -> dict[str, object]:
        return {"text": f"play {card}", "verb": "play", "cards": [card], "source": None, "target": None, "label": ""}

    def thought(card: str, points: float, rank: int) -> dict[str, object]:
        told = {"worth": 0.5, "worlds": 40, "reason": "Leads low" if rank == 0 else "", "key": None, "params": None}
        return {"move": f"play {card}", "points": points, "rank": rank, **told}

    other = next(code for code in ("H2", "H3") if code != card)
    found = {
        "seat": seat,
        "level": "expert",
        "played": f"play {card}",
        "thoughts": [thought(card, 2.0, 0), thought(other, -1.0, 1)],
        "choices": [choice(card), choice(other)],
    }

    def answer(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps(found))

    page.route("**/thoughts?at=*", answer)
    page.goto(f"/replay/{table}?at={at}&seen=0")
    page.get_by_role("button", name="What the computer thought").click()
    thoughts = page.get_by_test_id("thoughts")
    expect(thoughts).to_contain_text("Leads low")
    expect(thoughts).to_contain_text("It also considered")
    expect(thoughts).to_contain_text("3 points worse")
