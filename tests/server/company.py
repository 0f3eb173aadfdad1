"""People at the tables of a house who come, play, go, take over and take back, and a chronicle of everything they were told."""

import asyncio
import json
import random
import secrets
import time
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidMessage

from parlor.server import room_events as ev
from parlor.server import seat_views
from parlor.server.room import Room
from tests.server.running import PATIENCE, Guest

# What happens to clients that the house can no longer serve: the connection ends, or there is no other process to forward them to.
BROKEN = (ConnectionClosed, InvalidMessage, OSError, httpx.TransportError)
MOMENT = 0.2
EVENTS_BETWEEN = 80
# The parts of a table's description to compare: everything that follows from its journal alone.
INFO = ("phase", "seats", "host", "requests", "ending", "winners", "rematch")
# The journal rows that a request may lead to.
ASKED_FOR = {
    "sat": ("join", "fill", "admit"),
    "left": ("leave",),
    "filled": ("leave", "fill"),
    "asked": ("fill",),
    "hosted": ("host",),
    "removed": ("remove",),
    "rekeyed": ("key",),
    "swapped": ("swap",),
    "resigned": ("resign",),
    "dealt": ("start",),
    "rematch": ("rematch",),
}


COMPUTER = {"kind": "computer", "level": "random"}
ROUND = {"game": "quenette", "options": {"hands": 2}, "seats": [{"kind": "me"}, {"kind": "empty"}, COMPUTER, COMPUTER]}
ALONE = {"game": "quenette", "options": {"hands": 2}, "seats": [{"kind": "me"}, COMPUTER, COMPUTER, COMPUTER]}
PATIENCE_GAME = {"game": "flag", "seats": [{"kind": "me"}]}
# The parties: how many people, and at which table.
PARTIES = ((4, ROUND), (3, ROUND), (2, ALONE), (2, PATIENCE_GAME))


class Elsewhere(OSError):
    """Another process serves the table, or none at the moment: try again."""


def digest(told: object) -> str:
    """A short form of a message, for comparison."""
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


class Chronicle:
    """Everything that people said and were told, for comparison with the journals."""

    def __init__(self) -> None:
        self.latest: Counter[str] = Counter()
        self.said: dict[str, dict[str, Any]] = {}
        self.accepted: dict[str, int] = {}
        self.requests: Counter[tuple[str, str]] = Counter()
        self.events: dict[tuple[str, int], set[tuple[str, int | None]]] = {}
        self.views: dict[tuple[str, int], set[tuple[int | None, str]]] = {}
        self.infos: dict[tuple[str, int], set[tuple[str, str]]] = {}

    async def grown(self, rng: random.Random) -> None:
        """Waits until people were told about some more events, and a moment longer."""
        goal = sum(self.latest.values()) + rng.randrange(EVENTS_BETWEEN)
        end = time.monotonic() + PATIENCE
        while sum(self.latest.values()) < goal and time.monotonic() < end:
            await asyncio.sleep(rng.uniform(0.001, 0.02))

    def told_event(self, guest: str, event: dict[str, Any]) -> None:
        """An event, or the state in answer to `watch`."""
        at = (event["table"], event["n"])
        self.latest[at[0]] = max(at[1], self.latest[at[0]])
        if event["what"] != "state":
            self.events.setdefault(at, set()).add((event["what"], event["by"]))
        if event["view"] is not None:
            self.views.setdefault(at, set()).add((event["view"]["seat"], digest(event["view"])))
        if "info" in event:
            self.told_info(guest, event["info"])

    def told_info(self, guest: str, info: dict[str, Any]) -> None:
        """The state of a table, in an event or in the response to a request."""
        at = (info["id"], info["n"])
        self.latest[at[0]] = max(at[1], self.latest[at[0]])
        self.infos.setdefault(at, set()).add((guest, digest({name: info.get(name) for name in INFO})))

    def compare(self, journals: dict[str, list[tuple[float, str]]]) -> None:
        """Everything that was acknowledged or announced is in the journals, once and where it was said to be; and nothing else is."""
        rows = {(table, n): json.loads(body) for table, lines in journals.items() for n, (_, body) in enumerate(lines, 1)}
        ids = Counter(row["id"] for row in rows.values() if row.get("id") is not None)
        assert set(ids.values()) <= {1}, "something was done twice"
        assert set(ids) <= set(self.said), "something was done that nobody asked for"
        for id, n in self.accepted.items():
            said = self.said[id]
            row = rows.get((said["table"], n), {})
            assert row.get("id") == id, f"what was acknowledged as event {n} is not there: {said}, but {row}"
            assert row.get("move") == said.get("move")
            assert row["seat"] == said["seat"]
        for at, told in self.events.items():
            for what, by in told:
                assert (what, by) == (rows[at]["what"], rows[at].get("seat")), f"event {at} was told, and is another one now"
        made = Counter((table, row["what"]) for (table, _), row in rows.items())
        for (table, what), count in made.items():
            if what in ASKED_FOR:
                assert count <= sum(self.requests[table, name] for name in ASKED_FOR[what]), f"{what} at {table} more often than asked for"
        for table, lines in journals.items():
            self._follow(table, lines)

    def _follow(self, table: str, lines: list[tuple[float, str]]) -> None:
        """Replays a journal, and compares what people were shown along the way."""
        room: Room | None = None
        for n, (at, body) in enumerate(lines, 1):
            happening = ev.read(body)
            if room is None:
                assert isinstance(happening, ev.Opened)
                room = Room(table, happening, at)
            else:
                room.happen(happening)
            for seat, shown in self.views.get((table, n), ()):
                view = msgspec.to_builtins(seat_views.event(room, seat, "state", None, None).view)
                assert digest(view) == shown, f"seat {seat} of {table} was shown another event {n}"
            for guest, shown in self.infos.get((table, n), ()):
                info = msgspec.to_builtins(room.info(guest))
                assert digest({name: info.get(name) for name in INFO}) == shown, f"{guest} was told another event {n} of {table}"


def company(doors: list[str]) -> tuple[Chronicle, list["Party"]]:
    """Some parties at a house with several processes, and their chronicle."""
    chronicle = Chronicle()
    return chronicle, [Party(chronicle, doors, size, wish) for size, wish in PARTIES]


class Party:
    """Some people who meet at a table, and after each game at another one."""

    def __init__(self, chronicle: Chronicle, doors: list[str], size: int, wish: dict[str, Any]) -> None:
        self.doors = doors
        self.wish = {"players": len(wish["seats"]), "pace": "instant", **wish}
        self.table = ""
        self.keys: list[str] = []
        self.people = [Person(self, chronicle, random.Random(f"{wish}/{number}")) for number in range(size)]

    async def meet(self) -> None:
        """Everyone comes to the house; the first one opens a table."""
        for person in self.people:
            await person.guest.ask("GET", "/api/house")
        await self.people[0].open()

    async def go_on(self, until: asyncio.Event) -> None:
        """Everyone does various things until it is over, and reconnects whenever the connection breaks."""
        await asyncio.gather(*[person.go_on(until) for person in self.people])

    async def part(self) -> None:
        """Everyone leaves."""
        for person in self.people:
            await person.guest.http.aclose()


class Person:
    """Does one thing after another at the party's table; a command without an answer is sent again under its old id."""

    def __init__(self, party: Party, chronicle: Chronicle, rng: random.Random) -> None:
        self.party = party
        self.chronicle = chronicle
        self.rng = rng
        self.guest = Guest(party.doors[0])
        self.unanswered: dict[str, Any] | None = None
        self.seen: Counter[str] = Counter()
        self.view: dict[str, Any] | None = None

    @property
    def id(self) -> str:
        """The house's name for this guest."""
        return self.guest.http.cookies["parlor_guest"].partition(".")[0]

    async def go_on(self, until: asyncio.Event) -> None:
        while not until.is_set():
            door = self.rng.choice(self.party.doors)
            self.guest.url, self.guest.http.base_url = door, httpx.URL(door)
            try:
                await self.guest.call()
                while not until.is_set():
                    await self.look_and_do()
            except BROKEN:
                await asyncio.sleep(0.05)
            finally:
                if self.guest.socket is not None:
                    self.guest.socket.transport.abort()

    async def open(self) -> None:
        """Opens a table for everyone."""
        opened = await self.guest.open(**self.party.wish)
        self.chronicle.told_info(self.id, opened)
        self.party.table = opened["id"]

    # Looking

    async def look_and_do(self) -> None:
        """Looks at the table and does what comes to mind."""
        table = self.party.table
        told = self.chronicle.latest[table]
        info = await self.asked("GET", "")
        if info is None or table != self.party.table:
            return
        assert info["n"] >= told, "something that was told is gone"
        mine = next((seat for seat, each in enumerate(info["seats"]) if each["mine"]), None)
        plays = mine is not None and info["seats"][mine]["kind"] == "human"
        if not await self.watch(table, mine if plays else None):
            return
        if self.unanswered is not None:
            await self.say_again()
        elif info["phase"] == "gathering":
            await self.gather(info, mine)
        elif info["phase"] == "over":
            await self.play_again(info, mine)
        elif plays and mine is not None:
            await self.play(info, mine)
        else:
            await self.take_part(info, mine)

    async def watch(self, table: str, seat: int | None) -> bool:
        """Follows the table from a seat; returns whether that was still allowed."""
        await self.guest.say("watch", table=table, seat=seat, since=self.seen[table] or None)
        told = await self.hear(lambda message: message["kind"] == "trouble" or message.get("what") == "state")
        if told["kind"] == "event":
            assert told["n"] >= self.seen[table], "what was seen is gone"
            self.seen[table] = told["n"]
            self.view = told["view"]
        return bool(told["kind"] == "event")

    async def hear(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listens until a wanted message arrives, and keeps everything for the chronicle."""
        assert self.guest.socket is not None
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    message: dict[str, Any] = json.loads(await self.guest.socket.recv())
                    if message["kind"] == "event":
                        self.chronicle.told_event(self.id, message)
                    elif message["kind"] == "elsewhere":
                        raise Elsewhere
                    if wanted(message):
                        return message
        except TimeoutError:
            raise AssertionError("the house does not answer") from None

    async def asked(self, method: str, what: str, body: object = None) -> dict[str, Any] | None:
        """Sends a request over HTTP; None if it was refused."""
        table = self.party.table
        self.chronicle.requests[table, what] += method == "POST"
        try:
            answer = await self.guest.http.request(method, f"/api/tables/{table}/{what}".rstrip("/"), json=body)
        except httpx.TimeoutException:
            raise AssertionError("the house does not answer") from None
        if answer.status_code in (502, 503):
            raise Elsewhere
        assert answer.status_code < 500, f"{method} {what}: {answer.status_code} {answer.text}"
        if answer.is_error:
            return None
        told: dict[str, Any] = answer.json()
        if "seats" in told:
            self.chronicle.told_info(self.id, told)
        return told

    # Doing

    async def say(self, do: str, **fields: object) -> None:
        """Sends a command that will be acknowledged."""
        self.unanswered = {"do": do, "table": self.party.table, "id": secrets.token_hex(6), **fields}
        self.chronicle.said[self.unanswered["id"]] = self.unanswered
        await self.say_again()

    async def say_again(self) -> None:
        """Sends what has not been answered again, under its old id."""
        said = self.unanswered
        assert said is not None
        await self.guest.say(**said)
        answer = await self.hear(lambda message: message["kind"] in ("accepted", "refused") and message["id"] == said["id"])
        if answer["kind"] == "accepted":
            before = self.chronicle.accepted.setdefault(said["id"], answer["n"])
            assert before == answer["n"], "the same command was acknowledged twice, as two events"
        self.unanswered = None

    async def wait(self) -> None:
        """Lets others do something."""
        try:
            async with asyncio.timeout(MOMENT):
                await self.hear(lambda message: message["kind"] == "event")
        except TimeoutError:
            pass

    async def gather(self, info: dict[str, Any], mine: int | None) -> None:
        """Before the deal."""
        empty = [seat for seat, each in enumerate(info["seats"]) if each["kind"] == "empty"]
        chance = {"contribution": secrets.token_hex(32)}
        if not info["host"] and mine is None:
            await self.asked("POST", "join", chance)
        elif not info["host"]:
            await (self.asked("POST", "leave", {}) if self.rng.random() < 0.1 else self.wait())
        elif self.rng.random() < 0.2:
            await self.asked("POST", "swap", {"seat": 0, "other": self.rng.randrange(len(info["seats"]))})
        elif empty and self.rng.random() < 0.5:
            await self.wait()
        elif empty:
            await self.asked("POST", "fill", {"seat": empty[0], "kind": "computer", "level": "random"})
        else:
            await self.asked("POST", "start", chance)

    async def play(self, info: dict[str, Any], seat: int) -> None:
        """In a seat, with cards."""
        draw = self.rng.random()
        other = self.rng.randrange(len(info["seats"]))
        if info["host"] and info.get("requests"):
            await self.asked("POST", "admit", {"seat": info["requests"][0]["seat"], "yes": draw < 0.8})
        elif draw < 0.04:
            await self.asked("POST", "leave", {"seat": seat, "level": "random"})
        elif draw < 0.08:
            await self.lend(seat)
        elif draw < 0.10:
            await self.asked("POST", "host", {"seat": other})
        elif draw < 0.105:
            await self.asked("POST", "remove", {"seat": other})
        elif draw < 0.11:
            await self.asked("POST", "resign", {"seat": seat})
        elif draw < 0.25:
            await self.say("undo", seat=seat)
        elif self.view is not None and self.view["choices"]:
            await self.say("move", seat=seat, move=self.rng.choice(self.view["choices"])["text"])
        else:
            await self.wait()

    async def lend(self, seat: int) -> None:
        """Lets someone without a seat continue in this one, by giving them its key, sometimes a new one."""
        fresh = self.rng.random() < 0.5
        key = await (self.asked("POST", "key", {"seat": seat}) if fresh else self.asked("GET", f"key?seat={seat}"))
        if key is not None:
            self.party.keys.append(key["key"])

    async def take_part(self, info: dict[str, Any], mine: int | None) -> None:
        """Without a seat, or with one that a computer player keeps."""
        computers = [seat for seat, each in enumerate(info["seats"]) if each["kind"] == "computer" and not each["kept"]]
        if mine is not None:
            await (self.asked("POST", "fill", {"seat": mine, "kind": "me"}) if self.rng.random() < 0.7 else self.wait())
        elif self.party.keys:
            await self.asked("POST", "join", {"key": self.party.keys.pop()})
        elif computers and self.rng.random() < 0.5:
            await self.asked("POST", "fill", {"seat": self.rng.choice(computers), "kind": "me"})
        await self.wait()

    async def play_again(self, info: dict[str, Any], mine: int | None) -> None:
        """After the game: those who played ask for another one, and if none of them is left, someone opens a table."""
        if mine is not None:
            new = await self.asked("POST", "rematch")
            if new is not None:
                self.party.table, self.party.keys = new["id"], []
        elif not any(each["kind"] == "human" or each["kept"] for each in info["seats"]):
            await self.open()
        else:
            await self.wait()
