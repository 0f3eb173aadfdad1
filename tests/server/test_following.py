"""Followers of a table: when a seat changes hands its view ends at once, and it is known who is away."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from parlor.server import room_events as ev
from parlor.server import ws_messages as ws
from parlor.server.connections import Client
from parlor.server.guest_jobs import GuestJobs
from parlor.server.live_tables import House
from parlor.server.refusals import Refused
from parlor.server.tables import LiveTable
from tests.server.inside import TABLE, AtOnce, Hands, client, inside, opening, told


class Party:
    """A running game of people who all watch from their seats."""

    def __init__(self, house: House, live: LiveTable, now: Hands) -> None:
        self.house = house
        self.live = live
        self.now = now
        self.clients = [client(house, f"guest{seat}") for seat in range(len(live.room.chairs))]

    async def happen(self, happening: ev.Any) -> None:
        async with self.house.at(TABLE):
            await self.house.happen(self.live, happening)

    def told(self, who: Client) -> list[dict[str, Any]]:
        return [msgspec.json.decode(message) for message in told(who)]


def party(scene: Callable[[Party], Awaitable[None]]) -> Callable[[], None]:
    """A test at a table of four people who play two hands of Quenette."""

    def run() -> None:
        async def play() -> None:
            now = Hands()
            house, live = inside(opening("quenette", 4, {"hands": 2}), now=now)
            found = Party(house, live, now)
            await found.happen(ev.Dealt(5))
            for seat, each in enumerate(found.clients):
                await house.watch(each, ws.Watch(TABLE, seat))
            for each in found.clients:
                told(each)
            await scene(found)
            await house.close()

        asyncio.run(play())

    return run


def shown(message: dict[str, Any]) -> set[str]:
    """The cards that a message shows in hands."""
    zones = message["view"]["zones"]
    return {card for name, cards in zones.items() if name.startswith("hand:") for card in cards} - {"??"}


@pytest.mark.parametrize(
    "happening",
    [ev.Filled(1, "random"), ev.Timeout(1, "random"), ev.Sat(1, "phone", "Phone"), ev.Resigned(1), ev.Removed(1)],
    ids=lambda each: type(each).__name__.lower(),
)
def test_the_view_of_a_seat_ends_when_it_changes_hands(happening: ev.Any) -> None:
    @party
    async def scene(at: Party) -> None:
        await at.happen(happening)
        lost, *events = at.told(at.clients[1])
        assert (lost["kind"], lost["seat"]) == ("lost", 1)
        assert lost["watching"] == (not isinstance(happening, ev.Removed))
        assert all(event["view"]["seat"] is None and not shown(event) for event in events if event["kind"] == "event")
        assert shown(at.told(at.clients[0])[0]), "the others go on seeing their own"
        with pytest.raises(Refused):
            await at.house.watch(at.clients[1], ws.Watch(TABLE, 1))

    scene()


def test_one_who_was_sent_away_is_told_nothing_more() -> None:
    @party
    async def scene(at: Party) -> None:
        await at.happen(ev.Removed(1))
        assert [message["kind"] for message in at.told(at.clients[1])] == ["lost"]
        assert at.clients[1] not in at.live.followers
        with pytest.raises(Refused, match="sent you away"):
            await at.house.watch(at.clients[1], ws.Watch(TABLE))

    scene()


def test_who_is_away_is_told_with_the_time() -> None:
    @party
    async def scene(at: Party) -> None:
        at.now.time += 100
        left = at.now.time
        at.house.gone(at.clients[2])
        at.now.time += 30
        assert at.live.away("guest2") == 30
        assert at.live.away("guest1") == 0
        presence = at.live.presence()
        assert presence.away == [None, None, left, None]
        back = client(at.house, "guest2")
        await at.house.watch(back, ws.Watch(TABLE))
        assert at.live.away("guest2") == 0, "who watches is here, though not from his seat"

    scene()


def test_who_asked_for_a_seat_sits_down_when_the_next_hand_begins_if_he_is_there() -> None:
    async def play(stays: bool) -> None:
        house, live = inside(opening("quenette", 2, {"hands": 2}, computers=1))
        ann, eve = client(house, "guest0"), client(house, "eve")
        async with house.at(TABLE):
            await house.happen(live, ev.Dealt(5))
        await house.watch(ann, ws.Watch(TABLE, 0))
        await house.watch(eve, ws.Watch(TABLE))
        async with house.at(TABLE):
            await house.happen(live, ev.Asked(1, "eve", "Eve"))
        if not stays:
            house.gone(eve)
        table = live.room.table
        assert table is not None
        for number in range(2000):
            if live.room.hands:
                break
            if table.waiting[0] == 0:
                await house.move(ann, ws.Move(TABLE, 0, f"m{number}", table.legal(0)[0]))
            await asyncio.sleep(0)
        for _ in range(50):
            await asyncio.sleep(0)
        assert live.room.chairs[1].guest == ("eve" if stays else None)
        assert not live.room.requests
        await house.close()

    asyncio.run(play(stays=True))
    asyncio.run(play(stays=False))


def test_a_computer_player_moves_though_somebody_changes_names_all_the_time() -> None:
    class Slow(AtOnce):
        """Whenever a computer player has thought, someone has sat down again under a new name."""

        async def choose(self, *asked: Any, **more: Any) -> Any:
            found = await super().choose(*asked, **more)
            async with house.at(TABLE):
                await house.happen(live, ev.Sat(0, "guest0", f"Name {live.room.n}"))
            return found

    house, live = inside(opening("quenette", 2, {"hands": 1}, computers=1))

    async def play() -> None:
        house.thinkers = Slow()  # type: ignore[assignment]
        async with house.at(TABLE):
            await house.happen(live, ev.Dealt(6))
        table = live.room.table
        assert table is not None
        ann = client(house, "guest0")
        for number in range(4):
            if table.waiting == (0,):
                await house.move(ann, ws.Move(TABLE, 0, f"m{number}", table.legal(0)[0]))
            for _ in range(50):
                await asyncio.sleep(0)
        assert any(seat == 1 for seat, _ in table.record()["moves"])
        await house.close()

    asyncio.run(play())


def test_advice_is_not_told_to_one_who_has_lost_the_seat_meanwhile() -> None:
    class Slow(GuestJobs):
        """While the expert thinks, the seat passes to a computer player."""

        async def do(self, *asked: Any) -> Any:
            async with house.at(TABLE):
                await house.happen(live, ev.Filled(live.room.table.waiting[0], "random"))  # type: ignore[union-attr]
            return [ws.Thought("play H1", 1.0, 1, None, "")]

    house, live = inside(opening("quenette", 2, {"hands": 1}, computers=1))

    async def play() -> None:
        house.errands = Slow()
        async with house.at(TABLE):
            await house.happen(live, ev.Dealt(6))
        table = live.room.table
        assert table is not None
        for _ in range(200):
            if table.waiting == (0,):
                break
            await asyncio.sleep(0)
        ann = client(house, "guest0")
        with pytest.raises(Refused, match="holds your seat"):
            await house.hint(ann, ws.Hint(TABLE, 0, "h"))
        assert not any(b"advice" in message for message in told(ann))
        await house.close()

    asyncio.run(play())


@pytest.mark.parametrize("computers", [0, 1])
def test_everyone_is_told_who_asks_for_a_hint_unless_one_plays_alone(computers: int) -> None:
    class Wise(GuestJobs):
        async def do(self, *asked: Any) -> Any:
            return [ws.Thought("play H1", 1.0, 1, None, "")]

    async def play() -> None:
        opened = opening("quenette", 2, {"hands": 1}, computers=computers)
        opened.hints = True
        house, live = inside(opened)
        house.errands = Wise()
        async with house.at(TABLE):
            await house.happen(live, ev.Dealt(6))
        table = live.room.table
        assert table is not None
        for _ in range(200):
            if not computers or table.waiting == (0,):
                break
            await asyncio.sleep(0)
        seat = table.waiting[0]
        asking, other = client(house, f"guest{seat}"), client(house, f"guest{1 - seat}")
        await house.watch(other, ws.Watch(TABLE, None if computers else 1 - seat))
        told(other)
        await house.hint(asking, ws.Hint(TABLE, seat, "h"))
        heard = [message for message in map(msgspec.json.decode, told(other)) if message["kind"] == "event"]
        assert [(each["what"], each["by"]) for each in heard] == ([] if computers else [("hinted", seat)])
        assert any(b"advice" in message for message in told(asking))
        await house.close()

    asyncio.run(play())


def test_a_hint_on_a_forced_move_asks_nobody_and_is_told_like_any_other() -> None:
    class Idle(GuestJobs):
        """Workers that must not be asked."""

        async def do(self, *asked: Any) -> Any:
            raise AssertionError("a worker was asked")

    async def play() -> None:
        opened = opening("quenette", 2, {"hands": 1})
        opened.hints = True
        house, live = inside(opened)
        house.errands = Idle()
        async with house.at(TABLE):
            await house.happen(live, ev.Dealt(5))
        table = live.room.table
        assert table is not None
        while len(table.legal(table.waiting[0])) > 1:
            seat = table.waiting[0]
            async with house.at(TABLE):
                await house.happen(live, ev.Moved(seat, table.legal(seat)[0]))
        seat = table.waiting[0]
        ann, other = client(house, f"guest{seat}"), client(house, f"guest{1 - seat}")
        await house.watch(other, ws.Watch(TABLE, 1 - seat))
        told(other)
        await house.hint(ann, ws.Hint(TABLE, seat, "h"))
        (advice,) = [msgspec.json.decode(message) for message in told(ann) if b"advice" in message]
        assert [each["move"] for each in advice["moves"]] == list(table.legal(seat))
        assert advice["moves"][0]["key"] == "why-only-move"
        # Others must not learn from a hint whether there was a choice.
        heard = [message for message in map(msgspec.json.decode, told(other)) if message["kind"] == "event"]
        assert [(each["what"], each["by"]) for each in heard] == [("hinted", seat)]
        await house.close()

    asyncio.run(play())


def test_who_changes_places_follows_from_his_new_seat() -> None:
    async def play() -> None:
        house, live = inside(opening("quenette", 2, {"hands": 1}))
        people = [client(house, f"guest{seat}") for seat in range(2)]
        for seat, each in enumerate(people):
            await house.watch(each, ws.Watch(TABLE, seat))
            told(each)
        async with house.at(TABLE):
            await house.happen(live, ev.Swapped(0, 1))
            await house.happen(live, ev.Dealt(5))
        for seat, each in enumerate(reversed(people)):
            messages = [msgspec.json.decode(message) for message in told(each)]
            assert not [message for message in messages if message["kind"] == "lost"]
            assert messages[-1]["view"]["seat"] == seat
        await house.close()

    asyncio.run(play())
