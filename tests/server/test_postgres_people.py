"""Word when it matters, and whoever runs the house, with two processes on a real PostgreSQL."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.authenticator import Authenticator, Somebody, operating
from tests.server.circling import circle_of, follow, propose, told
from tests.server.running import PATIENCE, Running
from tests.server.test_notices import ALWAYS, HOME, Telling, confirmed, text_of, waiting_for


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
