"""Measures the house: latency under load, memory a table, and how soon it serves again after a kill.

Starts a house of its own on this machine, with SQLite in a temporary folder, and talks to it over real WebSockets. The clients share the
processor with the house, so they do as little as they can: they read the number of every event, and the choices of the seat to move.
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
from functools import partial
from pathlib import Path
from typing import cast

import httpx
import uvloop

UNLIMITED = {
    "connections": 100_000,
    "connections-each": 100_000,
    "tables-each": 100_000,
    "tables-a-minute": 100_000,
    "requests-a-second": 100_000,
    "messages-a-second": 1_000,
    "heartbeat": 600,
}
SEATS = 4
OPENING = 16
PATIENCE = 30.0
EVENT = b'{"kind":"event"'
REFUSED = b'{"kind":"refused"'
NUMBER = re.compile(rb'"n":(\d+)')
MOVE = re.compile(rb'"text":"([^"]*)"')


class House:
    """A house in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = ""
        self.process: subprocess.Popen[str] | None = None

    @property
    def port(self) -> int:
        """Where it listens; 0 before it was started."""
        return int(self.url.rpartition(":")[2] or 0)

    def start(self) -> None:
        """Starts it, at the same address as before."""
        limits = [part for name, value in UNLIMITED.items() for part in (f"--{name}", str(value))]
        place = ["--port", str(self.port), "--database", f"sqlite:///{self.folder}/house.db"]
        self.process = subprocess.Popen([sys.executable, "-m", "parlor", "serve", *place, *limits], stdout=subprocess.PIPE, text=True)
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
        self.seats: list[Seat] = []
        self.sent = 0.0
        self.number = 0
        self.awaited = 0


class Seat(asyncio.Protocol):
    """A live connection, as cheap as can be: frames are cut out of the stream, and an event's view is not taken apart."""

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
        """Tells the one who waits."""
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the house has hung up"))

    def data_received(self, data: bytes) -> None:
        """Hears what has come."""
        self.read(self.buffer + data if self.buffer else data)

    def handshake(self, data: bytes) -> None:
        """The answer to the request: with it the table is watched."""
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
        """Cuts frames of a server out of the stream; they are whole messages, and not masked."""
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
        """A message: of an event the number is read, the rest is kept."""
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
        """Opens one connection a seat."""
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
        """An event has come to one seat of a table, `before` being the one that it saw last."""
        self.events += 1
        self.gaps += number != before + 1
        if number == table.number and table.awaited > 0:
            table.awaited -= 1
            self.latencies.append(time.perf_counter() - table.sent)

    async def play(self, rate: float, seconds: float) -> None:
        """Sends so many moves a second, round the tables; then waits until all are told."""
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
        """Lets all connections go."""
        for table in self.tables:
            for seat in table.seats:
                seat.transport.close()
            table.seats.clear()
        await asyncio.sleep(0.5)


async def measure(given: argparse.Namespace, folder: Path) -> int:
    """All measurements, one after the other."""
    house = House(folder)
    house.start()
    build = httpx.get(f"{house.url}/api/house").json()["build"]
    load = Load(house, 1)
    await asyncio.sleep(1)
    print(f"The {build} build; {given.tables} tables with {SEATS} live connections each; {given.rate} moves a second for {given.seconds} s")
    memory = [house.memory()]
    began = time.perf_counter()
    await load.open_tables(given.tables)
    print(f"opened and dealt {given.tables} tables in {time.perf_counter() - began:.1f} s")
    memory.append(house.memory())
    began = time.perf_counter()
    await load.connect()
    print(f"connected {given.tables * SEATS} clients in {time.perf_counter() - began:.1f} s", flush=True)
    memory.append(house.memory())
    used, own = house.seconds(), time.process_time()
    await load.play(given.rate, given.seconds)
    used, own = house.seconds() - used, time.process_time() - own
    memory.append(house.memory())
    lost = sum(table.awaited for table in load.tables)
    latencies = sorted(load.latencies)
    figures = [1000 * latencies[int(len(latencies) * part)] for part in (0.5, 0.9, 0.99)] + [1000 * latencies[-1]]
    waiting = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"load average {waiting} on {os.cpu_count()} cores: what else runs here makes everybody wait")
    print(f"moves {load.moves}, refused {load.refused}, not sent because the last was still on its way {load.late}")
    print(f"events {load.events} of {load.moves * SEATS}, lost {lost}, out of order or twice {load.gaps}")
    print("from a move to its broadcast, ms: p50 {:.1f}  p90 {:.1f}  p99 {:.1f}  most {:.1f}".format(*figures))
    print(f"achieved {load.moves / given.seconds:.0f} moves a second")
    per = 1000 / load.moves
    print(f"processor time, ms a move with its {SEATS} broadcasts: {used * per:.2f} the house, {own * per:.2f} the clients")
    dealt, connected, played = [(each - memory[0]) / given.tables for each in memory[1:]]
    print(f"memory a table, kB: {dealt:.1f} dealt, {connected:.1f} with its connections, {played:.1f} after its moves")
    await load.close()
    await load.open_tables(max(0, given.unfinished - given.tables))
    ids = [(table.id, table.cookie) for table in load.tables]
    house.kill()
    began = time.perf_counter()
    house.start()
    httpx.get(f"{house.url}/api/tables/{ids[0][0]}", headers={"cookie": ids[0][1]}, timeout=60).raise_for_status()
    serving = time.perf_counter() - began
    print(f"after kill -9 with {len(ids)} unfinished tables: the first is served again after {serving:.1f} s")
    again = time.perf_counter()
    async with httpx.AsyncClient(base_url=house.url, timeout=60) as http:
        for id, cookie in ids:
            (await http.get(f"/api/tables/{id}", headers={"cookie": cookie})).raise_for_status()
    print(f"all {len(ids)} rebuilt and served, one after the other, in {time.perf_counter() - again:.1f} s more")
    house.kill()
    return 0 if lost == load.gaps == load.refused == 0 and figures[2] < 100 and played < 60 and serving < 5 else 1


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
