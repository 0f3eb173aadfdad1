"""Members of a circle, who talk to a house over the wire."""

import asyncio
import json
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

from websockets.exceptions import ConnectionClosed

import parlor
from tests.server.running import PATIENCE, Guest, Running

GAME = "doolittle"
# How often someone who waits says that they are still there, in seconds.
SIGN_OF_LIFE = 5.0


async def named(stack: AsyncExitStack, url: str, *names: str) -> list[Guest]:
    """Guests with names."""
    found = []
    for name in names:
        guest = await stack.enter_async_context(Guest(url))
        await guest.ask("PUT", "/api/me", {"name": name})
        found.append(guest)
    return found


def at(house: Running, *names: str) -> Callable[[Callable[..., Awaitable[None]]], None]:
    """Runs a story with some named guests of a house."""

    def run(story: Callable[..., Awaitable[None]]) -> None:
        async def told() -> None:
            async with AsyncExitStack() as stack:
                await story(*await named(stack, house.url, *names))

        asyncio.run(told())

    return run


async def circle_of(host: Guest, *others: Guest, **wish: object) -> str:
    """A circle with some members; returns its id."""
    id = str((await host.ask("POST", "/api/circles", {"name": "Thursday", **wish}, 201))["id"])
    for other in others:
        await other.ask("POST", f"/api/circles/{id}/join", {})
    return id


async def follow(guest: Guest, circle: str) -> dict[str, Any]:
    """Follows a circle; returns it."""
    if guest.socket is None:
        await guest.call()
    await guest.say("follow", circle=circle)
    return dict((await guest.hear("circle"))["circle"])


async def told(guest: Guest, kind: str, wanted: Callable[[dict[str, Any]], bool], patience: float = PATIENCE) -> dict[str, Any]:
    """The next message of a kind that is as wanted."""
    assert guest.socket is not None
    end = time.monotonic() + patience
    while time.monotonic() < end:
        try:
            message = json.loads(await asyncio.wait_for(guest.socket.recv(), SIGN_OF_LIFE))
        except TimeoutError:
            await guest.say("ping")
            continue
        guest.heard.append(message)
        if message["kind"] == kind and wanted(message):
            return dict(message)
    raise AssertionError(f"no {kind} as wanted was heard")


async def told_again(guest: Guest, circle: str, kind: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The same from a house of several processes: one that stood still hangs up, and is called again."""
    while True:
        try:
            return await told(guest, kind, wanted)
        except ConnectionClosed:
            await guest.call()
            await guest.say("follow", circle=circle)


async def propose(guest: Guest, circle: str, game: str = GAME, **wish: object) -> str:
    """Proposes a game; returns the table."""
    body = {"game": game, "contribution": secrets.token_hex(32), **wish}
    return str((await guest.ask("POST", f"/api/circles/{circle}/tables", body, 201))["id"])


async def join(guest: Guest, table: str) -> dict[str, Any]:
    """Says "I'm in"."""
    return dict(await guest.ask("POST", f"/api/tables/{table}/join", {"contribution": secrets.token_hex(32)}))


async def play_out(table: str, players: dict[int, Guest]) -> list[int]:
    """Plays a table to its end, each seat its first legal move; returns the scores."""
    views = {}
    for seat, guest in players.items():
        if guest.socket is None:
            await guest.call()
        views[seat] = (await guest.watch(table, seat))["view"]
    while not next(iter(views.values()))["over"]:
        if not any(seat in view["waiting"] for seat, view in views.items()):
            # A computer player is thinking; the house does not like to be asked without a pause.
            await asyncio.sleep(0.2)
        for seat, guest in players.items():
            view = (await guest.watch(table, seat))["view"]
            views[seat] = view
            if seat in view["waiting"] and not view["over"]:
                await guest.move(table, seat, view["choices"][0]["text"])
    return list(next(iter(views.values()))["scores"])


def better(game: str) -> int:
    """1 if points are good."""
    return int(parlor.deal(game, seed=0).ending().better())
