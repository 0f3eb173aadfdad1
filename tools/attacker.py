"""A hostile client for `tools/attacks.py`: bare connections, handmade frames, and every limit used to the full."""

import asyncio
import json
import random
import time
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect

import parlor

ADDRESS = "127.0.0.1"
SEED = 7
# This many messages may be sent at once on a fresh connection.
AT_ONCE = 75
BROKEN = (OSError, asyncio.IncompleteReadError, httpx.HTTPError)
UPGRADE = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")


class Attacker:
    """The attacker, its resources, and its progress."""

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
        """A WebSocket for handmade frames."""
        reader, writer = await self.raw()
        writer.write(request("/api/live", f"Cookie: {cookie}", *UPGRADE))
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def asked(self, http: httpx.AsyncClient, method: str, path: str, body: object = None) -> Any:
        """Sends a request over HTTP, and counts refusals."""
        answer = await http.request(method, path, json=body)
        self.done += 1
        self.refused += answer.is_error
        return answer.json()

    async def table(self, http: httpx.AsyncClient, game: str, players: int, **wish: object) -> str:
        """A dealt table with the attacker in every seat and a known seed."""
        new = {"game": game, "players": players, "seats": [{"kind": "me"}] * players, "seed": SEED, "hints": True, **wish}
        id = (await http.post("/api/tables", json=new)).raise_for_status().json()["id"]
        (await http.post(f"/api/tables/{id}/start", json={})).raise_for_status()
        return str(id)

    def live(self, cookie: str) -> connect:
        """A connection of the live channel, like everyone else's."""
        address = f"ws://127.0.0.1:{self.port}/api/live"
        return connect(address, additional_headers={"cookie": cookie}, local_addr=(ADDRESS, 0), max_size=None)

    async def say(self, http: httpx.AsyncClient, commands: list[dict[str, Any]]) -> None:
        """Sends commands one after another, each when the previous one is answered, on as many connections as it takes."""
        cookie = await self.cookie(http)
        for first in range(0, len(commands), AT_ONCE):
            async with self.live(cookie) as socket:
                for number, command in enumerate(commands[first : first + AT_ONCE]):
                    await socket.send(json.dumps({**command, "id": f"{first + number}"}))
                    while (answer := json.loads(await socket.recv()))["kind"] not in ("accepted", "refused"):
                        pass
                    self.refused += answer["kind"] == "refused"

    async def play_on(self, http: httpx.AsyncClient, id: str, moves: int) -> dict[str, Any]:
        """Makes a number of moves in seat 0 of a table; returns one more that could be made."""
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


def request(path: str, *headers: str) -> bytes:
    """The head of a request."""
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: 127.0.0.1", *headers, "", ""]).encode()


def frame(opcode: int, text: str = "", *, last: bool = True) -> bytes:
    """A client frame, masked with zeros."""
    data = text.encode()
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([(0x80 if last else 0) | opcode]) + size + bytes(4) + data


def said(do: str, **fields: object) -> bytes:
    """A command of the live channel as a frame."""
    return frame(1, json.dumps({"do": do, **fields}))


async def unheard(reader: asyncio.StreamReader) -> None:
    """Keeps reading and discards everything."""
    with suppress(*BROKEN):
        while await reader.read(1 << 20):
            pass


def local(game: str, players: int, seed: int, **options: int | str) -> parlor.Table:
    """The attacker's own copy of a table whose seed it chose."""
    return parlor.deal(game, players, seed=seed, options=options)


def moves_of(id: str, table: parlor.Table, most: int) -> list[dict[str, Any]]:
    """Plays on at random, up to a number of moves; returns the commands for them."""
    rng = random.Random(table.hand)
    commands: list[dict[str, Any]] = []
    while not table.over and len(commands) < most:
        seat = table.waiting[0]
        move = rng.choice(table.legal(seat))
        table.play(move, seat)
        commands.append({"do": "move", "table": id, "seat": seat, "move": move})
    return commands
