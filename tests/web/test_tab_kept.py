"""What a tab keeps, and what it says when something is missing: storage, files, other tabs, new versions, the network.

An engine takes seconds of two processors to start, and every test here needs its own: all are marked `soak`.
"""

import gzip
import json
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import parlor
from tests.web.browser import PATIENCE, Guest
from tests.web.tab import KEPT, LOADING, READY, WORKER, Files, TabGuest
from tests.web.test_games import play_a_hand
from tests.web.test_tab import played, told_by_tab

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "tools"))

import tab_site  # noqa: E402

pytestmark = pytest.mark.soak

# What an address of the site shows, without any network: its heading.
SHOWN = {
    "/": "Parlor",
    "/g/flag": "Flag",
    "/packs/sammy": "",
    "/daily": "",
    "/check": "",
    "/settings": "",
    "/me": "",
    "/lobby": "",
}


@pytest.mark.parametrize("missing", ["/engine/", "python.bin", "parlor.zip"])
def test_the_shelf_is_there_before_the_engine(site: str, browser: Browser, missing: str) -> None:
    Files.broken = frozenset({missing})
    try:
        guest = Guest(browser, site)
        guest.page.goto("/")
        expect(guest.page.get_by_label("Look for a game")).to_be_editable()
        expect(guest.page.get_by_role("alert").first).to_contain_text("The engine could not be loaded.")
        guest.page.goto("/g/quenette/")
        expect(guest.page.locator("h1")).to_have_text("Quenette")
        guest.close()
    finally:
        Files.broken = frozenset()


def test_a_snapshot_has_nothing_of_the_machine_that_made_it(site_folder: Path) -> None:
    (snapshot,) = site_folder.glob("engine/*/snapshot.bin")
    assert str(ROOT).encode() not in gzip.decompress(snapshot.read_bytes())


def test_an_engine_without_its_snapshot_starts_by_itself(tabs: Callable[..., TabGuest]) -> None:
    Files.broken = frozenset({"snapshot.bin"})
    try:
        tabs("/play/quenette?seed=7&players=4").page.wait_for_selector(".board [data-card]")
    finally:
        Files.broken = frozenset()


@pytest.mark.parametrize("missing", ["nothing", "networks.zip"])
def test_masters_play_whether_their_networks_come_or_not(tabs: Callable[..., TabGuest], missing: str) -> None:
    Files.broken = frozenset({missing})
    Files.asked.clear()
    try:
        ann = tabs()
        # The three to the left of the dealer.
        ann.until_made(ann.sit("quenette", level="master", seed=7), 3)
        assert any(path.endswith("networks.zip") for path in Files.asked)
    finally:
        Files.broken = frozenset()


def test_a_browser_without_webassembly_is_told(site: str, browser: Browser) -> None:
    guest = Guest(browser, site)
    # Workers have their own world: the one with the house finds nothing to run on.
    guest.context.route(
        WORKER,
        lambda route: route.fulfill(body="delete self.WebAssembly;" + route.fetch().text(), content_type="text/javascript"),
    )
    guest.page.goto("/")
    expect(guest.page.get_by_role("alert").first).to_contain_text("it has no WebAssembly")
    expect(guest.page.get_by_label("Look for a game")).to_be_editable()
    guest.close()


def test_blocked_storage_is_told_and_played_without(tabs: Callable[..., TabGuest], site: str, browser: Browser) -> None:
    guest = Guest(browser, site)
    guest.context.route(
        WORKER,
        lambda route: route.fulfill(
            body="Object.defineProperty(self, 'indexedDB', { get() { throw new Error('blocked'); } });" + route.fetch().text(),
            content_type="text/javascript",
        ),
    )
    guest.page.goto("/play/quenette?seed=7&players=4")
    guest.page.wait_for_selector(".board [data-card]")
    expect(guest.page.get_by_role("alert").first).to_contain_text("your games end with this tab")
    guest.close()


FULL = """
let full = false;
new BroadcastChannel("disk").onmessage = ({ data }) => (full = data);
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
  if (full) throw new DOMException("the disk is full", "QuotaExceededError");
  return put.apply(this, given);
};
"""


def test_a_full_disk_is_told_until_there_is_room(tabs: Callable[..., TabGuest]) -> None:
    def changed(route: Route) -> None:
        route.fulfill(body=FULL + route.fetch().text(), content_type="text/javascript")

    ann = tabs(worker=changed)
    ann.page.evaluate("() => (window.disk = new BroadcastChannel('disk')).postMessage(true)")
    ann.deal("quenette", level="random")
    expect(ann.page.get_by_role("alert").first).to_contain_text("The disk is full")
    ann.page.evaluate("() => window.disk.postMessage(false)")
    table = ann.deal("quenette", level="random")
    expect(ann.page.locator(".bar.bad")).to_have_count(0)
    ann.open("/")
    assert table in [game["table"] for game in ann.ask("GET", "/api/my/games")]


def test_games_survive_a_reload_and_travel_in_a_file(tabs: Callable[..., TabGuest], tmp_path: Path) -> None:
    ann = tabs()
    table = ann.deal("quenette", level="random")
    ann.open(f"/t/{table}")
    ann.page.wait_for_selector(".board [data-card]")
    ann.open("/settings")
    assert [game["table"] for game in ann.ask("GET", "/api/my/games")] == [table]
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("button", name="Save to a file").click()
    file = tmp_path / "saved.json"
    saved.value.save_as(file)
    bob = tabs("/settings")
    damaged = tmp_path / "damaged.json"
    whole = json.loads(file.read_text(encoding="utf-8"))
    for contents, words in (
        ("not a file", "This file is damaged"),
        (json.dumps({**whole, "house": whole["house"][:-400]}), "This file is damaged"),
        (json.dumps({**whole, "version": 99}), "saved by a later Parlor"),
    ):
        damaged.write_text(contents, encoding="utf-8")
        bob.page.set_input_files("input[type=file]", damaged)
        expect(bob.page.get_by_role("alert").last).to_contain_text(words)
    bob.page.set_input_files("input[type=file]", file)
    expect(bob.page.get_by_role("alert").last).to_contain_text("The file has 1 game.")
    with bob.page.expect_navigation():
        bob.page.get_by_role("button", name="Replace").click()
    bob.page.wait_for_function("() => !document.querySelector('.bar progress')")
    assert [game["table"] for game in bob.ask("GET", "/api/my/games")] == [table]


def test_only_one_tab_has_the_house(tabs: Callable[..., TabGuest]) -> None:
    ann = tabs()
    other = ann.context.new_page()
    other.goto("/")
    expect(other.get_by_role("alert").first).to_contain_text("open in another tab")
    other.get_by_role("button", name="Go on here").click()
    expect(ann.page.get_by_role("alert").first).to_contain_text("went on in another tab")
    other.wait_for_function("() => !document.querySelector('.bar progress') && !document.querySelector('.bar.bad')")


def test_another_address_typed_into_the_same_tab_is_no_other_tab(tabs: Callable[..., TabGuest]) -> None:
    ann = tabs()
    for seed in (7, 8):
        ann.page.goto(f"/play/quenette?seed={seed}&players=4")
    ann.page.wait_for_selector(".board [data-card]", timeout=LOADING * 1000)


def caches_are(page: Page, *names: str) -> None:
    """Waits until the browser keeps these versions of the site and nothing else."""
    end = time.monotonic() + PATIENCE
    while (found := page.evaluate("() => caches.keys()")) != list(names):
        assert time.monotonic() < end, found
        page.wait_for_timeout(50)


def version_of(site_folder: Path) -> str:
    found = re.search(r'"version": "(\w+)"', (site_folder / "files.js").read_text(encoding="utf-8"))
    assert found
    return found[1]


def test_without_a_network_everything_is_there(tabs: Callable[..., TabGuest], site_folder: Path) -> None:
    ann = tabs(service_workers="allow")
    table = ann.deal("quenette", level="random")
    ann.page.wait_for_function(KEPT)
    caches_are(ann.page, f"parlor-{version_of(site_folder)}")
    ann.context.set_offline(True)
    # Nothing gets through to the host, be it by a worker.
    Files.broken = frozenset({"/"})
    try:
        ann.open(f"/t/{table}")
        ann.page.wait_for_selector(".board [data-card]")
        for path, heading in SHOWN.items():
            ann.go(path)
            expect(ann.page.locator("h1").first).to_contain_text(heading)
        play_a_hand(lambda **_: ann, "ups-and-downs")
        expect(ann.page.get_by_role("alert")).to_have_count(0)
    finally:
        Files.broken = frozenset()
    assert not ann.faults


def test_a_new_version_is_offered_and_waits(tabs: Callable[..., TabGuest], site_folder: Path) -> None:
    ann = tabs(service_workers="allow")
    ann.page.wait_for_function(KEPT)
    listed = site_folder / "files.js"
    old = listed.read_text(encoding="utf-8")
    now = f"parlor-{version_of(site_folder)}"
    offer = ann.page.get_by_role("button", name="Change to it now")
    try:
        listed.write_text(old.replace(now.removeprefix("parlor-"), "another"), encoding="utf-8")
        table = ann.deal("quenette", level="random")
        ann.go(f"/t/{table}")
        ann.page.wait_for_selector(".board [data-card]")
        ann.page.evaluate("() => navigator.serviceWorker.ready.then((registration) => registration.update())")
        expect(offer).to_be_visible()
        # The game goes on in the old version, even if the page is loaded anew.
        caches_are(ann.page, now, "parlor-another")
        ann.open(f"/t/{table}")
        ann.page.wait_for_selector(".board [data-card]")
        caches_are(ann.page, now, "parlor-another")
        with ann.page.expect_navigation():
            offer.click()
        caches_are(ann.page, "parlor-another")
        ann.page.wait_for_function(READY)
        ann.page.wait_for_selector(".board [data-card]")
    finally:
        listed.write_text(old, encoding="utf-8")


# Thoughts that never end, and a count of the workers that the house has ended in the middle of one.
ENDLESS = """
const ended = new BroadcastChannel("ended");
const { postMessage, terminate } = Worker.prototype;
Worker.prototype.postMessage = function (said) {
  if (said.do !== "think") postMessage.call(this, said);
};
Worker.prototype.terminate = function () {
  ended.postMessage(true);
  return terminate.call(this);
};
"""


def test_thinking_stops_when_nobody_waits_for_it(tabs: Callable[..., TabGuest]) -> None:
    ann = tabs(worker=lambda route: route.fulfill(body=ENDLESS + route.fetch().text(), content_type="text/javascript"))
    ann.page.evaluate("() => { window.ended = 0; new BroadcastChannel('ended').onmessage = () => (window.ended += 1); }")
    players, moves = played("hoodoo", most=1000)
    wish = {"game": "hoodoo", "players": players, "seats": [{"kind": "me"}] * players, "pace": "instant", "seed": 7}
    table = told_by_tab(ann, wish, moves)[0]["table"]
    ann.go(f"/t/{table}")
    ann.page.get_by_role("button", name="Review").click()
    expect(ann.page.locator(".review [role=status]")).to_be_visible()
    assert ann.page.evaluate("() => window.ended") == 0
    ann.go("/")
    ann.page.wait_for_function("() => window.ended > 0")
    # The house is there as before.
    assert ann.ask("GET", "/api/my/games") is not None


def test_the_button_of_the_handbook_leads_to_the_game(site: str, site_folder: Path, browser: Browser) -> None:
    if not (tab_site.HANDBOOK / "games").is_dir():
        command = [sys.executable, "-m", "sphinx", "--quiet", "-b", "html", str(ROOT / "docs"), str(tab_site.HANDBOOK)]
        subprocess.run(command, check=True, timeout=PATIENCE * 10)
    if not (site_folder / "handbook").is_dir():
        tab_site.copy_handbook(site_folder / "handbook")
    guest = Guest(browser, site)
    for game in ("quenette", "rumme-baseball"):
        guest.page.goto(f"/handbook/games/{game}.html")
        guest.page.get_by_role("link", name="Play it here").click()
        guest.page.wait_for_url(f"{site}/g/{game}/")
        expect(guest.page.locator("h1")).to_have_text(parlor.game(game).title)
    guest.close()
