"""Unfinished games are thrown away by their own players only, and a game tells for whom it waits."""

import asyncio
import secrets
from typing import Any

from tests.server.running import Guest, Running

COMPUTER = {"kind": "computer", "level": "random"}
ME, EMPTY = {"kind": "me"}, {"kind": "empty"}


async def listed(guest: Guest) -> dict[str, Any]:
    """My games by table."""
    return {game["table"]: game for game in await guest.ask("GET", "/api/my/games")}


async def together(ann: Guest, bob: Guest, game: str, computers: int) -> str:
    """A game of two people and some computer players."""
    table = str((await ann.open(game, seats=[ME, EMPTY, *[COMPUTER] * computers], clock=60))["id"])
    await bob.ask("POST", f"/api/tables/{table}/join", {})
    await ann.ask("POST", f"/api/tables/{table}/start", {"contribution": secrets.token_hex(32)})
    return table


def test_alone_the_table_is_gone_and_the_log_of_the_house_says_so(house: Running) -> None:
    async def run() -> None:
        async with Guest(house.url) as ann, Guest(house.url) as bob:
            table = await ann.play_alone("hoodoo")
            before = (await ann.ask("GET", "/api/ledger/head"))["abandoned"]
            assert (await bob.ask("DELETE", f"/api/tables/{table}", status=400))["reason"] == "That game is not yours"
            assert table in await listed(ann)
            assert await ann.ask("DELETE", f"/api/tables/{table}") == []
            await ann.ask("GET", f"/api/tables/{table}", status=404)
            await ann.ask("DELETE", f"/api/tables/{table}", status=404)
            assert (await ann.ask("GET", "/api/ledger/head"))["abandoned"] == before + 1
            assert await ann.ask("GET", "/api/my/statistics") == []

    asyncio.run(run())


def test_tables_for_one_person_go_whether_dealt_or_not_and_whoever_plays(house: Running) -> None:
    async def run() -> None:
        async with Guest(house.url) as ann:
            for seats in ([ME, EMPTY], [ME, ME], [COMPUTER, COMPUTER]):
                table = (await ann.open("coronado", seats=seats))["id"]
                if EMPTY not in seats:
                    await ann.ask("POST", f"/api/tables/{table}/start", {})
                assert await ann.ask("DELETE", f"/api/tables/{table}") == []
                await ann.ask("GET", f"/api/tables/{table}", status=404)

    asyncio.run(run())


def test_against_one_other_it_is_a_resignation(house: Running) -> None:
    async def run() -> None:
        async with Guest(house.url) as ann, Guest(house.url) as bob:
            table = await together(ann, bob, "coronado", 0)
            left = await ann.ask("DELETE", f"/api/tables/{table}")
            assert [(game["phase"], game["won"]) for game in left] == [("over", False)]
            assert (await listed(bob))[table]["won"] is True
            reason = (await bob.ask("DELETE", f"/api/tables/{table}", status=400))["reason"]
            assert "over" in reason, "a finished game stays"

    asyncio.run(run())


def test_among_more_the_others_go_on(house: Running) -> None:
    async def run() -> None:
        async with Guest(house.url) as ann, Guest(house.url) as bob:
            table = await together(ann, bob, "quenette", 2)
            assert await ann.ask("DELETE", f"/api/tables/{table}") == []
            info = await bob.ask("GET", f"/api/tables/{table}")
            assert info["phase"] == "playing"
            assert info["seats"][0]["resigned"]
            assert (await listed(bob))[table]["phase"] == "playing"

    asyncio.run(run())


def test_before_the_deal_one_gets_up_and_may_come_back(house: Running) -> None:
    async def run() -> None:
        async with Guest(house.url) as ann, Guest(house.url) as bob:
            table = (await ann.open("quenette", seats=[ME, EMPTY, EMPTY, EMPTY]))["id"]
            await bob.ask("POST", f"/api/tables/{table}/join", {"seat": 1})
            assert await bob.ask("DELETE", f"/api/tables/{table}") == []
            assert (await ann.ask("GET", f"/api/tables/{table}"))["seats"][1]["kind"] == "empty"
            await bob.ask("POST", f"/api/tables/{table}/join", {"seat": 1})
            assert table in await listed(bob)

    asyncio.run(run())


def test_a_daily_deal_is_resigned(house: Running) -> None:
    async def run() -> None:
        async with Guest(house.url) as ann:
            table = (await ann.ask("POST", "/api/daily/mobilization-2"))["id"]
            left = await ann.ask("DELETE", f"/api/tables/{table}")
            assert [(game["table"], game["phase"], game["daily"] is not None) for game in left] == [(table, "over", True)]
            assert (await ann.ask("POST", "/api/daily/mobilization-2"))["id"] == table, "there is one a day"

    asyncio.run(run())


def test_a_game_tells_for_whom_it_waits(house: Running) -> None:
    async def run() -> None:
        async with Guest(house.url) as ann, Guest(house.url) as bob:
            await ann.play_alone("hoodoo")
            table = await together(ann, bob, "coronado", 0)
            await ann.call()
            await bob.call()
            players = [ann, bob]
            for _ in range(2):
                waits = [len(await guest.ask("GET", "/api/my/waiting")) for guest in players]
                seat = (await ann.watch(table, 0))["view"]["waiting"][0]
                assert waits == [int(seat == 0), int(seat == 1)]
                view = (await players[seat].watch(table, seat))["view"]
                await players[seat].move(table, seat, view["choices"][0]["text"])
            assert [game["turn"] for game in (await listed(ann)).values()].count(True) <= 2

    asyncio.run(run())


def test_partners_are_told_before_the_deal(house: Running) -> None:
    async def run() -> None:
        async with Guest(house.url) as ann:
            sides = [(await ann.open(game, seats=[ME, *[EMPTY] * 3]))["sides"] for game in ("sammy", "quenette")]
            assert sides == [[0, 1, 0, 1], []]

    asyncio.run(run())
