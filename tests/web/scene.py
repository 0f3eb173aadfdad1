"""A house where people meet: a circle with a chat, tables, standings and evenings in every state, and somebody who runs the house."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser

from tests.server.authenticator import Somebody, operating
from tests.server.circling import circle_of, join, propose
from tests.server.running import PATIENCE, Running
from tests.web.browser import Guest

GAME = "flique"
NAMES = ("Annemarie", "Bob", "Cem", "Dora")
LINES = ("Good evening, everybody.", "Who is in on Thursday? I could bring my sister, she knows Whist.", "Gladly.")
REPORTED = "Not the first time"
ONE_DEAL = {"game": GAME, "deals": 1, "clock": 600}
# What there is to look at.
PLACES = ["circles", "circle", "evening over", "evening playing", "evening signing", "you", "house"]
# One in every state; the last one is for partners.
EVENINGS: dict[str, dict[str, object]] = {"over": ONE_DEAL, "playing": ONE_DEAL, "signing": {"game": "secret-seven"}}


@dataclass
class Scene:
    """What there is to look at, and who looks: the host of the circle, who runs the house as well."""

    url: str
    cookie: str = ""
    paths: dict[str, str] = field(default_factory=dict)
    """Where each of the places is."""
    said: list[str] = field(default_factory=list)
    """Names, and what people said."""

    def looked_at(self, browser: Browser, settings: dict[str, Any] | None = None, **context: Any) -> Guest:
        """The browser of the host."""
        guest = Guest(browser, self.url, settings, **context)
        guest.context.add_cookies([{"name": "parlor_guest", "value": self.cookie, "url": self.url}])
        return guest

    def show(self, guest: Guest, place: str) -> None:
        """Opens a place, with everything unfolded."""
        guest.page.goto(self.paths[place])
        guest.page.wait_for_selector("h1")
        guest.page.wait_for_load_state("networkidle")
        guest.page.evaluate("() => document.querySelectorAll('main details').forEach((folded) => (folded.open = true))")


def furnished(house: Running) -> Scene:
    """Plays what has to be played; in a thread, since the browser has a loop of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(played(house))).result()


async def played(house: Running) -> Scene:
    """The scene, played over HTTP."""
    scene = Scene(house.url.replace("127.0.0.1", "localhost"))
    async with (
        await operating(house.url, house.database) as ann,
        Somebody(house.url) as bob,
        Somebody(house.url) as cem,
        Somebody(house.url) as dora,
    ):
        people = [ann, bob, cem, dora]
        for person, name in zip(people, NAMES, strict=True):
            await person.named(name)
        circle = await circle_of(*people)
        path = f"/api/circles/{circle}"
        await ann.ask("PATCH", path, {"date": time.time() + 3 * 86_400})
        for person, line in zip((bob, cem, ann), LINES, strict=True):
            await person.ask("POST", f"{path}/chat", {"text": line}, 201)
        await bob.ask("POST", f"{path}/report", {"member": 3, "why": "words", "text": REPORTED, "line": 2})
        await ann.ask("POST", "/api/operator/reserved", {"name": "Otto"})
        over = await propose(ann, circle, GAME, players=2)
        await join(bob, over)
        await ann.ask("POST", f"/api/tables/{over}/start", {})
        await bob.ask("POST", f"/api/tables/{over}/resign", {"seat": 1})
        await propose(bob, circle, players=4)
        evenings = {}
        for name, wish in EVENINGS.items():
            body = {"starts": time.time() + 86_400, **wish}
            evenings[name] = (await ann.ask("POST", f"{path}/evenings", body, 201))["id"]
            for person in people:
                await person.ask("POST", f"/api/evenings/{evenings[name]}/sign", {})
        for name in ("over", "playing"):
            info = await ann.ask("POST", f"/api/evenings/{evenings[name]}/start")
            tables = [table["table"] for table in info["rounds"][0]["tables"]]
            for table in tables if name == "over" else tables[1:]:
                for person in people:
                    seats = (await person.ask("GET", f"/api/tables/{table}"))["seats"]
                    if seats[0]["mine"]:
                        await person.ask("POST", f"/api/tables/{table}/resign", {"seat": 0})
        end = time.monotonic() + PATIENCE
        while (await ann.ask("GET", f"/api/evenings/{evenings['over']}"))["state"] != "over":
            assert time.monotonic() < end, "the evening does not end"
            await asyncio.sleep(0.1)
        scene.cookie = ann.http.cookies["parlor_guest"]
        devices = [device["label"] for device in (await ann.ask("GET", "/api/me"))["devices"]]
        proofs = [(await ann.ask("GET", f"/api/evenings/{id}"))["fair"] for id in evenings.values()]
        seals = [proof[part] for proof in proofs for part in ("commitment", "secret") if proof[part]]
        months = {time.strftime(form, time.localtime(time.time() + days * 86_400)) for form in ("%B", "%b") for days in (0, 1, 3)}
        # The browser itself says what a month is called, and “and”.
        scene.said = [*NAMES, *LINES, REPORTED, "Thursday", "Otto", *devices, *seals, *months, "and"]
        scene.paths = {
            "circles": "/circles",
            "circle": f"/c/{circle}",
            **{f"evening {name}": f"/c/{circle}/evening/{id}" for name, id in evenings.items()},
            "you": "/you",
            "house": "/you/house",
        }
    return scene
