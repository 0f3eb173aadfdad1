"""The first view is light and quick, nothing jumps, and flying cards keep up or give way; times are measured in `make soak`."""

import json
from collections.abc import Callable
from statistics import quantiles
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.browser import DESKTOP, Guest, until
from tests.web.person import COUNTED, Person

LIGHT = 150_000
# Milliseconds of the processor.
LONG = 20


def test_the_first_view_is_light_and_nothing_jumps(guest: Callable[..., Guest]) -> None:
    ann = guest()
    session = ann.context.new_cdp_session(ann.page)
    session.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}
    session.on("Network.responseReceived", lambda event: kinds.__setitem__(event["requestId"], event["type"]))
    session.on("Network.loadingFinished", lambda event: sizes.__setitem__(event["requestId"], event["encodedDataLength"]))
    ann.page.add_init_script(
        "window.jumps = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries())"
        " if (!entry.hadRecentInput) window.jumps += entry.value; }).observe({ type: 'layout-shift', buffered: true });"
    )
    ann.page.goto("/")
    ann.page.wait_for_selector("main h2, main h1")
    ann.page.wait_for_load_state("networkidle")
    weight = sum(size for id, size in sizes.items() if kinds.get(id) in ("Script", "Stylesheet"))
    assert 10_000 < weight < LIGHT, f"{weight:.0f} bytes of script and style"
    # On a busy machine parts of the page come one by one.
    assert ann.page.evaluate("() => window.jumps") < 0.1


@pytest.mark.soak
def test_the_first_view_is_there_in_a_second(guest: Callable[..., Guest]) -> None:
    times = []
    for _ in range(3):
        ann = guest()
        ann.page.goto("/")
        ann.page.wait_for_selector("main button, main a")
        times.append(ann.page.evaluate("() => performance.getEntriesByType('paint').at(-1).startTime"))
    assert min(times) < 1000, times


# Counts the flights of cards, with the number of lines that the log had when each began.
FLIGHTS = """
window.flights = [];
const told = () => document.querySelectorAll("ol.log li").length;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) { window.flights.push(told()); return animate.apply(this, how); };
window.unflown = () => told() - (window.flights.at(-1) ?? Infinity);
"""
# A screen that shows a dozen pictures a second.
SLOW_SCREEN = """
(() => { const slow = () => { const end = performance.now() + 80; while (performance.now() < end); requestAnimationFrame(slow); };
  requestAnimationFrame(slow); })();
"""
# Lines of the log about cards that did not fly.
UNFLOWN = 6


def test_cards_fly_and_land(guest: Callable[..., Guest]) -> None:
    ann = guest({"speed": "brisk"}, reduced_motion="no-preference", viewport=DESKTOP)
    ann.page.add_init_script(FLIGHTS)
    ann.sit("quenette")
    Person(ann.page).play_on("() => window.flights.length > 0")
    until(ann.page, "() => !document.querySelector('[data-flying]')")


def test_cards_stop_flying_on_a_screen_that_cannot_keep_up(guest: Callable[..., Guest]) -> None:
    ann = guest({"speed": "brisk"}, reduced_motion="no-preference", viewport=DESKTOP)
    for script in (FLIGHTS, SLOW_SCREEN):
        ann.page.add_init_script(script)
    ann.sit("quenette")
    Person(ann.page).play_on(f"() => window.unflown() >= {UNFLOWN}")


@pytest.mark.soak
def test_flying_cards_keep_up(guest: Callable[..., Guest]) -> None:
    """Sixty frames a second while cards fly."""
    ann = guest({"speed": "brisk"}, reduced_motion="no-preference", viewport=DESKTOP)
    ann.page.add_init_script(
        "window.gaps = []; (() => { let last = performance.now(); const look = (now) => {"
        " if (document.getAnimations().length) window.gaps.push(now - last); last = now; requestAnimationFrame(look); };"
        " requestAnimationFrame(look); })();"
    )
    ann.sit("quenette")
    Person(ann.page).play_until(COUNTED)
    gaps = sorted(ann.page.evaluate("() => window.gaps"))
    assert gaps, "no card has flown"
    assert gaps[len(gaps) * 3 // 4] < 25, gaps[-20:]


# Lays out a text again and again, so that it shows by how much a busy machine slows the processor down.
YARDSTICK = """() => {
  const text = document.body.appendChild(document.createElement("div"));
  text.style.cssText = "position: fixed; inset: 0 auto auto 0; height: 9rem; contain: strict; visibility: hidden; pointer-events: none";
  text.innerHTML = "<p style='display: flex; flex-wrap: wrap'>" + "<span>Parlor</span> ".repeat(400) + "</p>";
  let times = 0;
  setInterval(() => {
    performance.mark("yardstick");
    text.style.width = `${300 + (times++ % 2)}px`;
    void text.firstChild.offsetHeight;
  }, 60);
}"""


def processor_times(trace: bytes) -> tuple[list[float], list[float]]:
    """What every task of the page's main thread took of the processor, in milliseconds, and what every use of the yardstick took."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    marks = [event for event in events if event["name"] == "yardstick"]
    thread = (marks[0]["pid"], marks[0]["tid"])
    tasks = [event for event in events if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) == thread and "tdur" in event]
    own: list[float] = []
    measured: list[float] = []
    moments = sorted(mark["ts"] for mark in marks)
    for task in tasks:
        marked = any(task["ts"] <= moment <= task["ts"] + task["dur"] for moment in moments)
        (measured if marked else own).append(task["tdur"] / 1000)
    return own, measured


@pytest.mark.soak
@pytest.mark.parametrize("game", ["quenette", "rumme"])
def test_no_task_is_long_while_cards_fly(browser: Browser, guest: Callable[..., Guest], game: str) -> None:
    """Processor time counts, not time on the clock; and the same deal is played three times, since something else may come between."""
    worst = []
    for _ in range(3):
        ann = guest({"speed": "brisk"}, reduced_motion="no-preference", viewport=DESKTOP)
        ann.sit(game)
        ann.page.wait_for_selector(".prompt.mine")
        ann.page.evaluate("() => document.fonts.ready")
        person = Person(ann.page)
        person.play(1)
        ann.page.wait_for_selector(".prompt.mine")
        ann.page.evaluate(YARDSTICK)
        browser.start_tracing(page=ann.page, categories=["toplevel", "devtools.timeline", "blink.user_timing"])
        for _ in range(4):
            person.play(1)
            ann.page.wait_for_selector(".prompt.mine")
        own, measured = processor_times(browser.stop_tracing())
        assert len(own) > 50
        slowed = quantiles(measured, n=10)[8] / min(measured)
        worst.append(max(own) / slowed)
        ann.close()
    assert min(worst) < LONG, f"the longest tasks took {worst} ms of processor time"
