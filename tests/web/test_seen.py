"""What others do is seen where they sit and heard in order; the focus and every mark stay."""

import re
import signal
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import LIBERAL, Running
from tests.web.browser import Guest, table, until, was_shown
from tests.web.person import GO_ON, KeyboardPerson, Person

# `make soak` runs them all.
pytestmark = pytest.mark.sampled(2)

# Every announcement since the page was opened, in order.
HEARING = """
window.heard = [];
new MutationObserver((changes) => { for (const { addedNodes } of changes) for (const node of addedNodes)
  if (node instanceof HTMLElement && node.parentElement?.dataset.testid === 'live') window.heard.push(node.innerText || node.textContent);
}).observe(document, { childList: true, subtree: true });
"""
# Whether the focus was ever on nothing, for longer than a picture takes, since it was first on something.
FALLING = """
window.fallen = [];
const nowhere = () => document.activeElement === document.body && window.begun;
const soon = (act) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(act)));
setInterval(() => { if (nowhere()) soon(() => { if (nowhere()) window.fallen.push(document.title); }); }, 60);
document.addEventListener('focusin', () => { window.begun = true; });
"""


# What was said, and whether it was on the board.
PLACED = """
window.placed = {};
new MutationObserver(() => {
  for (const bubble of document.querySelectorAll("[data-testid=bubble][data-placed]")) {
    const [inner, outer] = [bubble, document.querySelector(".board")].map((node) => node.getBoundingClientRect());
    window.placed[bubble.textContent] = outer.left <= inner.left && inner.right <= outer.right + 1;
  }
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-placed"] });
"""
# The seats of others who asked.
ASKERS = "() => parlorEyes.shown.filter(({ what, text }) => what === 'bubble' && text.includes('have the')).map(({ seat }) => Number(seat))"


def test_a_question_and_its_answer_are_seen_where_the_players_sit(guest: Callable[..., Guest]) -> None:
    ann = guest({"speed": "calm"})
    ann.page.add_init_script(PLACED)
    # She is at the table before the first question, however long the page takes to open.
    ann.ask("GET", "/api/house")
    id = ann.ask("POST", "/api/tables", table(ann, "mobilization", pace="brisk"))["id"]
    ann.page.goto(f"/t/{id}")
    ann.page.wait_for_selector("text=A table for Mobilization")
    ann.ask("POST", f"/api/tables/{id}/start", {"contribution": "ab" * 32})
    ann.page.wait_for_selector(".board")
    was_shown(ann.page, "bubble", r"have the .*\?")
    was_shown(ann.page, "bubble", "No, sorry|Yes, here")
    places = until(ann.page, "() => Object.keys(window.placed).length > 1 && window.placed").json_value()
    assert set(places.values()) == {True}, places
    assert any(seat for seat in until(ann.page, ASKERS).json_value())
    ann.page.wait_for_selector(".prompt.mine")
    expect(ann.page.locator("[data-seat]:not([data-seat='0']) [data-testid=bubble]").filter(has_text="have the")).to_have_count(0)


def test_a_hand_is_heard_in_order_and_without_chatter(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.page.add_init_script(HEARING)
    ann.sit("foozle", options={"target": 1})
    Person(ann.page).play_until(GO_ON)
    ann.page.wait_for_function("() => window.heard.some((text) => text.includes('Hand 1 is counted'))")
    ann.page.locator(GO_ON).click()
    ending = ann.page.locator("#result-headline").inner_text()
    until(ann.page, "ending => window.heard.at(-1).startsWith(ending)", ending)
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
    playable = ann.page.locator("[data-zone^='hand:'] [data-live]").first
    expect(playable).to_have_css("outline-style", "solid")
    expect(ann.page.locator(".seat.turn > .plate")).to_have_css("border-top-width", "4px")
    expect(ann.page.locator(".seat:not(.turn) > .plate").first).to_have_css("border-top-width", "2px")
    expect(ann.page.locator(".dealer").first).to_have_css("border-top-style", "solid")
    expect(ann.page.locator("[data-fact=trumps] .sign")).to_have_css("forced-color-adjust", "none")
    playable.press(" ")
    expect(ann.page.locator("[data-card][aria-pressed=true]").first).to_have_css("outline-style", re.compile("double|dotted"))


# Something is on the screen from side to side.
WITHIN = """selector => {
  const { left, right } = document.querySelector(selector).getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
}"""


def test_a_lost_connection_is_soon_told(browser: Browser, tmp_path: Path) -> None:
    """The page's clock is put forward; a sign of life may still have been on its way when the house fell silent."""
    with Running(f"sqlite:///{tmp_path}/house.db", *LIBERAL) as house:
        ann = Guest(browser, house.url, viewport={"width": 360, "height": 640})
        ann.page.clock.install()
        ann.sit("quenette")
        ann.page.wait_for_selector(".prompt.mine")
        assert house.process is not None
        strip = ann.page.get_by_test_id("connection")
        for sign in ("silence", "offline"):
            if sign == "silence":
                house.process.send_signal(signal.SIGSTOP)
                for _ in range(3):
                    ann.page.clock.run_for(3_000)
            else:
                ann.context.set_offline(True)
            expect(strip).to_contain_text("Connection lost")
            until(ann.page, WITHIN, "[data-testid=connection]")
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
