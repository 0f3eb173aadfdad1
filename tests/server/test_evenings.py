"""Appointed evenings: signing up, seats, the same deals at all tables, a house that is killed, and who may see what."""

import asyncio
import secrets
import sqlite3
import time
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.circling import circle_of, follow, named, told
from tests.server.evening_story import evening
from tests.server.running import LIBERAL, PATIENCE, Guest, Running

ROOMY = [*LIBERAL, "--connections-each", "5000"]


async def appointed(host: Guest, circle: str, **wish: object) -> dict[str, Any]:
    """An evening that begins when its host says so."""
    body = {"game": "despised-nines", "deals": 2, "starts": time.time() + 3000, "clock": 600, **wish}
    return dict(await host.ask("POST", f"/api/circles/{circle}/evenings", body, 201))


async def signed(guest: Guest, evening: str, **wish: object) -> dict[str, Any]:
    return dict(await guest.ask("POST", f"/api/evenings/{evening}/sign", {"contribution": secrets.token_hex(32), **wish}))


async def may_replay(guest: Guest, path: str) -> bool:
    """Whether a guest may replay a table with open cards; that a busy machine is too slow for it is another matter."""
    answer = await guest.http.get(f"{path}/replay?open=true")
    return answer.status_code == 200 or answer.json()["key"] == "house-replay-failed"


@pytest.mark.parametrize(
    ("people", "deals", "game", "players"),
    [
        pytest.param(7, 2, "despised-nines", 4, marks=pytest.mark.soak),
        (8, 2, "secret-seven", 4),
        pytest.param(32, 6, "despised-nines", 4, marks=pytest.mark.soak),
        pytest.param(12, 4, "secret-seven", 4, marks=pytest.mark.soak),
    ],
)
def test_an_evening_outlives_its_house(tmp_path: Path, people: int, deals: int, game: str, players: int) -> None:
    """Players at several tables with the same deals, and a kill -9 in the middle: every result there once, and nothing else."""
    house = Running(f"sqlite:///{tmp_path}/house.db", *ROOMY, log=tmp_path / "log").start()

    async def killed() -> None:
        await asyncio.to_thread(house.kill)
        await asyncio.to_thread(house.start)

    try:
        found = asyncio.run(evening([house.url], people, game, deals, killed, players, after=max(1, people * deals // players // 2)))
    finally:
        house.kill()
    assert found["pairs"] is (game != "despised-nines")
    assert len(found["rounds"]) == deals


def test_nobody_sees_a_deal_until_its_last_table_has_finished(house: Running) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            ann, bob, cem, dora, eve = await named(stack, house.url, "Ann", "Bob", "Cem", "Dora", "Eve")
            circle = await circle_of(ann, bob, cem, dora, eve)
            id = (await appointed(ann, circle, game="flique", deals=1))["id"]
            for guest in (ann, bob, cem, dora):
                await signed(guest, id)
            info = await ann.ask("POST", f"/api/evenings/{id}/start")
            assert [len(round["tables"]) for round in info["rounds"]] == [2]
            people = {"Ann": ann, "Bob": bob, "Cem": cem, "Dora": dora}
            first, second = info["rounds"][0]["tables"]
            for table in (first, second):
                commitment = (await ann.ask("GET", f"/api/tables/{table['table']}"))["fair"]["commitment"]
                assert commitment == info["fair"]["commitment"]
            # One table resigns, and is over; the other still plays.
            quitter = people[first["seats"][0]["name"]]
            await quitter.ask("POST", f"/api/tables/{first['table']}/resign", {"seat": 0})
            path = f"/api/tables/{first['table']}"
            assert (await quitter.ask("GET", path))["fair"]["secret"] is None
            for guest in (quitter, eve, people[second["seats"][0]["name"]]):
                for what in ("replay", "replay?open=true", "replay?seat=0", "review?seat=0", "record"):
                    answer = await guest.http.get(f"{path}/{what}")
                    assert answer.status_code == 400, (what, answer.text)
                assert (await guest.http.post(f"{path}/practice", json={"seat": 0})).status_code == 400
            await eve.call()
            for table in (first, second):
                await eve.say("watch", table=table["table"], seat=None)
                await eve.hear("trouble")
            found = await eve.ask("GET", f"/api/evenings/{id}")
            assert found["standings"] == [], "nor how it went"
            assert all(table["scores"] == [] for table in found["rounds"][0]["tables"])
            assert (await eve.ask("POST", f"/api/tables/{second['table']}/join", {}, 400))["key"] == "evening-seats-settled"
            await people[second["seats"][1]["name"]].ask("POST", f"/api/tables/{second['table']}/resign", {"seat": 1})
            await follow(eve, circle)
            if (await eve.ask("GET", f"/api/evenings/{id}"))["state"] != "over":
                await told(eve, "circle", lambda message: message["circle"]["evenings"][0]["state"] == "over")
            over = await eve.ask("GET", f"/api/evenings/{id}")
            assert over["fair"]["secret"]
            assert len(over["standings"]) == 4
            assert await may_replay(eve, path)
            await eve.ask("GET", f"{path}/record")
            async with Guest(house.url) as stranger:
                for there in (f"/api/evenings/{id}", f"{path}/replay?open=true", f"{path}/record"):
                    assert (await stranger.ask("GET", there, status=403))["key"] == "circle-members-only"

    asyncio.run(run())


def test_signing_up_and_off_partners_and_refusals(house: Running) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            ann, bob, cem, dora = await named(stack, house.url, "Ann", "Bob", "Cem", "Dora")
            circle = await circle_of(ann, bob, cem, dora)
            wish = {"game": "sammy", "starts": time.time() + 3000}
            assert (await bob.ask("POST", f"/api/circles/{circle}/evenings", wish, 403))["key"] == "circle-only-host"
            for bad in ({"starts": 1.0}, {"starts": time.time() + 1e9}, {"game": "flag"}, {"game": "nonsense"}, {"options": {"no": 1}}):
                await ann.ask("POST", f"/api/circles/{circle}/evenings", {**wish, **bad}, 400)
            id = (await appointed(ann, circle, game="sammy"))["id"]
            assert (await ann.ask("POST", f"/api/evenings/{id}/start", status=400))["key"] == "evening-too-few"
            await signed(ann, id, partner=3)
            await signed(cem, id, partner=1)
            await signed(bob, id)
            await signed(dora, id)
            assert (await bob.ask("POST", f"/api/evenings/{id}/sign", {"partner": 2}, 400))["key"] == "evening-partner-oneself"
            left = await dora.ask("POST", f"/api/evenings/{id}/unsign")
            assert [each["name"] for each in left["signed"]] == ["Ann", "Cem", "Bob"]
            again = await ann.ask("POST", f"/api/evenings/{id}/sign", {"contribution": "ab" * 32, "partner": 3})
            assert "ab" * 32 not in again["fair"]["contributions"], "only the first contribution counts"
            info = await ann.ask("POST", f"/api/evenings/{id}/start")
            seats = info["rounds"][0]["tables"][0]["seats"]
            names = [seat["name"] for seat in seats]
            assert abs(names.index("Ann") - names.index("Cem")) == 2, "partners sit opposite each other"
            assert seats[(names.index("Bob") + 2) % 4]["level"] == "skilled"
            assert (await dora.ask("POST", f"/api/evenings/{id}/sign", {}, 400))["key"] == "evening-list-closed"
            assert (await ann.ask("POST", f"/api/evenings/{id}/cancel", status=400))["key"] == "evening-list-closed"
            other = (await appointed(ann, circle))["id"]
            assert (await bob.ask("POST", f"/api/evenings/{other}/cancel", status=403))["key"] == "circle-only-host"
            assert (await ann.ask("POST", f"/api/evenings/{other}/cancel"))["state"] == "canceled"
            assert (await ann.ask("GET", f"/api/evenings/{'x' * 12}", status=404))["key"] == "evening-unknown"

    asyncio.run(run())


def test_an_evening_begins_by_itself_and_goes_on_without_those_who_stay_away(house: Running) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            ann, bob = await named(stack, house.url, "Ann", "Bob")
            circle = await circle_of(ann, bob)
            await follow(ann, circle)
            id = (await appointed(ann, circle, game="jaimy", players=2, deals=2, clock=5, starts=time.time() - 1))["id"]
            # The list closes at once: nobody has signed up, so it is called off, perhaps before a follower has heard of it.
            async with asyncio.timeout(PATIENCE):
                while (await ann.ask("GET", f"/api/evenings/{id}"))["state"] != "canceled":
                    await asyncio.sleep(0.1)
            id = (await appointed(ann, circle, game="jaimy", players=2, deals=2, clock=5))["id"]
            await signed(ann, id)
            await signed(bob, id)
            # However long that took, the date comes afterward; and the turns are shorter than any host may make them.
            with closing(sqlite3.connect(house.database.removeprefix("sqlite:///"), timeout=PATIENCE)) as file, file:
                file.execute("UPDATE evenings SET starts = ?, clock = 1 WHERE id = ?", [time.time(), id])
            begun = await told(ann, "circle", lambda message: any(line["table"] for line in message["circle"]["evenings"]))
            assert begun["circle"]["evenings"][0]["state"] == "playing"
            # Nobody plays: their time runs out, and computer players finish both deals.
            await told(ann, "circle", lambda message: message["circle"]["evenings"][0]["state"] == "over", 10 * PATIENCE)
            found = await ann.ask("GET", f"/api/evenings/{id}")
            assert sorted(line["names"][0] for line in found["standings"]) == ["Ann", "Bob"]
            assert [line["deals"] for line in found["standings"]] == [2, 2]

    asyncio.run(run())
