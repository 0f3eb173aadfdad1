"""Measures the house: latency under load, memory per table, how soon it serves again after a kill, and what attacks cost others.

Starts its own house on this machine, with SQLite in a temporary folder, and talks to it over real WebSockets. The clients share the
processor with the house, so they do as little as possible: they read the number of every event, and the choices of the seat to move.
`tools/siege.py` has the attacks, and `tools/timing.py` checks what the time of an answer reveals. Ends with status 1 if a target is missed.
"""

import argparse
import asyncio
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import cast

import httpx
import siege
import uvloop
from house_process import House

UNLIMITED = [
    *["--connections", "100000", "--connections-each", "100000", "--tables-each", "100000", "--tables-a-minute", "100000"],
    *["--requests-a-second", "100000", "--messages-a-second", "1000", "--heartbeat", "600"],
]
PARTS = ("load", "siege", "timing")
SEATS = 4
OPENING = 16
PATIENCE = 30.0
EVENT = b'{"kind":"event"'
REFUSED = b'{"kind":"refused"'
NUMBER = re.compile(rb'"n":(\d+)')
MOVE = re.compile(rb'"text":"([^"]*)"')


class Table:
    """A table with one live connection per seat, all of one guest."""

    def __init__(self, id: str, cookie: str) -> None:
        self.id = id
        self.cookie = cookie
        self.seats: list[Seat] = []
        self.sent = 0.0
        self.number = 0
        self.awaited = 0


class Seat(asyncio.Protocol):
    """A live connection, as cheap as possible: frames are cut out of the stream, and an event's view is not parsed."""

    def __init__(self, load: "Load", table: Table, seat: int) -> None:
        self.load = load
        self.table = table
        self.seat = seat
        self.number = 0
        self.event = b""
        self.buffer = b""
        self.ready = asyncio.get_running_loop().create_future()
        self.read = self.handshake

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for the WebSocket."""
        self.transport = cast("asyncio.Transport", transport)
        lines = [
            "GET /api/live HTTP/1.1",
            f"Host: 127.0.0.1:{self.load.house.port}",
            f"Cookie: {self.table.cookie}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        ]
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, error: Exception | None) -> None:
        """Notifies the waiting task."""
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the house has hung up"))

    def data_received(self, data: bytes) -> None:
        """Handles incoming data."""
        self.read(self.buffer + data if self.buffer else data)

    def handshake(self, data: bytes) -> None:
        """The response to the request; then starts watching the table."""
        head, end, rest = data.partition(b"\r\n\r\n")
        self.buffer = b"" if end else data
        if not end:
            return
        if not head.startswith(b"HTTP/1.1 101"):
            self.transport.abort()
            return
        self.read = self.frames
        self.say(f'{{"do":"watch","table":"{self.table.id}","seat":{self.seat}}}')
        self.frames(rest)

    def frames(self, data: bytes) -> None:
        """Cuts a server's frames out of the stream; they are whole messages, and not masked."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, begin = data[at + 1], at + 2
            if size >= 126:
                begin += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : begin], "big")
            if begin + size > end:
                break
            self.heard(data[begin : begin + size])
            at = begin + size
        self.buffer = data[at:]

    def heard(self, message: bytes) -> None:
        """Handles a message: reads the number of an event, and keeps the rest."""
        if message.startswith(EVENT):
            found = NUMBER.search(message)
            assert found is not None
            number = int(found[1])
            if self.ready.done():
                self.load.told(self.table, self.number, number)
            else:
                self.ready.set_result(None)
            self.number, self.event = number, message
        elif message.startswith(REFUSED):
            self.load.refused += 1

    def choices(self) -> list[bytes]:
        """The legal moves of the seat."""
        at = self.event.find(b'"choices":[{')
        return MOVE.findall(self.event, at, self.event.find(b'"scores":', at)) if at >= 0 else []

    def say(self, text: str) -> None:
        """Sends a message, masked with zeros."""
        data = text.encode()
        head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else bytes([0x81, 0xFE]) + len(data).to_bytes(2, "big")
        self.transport.write(head + bytes(4) + data)


class Load:
    """Random legal moves at many tables, and their results."""

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

    async def connect(self) -> None:
        """Opens one connection per seat."""
        gate = asyncio.Semaphore(OPENING)
        loop = asyncio.get_running_loop()

        async def one(table: Table) -> None:
            async with gate, asyncio.timeout(PATIENCE):
                for number in range(SEATS):
                    make = partial(Seat, self, table, number)
                    _, seat = await loop.create_connection(make, "127.0.0.1", self.house.port)
                    await seat.ready
                    table.seats.append(seat)

        await asyncio.gather(*[one(table) for table in self.tables])

    def told(self, table: Table, before: int, number: int) -> None:
        """An event has reached one seat of a table, which saw `before` last."""
        self.events += 1
        self.gaps += number != before + 1
        if number == table.number and table.awaited > 0:
            table.awaited -= 1
            self.latencies.append(time.perf_counter() - table.sent)

    async def play(self, rate: float, seconds: float) -> None:
        """Sends moves at a rate per second, around the tables; then waits until all have arrived."""
        begin = time.perf_counter()
        for number in range(int(rate * seconds)):
            wait = begin + number / rate - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            table = self.tables[number % len(self.tables)]
            if table.awaited:
                self.late += 1
            else:
                self.move(table, number)
        end = time.perf_counter() + PATIENCE
        while any(table.awaited for table in self.tables) and time.perf_counter() < end:
            await asyncio.sleep(0.1)

    def move(self, table: Table, number: int) -> None:
        """Sends a random move of the first seat that has one."""
        for seat in table.seats:
            choices = seat.choices()
            if choices:
                move = self.rng.choice(choices).decode()
                table.number, table.awaited = seat.number + 1, SEATS
                table.sent = time.perf_counter()
                self.moves += 1
                seat.say(f'{{"do":"move","table":"{table.id}","seat":{seat.seat},"id":"m{number}","move":"{move}"}}')
                return

    async def close(self) -> None:
        """Closes all connections."""
        for table in self.tables:
            for seat in table.seats:
                seat.transport.close()
            table.seats.clear()
        await asyncio.sleep(0.5)


@dataclass
class Figure:
    """A measurement, and its target."""

    what: str
    measured: str
    promised: str = ""
    kept: bool = True


async def measure_load(given: argparse.Namespace, folder: Path) -> list[Figure]:
    """Latency, memory, restart."""
    house = House(folder, *UNLIMITED)
    house.start()
    load = Load(house, 1)
    try:
        memory = await rising(load, given.tables)
        used, own = house.seconds(), time.process_time()
        await load.play(given.rate, given.seconds)
        used, own = house.seconds() - used, time.process_time() - own
        memory.append(house.memory())
        found = told_of_load(given, load, used, own)
        dealt, connected, played = [(each - memory[0]) / given.tables for each in memory[1:]]
        each = (connected - dealt) / SEATS
        found.append(Figure("memory of a table, dealt; of a connection", f"{dealt:.1f} kB; {each:.1f} kB"))
        found.append(Figure("memory of a table after its moves, with its connections", f"{played:.1f} kB", "under 60 kB", played < 60))
        await load.close()
        await load.open_tables(max(0, given.unfinished - given.tables))
        return found + await restarted(house, load)
    finally:
        house.kill()


async def rising(load: Load, tables: int) -> list[float]:
    """Opens the tables and the connections; returns the memory of the house before, between and after."""
    await asyncio.sleep(1)
    memory = [load.house.memory()]
    await load.open_tables(tables)
    memory.append(load.house.memory())
    await load.connect()
    memory.append(load.house.memory())
    return memory


def told_of_load(given: argparse.Namespace, load: Load, used: float, own: float) -> list[Figure]:
    """What happened to the moves."""
    lost = sum(table.awaited for table in load.tables)
    times = sorted(load.latencies)
    p50, p90, p99 = [1000 * times[int(len(times) * share)] for share in (0.5, 0.9, 0.99)]
    wrong = lost + load.gaps + load.refused
    achieved, per = load.moves / given.seconds, 1000 / load.moves
    return [
        Figure("tables; live connections", f"{len(load.tables)}; {len(load.tables) * SEATS}"),
        Figure("moves a second", f"{achieved:.0f}", f"{given.rate:.0f}", achieved > 0.98 * given.rate),
        Figure("from a move to its broadcast, half; nine in ten", f"{p50:.1f} ms; {p90:.1f} ms"),
        Figure("99 of 100", f"{p99:.1f} ms", "under 100 ms", p99 < 100),
        Figure("all", f"{1000 * times[-1]:.1f} ms"),
        Figure("events; refused, lost, out of order or twice", f"{load.events}; {wrong}", "none of these", wrong == 0),
        Figure(f"processor time of a move with its {SEATS} broadcasts", f"{used * per:.2f} ms, the clients {own * per:.2f} ms"),
    ]


async def restarted(house: House, load: Load) -> list[Figure]:
    """How soon the house serves again after a kill."""
    house.kill()
    began = time.perf_counter()
    house.start()
    async with httpx.AsyncClient(base_url=house.url, timeout=60) as http:
        for number, table in enumerate(load.tables):
            (await http.get(f"/api/tables/{table.id}", headers={"cookie": table.cookie})).raise_for_status()
            if number == 0:
                serving = time.perf_counter() - began
    every = time.perf_counter() - began - serving
    what = f"after kill -9 with {len(load.tables)} unfinished tables, the first served again"
    return [Figure(what, f"{serving:.1f} s", "under 5 s", serving < 5), Figure("all of them, one after the other", f"{every:.1f} s more")]


def show(figures: list[Figure]) -> None:
    """One readable table."""
    rows = [["", "measured", "promised", ""]]
    rows += [[each.what, each.measured, each.promised, "" if not each.promised else "kept" if each.kept else "MISSED"] for each in figures]
    print(siege.table(rows))


def main() -> int:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--unfinished", type=int, default=1000, help="tables at the restart")
    given = parser.parse_args()
    uvloop.install()
    waiting = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"{os.cpu_count()} cores, load average {waiting}: what else runs here makes everybody wait", flush=True)
    kept = True
    if "load" in given.parts:
        with tempfile.TemporaryDirectory() as folder:
            figures = asyncio.run(measure_load(given, Path(folder)))
        show(figures)
        kept = all(each.kept for each in figures)
    if "siege" in given.parts:
        kept = siege.run() and kept
    if "timing" in given.parts:
        timed = subprocess.run([sys.executable, str(Path(__file__).with_name("timing.py"))], check=False)
        kept = timed.returncode == 0 and kept
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
