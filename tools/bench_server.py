"""Measures the house: latency under load, memory a table, and how soon it serves again after a kill.

Starts a house of its own on this machine, with SQLite in a temporary folder, and talks to it over real WebSockets.
"""

import argparse
import asyncio
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

UNLIMITED = {
    "connections": 100_000,
    "connections-each": 100_000,
    "tables-each": 100_000,
    "tables-a-minute": 100_000,
    "requests-a-second": 100_000,
    "messages-a-second": 1_000,
}
SEATS = 4
OPENING = 16


class Choice(msgspec.Struct):
    """A legal move."""

    text: str


class View(msgspec.Struct):
    """What the load needs of a view."""

    waiting: list[int]
    choices: list[Choice]
    over: bool


class Heard(msgspec.Struct):
    """What the load needs of a message."""

    kind: str
    n: int = 0
    what: str = ""
    reason: str = ""
    view: View | None = None


read = msgspec.json.Decoder(Heard).decode


class House:
    """A house in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Starts it, at the same address as before."""
        limits = [part for name, value in UNLIMITED.items() for part in (f"--{name}", str(value))]
        port = self.url.rpartition(":")[2] or "0"
        command = [sys.executable, "-m", "parlor", "serve", "--port", port, "--database", f"sqlite:///{self.folder}/house.db", *limits]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        if not found:
            sys.exit("the house did not start")
        self.url = found[0]

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def memory(self) -> float:
        """Resident kB of the process, its workers not counted."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return float(found[1]) if found else 0.0

    def seconds(self) -> float:
        """Processor seconds that the process has used, its workers not counted."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Table:
    """A table with one live connection a seat, all of one guest."""

    def __init__(self, id: str, cookie: str) -> None:
        self.id = id
        self.cookie = cookie
        self.sockets: dict[int, ClientConnection] = {}
        self.numbers = [0] * SEATS
        self.choices: list[list[str]] = [[] for _ in range(SEATS)]
        self.sent = 0.0
        self.number = 0
        self.awaited: set[int] = set()


class Load:
    """Random legal moves at many tables, and what became of them."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.tables: list[Table] = []
        self.rng = random.Random(seed)
        self.latencies: list[float] = []
        self.moves = 0
        self.events = 0
        self.gaps = 0
        self.refused = 0
        self.late = 0
        self.reading: set[asyncio.Task[None]] = set()

    async def open_tables(self, count: int) -> None:
        """Opens tables and deals."""
        gate = asyncio.Semaphore(OPENING)
        async with httpx.AsyncClient(base_url=self.house.url, timeout=60) as http:

            async def one() -> None:
                async with gate:
                    wish = {"game": "quenette", "players": SEATS, "seats": [{"kind": "me"}] * SEATS}
                    http.cookies.clear()
                    opened = await http.post("/api/tables", json=wish)
                    cookie = opened.headers["set-cookie"].split(";")[0]
                    id = opened.json()["id"]
                    await http.post(f"/api/tables/{id}/start", json={}, headers={"cookie": cookie})
                    self.tables.append(Table(id, cookie))

            await asyncio.gather(*[one() for _ in range(count)])

    async def connect(self, tables: list[Table]) -> None:
        """Opens one connection a seat."""
        gate = asyncio.Semaphore(OPENING)
        address = self.house.url.replace("http", "ws") + "/api/live"

        async def one(table: Table, seat: int) -> None:
            async with gate:
                socket = await connect(
                    address,
                    additional_headers={"cookie": table.cookie},
                    compression=None,
                    ping_interval=None,
                    open_timeout=60,
                    max_queue=None,
                )
                await socket.send(f'{{"do":"watch","table":"{table.id}","seat":{seat}}}')
                while (state := read(await socket.recv())).kind != "event":
                    pass
                self._note(table, seat, state)
                table.sockets[seat] = socket
                reading = asyncio.create_task(self._read(table, seat, socket))
                self.reading.add(reading)
                reading.add_done_callback(self.reading.discard)

        await asyncio.gather(*[one(table, seat) for table in tables for seat in range(SEATS)])

    def _note(self, table: Table, seat: int, event: Heard) -> None:
        if event.what != "state" and event.n != table.numbers[seat] + 1:
            self.gaps += 1
        table.numbers[seat] = event.n
        if event.view is not None:
            table.choices[seat] = [choice.text for choice in event.view.choices]

    async def _read(self, table: Table, seat: int, socket: ClientConnection) -> None:
        async for message in socket:
            heard = read(message)
            if heard.kind == "event":
                self.events += 1
                self._note(table, seat, heard)
                if seat in table.awaited and heard.n == table.number:
                    table.awaited.discard(seat)
                    self.latencies.append(time.perf_counter() - table.sent)
            elif heard.kind == "refused":
                self.refused += 1

    async def play(self, rate: float, seconds: float) -> None:
        """Sends so many moves a second, round the tables."""
        begin = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = begin + number / rate
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            table = self.tables[number % len(self.tables)]
            if table.awaited:
                self.late += 1
                continue
            seat = next((each for each in range(SEATS) if table.choices[each]), None)
            if seat is None:
                continue
            move = self.rng.choice(table.choices[seat])
            table.sent, table.number, table.awaited = time.perf_counter(), max(table.numbers) + 1, set(range(SEATS))
            self.moves += 1
            await table.sockets[seat].send(f'{{"do":"move","table":"{table.id}","seat":{seat},"id":"m{number}","move":"{move}"}}')
        await asyncio.sleep(2)

    async def close(self) -> None:
        """Lets all connections go."""
        await asyncio.gather(*[socket.close() for table in self.tables for socket in table.sockets.values()], return_exceptions=True)
        for table in self.tables:
            table.sockets.clear()


async def measure(given: argparse.Namespace, folder: Path) -> int:
    """All measurements, one after the other."""
    house = House(folder)
    house.start()
    build = httpx.get(f"{house.url}/api/house").json()["build"]
    load = Load(house, 1)
    await asyncio.sleep(1)
    print(f"The {build} build; {given.tables} tables with {SEATS} live connections each; {given.rate} moves a second for {given.seconds} s")
    empty = house.memory()
    began = time.perf_counter()
    await load.open_tables(given.tables)
    print(f"opened and dealt {given.tables} tables in {time.perf_counter() - began:.1f} s")
    dealt = house.memory()
    began = time.perf_counter()
    await load.connect(load.tables)
    print(f"connected {given.tables * SEATS} clients in {time.perf_counter() - began:.1f} s")
    used = house.seconds()
    await load.play(given.rate, given.seconds)
    used = house.seconds() - used
    full = house.memory()
    lost = sum(len(table.awaited) for table in load.tables)
    latencies = sorted(load.latencies)
    figures = [1000 * latencies[int(len(latencies) * part)] for part in (0.5, 0.9, 0.99)] + [1000 * latencies[-1]]
    print(f"moves {load.moves}, refused {load.refused}, sent late because the last was still on its way {load.late}")
    print(f"events {load.events} of {load.moves * SEATS}, lost {lost}, out of order or twice {load.gaps}")
    print("from a move to its broadcast, ms: p50 {:.1f}  p90 {:.1f}  p99 {:.1f}  most {:.1f}".format(*figures))
    print(f"mean {1000 * statistics.fmean(latencies):.1f} ms; achieved {load.moves / given.seconds:.0f} moves a second")
    print(f"processor time of the house: {1000 * used / load.moves:.2f} ms a move with its {SEATS} broadcasts")
    each = (dealt - empty) / given.tables, (full - empty) / given.tables
    print(f"memory a table, kB: {each[0]:.0f} dealt, {each[1]:.0f} with its connections and moves")
    await load.close()
    await load.open_tables(max(0, given.unfinished - given.tables))
    ids = [(table.id, table.cookie) for table in load.tables]
    house.kill()
    began = time.perf_counter()
    house.start()
    httpx.get(f"{house.url}/api/tables/{ids[0][0]}", headers={"cookie": ids[0][1]}).raise_for_status()
    print(f"after kill -9 with {len(ids)} unfinished tables: the first is served again after {time.perf_counter() - began:.1f} s")
    again = time.perf_counter()
    async with httpx.AsyncClient(base_url=house.url, timeout=60) as http:
        for id, cookie in ids:
            (await http.get(f"/api/tables/{id}", headers={"cookie": cookie})).raise_for_status()
    print(f"all {len(ids)} rebuilt and served, one after the other, in {time.perf_counter() - again:.1f} s more")
    house.kill()
    return 0 if lost == load.gaps == load.refused == 0 and figures[2] < 100 else 1


def main() -> int:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--unfinished", type=int, default=1000, help="tables at the restart")
    given = parser.parse_args()
    uvloop.install()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measure(given, Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
