"""A real browser in front of a real house: what the tests of the web table share."""

import json
import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

from playwright.sync_api import Browser, BrowserContext, JSHandle, Page, ViewportSize, sync_playwright

from tests.web.languages import PSEUDO, brought

HERE = Path(__file__).parent
EYES = (HERE / "seeing.js").read_text()
PERSON = (HERE / "deciding.js").read_text()
# The shell is Chromium without the parts that draw its own window, and starts a page in a third of the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next((path for name in NAMES if (path := shutil.which(name))), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
DESKTOP: ViewportSize = {"width": 1200, "height": 760}
PHONE: ViewportSize = {"width": 390, "height": 844}
# The language of guests who ask for none: `make soak` runs tests that quote no words in the others as well.
LANGUAGE = os.environ.get("PARLOR_SPEAKS", "en")
LOCALES = {"en": "en-US", "de": "de-DE"}
# How long anything is waited for, in seconds: a busy machine may take its time, and what comes never fails only then.
PATIENCE = 120.0
# How long a fault on the screen may last before it counts, in seconds: fonts come, and what depends on the size is measured.
PASSING = 60.0
SWIFT = {"speed": "instant", "sound": False, "forced": False}


@contextmanager
def started() -> Iterator[Browser]:
    """Debian's Chromium, without a window."""
    assert CHROMIUM, "The tests of the web table need Chromium: apt-get install chromium-headless-shell"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Guest:
    """A person with their own browser: cookie, language, settings, page."""

    # Those who have not left yet: a test that fails shows what they see.
    present: ClassVar[list["Guest"]] = []

    def __init__(
        self, browser: Browser, url: str, settings: dict[str, Any] | None = None, language: str = LANGUAGE, **context: Any
    ) -> None:
        self.url = url
        self.language = language
        usual = {"viewport": DESKTOP, "reduced_motion": "reduce", "base_url": url, "locale": LOCALES.get(language, "en-US")}
        # Nothing is cached behind a test's back; those of the service worker let it in.
        usual["service_workers"] = "block"
        self.context: BrowserContext = browser.new_context(**{**usual, **context})
        if language == PSEUDO:
            self.context.add_init_script(brought(language))
        kept = json.dumps(json.dumps({**SWIFT, **(settings or {})}))
        self.context.add_init_script(f"try {{ localStorage.setItem('parlor.settings', {kept}); }} catch {{}}")
        self.context.add_init_script(EYES)
        self.context.add_init_script(PERSON)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.present.append(self)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Sends a request with the guest's cookie, as the page would."""
        answer = self.context.request.fetch(
            self.url + path, method=method, data=None if body is None else json.dumps(body), headers=self.headers()
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def headers(self) -> dict[str, str]:
        """The headers that a browser sends with the page's own requests."""
        return {"content-type": "application/json", "origin": self.url, "accept-language": self.language}

    def deal(self, game: str, **wish: object) -> str:
        """Opens a table against casual computer players and starts it; returns the id of the table."""
        info = self.ask("GET", "/api/house") and self.ask("POST", "/api/tables", table(self, game, **wish))
        self.ask("POST", f"/api/tables/{info['id']}/start", {"contribution": "ab" * 32})
        return str(info["id"])

    def sit(self, game: str, **wish: object) -> str:
        """Deals and opens the table in the page."""
        id = self.deal(game, **wish)
        self.page.goto(f"/t/{id}")
        self.page.wait_for_selector(".board")
        return id

    def made(self, table: str, seat: int | None = None) -> int:
        """How many moves stand at a table, of all seats or of one."""
        replay = self.ask("GET", f"/api/tables/{table}/replay?seat=0&count={1 if seat is None else 200}")
        return int(replay["total"]) - 1 if seat is None else len([step for step in replay["steps"] if step["seat"] == seat])

    def until_made(self, table: str, count: int, seat: int | None = None) -> None:
        """Waits until the house has so many moves."""
        end = time.monotonic() + PATIENCE
        while (made := self.made(table, seat)) < count:
            assert time.monotonic() < end, f"{made} moves were made, not {count}"
            self.page.wait_for_timeout(50)

    def sees(self) -> str:
        """The address and the words of the page, for a report."""
        return f"{self.page.url}\n{self.page.evaluate('() => document.body.innerText')[:2000]}\n{self.faults}"

    def close(self) -> None:
        """Leaves, if not gone already."""
        if self in self.present:
            self.present.remove(self)
            self.context.close()


def until(page: Page, condition: str, arg: object = None) -> JSHandle:
    """Waits until something is so in the page."""
    return page.wait_for_function(condition, arg=arg)


def was_shown(page: Page, what: str, words: str) -> None:
    """Waits until news, a bubble or a prompt has been on the page, be it gone or not; the words are a pattern."""
    until(page, "([what, words]) => parlorEyes.shown.some((each) => each.what === what && each.text.match(words))", [what, words])


def left(page: Page, faults: str, arg: object = None) -> Any:
    """What a script finds wrong with the page and does not mend itself."""
    end = time.monotonic() + PASSING
    while (found := page.evaluate(faults, arg)) and time.monotonic() < end:
        page.wait_for_timeout(100)
    return found


def table(guest: Guest, game: str, **wish: object) -> dict[str, object]:
    """The request for a table: the guest in seat 0, casual computer players in the others, no waiting."""
    shelf = {each["id"]: each for each in guest.ask("GET", "/api/games")}
    players = wish.pop("players", None) or shelf[game]["usual"]
    seats = [{"kind": "me"}, *[{"kind": "computer", "level": wish.pop("level", "casual")}] * (int(str(players)) - 1)]
    return {"game": game, "players": players, "seats": seats, "pace": "instant", "seed": 11, **wish}
