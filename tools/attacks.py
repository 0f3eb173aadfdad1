"""The attacks on a house, each in its own process: `python tools/attacks.py NAME URL SECONDS CORE`.

For `tools/siege.py`. An attack prepares itself, says so on standard output, waits for a line on standard input, and goes on for a number of
seconds on one core. It only talks to a house on this machine, from one address.
"""

import asyncio
import os
import resource
import secrets
import sys
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing, suppress

import httpx
import uvloop
from attacker import BROKEN, SEED, UPGRADE, Attacker, frame, local, moves_of, request, said, unheard

import parlor
from parlor.server import fair

# What comes before its `yield` is preparation.
Attack = AsyncGenerator[None, None]


async def flood(at: Attacker, begin: bytes, frames: bytes, *, reading: bool = True) -> Attack:
    """Sends the same frames on one socket as fast as possible; opens a new socket whenever the house hangs up."""
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
    """Pings, whose answers are read."""
    return flood(at, b"", frame(9) * 1000)


def pings_unread(at: Attacker) -> Attack:
    """Long pings, whose answers are not read."""
    return flood(at, b"", frame(9, "x" * 120) * 200, reading=False)


def pongs(at: Attacker) -> Attack:
    """Pongs that nobody asked for."""
    return flood(at, b"", frame(10) * 1000)


def empty_frames(at: Attacker) -> Attack:
    """A message that goes on and on in empty frames."""
    return flood(at, frame(1, last=False), frame(0, last=False) * 1000)


async def cookies(at: Attacker, size: int) -> Attack:
    """Sends requests and handshakes with a cookie of backslashes."""
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
    """Cookies of 60 kB."""
    return cookies(at, 60_000)


def cookies_180(at: Attacker) -> Attack:
    """Cookies of 180 kB."""
    return cookies(at, 180_000)


async def headers(at: Attacker) -> Attack:
    """Five connections whose headers do not end, 80 MB of short ones in all."""
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
    """1,100 requests that stop in the middle."""
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
    """Twenty sockets of one guest that ask for hints in a long game."""
    http, table = at.guest(), local("organization", 4, SEED, target=500)
    id = await at.table(http, "organization", 4, options={"target": 500})
    await at.say(http, moves_of(id, table, 1000))
    cookie, hint = await at.cookie(http), said("hint", table=id, seat=table.waiting[0], id="h")
    yield
    await asyncio.gather(*[repeated(at, cookie, hint) for _ in range(20)])


async def hints_of_many(at: Attacker) -> Attack:
    """Twenty guests who ask for hints, each at their own table."""
    seat = local("quenette", 4, SEED).waiting[0]
    asking = []
    for _ in range(20):
        http = at.guest()
        id = await at.table(http, "quenette", 4)
        asking.append((await at.cookie(http), said("hint", table=id, seat=seat, id="h")))
    yield
    await asyncio.gather(*[repeated(at, cookie, hint) for cookie, hint in asking])


async def watching(at: Attacker) -> Attack:
    """150 sockets of one guest that begin to watch a table again and again."""
    http = at.guest()
    id = await at.table(http, "quenette", 4)
    cookie = await at.cookie(http)
    yield
    await asyncio.gather(*[repeated(at, cookie, said("watch", table=id, seat=number % 4)) for number in range(150)])


async def repeated(at: Attacker, cookie: str, command: bytes, rate: float = 19.0) -> None:
    """Sends one command on one socket, as often as the limits allow."""
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
    """Reviews of finished games, two at a time."""
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
    """Requests one path after another, around and around."""
    while at.going:
        for path in paths:
            await at.asked(http, "GET", path)
            await asyncio.sleep(0.05)


async def verification(at: Attacker) -> Attack:
    """Records of half a megabyte to be checked, two at a time."""
    secret, salt = secrets.token_hex(32), secrets.token_hex(32)
    table = parlor.deal("organization", 4, seed=fair.seed(secret, [None] * 4), options={"target": 500})
    moves_of("", table, 29_000)
    proof = {"procedure": fair.PROCEDURE, "commitment": fair.commitment(secret, salt), "secret": secret, "salt": salt}
    # Without a signature, as in the first version: a record with a wrong signature is not even replayed.
    record = {"format": fair.FORMAT, "version": fair.UNSIGNED, "table": "a" * 12, "names": ["Mallory"] * 4, "taken_back": 0}
    record |= {"fair": {**proof, "contributions": [None] * 4}, "record": table.record()}
    http = at.guest()
    await at.cookie(http)

    async def one() -> None:
        while at.going:
            await at.asked(http, "POST", "/api/verify", record)
            await asyncio.sleep(0.02)

    yield
    await asyncio.gather(one(), one())


async def replays(at: Attacker) -> Attack:
    """The end of a game of 2,000 moves, played back eight times at once, again and again."""
    http = at.guest()
    id = await at.table(http, "organization", 4, options={"target": 500})
    await at.say(http, moves_of(id, local("organization", 4, SEED, target=500), 2000))
    yield
    await asyncio.gather(*[one_by_one(at, http, [f"/api/tables/{id}/replay?seat=0&first=1800&count=200"]) for _ in range(8)])


async def taken_back(at: Attacker) -> Attack:
    """A move made and taken back 2,500 times, or as often as the house allows; then the table is opened after a restart."""
    http = at.guest()
    seats = [{"kind": "me"}, {"kind": "computer", "level": "random"}]
    id = await at.table(http, "organization", 2, options={"target": 500}, seats=seats, pace="instant")
    move = await at.play_on(http, id, 150)
    await at.say(http, [move, {"do": "undo", "table": id, "seat": 0}] * 2500)
    yield
    await at.asked(http, "GET", f"/api/tables/{id}")


async def lobby(at: Attacker) -> Attack:
    """120 open tables of six guests."""
    wish = {"game": "quenette", "joining": "open", "seats": [{"kind": "me"}] + [{"kind": "empty"}] * 3}

    async def one() -> None:
        http = at.guest()
        for _ in range(20):
            await at.asked(http, "POST", "/api/tables", wish)

    yield
    await asyncio.gather(*[one() for _ in range(6)])


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
    """Prepares an attack, waits for the signal, and goes on until the time is over."""
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
