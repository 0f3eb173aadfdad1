"""A person who plays by what they see: they touch raised cards, piles and buttons, and read what the page says."""

import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from tests.web.browser import PATIENCE

# A hand has been counted: its points are on the screen.
GO_ON = "[data-testid=hand-continue]"
COUNTED = f"{GO_ON}, [data-testid=result]"
# How long a game may take, in seconds.
LONGEST = 1200.0


class Person:
    """Plays at a page by clicks, or by taps."""

    def __init__(self, page: Page, taps: bool = False, idle: bool = False) -> None:
        self.page = page
        self.taps = taps
        self.idle = idle
        self.touched: list[dict[str, Any]] = []

    def play_until(self, done: str, touches: int = 1500) -> None:
        """Plays until something is on the screen, given by a selector."""
        end = time.monotonic() + LONGEST
        moved = time.monotonic()
        changes = -1
        self.page.evaluate("idle => window.parlorPerson.idle(idle)", self.idle)
        while not (seen := self.look(done))["done"]:
            now = time.monotonic()
            assert now < end, f"not done after {LONGEST} seconds and {len(self.touched)} touches; the last: {self.touched[-5:]}"
            assert len(self.touched) < touches, f"not done after {touches} touches; the last: {self.touched[-8:]}"
            moved = moved if seen["changes"] == changes else now
            assert now < moved + PATIENCE, f"nothing has happened for {PATIENCE} seconds: {self.page.locator('body').inner_text()[:900]}"
            changes = seen["changes"]
            self.act(seen)

    def play_on(self, condition: str) -> None:
        """Plays until something is so in the page, which must be before the hand has been counted."""
        end = time.monotonic() + LONGEST
        while not self.page.evaluate(condition):
            assert time.monotonic() < end, f"not so after {LONGEST} seconds and {len(self.touched)} touches: {condition}"
            seen = self.look(COUNTED)
            # What comes with the count may be what is waited for.
            assert not seen["done"] or self.page.evaluate(condition), f"the hand is over, and it was never so: {condition}"
            self.act(seen)
        self.rest()

    def play(self, touches: int) -> None:
        """Makes a number of touches, or fewer if the hand ends before."""
        end = time.monotonic() + PATIENCE
        wanted = len(self.touched) + touches
        while len(self.touched) < wanted and not (seen := self.look(COUNTED))["done"]:
            assert time.monotonic() < end, f"no {touches} touches in {PATIENCE} seconds: {self.page.locator('body').inner_text()[:900]}"
            self.act(seen)
        self.rest()

    def look(self, done: str) -> dict[str, Any]:
        """Whether something is on the screen, and what to touch if not."""
        seen: dict[str, Any] = self.page.evaluate("done => window.parlorPerson.look(done)", done)
        return seen

    def act(self, seen: dict[str, Any]) -> None:
        """Touches what is there to be touched, or waits a little."""
        if seen.get("touch"):
            self.touch(seen["touch"])
        else:
            self.page.wait_for_timeout(20)

    def touch(self, place: dict[str, Any]) -> None:
        """Touches a place on the screen; nothing happens if something else is there by now."""
        self.touched.append(place)
        if self.taps:
            self.page.touchscreen.tap(place["x"], place["y"])
        else:
            self.page.mouse.click(place["x"], place["y"])

    def rest(self) -> None:
        """Leaves the table to others, who click where they like."""
        self.page.evaluate("() => window.parlorPerson.rest()")


def play_together(people: Sequence[Person], done: str, moves: int | None = None) -> None:
    """Several people play at one table until all of them see something, or for a number of touches; nobody waits in vain for their turn."""
    end = time.monotonic() + LONGEST
    touched = 0
    while moves is None or touched < moves:
        assert time.monotonic() < end, f"not done after {LONGEST} seconds; the last touches: {[person.touched[-3:] for person in people]}"
        seen = [person.look(done) for person in people]
        if all(each["done"] for each in seen):
            return
        ready = [(person, each["touch"]) for person, each in zip(people, seen, strict=True) if each.get("touch")]
        for person, place in ready:
            person.touch(place)
        touched += len(ready)
        if not ready:
            people[0].page.wait_for_timeout(20)
    for person in people:
        person.rest()


class KeyboardPerson(Person):
    """Plays without a mouse: goes to things with Tab and the arrow keys, and presses Enter."""

    def touch(self, place: dict[str, Any]) -> None:
        self.touched.append(place)
        for _ in range(120):
            way = self.page.evaluate("() => window.parlorPerson.wayByKeys()")
            if way == 0:
                self.page.keyboard.press("Enter")
                return
            if way is None:
                return
            self.page.keyboard.press(way if isinstance(way, str) else "Tab" if way > 0 else "Shift+Tab")
        raise AssertionError(f"no way by keys to {place}")
