"""The house without network, disk and worker processes: what clients receive is read off their wires."""

import random
from collections.abc import Callable
from typing import Any

import parlor
from parlor.server import room_events as ev
from parlor.server.bots import Job
from parlor.server.connections import Client
from parlor.server.credentials import Credentials
from parlor.server.guest_jobs import GuestJobs
from parlor.server.live_tables import House
from parlor.server.ownership import Sole
from parlor.server.room import Room
from parlor.server.tables import LiveTable

TABLE = "k" * 12


class Memory:
    """A store that keeps nothing, but counts."""

    name = "memory:"

    def __init__(self) -> None:
        self.written = 0
        self.failing = False

    async def write(self, task: Callable[[Any], Any]) -> None:
        self.written += 1

    async def read(self, task: Callable[[Any], Any]) -> Any:
        return None


class AtOnce:
    """Computer players who answer at once, the same in every world: they pick a random move by its index."""

    waiting = thought = replaced = 0

    async def choose(self, job: Job, urgent: Callable[[], bool] = lambda: True) -> str:
        table = parlor.replay(job.record)
        rng = random.Random(f"{job.seat}/{len(job.record['moves'])}")
        return rng.choice(table.legal(job.seat))

    def close(self) -> None:
        return


class Fixed(Room):
    """A room whose first hand is dealt from a given order of the pack."""

    deck: list[str] | None = None

    def deal(self, seed: int | str) -> parlor.Table:
        return parlor.deal(self.opened.game, self.opened.players, seed=seed, dealer=0, options=self.opened.options, deck=self.deck)


def opening(game: str, players: int, options: dict[str, int | str], computers: int = 0) -> ev.Opened:
    """A table where guest0, guest1 … sit, with computer players in the last seats."""
    people = players - computers
    places = [ev.Place(f"guest{seat}", f"Guest {seat}") for seat in range(people)] + [ev.Place(level="random") for _ in range(computers)]
    return ev.Opened("guest0", game, players, options, "link", True, "instant", None, places, secret="ab" * 32, salt="cd" * 32)


class Hands:
    """A clock that moves only when told to."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


def inside(opened: ev.Opened, deck: list[str] | None = None, now: Callable[[], float] | None = None) -> tuple[House, LiveTable]:
    """A house with one table, where no time passes unless a clock is given."""
    now = now or Hands()
    house = House(Memory(), Credentials("ef" * 32), AtOnce(), GuestJobs(), Sole(), now)  # type: ignore[arg-type]
    house.presence_pause = 0.0
    room = Fixed(TABLE, opened, 1.0)
    room.deck = deck
    live = LiveTable(room, "", 0, now)
    house.tables[TABLE] = live
    return house, live


class Ear:
    """A wire that keeps what is sent, as if nobody read it."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.closed: tuple[int, str] | None = None

    def send(self, message: bytes) -> None:
        self.messages.append(message)

    def backlog(self) -> int:
        return sum(map(len, self.messages))

    def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)


def client(house: House, guest: str) -> Client:
    connected = Client(guest, Ear(), 1_000_000_000)
    house.clients.add(connected)
    return connected


def told(connected: Client) -> list[bytes]:
    """Everything that a client was sent since the last call."""
    ear = connected._wire
    assert isinstance(ear, Ear)
    messages, ear.messages = ear.messages, []
    return messages
