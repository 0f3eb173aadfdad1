"""A person who plays by what they see: they touch raised cards, piles and buttons, and read what the page says."""

import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

PATIENCE = 120.0
# A hand has been counted: its points are on the screen.
GO_ON = "[data-testid=hand-continue]"
COUNTED = f"{GO_ON}, [data-testid=result]"


def until(page: Page, condition: str, arg: object = None) -> None:
    """Waits until something is so in the page."""
    page.wait_for_function(condition, arg=arg, timeout=PATIENCE * 1000)


class Person:
    """Plays at a page by clicks, or by taps."""

    def __init__(self, page: Page, taps: bool = False, idle: bool = False) -> None:
        self.page = page
        self.taps = taps
        self.idle = idle
        self.touched: list[dict[str, Any]] = []

    def play_until(self, done: str, touches: int = 700, seconds: float = 300.0) -> None:
        """Plays until something is on the screen, given by a selector."""
        end = time.monotonic() + seconds
        moved = time.monotonic()
        changes = -1
        self.page.evaluate("idle => window.parlorPerson.idle(idle)", self.idle)
        while not (seen := self.page.evaluate("done => window.parlorPerson.look(done)", done))["done"]:
            now = time.monotonic()
            assert now < end, f"not done after {seconds} seconds and {len(self.touched)} touches; the last: {self.touched[-5:]}"
            assert len(self.touched) < touches, f"not done after {touches} touches; the last: {self.touched[-8:]}"
            moved = moved if seen["changes"] == changes else now
            assert now < moved + PATIENCE, f"nothing has happened for {PATIENCE} seconds: {self.page.locator('body').inner_text()[:900]}"
            changes = seen["changes"]
            if seen["touch"]:
                self.touch(seen["touch"])
            else:
                self.page.wait_for_timeout(20)

    def play_on(self, condition: str, seconds: float = 300.0) -> None:
        """Plays until something is so in the page, which must be before the hand has been counted."""
        end = time.monotonic() + seconds
        while not self.page.evaluate(condition):
            assert time.monotonic() < end, f"not so after {seconds} seconds and {len(self.touched)} touches: {condition}"
            seen = self.page.evaluate("done => window.parlorPerson.look(done)", COUNTED)
            assert not seen["done"], f"the hand is over, and it was never so: {condition}"
            if seen["touch"]:
                self.touch(seen["touch"])
            else:
                self.page.wait_for_timeout(20)

    def play(self, touches: int, seconds: float = 60.0) -> None:
        """Makes a number of touches, or fewer if the hand ends before."""
        end = time.monotonic() + seconds
        wanted = len(self.touched) + touches
        while len(self.touched) < wanted and time.monotonic() < end:
            seen = self.page.evaluate("done => window.parlorPerson.look(done)", COUNTED)
            if seen["done"]:
                return
            if seen["touch"]:
                self.touch(seen["touch"])
            else:
                self.page.wait_for_timeout(20)

    def touch(self, place: dict[str, Any]) -> None:
        """Touches a place on the screen."""
        self.touched.append(place)
        if self.taps:
            self.page.touchscreen.tap(place["x"], place["y"])
        else:
            self.page.mouse.click(place["x"], place["y"])


def play_together(people: Sequence[Person], done: str, moves: int | None = None, seconds: float = 300.0) -> None:
    """Several people play at one table until all of them see something, or for a number of touches; nobody waits in vain for their turn."""
    end = time.monotonic() + seconds
    touched = 0
    while moves is None or touched < moves:
        assert time.monotonic() < end, f"not done after {seconds} seconds; the last touches: {[person.touched[-3:] for person in people]}"
        seen = [person.page.evaluate("done => window.parlorPerson.look(done)", done) for person in people]
        if all(each["done"] for each in seen):
            return
        before = touched
        for person, each in zip(people, seen, strict=True):
            # The count of a hand may have appeared since the last look: if it is being waited for, nobody clicks it away.
            go_on = None if each["done"] or GO_ON in done else person.page.query_selector(GO_ON)
            if go_on is not None:
                go_on.click()
            elif not each["done"] and each["touch"]:
                person.touch(each["touch"])
                touched += 1
        if touched == before:
            people[0].page.wait_for_timeout(20)


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
