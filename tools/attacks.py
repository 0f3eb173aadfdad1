"""One who wishes a house ill, in a process of his own: `python tools/attacks.py NAME URL SECONDS CORE`.

For `tools/siege.py`. An attack prepares itself, says so on standard output, waits for a line on standard input, and goes on for so many
seconds on one core. It talks to a house on this machine alone, from one address.
"""

import asyncio
import json
import os
import random
import resource
import secrets
import sys
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing, suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
import uvloop
from websockets.asyncio.client import connect

import parlor
from parlor.server import fair

ADDRESS = "127.0.0.1"
SEED = 7
# So many messages may be sent at once on a fresh connection.
AT_ONCE = 75
# What stands before its `yield` prepares it.
Attack = AsyncGenerator[None, None]
BROKEN = (OSError, asyncio.IncompleteReadError, httpx.HTTPError)


class Attacker:
    """Who attacks, what he has at hand, and how far he has come."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.port = urlsplit(url).port
        self.end = 0.0
        self.done = 0
        self.refused = 0

    @property
    def going(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.end

    def guest(self) -> httpx.AsyncClient:
        """A new guest."""
        limits = httpx.Limits(max_connections=20)
        return httpx.AsyncClient(base_url=self.url, timeout=60, limits=limits, transport=httpx.AsyncHTTPTransport(local_address=ADDRESS))

    async def cookie(self, http: httpx.AsyncClient) -> str:
        """The cookie of a guest."""
        if not http.cookies:
            (await http.get("/api/house")).raise_for_status()
        return f"parlor_guest={http.cookies['parlor_guest']}"

    async def raw(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))

    async def socket(self, cookie: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A WebSocket whose frames one writes oneself."""
        reader, writer = await self.raw()
        writer.write(request("/api/live", f"Cookie: {cookie}", *UPGRADE))
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def asked(self, http: httpx.AsyncClient, method: str, path: str, body: object = None) -> Any:
        """Asks over HTTP, and counts what was refused."""
        answer = await http.request(method, path, json=body)
        self.done += 1
        self.refused += answer.is_error
        return answer.json()

    async def table(self, http: httpx.AsyncClient, game: str, players: int, **wish: object) -> str:
        """A table with the attacker in every seat, its cards known from the seed, dealt."""
        new = {"game": game, "players": players, "seats": [{"kind": "me"}] * players, "seed": SEED, "hints": True, **wish}
        id = (await http.post("/api/tables", json=new)).raise_for_status().json()["id"]
        (await http.post(f"/api/tables/{id}/start", json={})).raise_for_status()
        return str(id)

    def live(self, cookie: str) -> connect:
        """A connection of the live channel, as others have it."""
        address = f"ws://127.0.0.1:{self.port}/api/live"
        return connect(address, additional_headers={"cookie": cookie}, local_addr=(ADDRESS, 0), max_size=None)

    async def say(self, http: httpx.AsyncClient, commands: list[dict[str, Any]]) -> None:
        """Says commands one after the other, each when the one before is answered, on as many connections as it takes."""
        cookie = await self.cookie(http)
        for first in range(0, len(commands), AT_ONCE):
            async with self.live(cookie) as socket:
                for number, command in enumerate(commands[first : first + AT_ONCE]):
                    await socket.send(json.dumps({**command, "id": f"{first + number}"}))
                    while (answer := json.loads(await socket.recv()))["kind"] not in ("accepted", "refused"):
                        pass
                    self.refused += answer["kind"] == "refused"

    async def play_on(self, http: httpx.AsyncClient, id: str, moves: int) -> dict[str, Any]:
        """Makes so many moves in seat 0 of a table; one more that could be made."""
        async with self.live(await self.cookie(http)) as socket:
            await socket.send(json.dumps({"do": "watch", "table": id, "seat": 0}))
            while True:
                message = json.loads(await socket.recv())
                choices = message["view"]["choices"] if message["kind"] == "event" else []
                if choices:
                    command = {"do": "move", "table": id, "seat": 0, "move": choices[moves % len(choices)]["text"]}
                    if moves == 0:
                        return command
                    moves -= 1
                    await socket.send(json.dumps({**command, "id": f"p{moves}"}))
                    await asyncio.sleep(0.05)


UPGRADE = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")


def request(path: str, *headers: str) -> bytes:
    """The head of a request."""
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: 127.0.0.1", *headers, "", ""]).encode()


def frame(opcode: int, text: str = "", *, last: bool = True) -> bytes:
    """A frame of a client, masked with zeros."""
    data = text.encode()
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([(0x80 if last else 0) | opcode]) + size + bytes(4) + data


def said(do: str, **fields: object) -> bytes:
    """A command of the live channel as a frame."""
    return frame(1, json.dumps({"do": do, **fields}))


async def unheard(reader: asyncio.StreamReader) -> None:
    """Reads on and keeps nothing."""
    with suppress(*BROKEN):
        while await reader.read(1 << 20):
            pass


async def flood(at: Attacker, begin: bytes, frames: bytes, *, reading: bool = True) -> Attack:
    """The same frames on one socket, as fast as it takes them; a new socket whenever the house hangs up."""
    cookie = await at.cookie(at.guest())
    yield
    while at.going:
        with suppress(*BROKEN):
            reader, writer = await at.socket(cookie)
            listening = asyncio.create_task(unheard(reader) if reading else asyncio.sleep(3600))
            writer.write(begin)
            while at.going and not (reading and listening.done()):
                writer.write(frames)
                await writer.drain()
                at.done += 1
            listening.cancel()
            writer.close()
        await asyncio.sleep(0.05)


def pings(at: Attacker) -> Attack:
    """Pings, whose answers are read (D3)."""
    return flood(at, b"", frame(9) * 1000)


def pings_unread(at: Attacker) -> Attack:
    """Long pings, whose answers are not read (D3)."""
    return flood(at, b"", frame(9, "x" * 120) * 200, reading=False)


def pongs(at: Attacker) -> Attack:
    """Pongs that nobody asked for (D3)."""
    return flood(at, b"", frame(10) * 1000)


def empty_frames(at: Attacker) -> Attack:
    """A message that goes on and on in empty frames (D3)."""
    return flood(at, frame(1, last=False), frame(0, last=False) * 1000)


async def cookies(at: Attacker, size: int) -> Attack:
    """Requests and handshakes with a cookie of backslashes (D4)."""
    cookie = 'Cookie: parlor_guest="' + r"\"" * (size // 2) + '"'
    yield
    while at.going:
        for head in (request("/api/house", cookie), request("/api/live", cookie, *UPGRADE)):
            with suppress(*BROKEN):
                reader, writer = await at.raw()
                writer.write(head)
                await reader.read(1 << 16)
                writer.close()
            at.done += 1
        await asyncio.sleep(0.05)


def cookies_60(at: Attacker) -> Attack:
    """Cookies of 60 kB (D4)."""
    return cookies(at, 60_000)


def cookies_180(at: Attacker) -> Attack:
    """Cookies of 180 kB (D4)."""
    return cookies(at, 180_000)


async def headers(at: Attacker) -> Attack:
    """Five connections whose headers do not end, 80 MB of short ones in all (D5)."""
    lines = b"x-filler: nothing\r\n" * 1000

    async def one() -> None:
        for _ in range(40):
            with suppress(*BROKEN):
                _, writer = await at.raw()
                writer.write(request("/api/house")[:-2])
                for _ in range(800):
                    writer.write(lines)
                    await writer.drain()
                    at.done += 1
                await asyncio.sleep(3600)
            await asyncio.sleep(0.25)

    yield
    await asyncio.gather(*[one() for _ in range(5)])


async def halves(at: Attacker) -> Attack:
    """1,100 requests that stop in the middle (D5)."""
    held: list[asyncio.StreamWriter] = []
    yield
    while at.going:
        for _ in range(1100 - len(held)):
            with suppress(*BROKEN):
                _, writer = await at.raw()
                writer.write(request("/api/house")[:-4])
                held.append(writer)
                at.done += 1
        held = [writer for writer in held if not writer.is_closing()]
        await asyncio.sleep(0.5)


async def hints(at: Attacker) -> Attack:
    """Twenty sockets of one guest that ask for hints in a long game (D6)."""
    http, table = at.guest(), local("organization", 4, SEED, target=500)
    id = await at.table(http, "organization", 4, options={"target": 500})
    await at.say(http, moves_of(id, table, 1000))
    cookie, hint = await at.cookie(http), said("hint", table=id, seat=table.waiting[0], id="h")
    yield
    await asyncio.gather(*[repeated(at, cookie, hint) for _ in range(20)])


async def hints_of_many(at: Attacker) -> Attack:
    """Twenty guests who ask for hints, each at a table of his own (D6)."""
    seat = local("quenette", 4, SEED).waiting[0]
    asking = []
    for _ in range(20):
        http = at.guest()
        id = await at.table(http, "quenette", 4)
        asking.append((await at.cookie(http), said("hint", table=id, seat=seat, id="h")))
    yield
    await asyncio.gather(*[repeated(at, cookie, hint) for cookie, hint in asking])


async def watching(at: Attacker) -> Attack:
    """150 sockets of one guest that begin to watch a table again and again (D7)."""
    http = at.guest()
    id = await at.table(http, "quenette", 4)
    cookie = await at.cookie(http)
    yield
    await asyncio.gather(*[repeated(at, cookie, said("watch", table=id, seat=number % 4)) for number in range(150)])


async def repeated(at: Attacker, cookie: str, command: bytes, rate: float = 19.0) -> None:
    """One command on one socket, as often as the limits let it pass."""
    while at.going:
        with suppress(*BROKEN):
            reader, writer = await at.socket(cookie)
            listening = asyncio.create_task(unheard(reader))
            while at.going and not listening.done():
                writer.write(command)
                await writer.drain()
                at.done += 1
                await asyncio.sleep(1 / rate)
            listening.cancel()
            writer.close()
        await asyncio.sleep(0.25)


async def reviews(at: Attacker) -> Attack:
    """Reviews of finished games, two at a time (D11)."""
    http = at.guest()
    games = []
    for number in range(6):
        table = local("quenette", 4, number, hands=2)
        games.append(await at.table(http, "quenette", 4, options={"hands": 2}, seed=number))
        await at.say(http, moves_of(games[-1], table, 10_000))
    paths = [f"/api/tables/{id}/review?seat={seat}" for seat in range(4) for id in games]
    yield
    await asyncio.gather(*[one_by_one(at, http, paths[half::2]) for half in range(2)])


async def one_by_one(at: Attacker, http: httpx.AsyncClient, paths: list[str]) -> None:
    """Asks for one path after the other, round and round."""
    while at.going:
        for path in paths:
            await at.asked(http, "GET", path)
            await asyncio.sleep(0.05)


async def verification(at: Attacker) -> Attack:
    """Records of half a megabyte to be checked, two at a time (D11)."""
    secret, salt = secrets.token_hex(32), secrets.token_hex(32)
    table = parlor.deal("organization", 4, seed=fair.seed(secret, [None] * 4), options={"target": 500})
    moves_of("", table, 29_000)
    record = fair.house_record("a" * 12, ["Mallory"] * 4, table.record(), secret, salt, [None] * 4, 0)
    http = at.guest()
    await at.cookie(http)

    async def one() -> None:
        while at.going:
            await at.asked(http, "POST", "/api/verify", record)
            await asyncio.sleep(0.02)

    yield
    await asyncio.gather(one(), one())


async def replays(at: Attacker) -> Attack:
    """The end of a game of 2,000 moves, played back eight times at once, again and again (D11)."""
    http = at.guest()
    id = await at.table(http, "organization", 4, options={"target": 500})
    await at.say(http, moves_of(id, local("organization", 4, SEED, target=500), 2000))
    yield
    await asyncio.gather(*[one_by_one(at, http, [f"/api/tables/{id}/replay?seat=0&first=1800&count=200"]) for _ in range(8)])


async def taken_back(at: Attacker) -> Attack:
    """A table with 2,500 moves made and taken back, opened after a restart (D11)."""
    http = at.guest()
    seats = [{"kind": "me"}, {"kind": "computer", "level": "random"}]
    id = await at.table(http, "organization", 2, options={"target": 500}, seats=seats, pace="instant")
    move = await at.play_on(http, id, 150)
    await at.say(http, [move, {"do": "undo", "table": id, "seat": 0}] * 2500)
    yield
    await at.asked(http, "GET", f"/api/tables/{id}")


async def lobby(at: Attacker) -> Attack:
    """120 open tables of three guests (D11)."""
    yield
    for _ in range(3):
        http = at.guest()
        for _ in range(40):
            await at.asked(
                http, "POST", "/api/tables", {"game": "quenette", "joining": "open", "seats": [{"kind": "me"}] + [{"kind": "empty"}] * 3}
            )
            await asyncio.sleep(0.025)


def local(game: str, players: int, seed: int, **options: int | str) -> parlor.Table:
    """The attacker's own copy of a table whose seed he chose."""
    return parlor.deal(game, players, seed=seed, options=options)


def moves_of(id: str, table: parlor.Table, most: int) -> list[dict[str, Any]]:
    """Plays on at random, so many moves at most; what has to be said for it."""
    rng = random.Random(table.hand)
    commands: list[dict[str, Any]] = []
    while not table.over and len(commands) < most:
        seat = table.waiting[0]
        move = rng.choice(table.legal(seat))
        table.play(move, seat)
        commands.append({"do": "move", "table": id, "seat": seat, "move": move})
    return commands


ATTACKS: dict[str, Callable[[Attacker], Attack]] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        pings,
        pings_unread,
        pongs,
        empty_frames,
        cookies_60,
        cookies_180,
        headers,
        halves,
        hints,
        hints_of_many,
        watching,
        reviews,
        verification,
        replays,
        taken_back,
        lobby,
    )
}


async def carry_out(name: str, url: str, seconds: float) -> None:
    """Prepares an attack, waits for the word, and goes on until the time is over."""
    at = Attacker(url)
    async with aclosing(ATTACKS[name](at)) as attack:
        await anext(attack)
        at.done = at.refused = 0
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        at.end = time.monotonic() + seconds
        with suppress(StopAsyncIteration, TimeoutError):
            async with asyncio.timeout(seconds):
                await anext(attack)
    print(f"{at.done} sent, {at.refused} refused", flush=True)
    os._exit(0)


if __name__ == "__main__":
    os.sched_setaffinity(0, {int(sys.argv[4])})
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    uvloop.install()
    asyncio.run(carry_out(sys.argv[1], sys.argv[2], float(sys.argv[3])))
