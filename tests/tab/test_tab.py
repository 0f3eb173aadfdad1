"""The house of a tab, without a browser: requests, the live channel, workers, and a store without threads."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import parlor
from parlor.server.store import StoreFailed
from parlor.tab.house import examine
from parlor.tab.storing import check
from parlor.workers import WorkerLost, WorkFailed
from tests.tab.browser import Stand


def at_tab(folder: Path, told: Callable[[Stand], Awaitable[None]]) -> None:
    async def begin() -> None:
        await told(Stand(folder / "house.db"))

    asyncio.run(begin())


async def dealt(stand: Stand, game: str = "quenette", **wish: Any) -> str:
    id = str((await stand.ask("POST", "/api/tables", {"game": game, "pace": "instant", "seed": 7, **wish}))["id"])
    await stand.ask("POST", f"/api/tables/{id}/start", {})
    return id


def test_a_guest_plays_against_computer_players(tmp_path: Path) -> None:
    async def told(stand: Stand) -> None:
        id = await dealt(stand)
        stand.tab.connect(1)
        stand.say(1, do="watch", table=id, seat=0)
        event = await stand.hears(1, "event")
        while not event["view"]["choices"]:
            event = await stand.hears(1, "event")
        stand.say(1, do="move", table=id, seat=0, id="m1", move=event["view"]["choices"][0]["text"])
        assert (await stand.hears(1, "accepted"))["id"] == "m1"
        stand.say(1, do="move", table=id, seat=0, id="m2", move="fly away")
        assert (await stand.hears(1, "refused"))["id"] == "m2"
        stand.tab.lost(1)
        await asyncio.sleep(0)
        assert not stand.tab.house.clients

    at_tab(tmp_path, told)


def test_nothing_is_told_before_the_browser_has_kept_it(tmp_path: Path) -> None:
    async def told(stand: Stand) -> None:
        kept = asyncio.Event()

        async def save() -> None:
            await kept.wait()

        stand.tab.house.store.writer._save = save  # type: ignore[attr-defined]
        asked = asyncio.create_task(stand.ask("POST", "/api/tables", {"game": "quenette"}))
        await asyncio.sleep(0.05)
        assert not asked.done()
        kept.set()
        assert (await asked)["phase"] == "gathering"

    at_tab(tmp_path, told)


def test_a_table_goes_on_where_it_was_kept(tmp_path: Path) -> None:
    async def first(stand: Stand) -> None:
        await dealt(stand)
        stand.tab.house.store.close()

    async def second(stand: Stand) -> None:
        games = await stand.ask("GET", "/api/my/games")
        assert [(game["game"], game["phase"]) for game in games] == [("quenette", "playing")]
        view = await stand.ask("GET", f"/api/tables/{games[0]['table']}/replay?seat=0&count=1")
        assert view["steps"][0]["view"]["zones"]["hand:0"] == parlor.deal("quenette", 4, seed=7).view(0)["zones"]["hand:0"]

    at_tab(tmp_path, first)
    at_tab(tmp_path, second)


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/nowhere", "", 404),
        ("POST", "/api/house", "", 404),
        ("GET", "/api/tables/NOT-AN-ID", "", 400),
        ("GET", "/api/tables/" + "k" * 12, "", 404),
        ("POST", "/api/tables", "{", 400),
        ("POST", "/api/tables", '{"game": "quenette", "players": 99}', 400),
        ("POST", "/api/tables", '{"game": 7}', 400),
        ("GET", "/api/tables/" + "k" * 12 + "/replay?count=1000", "", 400),
        ("GET", "/api/daily/2026-01-05/nothing", "", 404),
        ("POST", "/api/links/days/soon/quenette", "", 404),
        ("POST", "/api/links/days/2999-01-01/quenette", "", 404),
        ("POST", "/api/links/games", '{"record": {"game": "quenette"}}', 400),
        ("POST", "/api/links/games", '{"record": 7}', 400),
    ],
)
def test_bad_requests_get_a_sentence(tmp_path: Path, method: str, path: str, body: str, status: int) -> None:
    async def told(stand: Stand) -> None:
        found, kind, text = await stand.tab.request(1, method, path, "en", body)
        assert (found, kind) == (status, "application/json"), text
        assert '"reason":"' in text

    at_tab(tmp_path, told)


def test_the_deal_of_a_day_is_the_same_in_every_tab(tmp_path: Path) -> None:
    hands: list[list[str]] = []

    async def told(stand: Stand) -> None:
        today = (await stand.ask("GET", "/api/daily"))["day"]
        assert (await stand.ask("POST", f"/api/links/days/{today}/quenette"))["daily"] == today
        info = await stand.ask("POST", "/api/links/days/2026-01-05/quenette")
        assert info["practice"]
        assert info["daily"] is None
        replay = await stand.ask("GET", f"/api/tables/{info['id']}/replay?seat=0&count=1")
        hands.append(replay["steps"][0]["view"]["zones"]["hand:0"])

    for name in ("one", "other"):
        at_tab(tmp_path / name, told)
    assert hands[0] == hands[1]


def played() -> parlor.Table:
    """A game between casual players."""
    table = parlor.deal("ups-and-downs", seed=3)
    player = parlor.player("casual", seed=1)
    while not table.over:
        table.play(player.choose(table, table.waiting[0]), table.waiting[0])
    return table


def test_a_game_in_a_link_can_be_played_back(tmp_path: Path) -> None:
    table = played()

    async def told(stand: Stand) -> None:
        info = await stand.ask("POST", "/api/links/games", {"record": table.record(), "names": ["Ann", ""]})
        assert info["phase"] == "over"
        assert info["seats"][0]["name"] == "Ann"
        assert not any(seat["mine"] for seat in info["seats"])
        replay = await stand.ask("GET", f"/api/tables/{info['id']}/replay?open=true&count=1")
        assert replay["total"] == len(table.record()["moves"]) + 1
        assert await stand.ask("GET", "/api/my/statistics") == []

    at_tab(tmp_path, told)


def double(number: int) -> int:
    if number < 0:
        raise ValueError("too small")
    return 2 * number


def test_workers_take_turns_are_stopped_and_replaced(tmp_path: Path) -> None:
    async def told(stand: Stand) -> None:
        workers = stand.tab.workers
        assert await asyncio.wrap_future(workers.submit(double, 21)) == 42
        with pytest.raises(WorkFailed, match="too small"):
            await asyncio.wrap_future(workers.submit(double, -1))
        stand.busy = True
        first, second, third = (workers.submit(double, number) for number in (1, 2, 3))
        assert not first.done()
        first.cancel()
        # Whoever waited gets the place of the one that was stopped.
        assert stand.stopped == [0]
        workers.thought(1, "")
        with pytest.raises(WorkerLost):
            second.result(timeout=0)
        stand.busy = False
        workers.shutdown()
        assert third.cancelled()
        assert workers.lost == 3

    at_tab(tmp_path, told)


def test_a_review_stops_when_nobody_waits_for_it(tmp_path: Path) -> None:
    table = played()

    async def told(stand: Stand) -> None:
        info = await stand.ask("POST", "/api/links/games", {"record": table.record()})
        stand.busy = True
        path = f"/api/tables/{info['id']}/review?seat=0"
        asked = asyncio.ensure_future(stand.tab.request(77, "GET", path, "en", ""))
        while not stand.tab.workers._busy:
            await asyncio.sleep(0)
        stand.tab.drop(77)
        status, _, text = await asked
        assert (status, stand.stopped) == (400, [0]), text
        # An answer that has come is not waited for.
        stand.tab.drop(77)

    at_tab(tmp_path, told)


def test_the_file_of_another_tab_is_looked_at_first(tmp_path: Path) -> None:
    async def told(stand: Stand) -> None:
        await dealt(stand)
        stand.tab.house.store.close()

    at_tab(tmp_path, told)
    whole = (tmp_path / "house.db").read_bytes()
    check(whole)
    scratch = tmp_path / "scratch.db"
    scratch.write_bytes(whole)
    assert examine(scratch) == 1
    assert not scratch.exists()
    for bad in (b"", b"not a database", whole[:5000], whole[:4096] + b"\xff" * 4096 + whole[8192:]):
        scratch.write_bytes(bad)
        with pytest.raises(StoreFailed):
            examine(scratch)
        assert not scratch.exists()


def test_a_tab_has_one_guest_and_no_processes(tmp_path: Path) -> None:
    async def told(stand: Stand) -> None:
        assert stand.tab.workers.pids() == []
        await stand.ask("PUT", "/api/me", {"name": "Ann"})
        assert (await stand.ask("GET", "/api/house"))["name"] == "Ann"
        info = await stand.ask("POST", "/api/tables", {"game": "quenette"})
        assert [seat["mine"] for seat in info["seats"]] == [True, False, False, False]
        assert stand.saves > 1

    at_tab(tmp_path, told)
