"""Parlor in a tab: the same table, played by clicks, and what only a tab has: storage, files, links, and no network."""

import asyncio
import base64
import json
import re
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

import parlor
from tests.server.running import Guest as Visitor
from tests.server.running import Running
from tests.web.browser import PATIENCE, Guest
from tests.web.tab import WORKER, Files, TabGuest, served
from tests.web.test_games import LONG, play_a_hand, play_the_beginning

# An engine takes seconds of two processors to start: what needs more than the one that tests share is marked `soak`.
ROOT = Path(__file__).parents[2]
# A game of every family, with the kinds of boards that there are.
FAMILIES = ["quenette", "rumme", "flag", "goop", "national-contest", "ups-and-downs", "mobilization-3", "quatro", "sham-battle", "hoodoo"]
MOVES = 30


@pytest.fixture(scope="module")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "site"
    subprocess.run([sys.executable, ROOT / "tools" / "tab_site.py", "--into", folder, "--bare"], check=True, timeout=PATIENCE * 5)
    return folder


@pytest.fixture(scope="module")
def site(site_folder: Path) -> Iterator[str]:
    with served(site_folder) as url:
        yield url


@pytest.fixture(scope="module")
def ann(site: str, browser: Browser) -> Iterator[TabGuest]:
    """One guest for all tests that leave the page as they found it: the engine is loaded once."""
    guest = TabGuest(browser, site)
    yield guest
    guest.close()
    assert not guest.faults


@pytest.fixture
def tabs(site: str, browser: Browser) -> Iterator[Callable[..., TabGuest]]:
    """Makes guests with browsers of their own."""
    made: list[TabGuest] = []

    def make(path: str = "/", **given: Any) -> TabGuest:
        made.append(TabGuest(browser, site, path=path, **given))
        return made[-1]

    yield make
    for each in made:
        each.close()


@pytest.mark.soak
@pytest.mark.sampled(4)
@pytest.mark.parametrize("game", FAMILIES)
def test_a_hand_is_played_as_in_a_house(ann: TabGuest, game: str) -> None:
    def same(**_: Any) -> Guest:
        return ann

    (play_the_beginning if game in LONG else play_a_hand)(same, game)


def played(game: str, most: int = MOVES) -> tuple[int, list[tuple[int, str]]]:
    """The number of players of a game, and the first moves that casual players make in it."""
    table = parlor.deal(game, seed=7)
    player = parlor.player("casual", seed=1)
    while not table.over and len(table.record()["moves"]) < most:
        seat = table.waiting[0]
        table.play(player.choose(table, seat), seat)
    return table.players, [(seat, move) for seat, move in table.record()["moves"]]


def told_by_house(house: Running, wish: dict[str, Any], moves: list[tuple[int, str]]) -> list[dict[str, Any]]:
    """The events of a game at a house on the network."""

    async def play() -> list[dict[str, Any]]:
        async with Visitor(house.url) as visitor:
            id = await visitor.play_alone(**wish)
            await visitor.call()
            await visitor.say("watch", table=id, seat=0)
            events = [await visitor.hear("event")]
            for number, (seat, move) in enumerate(moves):
                await visitor.say("move", table=id, seat=seat, id=f"m{number}", move=move)
                events.append(await visitor.hear("event"))
            return events

    # The browser's driver keeps an event loop running in this thread.
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, play()).result()


def told_by_tab(ann: TabGuest, wish: dict[str, Any], moves: list[tuple[int, str]]) -> list[dict[str, Any]]:
    """The events of the same game in a tab."""
    id = ann.ask("POST", "/api/tables", wish)["id"]
    ann.ask("POST", f"/api/tables/{id}/start", {})
    channel = 900_000 + sum(map(ord, wish["game"]))
    said = [{"do": "watch", "table": id, "seat": 0}]
    said += [{"do": "move", "table": id, "seat": seat, "id": f"m{number}", "move": move} for number, (seat, move) in enumerate(moves)]
    events: list[dict[str, Any]] = ann.page.evaluate(
        """async ([channel, said]) => {
          const house = window.parlorHouse;
          const heard = () => window.parlorTold.filter((told) => told.channel === channel).map((told) => JSON.parse(told.text))
            .filter((told) => told.kind === "event");
          house.postMessage({ do: "dial", channel });
          for (let at = 0; at < said.length; at++) {
            house.postMessage({ do: "say", channel, text: JSON.stringify(said[at]) });
            while (heard().length <= at) await new Promise((resolve) => setTimeout(resolve, 5));
          }
          house.postMessage({ do: "hangUp", channel });
          return heard();
        }""",
        [channel, said],
    )
    return events


def without_names(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Events without what is different at every table: its id, its hour, and who is called what."""
    return [{name: value for name, value in event.items() if name not in ("table", "info")} for event in events]


@pytest.mark.sampled(len(FAMILIES))
@pytest.mark.parametrize("game", FAMILIES)
def test_a_tab_and_a_house_tell_the_same_of_the_same_game(ann: TabGuest, house: Running, game: str) -> None:
    players, moves = played(game)
    wish = {"game": game, "players": players, "seats": [{"kind": "me"}] * players, "pace": "instant", "seed": 7}
    theirs = told_by_tab(ann, wish, moves)
    assert len(theirs) == len(moves) + 1
    assert without_names(theirs) == without_names(told_by_house(house, wish, moves))


@pytest.mark.soak
def test_the_shelf_is_there_before_the_engine(site: str, browser: Browser) -> None:
    Files.broken = frozenset({"/engine/"})
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


@pytest.mark.soak
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


@pytest.mark.soak
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


@pytest.mark.soak
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


HINT = """async ([channel, table, seat]) => {
  const house = window.parlorHouse;
  const say = (said) => house.postMessage({ do: "say", channel, text: JSON.stringify({ table, seat, ...said }) });
  const advice = () => window.parlorTold.some((told) => told.channel === channel && JSON.parse(told.text).kind === "advice");
  house.postMessage({ do: "dial", channel });
  say({ do: "watch" });
  say({ do: "hint", id: "h1" });
  await window.parlorAsk("GET", "/api/my/games", "");
  const early = advice();
  while (!advice()) await new Promise((resolve) => setTimeout(resolve, 20));
  house.postMessage({ do: "hangUp", channel });
  return early;
}"""


@pytest.mark.soak
def test_the_house_answers_while_it_thinks(ann: TabGuest) -> None:
    seat = parlor.deal("quenette", 4, seed=7).waiting[0]
    id = ann.ask("POST", "/api/tables", {"game": "quenette", "seats": [{"kind": "me"}] * 4, "seed": 7, "hints": True})["id"]
    ann.ask("POST", f"/api/tables/{id}/start", {})
    assert ann.page.evaluate(HINT, [910_001, id, seat]) is False, "the answer waited for the thought"


@pytest.mark.soak
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


@pytest.mark.soak
def test_only_one_tab_has_the_house(tabs: Callable[..., TabGuest]) -> None:
    ann = tabs()
    other = ann.context.new_page()
    other.goto("/")
    expect(other.get_by_role("alert").first).to_contain_text("open in another tab")
    other.get_by_role("button", name="Go on here").click()
    expect(ann.page.get_by_role("alert").first).to_contain_text("went on in another tab")
    other.wait_for_function("() => !document.querySelector('.bar progress') && !document.querySelector('.bar.bad')")


@pytest.mark.soak
def test_a_finished_game_travels_in_a_link(ann: TabGuest) -> None:
    players, moves = played("ups-and-downs", most=1000)
    record = parlor.deal("ups-and-downs", players, seed=7).record() | {"moves": moves}
    packing = zlib.compressobj(wbits=-15)
    packed = packing.compress(json.dumps({"record": record, "names": ["Ann", ""]}).encode()) + packing.flush()
    ann.go("/replay/#" + base64.urlsafe_b64encode(packed).decode().rstrip("="))
    ann.page.wait_for_url(re.compile(r"/replay/\w+\?at=0$"))
    expect(ann.page.locator(".board")).to_contain_text("Ann")
    ann.page.get_by_role("button", name="To the end").click()
    expect(ann.page.locator("main")).to_contain_text(f"{len(moves)} of {len(moves)}")
    for bad in ("nonsense", base64.urlsafe_b64encode(packed[:-9]).decode().rstrip("=")):
        ann.go(f"/replay/#{bad}")
        expect(ann.page.get_by_role("alert").first).to_contain_text("no game in this link")


def test_a_deal_travels_in_a_link(ann: TabGuest) -> None:
    ann.go("/play/quenette?seed=7&players=3")
    ann.page.wait_for_selector(".board [data-card]")
    dealt = parlor.deal("quenette", 3, seed=7).view(0)["zones"]["hand:0"]
    shown = ann.page.locator(".board [data-zone='hand:0'] [data-card]").evaluate_all("cards => cards.map((card) => card.dataset.card)")
    assert sorted(shown) == sorted(dealt)
    ann.go("/play/quenette?seed=x")
    expect(ann.page.get_by_role("alert").first).to_contain_text("something wrong with this link")
    ann.go("/play/quenette?day=2026-01-05")
    ann.page.wait_for_selector(".board [data-card]")


def test_what_needs_a_house_says_so(ann: TabGuest) -> None:
    for path in ("/lobby", "/circles", "/you"):
        ann.go(path)
        expect(ann.page.locator("main")).to_contain_text("There is no house behind this page")
    ann.go("/g/quenette")
    expect(ann.page.get_by_role("button", name="Invite")).to_have_count(0)


@pytest.mark.soak
def test_without_a_network_everything_is_there(tabs: Callable[..., TabGuest]) -> None:
    ann = tabs(service_workers="allow")
    table = ann.deal("quenette", level="random")
    ann.page.wait_for_function("() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")
    ann.context.set_offline(True)
    ann.open(f"/t/{table}")
    ann.page.wait_for_selector(".board [data-card]")
    ann.open("/g/flag")
    expect(ann.page.locator("h1")).to_have_text("Flag")
    ann.context.set_offline(False)
    names = ann.page.evaluate("() => caches.keys()")
    assert len(names) == 1, names
    assert names[0].startswith("parlor-")


@pytest.mark.soak
def test_a_new_version_is_offered_and_waits(tabs: Callable[..., TabGuest], site_folder: Path) -> None:
    ann = tabs(service_workers="allow")
    ann.page.wait_for_function("() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")
    listed = site_folder / "files.js"
    old = listed.read_text(encoding="utf-8")
    try:
        listed.write_text(re.sub(r'"version": "\w+"', '"version": "another"', old), encoding="utf-8")
        ann.page.evaluate("() => navigator.serviceWorker.ready.then((registration) => registration.update())")
        expect(ann.page.get_by_role("button", name="Change to it now")).to_be_visible()
        assert "parlor-another" in ann.page.evaluate("() => caches.keys()")
        with ann.page.expect_navigation():
            ann.page.get_by_role("button", name="Change to it now").click()
        ann.page.wait_for_function("() => caches.keys().then((names) => names.join() === 'parlor-another')")
    finally:
        listed.write_text(old, encoding="utf-8")
