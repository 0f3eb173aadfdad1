"""After the game and learning: the result tells how it came about, the replay slides, the coach teaches."""

from collections.abc import Callable

import pytest

import parlor
from tests.web.browser import Guest
from tests.web.person import COUNTED, Person


def finish(ann: Guest) -> str:
    """A short game played to its end."""
    table = ann.sit("coronado", options={"target": 2}, level="random")
    person = Person(ann.page)
    for _ in range(12):
        person.play_until(COUNTED)
        if ann.page.locator("[data-testid=result]").count():
            return table
        ann.page.locator("[data-testid=hand-continue]").click()
        ann.page.wait_for_selector("[data-testid=hand-continue]", state="detached")
    raise AssertionError("the game did not end")


def test_the_result_and_the_replay(guest: Callable[..., Guest]) -> None:
    ann = guest()
    table = finish(ann)
    page = ann.page
    result = page.locator("[data-testid=result]")
    assert result.locator("h2").inner_text().startswith(("You win", "Basil wins"))
    assert result.locator("table.standing tr").count() == 2
    assert "took" in result.inner_text()
    result.get_by_role("link", name="Replay").click()
    page.wait_for_selector("input[type=range]")
    total = int(page.locator("input[type=range]").get_attribute("max") or 0)
    assert total > 5
    page.get_by_role("button", name="To the end").click()
    page.wait_for_selector(f"text={total} of {total}")
    page.get_by_role("button", name="One step back").click()
    page.wait_for_selector(f"text={total - 1} of {total}")
    hidden = page.locator("[data-zone='hand:1'] [data-card='??'], [data-zone='hand:1'] .count").count()
    page.get_by_label("Seen by").select_option(label="All cards open")
    page.get_by_role("button", name="To the deal").click()
    page.wait_for_selector(f"text=0 of {total}")
    assert hidden or page.locator("[data-zone='hand:1']").count()
    assert "seen=open" in page.url
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(f"text=/^[1-9]\\d* of {total}/")
    assert table in page.url


def test_the_review_names_the_dearest_decisions(guest: Callable[..., Guest]) -> None:
    ann = guest()
    finish(ann)
    ann.page.get_by_role("button", name="Review").click()
    ann.page.wait_for_selector("text=/Luck .* play/", timeout=60_000)
    assert ann.page.locator(".review svg path").count() >= 3


@pytest.mark.parametrize("game", ["foozle", "rummy", "flag", "quatro"])
def test_a_first_hand_with_a_coach(guest: Callable[..., Guest], game: str) -> None:
    ann = guest()
    ann.page.goto(f"/learn/{game}")
    coach = ann.page.locator("[data-testid=coach]")
    coach.get_by_text("What you are after").wait_for()
    ann.page.locator("[data-testid=begin]").click()
    ann.page.wait_for_selector(".prompt.mine", timeout=30_000)
    coach.get_by_text("Your turn", exact=True).wait_for()
    assert coach.locator("ul li, p").count() >= 2
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
    for game in parlor.games()[::6]:
        ann.page.goto(f"/learn/{game}")
        ann.page.get_by_text("What you are after").wait_for()
