"""People at a house of two processes on PostgreSQL: what one process is told, the other knows."""

import asyncio
import json
import time
from collections.abc import Iterator

import psycopg
import pytest

from tests.server.authenticator import Authenticator, Somebody
from tests.server.running import LIBERAL, PATIENCE, Running
from tests.server.test_accounts import together
from tests.server.test_postgres import database, server

__all__ = ["database", "server"]
NAME = "Wilhelmine"


@pytest.fixture
def urls(database: str) -> Iterator[tuple[str, str]]:
    with Running(database, *LIBERAL) as one, Running(database, *LIBERAL) as two:
        yield one.url, two.url


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
