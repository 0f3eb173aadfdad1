"""People: one person with several devices, and a guest who turns out to be somebody."""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from parlor.server import notices, people, queries
from parlor.server import room_events as ev
from parlor.server.bulletins import Bulletins
from parlor.server.credentials import new_guest
from parlor.server.ownership import News, Sole
from parlor.server.people import People
from parlor.server.push import Subscription
from parlor.server.room import Room
from parlor.server.schema import migrate
from parlor.server.sqlite import sqlite_store
from parlor.server.store import Database, Store
from tests.server.inside import TABLE, opening


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = sqlite_store(tmp_path / "house.db")
    made.open(migrate)
    yield made
    made.close()


def known(store: Store) -> tuple[People, list[str]]:
    """The people of a house, and the devices that were reported as revoked."""
    ownership, heard = Sole(), list[str]()
    bulletins = Bulletins(ownership)
    bulletins.on(people.REVOKED, heard.append)
    asyncio.run(ownership.begin(News(print, print, print, bulletins.told)))
    return People(store, bulletins), heard


def test_no_id_looks_like_an_option_of_a_command() -> None:
    assert not [each for each in (new_guest() for _ in range(2_000)) if each.startswith("-")]


def test_a_guest_is_known_without_a_trace(store: Store) -> None:
    house, _ = known(store)

    async def come() -> None:
        guest = house.newcomer()
        assert await house.of_device(guest) == guest
        assert await house.of_device("older guest") == "older guest"
        assert await house.devices(guest) == []

    asyncio.run(come())
    assert asyncio.run(store.read(lambda database: database.run("SELECT id FROM guests"))) == []


def test_a_person_has_several_devices_and_each_can_be_revoked(store: Store) -> None:
    house, heard = known(store)

    async def live() -> None:
        other = await house.add_device("ann", "Firefox, Windows")
        assert await house.of_device(other) == "ann" == await house.of_device("ann")
        await store.write(lambda database: notices.subscribe(database, "ann", other, Subscription("https://push", "key", "secret")))
        assert not await house.revoke("bob", other)
        assert await store.read(lambda database: notices.is_pushed(database, other))
        assert await house.revoke("ann", other)
        assert not await store.read(lambda database: notices.is_pushed(database, other))
        assert not await house.revoke("ann", other)
        assert await house.of_device(other) is None
        assert heard == [other]
        assert await house.of_device("ann") == "ann"

    asyncio.run(live())


def test_of_too_many_devices_the_oldest_goes(store: Store) -> None:
    house, _ = known(store)

    async def live() -> None:
        for number in range(people.MOST_DEVICES + 2):
            await house.add_device("ann", str(number))
        assert len(await house.devices("ann")) == people.MOST_DEVICES

    asyncio.run(live())


def test_what_was_a_guests_is_the_persons(store: Store) -> None:
    """Names, places, results and deals of the day go along; where both have one, the person's own counts."""
    house, _ = known(store)

    def play(database: Database, guest: str, table: str, day: str | None) -> None:
        run = database.run
        run("INSERT INTO places (guest, table_id, seat) VALUES (?, ?, 0)", [guest, table])
        run("INSERT INTO results VALUES (?, ?, 0, 'quenette', 1, 5, 5, 1, 0, ?)", [guest, table, day])
        if day:
            run("INSERT INTO dailies VALUES (?, ?, 'quenette', ?)", [guest, day, table])

    async def live() -> None:
        await house.add_device("ann", "")
        await store.write(lambda database: queries.rename(database, "ann", "Ann"))
        await store.write(lambda database: queries.rename(database, "guest", "Nobody"))
        for guest, table, day in [
            ("ann", "a", "2026-01-01"),
            ("guest", "b", "2026-01-01"),
            ("guest", "c", "2026-01-02"),
            ("guest", "d", None),
        ]:
            await store.write(partial(play, guest=guest, table=table, day=day))
        assert await house.merge("guest", "ann")
        assert await house.of_device("guest") is None
        assert await store.read(lambda database: queries.name_of(database, "ann")) == "Ann"
        rows = await store.read(
            lambda database: database.run("SELECT table_id, daily, practice FROM results WHERE guest = 'ann' ORDER BY 1")
        )
        assert rows == [("a", "2026-01-01", 0), ("b", None, 1), ("c", "2026-01-02", 0), ("d", None, 0)]
        assert await store.read(lambda database: people.known_as(database, {"guest", "ann"})) == {"guest": "ann"}
        assert not await house.merge("ann", "bob"), "a lasting person stays apart"

    asyncio.run(live())


def test_a_table_knows_who_a_guest_became() -> None:
    room = Room(TABLE, opening("quenette", 4, {}), 1.0)
    before = [chair.epoch for chair in room.chairs]
    room.happen(ev.Dealt(7))
    cards = room.table.view(0)["zones"] if room.table else None
    room.happen(ev.Became("guest0", "ann"))
    assert room.host == room.opened.host == "ann"
    assert room.seats_of("ann") == [0]
    assert room.sees("ann", 0)
    assert not room.sees("guest0", 0)
    assert "guest0" not in room.names()
    assert [chair.epoch for chair in room.chairs] == before
    assert room.table is not None
    assert room.table.view(0)["zones"] == cards


def test_whoever_is_forgotten_does_not_come_back_by_an_old_cookie(store: Store) -> None:
    house, _ = known(store)

    async def live() -> None:
        other = await house.add_device("ann", "")
        await store.write(lambda database: people.forget(database, "ann"))
        house._known.clear()
        assert await house.of_device("ann") is None
        assert await house.of_device(other) is None

    asyncio.run(live())
