"""What others do is seen where they sit and heard in order; the focus and every mark stay."""

import os
import re
import signal
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import LIBERAL, Running
from tests.web.browser import Guest
from tests.web.person import GO_ON, KeyboardPerson, Person

# Then times would tell nothing.
BUSY = os.getloadavg()[0] > 1.5 * (os.cpu_count() or 1)
# Every announcement since the page was opened, in order.
HEARING = """
window.heard = [];
new MutationObserver((changes) => { for (const { addedNodes } of changes) for (const node of addedNodes)
  if (node instanceof HTMLElement && node.parentElement?.dataset.testid === 'live') window.heard.push(node.innerText || node.textContent);
}).observe(document, { childList: true, subtree: true });
"""
# Whether the focus was ever on nothing since the last look, once it was on something.
FALLING = """
window.fallen = [];
setInterval(() => { if (document.activeElement === document.body && window.begun) window.fallen.push(document.title); }, 60);
document.addEventListener('focusin', () => { window.begun = true; });
"""


def test_a_question_and_its_answer_are_seen_where_the_players_sit(guest: Callable[..., Guest]) -> None:
    ann = guest({"speed": "calm"})
    ann.sit("mobilization", pace="brisk")
    asks = ann.page.locator("[data-seat]:not([data-seat='0']) [data-testid=bubble]", has_text=re.compile(r"have the .*\?"))
    expect(asks.first).to_be_visible()
    answer = ann.page.locator("[data-testid=bubble]", has_text=re.compile("No, sorry|Yes, here"))
    expect(answer.first).to_be_visible()
    felt, bubble = ann.page.locator(".board").bounding_box(), answer.first.bounding_box()
    assert felt is not None
    assert bubble is not None
    assert felt["x"] <= bubble["x"]
    assert bubble["x"] + bubble["width"] <= felt["x"] + felt["width"] + 1
    ann.page.wait_for_selector(".prompt.mine")
    expect(asks).to_have_count(0)


def test_a_hand_is_heard_in_order_and_without_chatter(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.page.add_init_script(HEARING)
    ann.sit("foozle", options={"target": 1})
    Person(ann.page).play_until(GO_ON)
    ann.page.wait_for_function("() => window.heard.some((text) => text.includes('Hand 1 is counted'))")
    ann.page.locator(GO_ON).click()
    ending = ann.page.locator("#result-headline").inner_text()
    ann.page.wait_for_function("ending => window.heard.at(-1).startsWith(ending)", arg=ending)
    heard: list[str] = ann.page.evaluate("() => window.heard")
    whole = " ".join(heard)
    turn, taken, count = whole.index("Your turn"), whole.rindex("the trick with"), whole.index("Hand 1 is counted")
    assert turn < taken < count < whole.rindex(ending)
    assert whole.count("Hand 1 is counted") == 1
    assert all(one != two for one, two in pairwise(heard))
    assert all(text.count("Your turn") <= 1 for text in heard)
    # Who played what, for every card of the trick.
    assert re.search(r"(Basil|Clara|Dexter) plays the \w+ of", whole)


# Notes what the cards of a trick are called, since a trick is soon taken away.
NAMED = """() => {
  const cards = () => [...document.querySelectorAll("[data-region=trick] [role=img]")].map((card) => card.getAttribute("aria-label"));
  window.named = cards();
  new MutationObserver(() => window.named.push(...cards())).observe(document.body, { childList: true, subtree: true });
}"""


def test_cards_of_a_trick_name_their_player(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.sit("quenette", seed=12)
    ann.page.wait_for_selector(".prompt.mine")
    ann.page.evaluate(NAMED)
    Person(ann.page).play(1)
    ann.page.wait_for_function("() => window.named.length > 0")
    for label in ann.page.evaluate("() => window.named"):
        assert re.search(r", (Your|\w+’s)$", label)


def fallen(page: Page) -> list[str]:
    """The moments since the last look when nothing had the focus."""
    found: list[str] = page.evaluate("() => { const found = window.fallen; window.fallen = []; return found; }")
    return found


def test_the_focus_never_falls_to_the_page(guest: Callable[..., Guest]) -> None:
    """A whole game by keyboard, with a dialog in between: something always has the focus."""
    ann = guest()
    ann.page.add_init_script(FALLING)
    ann.sit("foozle", options={"target": 1})
    ann.page.wait_for_selector(".prompt.mine")
    ann.page.locator("[data-move], [data-live]").first.focus()
    person = KeyboardPerson(ann.page)
    person.play(2)
    ann.page.keyboard.press("?")
    ann.page.wait_for_selector("dialog[open]")
    ann.page.keyboard.press("Escape")
    ann.page.wait_for_selector("dialog", state="detached")
    person.play_until(GO_ON)
    expect(ann.page.locator(GO_ON)).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_selector("[data-testid=result]")
    expect(ann.page.locator("[data-testid=result] :focus")).to_have_count(1)
    ann.page.get_by_role("button", name="Look at the table").press("Enter")
    ann.page.get_by_role("button", name="To the result").press("Enter")
    ann.page.wait_for_selector("[data-testid=result]")
    assert not fallen(ann.page)


def test_forced_colors_keep_every_mark(guest: Callable[..., Guest]) -> None:
    ann = guest(forced_colors="active")
    ann.sit("sham-battle-2")
    ann.page.wait_for_selector(".prompt.mine")
    style = "(node, name) => getComputedStyle(node)[name]"
    playable = ann.page.locator("[data-zone^='hand:'] [data-live]").first
    assert playable.evaluate(style, "outlineStyle") == "solid"
    assert ann.page.locator(".seat.turn > .plate").evaluate(style, "borderTopWidth") == "4px"
    assert ann.page.locator(".seat:not(.turn) > .plate").first.evaluate(style, "borderTopWidth") == "2px"
    assert ann.page.locator(".dealer").first.evaluate(style, "borderTopStyle") == "solid"
    assert ann.page.locator("[data-fact=trumps] .sign").evaluate(style, "forcedColorAdjust") == "none"
    playable.press(" ")
    assert ann.page.locator("[data-card][aria-pressed=true]").first.evaluate(style, "outlineStyle") in ("double", "dotted")


@pytest.mark.parametrize("sign", ["silence", "offline"])
def test_a_lost_connection_is_told_within_three_seconds(browser: Browser, tmp_path: Path, sign: str) -> None:
    with Running(f"sqlite:///{tmp_path}/house.db", *LIBERAL) as house:
        ann = Guest(browser, house.url, viewport={"width": 360, "height": 640})
        ann.sit("quenette")
        ann.page.wait_for_selector(".prompt.mine")
        assert house.process is not None
        if sign == "silence":
            house.process.send_signal(signal.SIGSTOP)
        else:
            ann.context.set_offline(True)
        strip = ann.page.get_by_test_id("connection")
        strip.wait_for(timeout=15_000 if BUSY else 3_500)
        expect(strip).to_contain_text("Connection lost")
        box = strip.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        house.process.send_signal(signal.SIGCONT)
        ann.context.set_offline(False)
        strip.wait_for(state="detached")
        ann.close()


def test_players_at_one_screen_have_names_and_go_on_at_once(guest: Callable[..., Guest]) -> None:
    ann = guest()
    page = ann.page
    page.goto("/g/coronado")
    page.get_by_label("Player 1").fill("Ann")
    page.get_by_label("Player 2").fill("Bea")
    page.get_by_role("button", name=re.compile("^Hot seat")).click()
    expect(page.locator("#curtain-title")).to_have_text(re.compile("^Pass the screen to (Ann|Bea)$"))
    first = page.url
    ann.ask("POST", f"/api/tables/{first[-12:]}/resign", {"seat": 0})
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != first)
    expect(page.locator("#curtain-title")).to_have_text(re.compile("^Pass the screen to (Ann|Bea)$"))


def test_a_stranger_reads_names_in_a_replay(guest: Callable[..., Guest]) -> None:
    ann, eve = guest(), guest()
    table = ann.deal("coronado", joining="link")
    ann.ask("POST", f"/api/tables/{table}/resign", {"seat": 0})
    eve.page.goto(f"/replay/{table}?at=0&seen=0")
    eve.page.wait_for_selector(".board")
    expect(eve.page.locator(".board [data-seat='0'] .name")).not_to_have_text("You")
    ann.page.goto(f"/replay/{table}?at=0&seen=0")
    expect(ann.page.locator(".board [data-seat='0'] .name")).to_have_text("You")


def test_the_stacks_around_kansas_carry_the_names_that_the_moves_use(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.sit("united-states")
    expect(ann.page.locator(".corners .side")).to_have_text(["North", "East", "South", "West"])
