"""A whole evening over the real protocol, while the house is killed; its result is worked out again from the signed records alone."""

import asyncio
import json
import random
import secrets
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from fractions import Fraction
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import WebSocketException

import parlor
from parlor.server import fair
from tests.server.circling import circle_of, named
from tests.server.running import PATIENCE, Guest

LONGEST = 30 * PATIENCE


class EveningGuest:
    """Someone who takes part in an evening: goes to whichever table the evening names, and plays there."""

    def __init__(self, guest: Guest, urls: Sequence[str], seed: int) -> None:
        self.guest = guest
        self.urls = list(urls)
        self.rng = random.Random(seed)
        self.played: list[str] = []

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Asks whichever process of the house answers."""
        end = time.monotonic() + LONGEST
        while time.monotonic() < end:
            try:
                answer = await self.guest.http.request(method, self.urls[0] + path, json=body)
                if answer.status_code < 500:
                    assert answer.status_code < 300, answer.text
                    return answer.json()
            except httpx.HTTPError:
                self.urls.append(self.urls.pop(0))
            await asyncio.sleep(0.2)
        raise AssertionError(f"nobody answers {path}")

    async def take_part(self, evening: str) -> dict[str, Any]:
        """Plays until the evening is over; returns it."""
        while True:
            info: dict[str, Any] = await self.ask("GET", f"/api/evenings/{evening}")
            if info["state"] == "over":
                return info
            table = info["table"]
            if table is None:
                await asyncio.sleep(0.3)
                continue
            found = next(each for round in info["rounds"] for each in round["tables"] if each["table"] == table)
            await self.play(table, next(number for number, seat in enumerate(found["seats"]) if seat["mine"]))
            if table not in self.played:
                self.played.append(table)

    async def play(self, table: str, seat: int) -> None:
        """Plays a table to its end, however often the connection breaks."""
        unanswered: dict[str, Any] | None = None
        while True:
            view: dict[str, Any] | None = None
            try:
                self.guest.url = self.urls[0]
                await self.guest.call()
                assert self.guest.socket is not None
                await self.guest.say("watch", table=table, seat=seat)
                if unanswered is not None:
                    await self.guest.say(**unanswered)
                while True:
                    message = json.loads(await asyncio.wait_for(self.guest.socket.recv(), PATIENCE))
                    if message["kind"] == "elsewhere":
                        break
                    if message["kind"] in ("accepted", "refused"):
                        assert message["kind"] == "accepted", message
                        unanswered = None
                    elif message["kind"] == "event":
                        view = message["view"]
                    if view is not None and view["over"]:
                        return
                    if view is not None and seat in view["waiting"] and unanswered is None:
                        move = self.rng.choice(view["choices"])["text"]
                        unanswered = {"do": "move", "table": table, "seat": seat, "id": secrets.token_hex(6), "move": move}
                        # Nothing more to do with this position.
                        view = None
                        await self.guest.say(**unanswered)
            except (WebSocketException, OSError, TimeoutError):
                self.urls.append(self.urls.pop(0))
            finally:
                await self.guest.hang_up()
            await asyncio.sleep(0.1)


async def evening(
    urls: Sequence[str],
    people: int,
    game: str,
    deals: int,
    disturb: Callable[[], Awaitable[None]],
    players: int | None = None,
    options: dict[str, int | str] | None = None,
    after: int = 2,
) -> dict[str, Any]:
    """Plays an evening; after some tables are over, the house is disturbed. Checks the result, and returns the evening."""
    async with AsyncExitStack() as stack:
        guests = await named(stack, urls[0], *[f"Player {number}" for number in range(people)])
        host = guests[0]
        circle = await circle_of(host, *guests[1:])
        wish = {"game": game, "deals": deals, "starts": time.time() + 3000, "clock": 600, "players": players, "options": options}
        info = await host.ask("POST", f"/api/circles/{circle}/evenings", wish, 201)
        commitment = info["fair"]["commitment"]
        for guest in guests:
            await guest.ask("POST", f"/api/evenings/{info['id']}/sign", {"contribution": secrets.token_hex(32)})
        await host.ask("POST", f"/api/evenings/{info['id']}/start")
        taking = [EveningGuest(guest, urls, number) for number, guest in enumerate(guests)]

        async def disturbed() -> None:
            watcher = EveningGuest(host, urls, -1)
            while True:
                found = await watcher.ask("GET", f"/api/evenings/{info['id']}")
                over = sum(table["phase"] == "over" for round in found["rounds"] for table in round["tables"])
                if over >= after:
                    await disturb()
                    return
                await asyncio.sleep(0.3)

        async with asyncio.timeout(LONGEST):
            disturbing = asyncio.create_task(disturbed())
            found, *_ = await asyncio.gather(*[each.take_part(info["id"]) for each in taking])
            await disturbing
        assert found["fair"]["commitment"] == commitment
        assert all(len(each.played) == deals for each in taking), "everyone has played every deal"
        records = await fetched(taking[0], found)
        check_deals(found, records)
        check_result(found, records, game)
        await check_standings(taking[0], circle, records, [f"Player {number}" for number in range(people)])
        return found


async def fetched(guest: EveningGuest, found: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The signed records of all tables."""
    ids = [table["table"] for round in found["rounds"] for table in round["tables"]]
    assert len(set(ids)) == len(ids) == found["deals"] * len(found["rounds"][0]["tables"])
    return {id: await guest.ask("GET", f"/api/tables/{id}/record") for id in ids}


def check_deals(found: dict[str, Any], records: dict[str, dict[str, Any]]) -> None:
    """The same cards at all tables of a round, different ones in each round, and all proved by the one commitment."""
    seeds = []
    for round in found["rounds"]:
        same = {records[table["table"]]["record"]["seed"] for table in round["tables"]}
        assert len(same) == 1
        seeds += list(same)
    assert len(set(seeds)) == found["deals"]
    for record in records.values():
        assert record["fair"]["commitment"] == found["fair"]["commitment"]
        assert record["fair"]["contributions"] == found["fair"]["contributions"]
        finding = fair.verify(record, found["fair"]["key"])
        assert finding.fair, finding.checks
        assert record["taken_back"] == 0


def check_result(found: dict[str, Any], records: dict[str, dict[str, Any]], game: str) -> None:
    """The standings of the evening, from the moves alone."""
    points: dict[tuple[int, int], list[tuple[str, int]]] = {}
    for round in found["rounds"]:
        for table in round["tables"]:
            replayed = parlor.replay(records[table["table"]]["record"])
            assert table["scores"] == list(replayed.scores)
            better = int(replayed.ending().better())
            for number, seat in enumerate(table["seats"]):
                name = seat["name"] or f"computer {seat['level']}"
                points.setdefault((round["deal"], number), []).append((name, replayed.scores[number] * better))
    net: dict[str, Fraction] = {}
    for same in points.values():
        average = Fraction(sum(score for _, score in same), len(same))
        for name, score in same:
            net[name] = net.get(name, Fraction()) + score - average
    told: dict[str, float] = defaultdict(float)
    for line in found["standings"]:
        for name in line["names"] or [f"computer {line['level']}"]:
            told[name] += line["net"]
    assert {name: pytest.approx(float(value), abs=1e-9) for name, value in net.items()} == told
    nets = [line["net"] for line in found["standings"]]
    assert nets == sorted(nets, reverse=True)
    assert all(line["deals"] == found["deals"] for line in found["standings"])


async def check_standings(guest: EveningGuest, circle: str, records: dict[str, dict[str, Any]], people: list[str]) -> None:
    """The standings of the circle: every game there once, and everyone's points as a plain count has them."""
    wanted: dict[str, float] = defaultdict(float)
    for record in records.values():
        table, winners = parlor.replay(record["record"]), record["ending"]["winners"]
        better = int(table.ending().better())
        sides = list(table.view(0)["sides"]) if "sides" in table.view(0) else list(range(table.players))
        marks = [(seat in winners, table.scores[seat] * better) for seat in range(table.players)]
        for one in range(table.players):
            others = [other for other in range(table.players) if sides[other] != sides[one]]
            share = sum(1.0 if marks[one] > marks[other] else 0.5 if marks[one] == marks[other] else 0.0 for other in others)
            wanted[record["names"][one]] += share / len(others)
    found = await guest.ask("GET", f"/api/circles/{circle}/standings")
    assert found["games"] == len(records), "every result is there once"
    told = {line["name"]: line["points"] for line in found["lines"] if line["name"]}
    assert told == {name: pytest.approx(wanted[name]) for name in people}
    computers = sum(line["points"] for line in found["lines"] if line["level"])
    assert computers == pytest.approx(sum(value for name, value in wanted.items() if name not in people))
    assert msgspec.json.encode(found)
