"""A guest of a house: sends requests over HTTP, follows one table on the live channel, and reconnects (docs/protocol-house.md)."""

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
from parlor.terminal.texts import text

LINK = re.compile(r"^/t/(?P<table>[a-z0-9]{12})/?$")
COOKIE = "parlor_guest"
PATIENCE = 20.0
# A house hangs up after five idle seconds, and a request that is sent just then would fail.
IDLE = 1.0
# Seconds before each attempt to reconnect; the last one is repeated.
TRIES = (0.0, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0)
HEARTBEAT = 20
TOO_LARGE = 1009


def strange() -> str:
    """What is said when a house makes no sense."""
    return text("house-strange")


class Refused(Exception):
    """A refusal from the house, with its reason."""


def parsed(link: str) -> tuple[str, str, str | None]:
    """The house, the table and the key in a link."""
    parts = urlsplit(link)
    found = LINK.match(parts.path)
    if not parts.hostname or found is None:
        raise CommandError(text("house-no-link", link=link[:80]))
    return f"{parts.scheme}://{parts.netloc}", found["table"], parts.fragment or None


def kept() -> Path:
    """Where the cookies of houses are stored, so that players can return to their seats."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "parlor" / "guests.json"


def cookies() -> dict[str, str]:
    """The cookie of each house visited."""
    try:
        found = json.loads(kept().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(house): str(cookie) for house, cookie in found.items()} if isinstance(found, dict) else {}


def keep_cookie(house: str, cookie: str) -> None:
    """Saves the cookie for a house; if the disk is not writable, play goes on anyway."""
    with contextlib.suppress(OSError):
        kept().parent.mkdir(parents=True, exist_ok=True)
        kept().touch(mode=0o600)
        kept().write_text(json.dumps({**cookies(), house: cookie}), encoding="utf-8")


def seconds_of(house: Json, name: str, usual: int) -> int:
    """A number of seconds given by a house, or the default."""
    found = house.get(name)
    return min(max(found, 1), 86_400) if isinstance(found, int) else usual


class HouseClient:
    """One guest at one table."""

    def __init__(self, house: str, table: str) -> None:
        self.house = house
        self.table = table
        self.seat: int | None = None
        known = cookies().get(house)
        limits = httpx.Limits(keepalive_expiry=IDLE)
        self.http = httpx.AsyncClient(base_url=house, timeout=PATIENCE, limits=limits, cookies={COOKIE: known} if known else None)
        self.heartbeat = HEARTBEAT
        self.away_host, self.away_anyone = 60, 180
        self.socket: ClientConnection | None = None
        self.heard: asyncio.Queue[Json] = asyncio.Queue()
        self.last: int | None = None
        self.places: Json = {}
        self.waiting: dict[str, tuple[Json, asyncio.Future[Json]]] = {}

    async def ask(self, method: str, path: str, body: object = None) -> Json:
        """Sends one request; the answer is cleaned. Raises Refused with the house's reason."""
        found: Json = cleaned(await self.ask_as_it_is(method, path, body))
        return found

    async def ask_as_it_is(self, method: str, path: str, body: object = None, largest: int = LARGEST) -> Json:
        """Sends one request whose answer is not for the screen; raises Refused with the house's reason."""
        try:
            async with self.http.stream(method, path, json=body) as answer:
                content = bytearray()
                async for part in answer.aiter_bytes():
                    content += part
                    if len(content) > largest:
                        raise CommandError(text("house-too-much", house=self.house))
        except httpx.HTTPError as error:
            raise CommandError(text("house-silent", house=self.house, error=type(error).__name__)) from None
        try:
            found = document(bytes(content))
        except Strange:
            found = None
        if not isinstance(found, dict):
            raise CommandError(text("house-none", house=self.house))
        if answer.status_code >= 400:
            raise Refused(str(cleaned(found.get("reason") or text("house-said", status=answer.status_code))))
        return found

    async def arrive(self) -> None:
        """Says hello, and learns how often to send a heartbeat."""
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
        """The cookie that identifies the guest to the house."""
        return next((cookie.value or "" for cookie in self.http.cookies.jar if cookie.name == COOKIE), "")

    # The live channel

    async def follow(self) -> None:
        """Listens to the table until canceled; reconnects after a break."""
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
        """Handles everything that arrives on one connection."""
        beating = asyncio.create_task(self.beat())
        try:
            async for text in socket:
                told = message(text)
                answered = self.waiting.pop(str(told.get("id", "")), None)
                if answered is not None and not answered[1].done():
                    answered[1].set_result(told)
                if told["kind"] == "event":
                    self.last = told["n"]
                    self.keep_places(told)
                if told["kind"] == "elsewhere":
                    return
                await self.heard.put(told)
        finally:
            beating.cancel()

    def keep_places(self, event: Json) -> None:
        """Gives a view what its zones are, which is told only where it has changed; raises Strange where it was never told."""
        self.places = event.get("places", self.places)
        view = event["view"]
        if view is not None:
            if list(self.places) != list(view["zones"]):
                raise Strange("every zone has its place")
            view["places"] = self.places

    async def give_up(self) -> None:
        """The house sends messages that make no sense, so nothing more is expected from it."""
        for _, answer in self.waiting.values():
            if not answer.done():
                answer.set_result({"kind": "refused", "reason": strange()})
        await self.heard.put({"kind": "strange"})

    async def watch(self) -> None:
        """Follows the table from the guest's seat, or as a spectator."""
        await self.say(do="watch", table=self.table, seat=self.seat, since=self.last)

    async def look_from(self, seat: int | None) -> None:
        """Switches to the view from another seat."""
        self.seat, self.last = seat, None
        await self.watch()

    async def beat(self) -> None:
        """Sends a heartbeat from time to time."""
        while True:
            await asyncio.sleep(self.heartbeat)
            await self.say(do="ping")

    async def say(self, **command: object) -> None:
        """Sends a command, if there is a connection."""
        if self.socket is not None:
            with contextlib.suppress(WebSocketException):
                await self.socket.send(json.dumps(command))

    async def do(self, what: str, **more: object) -> Json:
        """Sends a request to the table and waits for the answer, even across breaks; the same id makes it happen only once."""
        id = secrets.token_hex(8)
        command: Json = {"do": what, "table": self.table, "seat": self.seat, "id": id, **more}
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.waiting[id] = (command, answer)
        await self.say(**command)
        return await answer

    async def leave(self) -> None:
        """Disconnects; the seat is kept."""
        for _, answer in self.waiting.values():
            answer.cancel()
        if self.socket is not None:
            await self.socket.close()
        await self.http.aclose()
