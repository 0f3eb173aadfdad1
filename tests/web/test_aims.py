"""What one is after is in view, moves that bind are confirmed, and moves without a choice are made, with the reason."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser import Guest, until, was_shown
from tests.web.person import COUNTED, Person
from tests.web.positions import Position, positions, put, sit_at

# `make soak` runs them all.
pytestmark = pytest.mark.sampled(2)

# Remembers the points that rise from the plates, with their colors.
RISING = """() => {
  window.risen = {};
  new MutationObserver(() => {
    for (const node of document.querySelectorAll("[data-testid=rise]"))
      window.risen[node.textContent] = getComputedStyle(node).backgroundColor;
  }).observe(document.body, { childList: true, subtree: true });
}"""


def with_scores(scores: list[int]) -> Position:
    """Foozle as it is dealt, in the middle of a game."""
    dealt = positions("foozle", 4)[0]
    return Position("", 4, {**dealt.event, "view": {**dealt.event["view"], "scores": scores}})


def test_the_goal_and_what_counts_are_in_view(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.sit("quenette", seed=1914)
    expect(ann.page.get_by_test_id("goal")).to_contain_text("Take no Unicorns")
    # Somebody takes one sooner or later.
    Person(ann.page).play_on(
        "() => [...document.querySelectorAll('section[data-seat] .facts')].some(({ textContent }) => textContent.includes('Unicorn'))"
    )


def test_plates_tell_the_distance_to_the_target(guest: Callable[..., Guest]) -> None:
    ann = guest()
    table = sit_at(ann, "foozle", 4)
    put(ann, table, with_scores([27, -3, 0, 50]), 1)
    expect(ann.page.locator("[data-fact=target]")).to_contain_text("50")
    for seat, distance in enumerate(["23 to go", "53 to go", "", ""]):
        facts = ann.page.locator(f"section[data-seat='{seat}'] .facts")
        if distance:
            expect(facts).to_contain_text(distance)
        else:
            expect(facts).not_to_contain_text("to go")


def test_losses_rise_in_another_color_than_gains(guest: Callable[..., Guest]) -> None:
    ann = guest()
    table = sit_at(ann, "foozle", 4)
    ann.page.evaluate(RISING)
    for n, scores in enumerate(([0, 0, 0, 0], [8, -8, 0, 0])):
        put(ann, table, with_scores(scores), n)
    colors: dict[str, str] = until(ann.page, "() => Object.keys(window.risen).length === 2 && window.risen").json_value()
    assert set(colors) == {"+8", "−8"}
    assert colors["+8"] != colors["−8"]


def test_partners_share_a_mark_and_a_column(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.sit("sham-battle", seed=1914)
    for seat in range(4):
        expect(ann.page.locator(f"section[data-seat='{seat}']")).to_have_attribute("data-side", str(seat % 2))
    expect(ann.page.locator(".sheet thead th")).to_have_count(3)


def test_a_move_that_binds_says_what_it_means_and_waits(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.sit("baffle", seed=3)
    expect(ann.page.locator(".prompt")).to_contain_text("keep your hand, take the cop hand unseen, or resign")
    ann.page.click("[data-move=resign]")
    expect(ann.page.get_by_role("alertdialog")).to_contain_text("You sit this hand out")
    ann.page.get_by_role("button", name="Not yet").click()
    expect(ann.page.locator("[data-move=resign]")).to_be_visible()


def test_a_move_without_a_choice_is_made_and_explained(guest: Callable[..., Guest]) -> None:
    ann = guest({"forced": True})
    ann.sit("doolittle", seed=2)
    # Where there is a choice the person plays; the last card is not touched.
    person = Person(ann.page)
    while not (seen := person.look(COUNTED))["done"]:
        chooses = ann.page.evaluate("() => parlorEyes.touchable().length > 1")
        person.act(seen if chooses else {})
    was_shown(ann.page, "prompt", "^Your last card: played for you\\.$")
