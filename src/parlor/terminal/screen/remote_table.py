"""A table in a house, joined through its link."""

import asyncio
import json
import secrets
import time
from typing import Any

import parlor
from parlor.table.shapes import LineShape, SheetShape
from parlor.terminal import record_files
from parlor.terminal.errors import CommandError
from parlor.terminal.screen import people
from parlor.terminal.screen.house_client import HouseClient, Refused, parsed, strange
from parlor.terminal.screen.snapshot import Snapshot
from parlor.terminal.screen.table_backend import Notice, Show, TableBackend
from parlor.terminal.screen.untrusted import LARGEST_RECORD, Json, sound_info, sound_refusal
from parlor.terminal.texts import text
from parlor.terminal.wording import Refusal


class RemoteTable(TableBackend):
    """A seat at a table of a house, or a place to watch from."""

    def __init__(self, link: str, seat: int | None, name: str | None = None) -> None:
        house, table, self.key = parsed(link)
        self.wanted = seat
        self.name = name
        self.guest = HouseClient(house, table)
        self.info: Json = {}
        self.view: Json | None = None
        self.log: list[LineShape] = []
        self.results: list[SheetShape] = []
        self.here: list[bool] = []
        self.away_since: list[float | None] = []
        self.deadline: float | None = None
        self.reached = 0
        """The number of the event shown."""
        self.made = 0
        """The number of the event of the guest's own last move."""

    async def run(self, show: Show, notice: Notice) -> None:
        await self.guest.arrive()
        await self.sit_down()
        if any(each.get("mine") for each in self.info.get("requests", [])):
            notice(text("house-asked"))
        following = asyncio.create_task(self.guest.follow())
        try:
            while True:
                await self.take(await self.guest.heard.get(), show, notice)
        except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
            raise CommandError(strange()) from error
        finally:
            following.cancel()

    async def sit_down(self) -> None:
        """Takes the guest's own seat, the one that the key is for, or an empty one; otherwise watches."""
        try:
            if self.name is not None:
                await self.guest.ask("PUT", "/api/me", {"name": self.name})
            self.learn(await self.guest.ask("GET", self.path))
            if self.wanted is not None and not 0 <= self.wanted < len(self.info["seats"]):
                raise CommandError(text("house-no-seat", number=self.wanted))
            mine = people.own_seats(self.info)
            if self.wanted not in people.seats_to_see(self.info) and (self.wanted is not None or not people.seats_to_see(self.info)):
                await self.ask_for_seat(mine[0] if self.wanted is None and mine else self.wanted)
        except Refused as refusal:
            if not self.info.get("watching") or self.wanted is not None or self.key is not None:
                raise CommandError(str(refusal)) from None
        seats = people.seats_to_see(self.info)
        self.guest.seat = self.wanted if self.wanted in seats else seats[0] if seats else None

    async def ask_for_seat(self, seat: int | None) -> None:
        """Sits down, returns to a seat that a computer player keeps, or asks for a computer player's place."""
        if seat is not None and self.key is None and self.info["seats"][seat]["kind"] == "computer":
            self.learn(await self.guest.ask("POST", f"{self.path}/fill", {"seat": seat, "kind": "me"}))
        else:
            body = {"seat": seat, "key": self.key, "contribution": secrets.token_hex(32)}
            self.learn(await self.guest.ask("POST", f"{self.path}/join", body))

    @property
    def path(self) -> str:
        """The path of the table in HTTP requests."""
        return f"/api/tables/{self.guest.table}"

    def learn(self, info: Json) -> None:
        """Takes in what the house says about the table."""
        if not sound_info(info):
            raise CommandError(strange())
        self.info = info

    async def settle(self) -> None:
        """Looks from the guest's current seat, or watches."""
        seats = people.seats_to_see(self.info)
        if self.guest.seat not in seats and (seats or self.guest.seat is not None):
            self.view = None
            await self.guest.look_from(seats[0] if seats else None)

    # Incoming messages

    async def take(self, message: Json, show: Show, notice: Notice) -> None:
        """Handles a message from the house."""
        kind = message["kind"]
        if kind == "event":
            await self.event(message, show, notice)
        elif kind == "presence":
            self.here, self.away_since = message["here"], message["away"]
        elif kind == "lost":
            self.guest.seat, self.view = None, None
            if not message["watching"]:
                raise CommandError(message["reason"])
            notice(message["reason"])
        elif kind == "clock":
            self.deadline = float(message["deadline"])
            if self.view is not None:
                await show(self.now())
        elif kind == "away":
            notice(text("house-lost"))
        elif kind == "strange":
            raise CommandError(strange())
        elif kind == "trouble":
            notice(message["reason"])
            if self.guest.seat is not None:
                # The seat may have been lost while we were not listening.
                self.learn(await self.guest.ask("GET", self.path))
                await self.settle()

    async def event(self, event: Json, show: Show, notice: Notice) -> None:
        """Handles an event at the table."""
        told = people.trace(event, self.info)
        self.log = self.log[: event["log_from"]] + event["log"]
        self.results = self.results[: event["results_from"]] + event["results"]
        self.info = event.get("info", self.info)
        self.view = event["view"]
        self.deadline = event.get("deadline")
        self.reached = event["n"]
        if self.view is not None:
            await show(self.now())
        if told:
            notice(told)
        await self.settle()
        if event["view"] is None:
            await self.wait_for_deal(notice)

    async def wait_for_deal(self, notice: Notice) -> None:
        """Shows who is there before the deal; the host deals as soon as all seats are taken."""
        seats = self.info["seats"]
        taken = [who["name"] or who["level"] or text("house-computer") for who in seats if who["kind"] != "empty"]
        told = text("house-at-table", game=self.info["title"], names=", ".join(taken)) + " "
        invited = [who["name"] for who in seats if who.get("invited")]
        if invited:
            notice(told + text("house-invited", count=len(invited), names=", ".join(invited)))
        elif len(taken) < len(seats):
            notice(told + text("house-free", number=len(seats) - len(taken)))
        elif self.info["host"]:
            await self.deal(notice)
        else:
            notice(told + text("house-host-deals"))

    async def deal(self, notice: Notice) -> None:
        """Deals, for the host, as soon as all seats are taken."""
        try:
            await self.guest.ask("POST", f"{self.path}/start", {"contribution": secrets.token_hex(32)})
        except Refused as refusal:
            notice(str(refusal))

    def now(self) -> Snapshot:
        """The current moment."""
        assert self.view is not None
        choices = [
            parlor.Move(each["text"], each["verb"], each["cards"], each["source"], each["target"], each["label"])
            for each in self.view["choices"]
        ]
        return Snapshot(self.view, choices, self.log, self.results, self.names, self.states, deadline=self.deadline)

    @property
    def names(self) -> list[str]:
        """The name of each player; if several have the same name, with the seat."""
        given = [who["name"] if who["kind"] == "human" else "" for who in self.info["seats"]]
        return [
            text("seat-named", seat=seat) if not name else f"{name} ({seat})" if given.count(name) > 1 else name
            for seat, name in enumerate(given)
        ]

    @property
    def states(self) -> list[str]:
        """The levels of computer players, who is the host, and who is away or has resigned."""
        away = self.away()
        several = len([who for who in self.info["seats"] if people.is_person(who)]) > 1
        found = []
        for seat, who in enumerate(self.info["seats"]):
            said = [
                text("seat-resigned") if who.get("resigned") else people.level_of(who) if who["kind"] == "computer" else "",
                text("seat-host") if who.get("host") and several else "",
                text("seat-away") if who["kind"] == "human" and away.of(seat) else "",
            ]
            found.append(", ".join([word for word in said if word]))
        return found

    def away(self) -> people.Away:
        """Who is away, and for how long."""
        now = time.time()
        seconds = [0.0 if since is None else max(1.0, now - since) for since in self.away_since]
        return people.Away(seconds, self.guest.away_host, self.guest.away_anyone)

    # The people at the table

    def leaving(self) -> str | None:
        plays = self.view is not None and not self.view["over"] and self.guest.seat is not None
        return text("leave-house") if plays else None

    def seated(self) -> list[str]:
        return people.described(self.info, self.away()) if self.info else []

    def offers(self) -> list[people.Offer]:
        return people.offers(self.info, self.away(), self.view["waiting"] if self.view else []) if self.info else []

    async def wish(self, offer: people.Offer) -> str | None:
        try:
            self.learn(await self.guest.ask("POST", f"{self.path}/{offer.path}", offer.body))
        except Refused as refusal:
            return str(refusal)
        await self.settle()
        return None

    async def ready(self) -> None:
        if self.guest.seat is not None:
            await self.guest.say(do="ready", table=self.guest.table, seat=self.guest.seat)

    # Requests

    async def play(self, move: str) -> Refusal | None:
        return await self.asked("move", move=move)

    async def undo(self) -> Refusal | None:
        return await self.asked("undo")

    async def asked(self, what: str, **more: object) -> Refusal | None:
        """Sends a request, and returns why it was refused."""
        if self.guest.seat is None:
            return Refusal(text("house-watching"))
        answer = await self.guest.do(what, **more)
        if answer["kind"] != "accepted" or not isinstance(answer.get("n"), int):
            return Refusal(str(answer.get("reason", strange())), answer.get("key") or "", answer.get("params") or {})
        self.made = answer["n"]
        return None

    async def hint(self) -> list[parlor.Candidate] | str:
        if self.guest.seat is None:
            return text("house-watching")
        answer = await self.guest.do("hint")
        if answer["kind"] != "advice":
            return str(answer.get("reason", strange()))
        try:
            return [advised(sound_advice(each)) for each in answer["moves"]]
        except (KeyError, TypeError, ValueError):
            return strange()

    async def again(self) -> str | None:
        try:
            self.learn(await self.guest.ask("POST", f"{self.path}/rematch"))
            self.guest.table, self.guest.last = self.info["id"], None
            if self.info["phase"] == "gathering" and not people.own_seats(self.info):
                self.learn(await self.guest.ask("POST", f"{self.path}/join", {"contribution": secrets.token_hex(32)}))
        except Refused as refusal:
            return str(refusal)
        self.reached = self.made = 0
        self.view, self.log, self.results, self.key = None, [], [], None
        return None

    async def save(self, name: str) -> str:
        try:
            record = await self.guest.ask_as_it_is("GET", f"{self.path}/record", largest=LARGEST_RECORD)
        except Refused as refusal:
            raise CommandError(str(refusal)) from None
        record_files.write(json.dumps(record, ensure_ascii=False), name)
        return text("house-saved", file=name)

    async def close(self) -> None:
        await self.guest.leave()


def sound_advice(thought: Json) -> Json:
    """A move that an expert thought about, as the house tells of it; raises ValueError where no words can be made of its reason."""
    if not sound_refusal(thought):
        raise ValueError("this is no reason")
    return thought


def advised(thought: dict[str, Any]) -> parlor.Candidate:
    """A move with what the house thinks of it; raises KeyError, TypeError or ValueError where it is none."""
    points = thought["points"]
    return parlor.Candidate(
        str(thought["move"]),
        float(thought["worth"]),
        int(thought["worlds"]),
        None if points is None else float(points),
        str(thought["reason"]),
        thought.get("key"),
        thought.get("params"),
        int(thought.get("rank", 0)),
    )
