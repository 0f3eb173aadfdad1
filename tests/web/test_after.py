"""After the game and learning: the result is explained, the replay slides, the coach teaches."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import parlor
from tests.plugins.packages import install, python_path
from tests.plugins.test_bad import SOUND
from tests.plugins.tiny import WORDS
from tests.server.running import LIBERAL, Running
from tests.web.browser import Guest
from tests.web.person import COUNTED, Person, play_together


def finish(ann: Guest) -> str:
    """A short game played to its end."""
    table = ann.sit("coronado", options={"target": 2}, level="random")
    play_together([Person(ann.page)], "[data-testid=result]")
    return table


def test_the_result_and_the_replay(guest: Callable[..., Guest]) -> None:
    ann = guest()
    table = finish(ann)
    page = ann.page
    result = page.locator("[data-testid=result]")
    expect(result.locator("h2")).to_have_text(re.compile("^(You win|Basil wins)"))
    expect(result.locator("table.standing tr")).to_have_count(2)
    expect(result).to_contain_text("took")
    result.get_by_role("link", name="Replay").click()
    page.wait_for_selector("input[type=range]")
    total = int(page.locator("input[type=range]").get_attribute("max") or 0)
    assert total > 5
    page.get_by_role("button", name="To the end").click()
    page.wait_for_selector(f"text={total} of {total}")
    page.get_by_role("button", name="One step back").click()
    page.wait_for_selector(f"text={total - 1} of {total}")
    page.get_by_label("Seen by").select_option(label="All cards open")
    page.get_by_role("button", name="To the deal").click()
    page.wait_for_selector(f"text=0 of {total}")
    expect(page.locator("[data-zone='hand:1']").first).to_be_visible()
    expect(page).to_have_url(re.compile("seen=open"))
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(f"text=/^[1-9]\\d* of {total}/")
    expect(page).to_have_url(re.compile(table))


def test_the_review_names_the_dearest_decisions(guest: Callable[..., Guest]) -> None:
    ann = guest()
    finish(ann)
    ann.page.get_by_role("button", name="Review").click()
    ann.page.wait_for_selector("text=/Luck .* play/", timeout=60_000)
    expect(ann.page.locator(".review svg path").nth(2)).to_be_attached()


@pytest.mark.parametrize("game", ["foozle", "rummy", "flag", "quatro"])
def test_a_first_hand_with_a_coach(guest: Callable[..., Guest], game: str) -> None:
    ann = guest()
    ann.page.goto(f"/learn/{game}")
    coach = ann.page.locator("[data-testid=coach]")
    coach.get_by_text("What you are after").wait_for()
    ann.page.locator("[data-testid=begin]").click()
    ann.page.wait_for_selector(".prompt.mine", timeout=30_000)
    coach.get_by_text("Your turn", exact=True).wait_for()
    expect(coach.locator("ul li, p").nth(1)).to_be_visible()
    if game == "foozle":
        Person(ann.page).play_until(COUNTED)
        ann.page.locator("[data-testid=hand-continue]").click()
        coach.get_by_text("The hand is counted").wait_for()
    address = ann.page.url
    ann.page.reload()
    ann.page.wait_for_selector(".board")
    assert ann.page.url == address, "a reload goes on with the same hand"


def test_every_game_has_a_lesson(guest: Callable[..., Guest]) -> None:
    ann = guest()
    for game in parlor.games():
        ann.page.goto(f"/learn/{game}")
        ann.page.get_by_text("What you are after").wait_for()


def test_a_game_from_outside_brings_its_lesson(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "tiny-games", "sound", SOUND)
    monkeypatch.setenv("PYTHONPATH", python_path(tmp_path))
    with Running(f"sqlite:///{tmp_path}/house.db", *LIBERAL) as house:
        ann = Guest(browser, house.url)
        ann.page.goto("/g/tiny")
        ann.page.get_by_role("link", name="Learn by playing").click()
        coach = ann.page.locator("[data-testid=coach]")
        expect(coach).to_contain_text(WORDS["tiny-lesson-aim"])
        expect(coach.locator("ol li")).to_have_text([WORDS["tiny-lesson-hand-1"], WORDS["tiny-lesson-hand-2"]])
        ann.close()
