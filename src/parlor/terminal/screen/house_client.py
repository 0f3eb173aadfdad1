"""A guest of a house: asks over HTTP, follows one table on the live channel, and comes back after a break (docs/protocol-house.md)."""

import asyncio
import contextlib
import json
import os
import re
import secrets
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException

from parlor.terminal.errors import CommandError
from parlor.terminal.screen.untrusted import LARGEST, Json, Strange, cleaned, document, message

LINK = re.compile(r"^/t/(?P<table>[a-z0-9]{12})/?$")
COOKIE = "parlor_guest"
PATIENCE = 20.0
# Seconds before each try to come back; the last one is repeated.
TRIES = (0.0, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0)
HEARTBEAT = 20
TOO_LARGE = 1009
STRANGE = "The house says something that this table does not understand: is it a Parlor house of another version?"


class Refused(Exception):
    """What the house would not do, with its reason."""


def parsed(link: str) -> tuple[str, str, str | None]:
    """The house, the table and the key that a link names."""
    parts = urlsplit(link)
    found = LINK.match(parts.path)
    if not parts.hostname or found is None:
        raise CommandError(f"{link[:80]!r} is no link of a table: it looks like http://127.0.0.1:8080/t/k3v9x2m4p7q1")
    return f"{parts.scheme}://{parts.netloc}", found["table"], parts.fragment or None


def kept() -> Path:
    """Where the cookies of houses are kept, so that one may come back to one's seat."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "parlor" / "guests.json"


def cookies() -> dict[str, str]:
    """The cookie of each house that was visited."""
    try:
        found = json.loads(kept().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(house): str(cookie) for house, cookie in found.items()} if isinstance(found, dict) else {}


def keep_cookie(house: str, cookie: str) -> None:
    """Remembers who one is at a house; a disk that cannot be written is no reason not to play."""
    with contextlib.suppress(OSError):
        kept().parent.mkdir(parents=True, exist_ok=True)
        kept().touch(mode=0o600)
        kept().write_text(json.dumps({**cookies(), house: cookie}), encoding="utf-8")


def seconds_of(house: Json, name: str, usual: int) -> int:
    """A number of seconds that a house tells; the usual one where it tells none."""
    found = house.get(name)
    return min(max(found, 1), 86_400) if isinstance(found, int) else usual


class HouseClient:
    """One guest at one table."""

    def __init__(self, house: str, table: str) -> None:
        self.house = house
        self.table = table
        self.seat: int | None = None
        known = cookies().get(house)
        self.http = httpx.AsyncClient(base_url=house, timeout=PATIENCE, cookies={COOKIE: known} if known else None)
        self.heartbeat = HEARTBEAT
        self.away_host, self.away_anyone = 60, 180
        self.socket: ClientConnection | None = None
        self.heard: asyncio.Queue[Json] = asyncio.Queue()
        self.last: int | None = None
        self.waiting: dict[str, tuple[Json, asyncio.Future[Json]]] = {}

    async def ask(self, method: str, path: str, body: object = None) -> Json:
        """One request; the answer is cleaned. Raises Refused with the reason of the house."""
        found: Json = cleaned(await self.ask_as_it_is(method, path, body))
        return found

    async def ask_as_it_is(self, method: str, path: str, body: object = None, largest: int = LARGEST) -> Json:
        """One request whose answer is not for the screen; raises Refused with the reason of the house."""
        try:
            async with self.http.stream(method, path, json=body) as answer:
                content = bytearray()
                async for part in answer.aiter_bytes():
                    content += part
                    if len(content) > largest:
                        raise CommandError(f"the house at {self.house} answers with more than a table can need")
        except httpx.HTTPError as error:
            raise CommandError(f"the house at {self.house} does not answer ({type(error).__name__})") from None
        try:
            found = document(bytes(content))
        except Strange:
            found = None
        if not isinstance(found, dict):
            raise CommandError(f"{self.house} is no Parlor house")
        if answer.status_code >= 400:
            raise Refused(str(cleaned(found.get("reason") or f"the house said {answer.status_code}")))
        return found

    async def arrive(self) -> None:
        """Says hello, and learns how often to say that one is still there."""
        try:
            house = await self.ask("GET", "/api/house")
        except Refused as refusal:
            raise CommandError(str(refusal)) from None
        self.heartbeat = seconds_of(house, "heartbeat", HEARTBEAT)
        self.away_host = seconds_of(house, "away_host", 60)
        self.away_anyone = seconds_of(house, "away_anyone", 180)
        keep_cookie(self.house, self.cookie)

    @property
    def cookie(self) -> str:
        """Who one is to the house."""
        return next((cookie.value or "" for cookie in self.http.cookies.jar if cookie.name == COOKIE), "")

    # The live channel

    async def follow(self) -> None:
        """Hears the table until it is cancelled; after a break it comes back by itself."""
        tries = 0
        while True:
            await asyncio.sleep(TRIES[min(tries, len(TRIES) - 1)])
            try:
                address = f"ws{self.house.removeprefix('http')}/api/live"
                async with connect(address, additional_headers={"cookie": f"{COOKIE}={self.cookie}"}, max_size=LARGEST) as socket:
                    self.socket = socket
                    await self.watch()
                    for command, _ in list(self.waiting.values()):
                        await self.say(**command)
                    tries = 0
                    await self.hear(socket)
            except ConnectionClosed as closed:
                if closed.sent is not None and closed.sent.code == TOO_LARGE:
                    await self.give_up()
                    return
            except Strange:
                await self.give_up()
                return
            except (OSError, InvalidHandshake, WebSocketException):
                pass
            finally:
                self.socket = None
            tries += 1
            await self.heard.put({"kind": "away"})

    async def hear(self, socket: ClientConnection) -> None:
        """Everything that one connection brings."""
        beating = asyncio.create_task(self.beat())
        try:
            async for text in socket:
                told = message(text)
                answered = self.waiting.pop(str(told.get("id", "")), None)
                if answered is not None and not answered[1].done():
                    answered[1].set_result(told)
                if told["kind"] == "event":
                    self.last = told["n"]
                if told["kind"] == "elsewhere":
                    return
                await self.heard.put(told)
        finally:
            beating.cancel()

    async def give_up(self) -> None:
        """The house says what nobody understands: nothing more is expected of it."""
        for _, answer in self.waiting.values():
            if not answer.done():
                answer.set_result({"kind": "refused", "reason": STRANGE})
        await self.heard.put({"kind": "strange"})

    async def watch(self) -> None:
        """Follows the table from one's seat, or as a spectator."""
        await self.say(do="watch", table=self.table, seat=self.seat, since=self.last)

    async def look_from(self, seat: int | None) -> None:
        """Follows the table from another seat from now on."""
        self.seat, self.last = seat, None
        await self.watch()

    async def beat(self) -> None:
        """Says now and then that one is still there."""
        while True:
            await asyncio.sleep(self.heartbeat)
            await self.say(do="ping")

    async def say(self, **command: object) -> None:
        """Says something, if there is a connection."""
        if self.socket is not None:
            with contextlib.suppress(WebSocketException):
                await self.socket.send(json.dumps(command))

    async def do(self, what: str, **more: object) -> Json:
        """Asks for something at the table and waits for the answer, over breaks too; the same id makes it happen once."""
        id = secrets.token_hex(8)
        command: Json = {"do": what, "table": self.table, "seat": self.seat, "id": id, **more}
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.waiting[id] = (command, answer)
        await self.say(**command)
        return await answer

    async def leave(self) -> None:
        """Hangs up; the seat is kept."""
        for _, answer in self.waiting.values():
            answer.cancel()
        if self.socket is not None:
            await self.socket.close()
        await self.http.aclose()
