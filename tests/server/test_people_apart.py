"""People at a house of two processes on PostgreSQL: what one process is told, the other knows."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import psycopg
import pytest

from tests.server.authenticator import Authenticator, Somebody, operating
from tests.server.circling import circle_of, follow, propose, told
from tests.server.running import LIBERAL, PATIENCE, Running
from tests.server.test_accounts import together
from tests.server.test_notices import ALWAYS, HOME, Telling, confirmed, text_of, waiting_for

# `make soak` runs them all.
pytestmark = pytest.mark.sampled(2)

NAME = "Wilhelmine"


@pytest.fixture
def urls(database: str) -> Iterator[tuple[str, str]]:
    with Running(database, *LIBERAL) as one, Running(database, *LIBERAL) as two:
        yield one.url, two.url


# Never left out, since it is about a secret.
@pytest.mark.sampled(1)
def test_signed_in_here_and_out_there(urls: tuple[str, str]) -> None:
    """A guest at one process becomes somebody known at the other; the seat goes along while the table is in the other's memory."""

    async def live() -> None:
        async with Somebody(urls[0]) as ann, Somebody(urls[1]) as phone:
            await ann.named("Ann")
            passkey = Authenticator()
            await ann.make(passkey)
            table = await phone.play_alone("flag")
            token = await ann.link()
            # The table stays where it is, and the device asks the other process.
            mover = Somebody(urls[0])
            mover.http.cookies.update(phone.http.cookies)
            assert (await mover.ask("POST", "/api/sign-in/link", {"token": token}))["games"] == 1
            phone.http.cookies.clear()
            phone.http.cookies.update(mover.http.cookies)
            await phone.call()
            assert (await phone.watch(table, 0))["view"] is not None
            assert (await ann.ask("GET", f"/api/tables/{table}"))["seats"][0]["mine"]
            # Signed out at one process, it is thrown out of the other.
            other = next(each["id"] for each in (await ann.ask("GET", "/api/me"))["devices"] if not each["here"])
            await ann.ask("DELETE", f"/api/me/devices/{other}")
            assert (await phone.hear("trouble"))["key"] == "house-device-revoked"
            assert await phone.ask("GET", "/api/my/games") == []
            await mover.http.aclose()

    asyncio.run(live())


# Never left out, since it is about a secret.
@pytest.mark.sampled(1)
def test_the_name_goes_from_tables_of_the_other_process(urls: tuple[str, str], database: str) -> None:
    async def live() -> None:
        async with Somebody(urls[0]) as ann, Somebody(urls[1]) as bob:
            await ann.named(NAME)
            await ann.make(Authenticator())
            # Bob is the host of one table and Ann of the other, so each process serves one of them.
            over, running = await together(ann, bob), await together(bob, ann, finish=False)
            await bob.call()
            await bob.watch(running, 0)
            await ann.ask("DELETE", "/api/me", {"name": NAME})
            assert (await bob.ask("GET", f"/api/tables/{over}/record"))["names"][0] == "—"
            end = time.monotonic() + PATIENCE
            while NAME in json.dumps(info := await bob.ask("GET", f"/api/tables/{running}")):
                assert time.monotonic() < end, "the other process keeps the name"
                await asyncio.sleep(0.05)
            assert info["phase"] == "over"

    asyncio.run(live())
    with psycopg.connect(database) as connection:
        for table, column in (("events", "body"), ("records", "document"), ("tables", "summary"), ("guests", "name"), ("places", "name")):
            found = connection.execute(f"SELECT count(*) FROM {table} WHERE {column} LIKE %s".encode(), [f"%{NAME}%"]).fetchone()
            assert found == (0,), table


# Word when it matters, and whoever runs the house


@pytest.fixture
def two(database: str, tmp_path: Path) -> Iterator[tuple[Telling, Running]]:
    """Two processes of a house that can send mail and pushes."""
    telling = Telling(tmp_path, database)
    try:
        with telling.house, Running(database, *telling.flags, log=tmp_path / "other") as other:
            yield telling, other
    finally:
        telling.close()


def test_word_is_sent_once_whichever_process_one_is_at(two: tuple[Telling, Running]) -> None:
    telling, other = two
    pushes, letters = telling.pushes, telling.letters

    async def correspond() -> None:
        async with Somebody(telling.house.url) as ann, Somebody(other.url) as bob, Somebody(other.url) as cem:
            pushes.sender = (await ann.ask("GET", "/api/me"))["push_key"]
            for person, name in ((ann, "ann"), (bob, "bob"), (cem, "cem")):
                await person.named(name.title())
                await confirmed(telling, person, f"{name}@example.org")
                await person.ask("POST", "/api/me/push", pushes.subscription(name))
                await person.ask("PUT", "/api/me/notices", {"push": True, "mail": True, **ALWAYS})
            # Whoever is connected to one process is here for the other, too, once that process has looked.
            await cem.call()
            table, mover = await waiting_for(ann, bob)
            name = "ann" if mover is ann else "bob"
            letter = await letters.to(f"{name}@example.org", "Your turn")
            assert f"{HOME}/t/{table}" in text_of(letter)
            circle = await circle_of(ann, bob, cem)
            proposed = await propose(ann, circle, game="flique", players=2)
            for whom in ("bob", "cem"):
                assert f"{HOME}/t/{proposed}" in text_of(await letters.to(f"{whom}@example.org", "A table is open"))
            # Both processes have looked again by now: nothing has come twice.
            end = time.monotonic() + PATIENCE
            while len(pushes.heard) < 3:
                assert time.monotonic() < end, pushes.heard
                await asyncio.sleep(0.1)
            assert sorted(each["path"] for each in pushes.heard) == sorted([f"/t/{table}", f"/t/{proposed}", f"/t/{proposed}"])
            assert letters.all == []
            # One click ends it, at the other process.
            path = str(letter["List-Unsubscribe"]).strip("<>").removeprefix(HOME)
            assert httpx.post((other if mover is ann else telling.house).url + path).status_code == 200
            assert not (await mover.ask("GET", "/api/me"))["wishes"]["mail"]

    asyncio.run(correspond())


def test_whoever_runs_the_house_reaches_every_process(two: tuple[Telling, Running]) -> None:
    telling, other = two
    first = telling.house

    async def operate() -> None:
        async with (
            await operating(first.url, first.database) as host,
            Somebody(other.url) as ann,
            Somebody(other.url) as bob,
            Somebody(first.url) as eve,
        ):
            await ann.named("Ann")
            await bob.named("Bob Noisy")
            circle = await circle_of(ann, bob)
            table = await propose(ann, circle, players=2)
            await bob.ask("POST", f"/api/tables/{table}/join", {})
            await ann.ask("POST", f"/api/tables/{table}/start", {})
            await ann.call()
            await ann.watch(table, 0)
            await follow(ann, circle)
            await bob.ask("POST", f"/api/circles/{circle}/chat", {"text": "boo"}, 201)
            await ann.ask("POST", f"/api/circles/{circle}/report", {"member": 2, "why": "words", "line": 1})
            page = await host.ask("GET", "/api/operator")
            assert [(each["about"], each["quote"], each["circle"]) for each in page["reports"]] == [("Bob Noisy", "boo", "Thursday")]
            # The passkey was shown at the first process; the second one knows.
            answer = await host.http.get(f"{other.url.replace('127.0.0.1', 'localhost')}/api/operator/circles")
            assert [each["id"] for each in answer.json()] == [circle]
            # A table that the second process serves is closed from the first.
            assert [each["id"] for each in await host.ask("GET", "/api/operator/tables?phase=playing")] == [table]
            await host.ask("DELETE", f"/api/operator/tables/{table}")
            await told(ann, "elsewhere", lambda message: message["table"] == table)
            for person in (ann, eve):
                await person.ask("GET", f"/api/tables/{table}", status=404)
            await bob.make(Authenticator())
            await bob.call()
            (noisy,) = await host.ask("GET", "/api/operator/people?like=noisy")
            await host.ask("POST", f"/api/operator/people/{noisy['id']}", {"blocked": True})
            assert (await bob.hear("trouble"))["key"] == "house-device-revoked"
            await host.ask("DELETE", f"/api/operator/circles/{circle}")
            await told(ann, "dismissed", lambda message: message["circle"] == circle)

    asyncio.run(operate())
