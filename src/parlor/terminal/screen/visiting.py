"""A table in a house, joined by its link."""

import asyncio
import json
import secrets

import parlor
from parlor.terminal import store
from parlor.terminal.screen.company import Company, Notice, Show
from parlor.terminal.screen.guest import Guest, Json, Refused, parsed
from parlor.terminal.screen.snapshot import Snapshot
from parlor.terminal.trouble import Trouble


class Visiting(Company):
    """A seat at a table of a house, or a place to watch from."""

    def __init__(self, link: str, seat: int | None, name: str | None = None) -> None:
        house, table, self.key = parsed(link)
        self.wanted = seat
        self.name = name
        self.guest = Guest(house, table)
        self.info: Json = {}
        self.view: Json | None = None
        self.log: list[str] = []
        self.results: list[Json] = []
        self.here: list[bool] = []
        self.deadline: float | None = None
        self.reached = 0
        """The number of the event that is shown."""
        self.made = 0
        """The number of the event of one's own last move."""

    async def run(self, show: Show, notice: Notice) -> None:
        await self.guest.arrive()
        await self.sit_down()
        following = asyncio.create_task(self.guest.follow())
        try:
            while True:
                await self.take(await self.guest.heard.get(), show, notice)
        finally:
            following.cancel()

    async def sit_down(self) -> None:
        """Takes the seat that is one's own, that the key opens, or that is empty; else a place to watch from."""
        path = f"/api/tables/{self.guest.table}"
        try:
            if self.name is not None:
                await self.guest.ask("PUT", "/api/me", {"name": self.name})
            self.info = await self.guest.ask("GET", path)
            mine = self.own()
            if mine is None or self.wanted not in (None, mine):
                taken = self.wanted is not None and self.info["seats"][self.wanted]["kind"] == "computer"
                body = {"seat": self.wanted, "key": self.key, "contribution": secrets.token_hex(32)}
                fill = {"seat": self.wanted, "kind": "me"}
                self.info = await (self.guest.ask("POST", f"{path}/fill", fill) if taken else self.guest.ask("POST", f"{path}/join", body))
        except IndexError:
            raise Trouble(f"there is no seat {self.wanted} at this table") from None
        except Refused as refusal:
            if not self.info.get("watching") or self.wanted is not None or self.key is not None:
                raise Trouble(str(refusal)) from None
        self.guest.seat = self.own() if self.wanted is None else self.wanted

    def own(self) -> int | None:
        """One's own seat."""
        return next((seat for seat, who in enumerate(self.info["seats"]) if who["mine"]), None)

    # What is heard

    async def take(self, message: Json, show: Show, notice: Notice) -> None:
        """What the house tells."""
        kind = message["kind"]
        if kind == "event":
            await self.event(message, show, notice)
        elif kind == "presence":
            self.here = message["here"]
        elif kind == "away":
            notice("The connection is lost: coming back …")
        elif kind == "trouble":
            notice(message["reason"])

    async def event(self, event: Json, show: Show, notice: Notice) -> None:
        """Something happened at the table."""
        self.log = self.log[: event["log_from"]] + event["log"]
        self.results = self.results[: event["results_from"]] + event["results"]
        self.info = event.get("info", self.info)
        self.view = event["view"]
        self.deadline = event.get("deadline")
        self.reached = event["n"]
        if self.view is not None:
            await show(self.now())
            return
        taken = [who["name"] or who["level"] or "computer" for who in self.info["seats"] if who["kind"] != "empty"]
        free = len(self.info["seats"]) - len(taken)
        told = f"{self.info['title']}: {', '.join(taken)} at the table. "
        if free:
            notice(told + f"{free} seat{'s are' if free > 1 else ' is'} empty.")
        elif self.info["host"]:
            await self.deal(notice)
        else:
            notice(told + "Waiting for the host to deal.")

    async def deal(self, notice: Notice) -> None:
        """The host deals as soon as all seats are taken."""
        try:
            await self.guest.ask("POST", f"/api/tables/{self.guest.table}/start", {"contribution": secrets.token_hex(32)})
        except Refused as refusal:
            notice(str(refusal))

    def now(self) -> Snapshot:
        """The present moment."""
        assert self.view is not None
        choices = [
            parlor.Move(each["text"], each["verb"], each["cards"], each["source"], each["target"], each["label"])
            for each in self.view["choices"]
        ]
        return Snapshot(self.view, choices, self.log, self.results, self.names, self.states, deadline=self.deadline)

    @property
    def names(self) -> list[str]:
        """Seat and name of each player, since the log speaks of seats."""
        return [f"{seat} {who['name']}" if who["kind"] == "human" else f"Seat {seat}" for seat, who in enumerate(self.info["seats"])]

    @property
    def states(self) -> list[str]:
        """The levels of computer players, and who is away."""
        away = [not here for here in self.here] or [False] * len(self.info["seats"])
        return [
            who["level"] or "" if who["kind"] == "computer" else "away" if gone else ""
            for who, gone in zip(self.info["seats"], away, strict=True)
        ]

    # What is asked

    async def play(self, move: str) -> str | None:
        return await self.asked("move", move=move)

    async def undo(self) -> str | None:
        return await self.asked("undo")

    async def asked(self, what: str, **more: object) -> str | None:
        """Asks, and tells why not."""
        if self.guest.seat is None:
            return "You watch this table: there is no seat for you"
        answer = await self.guest.do(what, **more)
        if answer["kind"] == "refused":
            return str(answer["reason"])
        self.made = answer["n"]
        return None

    async def hint(self) -> list[parlor.Candidate] | str:
        if self.guest.seat is None:
            return "You watch this table: there is no seat for you"
        answer = await self.guest.do("hint")
        if answer["kind"] == "refused":
            return str(answer["reason"])
        return [parlor.Candidate(each["move"], each["worth"], each["worlds"], each["points"], each["reason"]) for each in answer["moves"]]

    async def again(self) -> str | None:
        try:
            self.info = await self.guest.ask("POST", f"/api/tables/{self.guest.table}/rematch")
        except Refused as refusal:
            return str(refusal)
        self.guest.table, self.guest.last = self.info["id"], None
        self.reached = self.made = 0
        self.view, self.log, self.results, self.key = None, [], [], None
        return None

    async def save(self, name: str) -> str:
        try:
            record = await self.guest.ask("GET", f"/api/tables/{self.guest.table}/record")
        except Refused as refusal:
            raise Trouble(str(refusal)) from None
        store.write(json.dumps(record, ensure_ascii=False), name)
        return f"The house record is saved in {name}: 'parlor verify {name}' checks its deal"

    async def close(self) -> None:
        await self.guest.leave()
