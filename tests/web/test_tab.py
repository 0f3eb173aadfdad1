"""Parlor in a tab: the same table, played by clicks, the same events as at a house, and links that carry a game."""

import asyncio
import base64
import json
import re
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import parlor
from tests.server.running import Guest as Visitor
from tests.server.running import Running
from tests.web.browser import Guest
from tests.web.tab import TabGuest
from tests.web.test_games import LONG, play_a_hand, play_the_beginning

# A game of every family, with the kinds of boards that there are.
FAMILIES = ["quenette", "rumme", "flag", "goop", "national-contest", "ups-and-downs", "mobilization-3", "quatro", "sham-battle", "hoodoo"]
MOVES = 30


@pytest.fixture(scope="module")
def ann(site: str, browser: Browser) -> Iterator[TabGuest]:
    """One guest for all tests here, which leave the page as they found it: an engine takes seconds of two processors to start."""
    guest = TabGuest(browser, site)
    yield guest
    guest.close()
    assert not guest.faults


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


@pytest.mark.sampled(len(parlor.games()))
@pytest.mark.parametrize("game", parlor.games())
def test_a_tab_and_a_house_tell_the_same_of_the_same_game(ann: TabGuest, house: Running, game: str) -> None:
    players, moves = played(game)
    wish = {"game": game, "players": players, "seats": [{"kind": "me"}] * players, "pace": "instant", "seed": 7}
    theirs = told_by_tab(ann, wish, moves)
    assert len(theirs) == len(moves) + 1
    assert without_names(theirs) == without_names(told_by_house(house, wish, moves))


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
