"""A table of a house, joined from the terminal through its link."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from parlor.terminal.errors import CommandError
from parlor.terminal.screen.app import Room
from parlor.terminal.screen.house_client import cookies, parsed
from parlor.terminal.screen.preferences import Preferences, write_habits
from parlor.terminal.screen.remote_table import RemoteTable
from parlor.terminal.screen.table import TableScreen
from parlor.terminal.wording import Refusal
from tests.server.running import LIBERAL, Guest, Running
from tests.terminal.sitting import Sitting


@asynccontextmanager
async def visiting(link: str, seat: int | None = None) -> AsyncIterator[tuple[RemoteTable, Sitting]]:
    write_habits(Preferences(pace="instant"))
    company = RemoteTable(link, seat, "Ada")
    screen = TableScreen(company)
    async with Room(screen).run_test(size=(80, 24)) as pilot:
        yield company, Sitting(screen, pilot)


async def two_seats(host: Guest, **wish: object) -> str:
    """A table for two with an empty seat."""
    plans = [{"kind": "me"}, {"kind": "empty"}]
    table = await host.open("quenette", players=2, seats=plans, options={"hands": 1}, pace="instant", **wish)
    return str(table["id"])


def test_a_friend_joins_by_link_and_a_game_is_played_to_its_end(house: Running, tmp_path: Path) -> None:
    async def run() -> None:
        async with Guest(house.url) as host:
            table = await two_seats(host)
            async with visiting(f"{house.url}/t/{table}") as (company, at):
                await at.until(lambda: "Waiting for the host to deal" in at.told)
                assert company.guest.seat == 1
                assert "Ada" in at.told
                await host.ask("POST", f"/api/tables/{table}/start", {})
                await host.call()
                state = await host.watch(table)
                await at.until(lambda: at.screen.felt.now is not None)
                refused = await company.play("play RU")
                assert refused is not None
                assert refused.key in ("not-held", "not-your-turn", "not-your-turn-but")
                assert "You do not hold RU" in refused.text or "turn" in refused.text
                for _ in range(80):
                    view = state["view"]
                    if view["over"]:
                        break
                    if 0 in view["waiting"]:
                        await host.move(table, 0, view["choices"][0]["text"])
                    else:
                        await at.until(lambda: at.screen.felt.now is not None and bool(at.screen.felt.now.choices))
                        await at.press("enter")
                    state = await host.watch(table)
                await at.until(lambda: at.on_top == "Sheet")
                await at.press("enter")
                assert "The game is over" in at.felt
                await at.press("w")
                at.screen.app.screen.query_one("Input").value = str(tmp_path / "house.json")  # type: ignore[attr-defined]
                await at.press("enter")
                await at.until(lambda: at.told.startswith("The house record is saved in "))

    asyncio.run(asyncio.wait_for(run(), 600))


def test_a_killed_house_comes_back_and_the_game_goes_on(tmp_path: Path) -> None:
    async def run() -> None:
        with Running(f"sqlite:///{tmp_path}/house.db", *LIBERAL, log=tmp_path / "log") as house:
            async with Guest(house.url) as host:
                table = await two_seats(host)
                async with visiting(f"{house.url}/t/{table}") as (company, at):
                    await at.until(lambda: company.guest.seat == 1)
                    await host.ask("POST", f"/api/tables/{table}/start", {})
                    await at.until(lambda: at.screen.felt.now is not None)
                    log = len(company.log)
                    house.kill()
                    await at.until(lambda: "coming back" in at.told)
                    house.start()
                    await host.call()
                    for _ in range(2):
                        view = (await host.watch(table))["view"]
                        if 0 in view["waiting"]:
                            await host.move(table, 0, view["choices"][0]["text"])
                        else:
                            await at.until(
                                lambda: bool(at.screen.felt.now and at.screen.felt.now.choices) and company.guest.socket is not None
                            )
                            assert await company.play(at.screen.felt.now.choices[0].text) is None  # type: ignore[union-attr]
                    await at.until(lambda: len(company.log) >= log + 2)

    asyncio.run(asyncio.wait_for(run(), 600))


def test_a_key_opens_its_seat_and_the_seat_is_found_again(house: Running) -> None:
    async def run() -> None:
        async with Guest(house.url) as host:
            table = await two_seats(host, joining="key")
            key = await host.ask("GET", f"/api/tables/{table}/key?seat=1")
            with pytest.raises(CommandError, match=r"\w+"):
                await RemoteTable(f"{house.url}/t/{table}#{'x' * 22}", None).sit_down()
            async with visiting(house.url + key["path"]) as (company, at):
                await at.until(lambda: company.guest.seat == 1)
            assert cookies()[house.url]
            async with visiting(f"{house.url}/t/{table}") as (company, at):
                await at.until(lambda: company.guest.seat == 1)

    asyncio.run(asyncio.wait_for(run(), 600))


def test_a_full_table_is_watched_and_hints_and_undo_are_those_of_the_house(house: Running) -> None:
    async def run() -> None:
        async with Guest(house.url) as host:
            table = await host.play_alone("flag", players=1, seed=3)
            async with visiting(f"{house.url}/t/{table}") as (company, at):
                await at.until(lambda: at.screen.felt.now is not None)
                assert company.guest.seat is None
                assert await company.play("draw stock") == Refusal("You watch this table: there is no seat for you")
            key = await host.ask("GET", f"/api/tables/{table}/key?seat=0")
            async with visiting(house.url + key["path"]) as (company, at):
                await at.until(lambda: at.screen.felt.now is not None and bool(at.screen.felt.now.choices))
                await at.press("d")
                await at.until(lambda: any(line["params"].get("move") == "draw stock" for line in company.log))
                await at.press("u")
                await at.until(lambda: at.told == "Your last move is taken back.")
                await at.press("h")
                await at.until(lambda: at.told.startswith("An expert would "))

    asyncio.run(asyncio.wait_for(run(), 600))


@pytest.mark.parametrize("link", ["http://127.0.0.1:8080", "http://127.0.0.1/t/short", "http:///t/k3v9x2m4p7q1", "http://127.0.0.1/x"])
def test_what_is_no_link_is_told(link: str) -> None:
    with pytest.raises(CommandError, match="is no link of a table"):
        parsed(link)


def test_a_house_that_is_not_there_and_a_table_that_is_not_there(house: Running) -> None:
    async def run(link: str) -> str:
        async with visiting(link) as (_, at):
            while at.screen.trouble is None:
                await asyncio.sleep(0.05)
        return str(at.screen.trouble)

    assert "does not answer" in asyncio.run(asyncio.wait_for(run("http://127.0.0.1:9/t/k3v9x2m4p7q1"), 600))
    assert "table" in asyncio.run(asyncio.wait_for(run(f"{house.url}/t/k3v9x2m4p7q1"), 600))


def test_the_key_is_never_part_of_a_request() -> None:
    assert parsed("http://127.0.0.1:8080/t/k3v9x2m4p7q1#secret") == ("http://127.0.0.1:8080", "k3v9x2m4p7q1", "secret")
