"""Attacks on a house with its default limits, and what the other players notice: `python tools/siege.py [ATTACK ...]`.

For each attack of `tools/attacks.py` a fresh house is started. The attacker has one core of the machine to itself and comes from 127.0.0.1;
the house, its workers and the other players have the rest, and the others come from 127.0.0.2 and up. Each of them makes a move every tenth
of a second, no matter what happened to the one before; a move's time counts from when it was due. Every quarter of a second a newcomer
loads the house on a separate connection, and one player is waiting for a computer player.
"""

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvloop
from attacks import ATTACKS
from house_process import USUAL_FILES, House
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PLAYERS = 8
MOVE_EVERY = 0.1
ARRIVE_EVERY = 0.25
QUIET_SECONDS = 5.0
ATTACK_SECONDS = 8.0
PREPARED = 240.0
PATIENCE = 90.0
LEFT_AFTER = 2.0
CUT_OFF = (OSError, TimeoutError, ConnectionClosed, httpx.HTTPError)
# What an attack may cost the others.
SLOWEST = 0.25
TIMES_SLOWER = 5.0
MEGABYTES = 150.0
# The metrics of the house that show what is queued.
QUEUES = ("parlor_thoughts_waiting", "parlor_errands_waiting")
RESTARTED = ("taken-back",)
# A patient attacker could open tables at the normal rate; the measurement does not wait for that.
FLAGS = {"lobby": ("--tables-a-minute", "1000")}


@dataclass
class Times:
    """How long the others had to wait, in seconds."""

    moves: list[float] = field(default_factory=list)
    arrivals: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    cut_off: list[str] = field(default_factory=list)


def part(times: list[float], share: float) -> float:
    """The time within which a share of all was done; infinite if nothing was."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] if times else float("inf")


class Player:
    """One of the other players, at their own table: a patience, or a game against one computer player."""

    def __init__(self, house: House, address: str, wish: dict[str, object]) -> None:
        self.house = house
        self.address = address
        self.wish = wish
        self.http = httpx.AsyncClient(
            base_url=house.url, timeout=PATIENCE, transport=httpx.AsyncHTTPTransport(local_address=address, retries=1)
        )
        self.table = ""
        self.view: dict[str, Any] = {}
        self.sent = 0

    async def enter(self, stack: AsyncExitStack) -> None:
        """Arrives and sits down."""
        (await self.http.get("/api/house")).raise_for_status()
        cookie = f"parlor_guest={self.http.cookies['parlor_guest']}"
        calling = connect(
            f"ws://127.0.0.1:{self.house.port}/api/live",
            additional_headers={"cookie": cookie},
            local_addr=(self.address, 0),
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        )
        self.socket: ClientConnection = await stack.enter_async_context(calling)
        stack.push_async_callback(self.http.aclose)
        await self.sit()

    async def sit(self) -> None:
        """Starts a new game."""
        self.table = (await self.http.post("/api/tables", json=self.wish)).raise_for_status().json()["id"]
        (await self.http.post(f"/api/tables/{self.table}/start", json={})).raise_for_status()
        await self.socket.send(json.dumps({"do": "watch", "table": self.table, "seat": 0}))
        await self.heard(lambda message: message["kind"] == "event")

    async def heard(self, wanted: Callable[[dict[str, Any]], bool]) -> None:
        """Listens until a wanted message arrives."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = json.loads(await self.socket.recv())
                if message["kind"] == "event" and message["table"] == self.table:
                    self.view = message["view"]
                if wanted(message):
                    return

    async def move(self) -> None:
        """Makes a move, and waits until it is acknowledged and announced."""
        if self.view["over"]:
            await self.sit()
        if not self.view["choices"]:
            await self.heard(lambda _: bool(self.view["choices"]) or self.view["over"])
            return
        self.sent += 1
        id, move = f"m{self.sent}", self.view["choices"][self.sent % len(self.view["choices"])]["text"]
        waited = {"accepted", "event"}

        def told(message: dict[str, Any]) -> bool:
            if message["kind"] == "refused":
                raise RuntimeError(message["reason"])
            waited.discard(message["kind"])
            return not waited

        await self.socket.send(json.dumps({"do": "move", "table": self.table, "seat": 0, "id": id, "move": move}))
        await self.heard(told)

    async def answer(self) -> float | None:
        """Makes a move, and returns the time until the computer player has moved; None if it was not its turn."""
        await self.move()
        began = time.perf_counter()
        if self.view["over"] or 1 not in self.view["waiting"]:
            return None
        await self.heard(lambda message: message["kind"] == "event" and message["by"] == 1)
        return time.perf_counter() - began


class Others:
    """Everyone except the attacker."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.players = [Player(house, f"127.0.0.{number + 2}", {"game": "flag"}) for number in range(PLAYERS)]
        self.waiting = Player(house, "127.0.0.200", {"game": "quenette", "players": 2, "options": {"hands": 20}})
        self.lobby = ""

    async def enter(self, stack: AsyncExitStack) -> None:
        """Everyone sits down; one more table is open to anyone."""
        for player in [*self.players, self.waiting]:
            await player.enter(stack)
        new = {"game": "quenette", "joining": "open", "seats": [{"kind": "me"}] + [{"kind": "empty"}] * 3}
        self.lobby = (await self.waiting.http.post("/api/tables", json=new)).raise_for_status().json()["id"]
        await self.waiting.answer()

    async def play(self, until: Callable[[], bool], memory: list[float]) -> Times:
        """Everyone plays until it is over; the memory of the house is measured in the meantime."""
        times = Times()

        async def paced(every: float, do: Callable[[], Awaitable[object]], into: list[float]) -> None:
            due = time.perf_counter()
            while not until() and not times.cut_off:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                try:
                    await do()
                except CUT_OFF as error:
                    times.cut_off.append(str(error) or type(error).__name__)
                into.append(time.perf_counter() - due)
                due += every

        async def answered() -> None:
            answer = await self.waiting.answer()
            if answer is not None:
                times.answers.append(answer)

        async def weighed() -> None:
            memory.append(self.house.memory(workers=True))

        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(paced(MOVE_EVERY, player.move, times.moves))
            group.create_task(paced(ARRIVE_EVERY, self._arrive, times.arrivals))
            group.create_task(paced(ARRIVE_EVERY, weighed, []))
            group.create_task(paced(0.0, answered, []))
        return times

    async def _arrive(self) -> None:
        """A newcomer loads the house."""
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.201")
        async with httpx.AsyncClient(base_url=self.house.url, timeout=PATIENCE, transport=transport) as http:
            (await http.get("/api/house")).raise_for_status()

    async def seen_in_lobby(self) -> bool:
        """Whether the open table can still be found."""
        found = (await self.waiting.http.get("/api/tables")).raise_for_status().json()
        return any(table["id"] == self.lobby for table in found)


@dataclass
class Outcome:
    """What an attack has cost the others."""

    attack: str
    quiet: Times
    under: Times
    megabytes: float
    left: list[str]
    did: str

    def misses(self) -> list[str]:
        """The promises that were broken."""
        found = [*([f"somebody was cut off ({self.under.cut_off[0]})"] if self.under.cut_off else []), *self.left]
        for what, quiet, under, share in (
            ("moves", self.quiet.moves, self.under.moves, 0.99),
            ("newcomers", self.quiet.arrivals, self.under.arrivals, 0.99),
            ("computer players", self.quiet.answers, self.under.answers, 0.5),
        ):
            if part(under, share) > max(SLOWEST, TIMES_SLOWER * part(quiet, share)):
                found.append(f"{what} wait too long")
        if self.megabytes > MEGABYTES:
            found.append("too much memory")
        return found

    def row(self) -> list[str]:
        """A line of the table."""

        def pair(name: str, share: float) -> str:
            return " → ".join(f"{1000 * part(getattr(times, name), share):.0f}" for times in (self.quiet, self.under))

        shown = [pair("moves", 0.5), pair("moves", 0.99), pair("arrivals", 0.99), pair("answers", 0.5), f"{self.megabytes:+.0f}"]
        return [str(ATTACKS[self.attack].__doc__).rstrip("."), *shown, "; ".join(self.misses()) or "kept"]


HEADER = ["attack", "move p50, ms", "move p99, ms", "newcomer p99, ms", "computer p50, ms", "MB", "promises"]


def table(rows: list[list[str]]) -> str:
    """Rows as a Markdown table, with the first as its header."""
    lines = [rows[0], ["---"] * len(rows[0]), *rows[1:]]
    widths = [max(len(line[column]) for line in lines) for column in range(len(rows[0]))]
    return "\n".join("| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + " |" for line in lines)


async def outcome(name: str, folder: Path, core: int) -> Outcome:
    """One attack on a fresh house."""
    house = House(folder, *FLAGS.get(name, ()), files=USUAL_FILES)
    house.start()
    attacker = await asyncio.create_subprocess_exec(
        *[sys.executable, str(Path(__file__).with_name("attacks.py")), name, house.url, str(ATTACK_SECONDS), str(core)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
    )
    assert attacker.stdin is not None
    assert attacker.stdout is not None
    try:
        async with asyncio.timeout(PREPARED), AsyncExitStack() as stack:
            if await attacker.stdout.readline() != b"ready\n":
                raise RuntimeError(f"the attack {name} could not be prepared")
            if name in RESTARTED:
                house.kill()
                house.start()
            others = Others(house)
            await others.enter(stack)
            memory: list[float] = []
            end = time.monotonic() + QUIET_SECONDS
            quiet = await others.play(lambda: time.monotonic() > end, memory)
            before, files, at_rest = statistics.median(memory), house.open_files(), await house.metrics(others.waiting.http)
            attacker.stdin.write(b"go\n")
            memory.clear()
            async with asyncio.TaskGroup() as group:
                under = group.create_task(others.play(lambda: attacker.returncode is not None, memory))
                await attacker.wait()
                left = group.create_task(what_is_left(house, others, at_rest, files))
            did = (await attacker.stdout.read()).decode().strip()
            return Outcome(name, quiet, under.result(), (max(memory) - before) / 1024, left.result(), did)
    finally:
        with suppress(ProcessLookupError):
            attacker.kill()
        await attacker.wait()
        house.kill()


async def what_is_left(house: House, others: Others, at_rest: dict[str, float], files: int) -> list[str]:
    """What the attacker has left behind after two seconds, while the others pause."""
    await asyncio.sleep(LEFT_AFTER)
    used = house.seconds()
    try:
        async with asyncio.timeout(1):
            now = await house.metrics(others.waiting.http)
    except (TimeoutError, httpx.HTTPError):
        return ["no answer 2 s after"]
    await asyncio.sleep(1)
    waiting = sum(now[name] for name in QUEUES)
    left = [f"{waiting:.0f} still queued"] if waiting else []
    if now["parlor_connections"] > at_rest["parlor_connections"]:
        left.append("connections left")
    if house.open_files() > files + 10:
        left.append("open files left")
    if house.seconds() - used > 0.5:
        left.append("still busy")
    if not await others.seen_in_lobby():
        left.append("pushed out of the lobby")
    return left


async def besieged(names: tuple[str, ...]) -> list[Outcome]:
    """All attacks, one after another; prints a line for each when it is over."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[:-1] or cores)
    found = []
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            try:
                found.append(await outcome(name, Path(folder), cores[-1]))
            except* Exception as group:
                why = ", ".join(f"{type(error).__name__} {error}".strip() for error in group.exceptions)
                found.append(Outcome(name, Times(), Times(), 0.0, [f"broken off: {why}"], ""))
        last = found[-1]
        print(f"  {name}: {'; '.join(last.misses()) or 'kept'} ({last.did})", flush=True)
    os.sched_setaffinity(0, cores)
    return found


def run(*names: str) -> bool:
    """Carries out some attacks, or all if none is named, and shows what they cost; returns whether all promises were kept."""
    found = asyncio.run(besieged(names or tuple(ATTACKS)))
    print(table([HEADER, *[each.row() for each in found]]))
    return not any(each.misses() for each in found)


def main() -> int:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], help=", ".join(ATTACKS))
    given = parser.parse_args()
    uvloop.install()
    return 0 if run(*given.attacks) else 1


if __name__ == "__main__":
    sys.exit(main())
