"""Presence: sent when it changes, once for many changes, and to nobody when nothing has changed."""

import asyncio

import msgspec

from parlor.server import ws_messages as ws
from parlor.server.connections import Client
from tests.server.inside import TABLE, client, inside, opening, told


def presences(connected: Client) -> list[tuple[list[bool], int]]:
    """What a client was told about the others since the last call."""
    messages = [msgspec.json.decode(message) for message in told(connected)]
    return [(message["here"], message["spectators"]) for message in messages if message["kind"] == "presence"]


def test_a_change_is_told_at_once_and_the_same_twice_to_nobody() -> None:
    async def play() -> None:
        house, _ = inside(opening("quenette", 3, {}))
        ann, bob = client(house, "guest0"), client(house, "guest1")
        await house.watch(ann, ws.Watch(TABLE, 0))
        assert presences(ann)[-1] == ([True, False, False], 0)
        await house.watch(bob, ws.Watch(TABLE, 1))
        assert presences(ann) == [([True, True, False], 0)]
        assert presences(bob)[-1] == ([True, True, False], 0)
        for _ in range(50):
            await house.watch(bob, ws.Watch(TABLE, 1))
        assert presences(ann) == presences(bob) == []
        house.unwatch(bob, TABLE)
        assert presences(ann) == [([True, False, False], 0)]

    asyncio.run(play())


def test_a_second_tab_learns_who_is_there_although_nothing_has_changed() -> None:
    async def play() -> None:
        house, _ = inside(opening("quenette", 3, {}))
        ann, tab = client(house, "guest0"), client(house, "guest0")
        await house.watch(ann, ws.Watch(TABLE, 0))
        await house.watch(tab, ws.Watch(TABLE, 0))
        assert presences(tab) == [([True, False, False], 0)]
        presences(ann)
        await house.watch(tab, ws.Watch(TABLE, 0))
        assert presences(ann) == presences(tab) == []

    asyncio.run(play())


def test_many_changes_in_a_row_are_told_once() -> None:
    async def play() -> None:
        house, live = inside(opening("quenette", 3, {}))
        house.presence_pause = 3600.0
        ann = client(house, "guest0")
        await house.watch(ann, ws.Watch(TABLE, 0))
        assert presences(ann)[-1] == ([True, False, False], 0)
        crowd = [client(house, f"guest{number + 9}") for number in range(30)]
        for each in crowd:
            await house.watch(each, ws.Watch(TABLE))
            await house.watch(each, ws.Watch(TABLE))
        assert presences(ann) == []
        assert live.telling is not None
        house._tell_presence(live)
        assert presences(ann) == [([True, False, False], 30)]
        for each in crowd:
            house.gone(each)
            assert len(presences(each)) == 2  # One when it connected, one for everyone.
        house._tell_presence(live)
        assert presences(ann) == [([True, False, False], 0)]

    asyncio.run(play())
