"""After the game and learning: the result is explained, the replay slides, the coach teaches."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import parlor
from parlor.core.lessons import Staged
from parlor.leaflets.lessons import told
from tests.plugins.packages import install, python_path
from tests.plugins.test_bad import SOUND
from tests.plugins.tiny import WORDS
from tests.server.running import LIBERAL, Running
from tests.web.browser import PHONE, Guest, until
from tests.web.person import COUNTED, Person, play_together

# `make soak` runs them all.
pytestmark = pytest.mark.sampled(2)


def staged(game: str) -> Staged:
    """The staged first hand of a game."""
    found = parlor.game(game).staged
    assert found is not None
    return found


def told_at(game: str, name: str) -> str:
    """What the coach says at a step of the staged hand."""
    return next(told(parlor.game(game), step) for step in staged(game).steps if step.name == name)


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
    total = ann.made(table)
    assert total > 5
    expect(page.locator("input[type=range]")).to_have_attribute("max", str(total))
    page.get_by_role("button", name="To the end").click()
    page.wait_for_selector(f"text=/^{total} of {total}/")
    page.get_by_role("button", name="One step back").click()
    page.wait_for_selector(f"text=/^{total - 1} of {total}/")
    page.get_by_label("Seen by").select_option(label="All cards open")
    page.get_by_role("button", name="To the deal").click()
    page.wait_for_selector(f"text=/^0 of {total}/")
    expect(page.locator("[data-zone='hand:1']").first).to_be_visible()
    expect(page).to_have_url(re.compile("seen=open"))
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(f"text=/^[1-9]\\d* of {total}/")
    expect(page).to_have_url(re.compile(table))


def test_the_review_names_the_dearest_decisions(guest: Callable[..., Guest]) -> None:
    ann = guest()
    finish(ann)
    ann.page.get_by_role("button", name="Review").click()
    ann.page.wait_for_selector("text=/Luck brought you .* play/")
    expect(ann.page.locator(".review svg path").nth(2)).to_be_attached()


def read_on(page: Page, steps: list[str]) -> None:
    """Reads the steps of a lesson, which come one after another."""
    said, further = page.get_by_test_id("coach-words"), page.get_by_test_id("coach-next")
    for step in steps:
        expect(said).to_have_text(step)
        further.click()


def follow(page: Page, moves: list[str]) -> None:
    """Makes the moves that the coach suggests, and reads what is between them."""
    further = page.get_by_test_id("coach-next")
    for move in moves:
        suggested = page.locator(f"[data-move='{move}'], .board .hinted").first
        further.or_(suggested).first.wait_for()
        while further.is_visible():
            further.click()
            further.or_(suggested).first.wait_for()
        suggested.click()


def test_a_staged_first_hand_and_then_one_alone(guest: Callable[..., Guest]) -> None:
    ann = guest(viewport=PHONE)
    page = ann.page
    page.goto("/learn/foozle")
    coach, said = page.get_by_test_id("coach"), page.get_by_test_id("coach-words")
    steps = [told_at("foozle", step.name) for step in staged("foozle").steps]
    read_on(page, steps[:2])
    expect(said).to_contain_text("Try this")
    # Two lines and no more.
    until(page, "() => document.querySelector('[data-testid=coach]').getBoundingClientRect().height <= 60")
    address = page.url
    page.reload()
    expect(said).to_contain_text("Try this")
    assert page.url == address, "a reload goes on with the same hand"
    follow(page, staged("foozle").moves)
    read_on(page, [steps[-1]])
    page.get_by_role("button", name="Next hand").click()
    expect(said).to_have_text("This hand is yours. I'll only speak up if you miss something.")
    page.get_by_test_id("coach-next").click()
    expect(coach).to_have_count(0)
    Person(page).play_until(COUNTED)
    expect(coach.get_by_role("link", name="Play a real game")).to_be_visible()


def test_the_coach_opens_the_leaflet_at_what_it_talks_about(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.page.goto("/learn/quenette")
    expect(ann.page.get_by_test_id("coach-words")).to_have_text(told_at("quenette", "aim"))
    ann.page.get_by_test_id("coach-rule").click()
    expect(ann.page.locator("#how-aim")).to_be_visible()
    expect(ann.page.locator("#how-aim + *")).to_contain_text("Take as few")


def test_the_coach_beside_the_table_keeps_its_button(guest: Callable[..., Guest]) -> None:
    """The map of Flag is in the same short column."""
    page = guest(viewport={"width": 1366, "height": 650}).page
    page.goto("/learn/flag")
    page.get_by_test_id("coach-next").click(trial=True)
    until(
        page,
        """() => {
          const bottom = (selector) => document.querySelector(selector)?.getBoundingClientRect().bottom;
          return bottom("[data-testid=coach-next]") <= bottom("[data-testid=coach]")
            && bottom(".side > .aside .map > svg") <= bottom(".side > .aside");
        }""",
    )


def test_the_staged_hand_is_the_same_for_all_who_follow(guest: Callable[..., Guest]) -> None:
    """The computer players of the house do what they do in the rehearsal, also where everybody moves at once."""
    ann = guest()
    table = ann.ask("GET", "/api/house") and ann.ask("POST", "/api/tables", {"game": "goop", "lesson": True, "pace": "instant"})["id"]
    ann.ask("POST", f"/api/tables/{table}/start", {})
    ann.page.goto(f"/learn/goop?table={table}")
    follow(ann.page, staged("goop").moves)
    expect(ann.page.get_by_test_id("coach-words")).to_have_text(told_at("goop", "count"))


def test_a_game_from_outside_brings_its_lesson(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "tiny-games", "sound", SOUND)
    monkeypatch.setenv("PYTHONPATH", python_path(tmp_path))
    with Running(f"sqlite:///{tmp_path}/house.db", *LIBERAL) as house:
        ann = Guest(browser, house.url)
        ann.page.goto("/g/tiny")
        ann.page.get_by_role("link", name="Learn by playing").click()
        coach = ann.page.locator("[data-testid=coach]")
        expect(coach).to_contain_text(WORDS["tiny-lesson-aim"])
        read_on(ann.page, [WORDS["tiny-lesson-aim"], WORDS["tiny-lesson-hand-1"], WORDS["tiny-lesson-hand-2"]])
        ann.close()
