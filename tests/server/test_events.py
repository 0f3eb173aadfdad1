"""Events as data: what each seat saw happen, the log, and who watches on behalf of those who follow a table."""

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest

import parlor
from parlor.core.events import Event
from parlor.server import room_events as ev
from parlor.server import ws_messages as ws
from parlor.server.connections import Client
from parlor.server.live_tables import House
from parlor.server.tables import LiveTable
from parlor.table.watching import Picture, Watcher
from tests.server.inside import TABLE, client, inside, opening, told

MOVES = 40


def heard(connected: Client) -> list[dict[str, Any]]:
    """The events that a client received since the last call."""
    messages = [msgspec.json.decode(message) for message in told(connected)]
    return [message for message in messages if message["kind"] == "event"]


async def dealt(game: str, players: int) -> tuple[House, LiveTable, parlor.Table]:
    """A table with its cards dealt, which nobody follows."""
    options = {option.name: option.default for option in parlor.game(game).options.values()}
    house, live = inside(opening(game, players, options))
    async with house.at(TABLE):
        await house.happen(live, ev.Dealt(5))
    assert live.room.table is not None
    return house, live, live.room.table


async def play(live: LiveTable, house: House, number: int, rng: random.Random) -> None:
    """Someone makes a move."""
    table = live.room.table
    assert table is not None
    seat = rng.choice(table.waiting)
    async with house.at(TABLE):
        await house.happen(live, ev.Moved(seat, rng.choice(table.legal(seat)), f"m{number}"))


def is_watched(live: LiveTable) -> bool:
    """Whether the room and its table are being watched."""
    listens = live.room.table is not None and isinstance(live.room.table._journal, Watcher)
    assert (live.room.watcher is not None) == listens
    return listens


def plain(told: object) -> Any:
    """A message as it comes out of a frame."""
    return json.loads(json.dumps(told))


class Screen:
    """A client that draws the table just from events, once it has seen a view."""

    def __init__(self, table: parlor.Table, state: dict[str, Any]) -> None:
        codes = table._rules.pack.codes
        view = state["view"]
        self.picture = Picture(view["seat"], {codes[card]: card for card in range(len(codes) - 1, -1, -1)})
        self.picture.zones, self.picture.places = view["zones"], dict(state["places"])
        self.places = state["places"]
        self.picture.facts, self.picture.scores = view["facts"], view["scores"]
        self.log = state["log"]

    def take(self, event: dict[str, Any]) -> None:
        """Follows an event, and compares the picture with the view."""
        for each in event["events"]:
            self.picture.see(Event(**{**each, "cards": tuple(each["cards"])}))
            if each["key"] is not None:
                self.log.append({name: each[name] for name in ("kind", "seat", "key", "params")})
        view, picture = event["view"], self.picture
        assert event.get("places") != self.places, "places are told only where they have changed"
        self.places = event.get("places", self.places)
        assert (picture.zones, picture.places) == (view["zones"], self.places)
        assert (picture.facts, picture.scores) == (view["facts"], view["scores"])


@pytest.mark.parametrize("game", parlor.games())
def test_events_are_enough_to_follow_a_game(game: str) -> None:
    """Every seat and a spectator learn what they saw, in the engine's own words, and can draw the table from it."""

    async def scene() -> None:
        house, live, table = await dealt(game, parlor.game(game).usual)
        seats = [None, *range(table.players)]
        people = {seat: client(house, f"guest{seat}") for seat in seats}
        screens: dict[int | None, Screen] = {}
        for seat in seats:
            await house.watch(people[seat], ws.Watch(TABLE, seat))
            screens[seat] = Screen(table, heard(people[seat])[0])
        before = {seat: len(table.events(seat)) for seat in seats}
        seen: dict[int | None, list[dict[str, Any]]] = {seat: [] for seat in seats}
        rng = random.Random(game)
        for number in range(MOVES):
            if table.over:
                break
            await play(live, house, number, rng)
            for seat in seats:
                [event] = heard(people[seat])
                assert event["events"]
                seen[seat] += event["events"]
                screens[seat].take(event)
        for seat in seats:
            assert seen[seat] == plain([event.as_dict() for event in table.events(seat)[before[seat] :]])
            assert screens[seat].log == plain(table.messages())
        await house.close()

    asyncio.run(scene())


def test_an_event_of_the_room_moves_no_card() -> None:
    async def scene() -> None:
        house, live, _ = await dealt("quenette", 4)
        ann = client(house, "guest0")
        await house.watch(ann, ws.Watch(TABLE, 0))
        await play(live, house, 1, random.Random(1))
        assert [bool(event["events"]) for event in heard(ann)] == [False, True]
        async with house.at(TABLE):
            await house.happen(live, ev.Filled(3, "random"))
            await house.happen(live, ev.Sat(3, "guest3", "Guest 3"))
        assert [(event["what"], event["events"]) for event in heard(ann)] == [("filled", []), ("sat", [])]
        await house.close()

    asyncio.run(scene())


def test_one_who_comes_later_gets_the_whole_log_and_no_events() -> None:
    async def scene() -> None:
        house, live, table = await dealt("quenette", 4)
        ann, bob = client(house, "guest0"), client(house, "guest1")
        await house.watch(ann, ws.Watch(TABLE, 0))
        rng = random.Random(2)
        for number in range(6):
            await play(live, house, number, rng)
        await house.watch(bob, ws.Watch(TABLE, 1))
        [state] = heard(bob)
        assert (state["what"], state["events"], state["log_from"]) == ("state", [], 0)
        assert state["log"] == plain(table.messages())
        # A client that says what it has already seen gets the rest of the log, and nothing but the log.
        await house.watch(bob, ws.Watch(TABLE, 1, since=4))
        [again] = heard(bob)
        assert again["events"] == []
        assert 0 < again["log_from"] < len(state["log"])
        assert state["log"][: again["log_from"]] + again["log"] == state["log"]
        # From now on both are told the same.
        heard(ann)
        await play(live, house, 7, rng)
        [first], [second] = heard(ann), heard(bob)
        assert first["log"] == second["log"]
        assert len(first["events"]) == len(second["events"]) > 0
        await house.close()

    asyncio.run(scene())


def test_what_the_zones_are_is_told_once_and_when_it_changes() -> None:
    async def scene() -> None:
        house, _, table = await dealt("sammy", 4)
        ann, eve = client(house, "guest0"), client(house, "eve")
        await house.watch(ann, ws.Watch(TABLE, 0))
        told = [heard(ann)[0]["places"]]
        assert told == [plain(table.view(0)["places"])]
        rng = random.Random(1)
        for number in range(MOVES):
            seat, before = table.waiting[0], plain(table.view(None)["places"])
            mover = client(house, f"guest{seat}")
            await house.move(mover, ws.Move(TABLE, seat, f"{number}", rng.choice(table.legal(seat))))
            [event] = [each for each in heard(ann) if each["kind"] == "event"]
            now = plain(table.view(None)["places"])
            assert event.get("places") == (None if now == before else now)
            told += [event["places"]] if "places" in event else []
            if len(told) > 1:
                break
        assert len(told) > 1
        await house.watch(eve, ws.Watch(TABLE, None))
        assert heard(eve)[0]["places"] == now
        await house.close()

    asyncio.run(scene())


def test_a_move_taken_back_is_told_without_events_and_is_watched_anew() -> None:
    async def scene() -> None:
        house, live, table = await dealt("flag", 1)
        ann = client(house, "guest0")
        await house.watch(ann, ws.Watch(TABLE, 0))
        screen = Screen(table, heard(ann)[0])
        lines = list(screen.log)
        await house.move(ann, ws.Move(TABLE, 0, "m", table.legal()[0]))
        first = live.room.watcher
        [moved] = heard(ann)
        screen.take(moved)
        await house.undo(ann, ws.Undo(TABLE, 0, "u"))
        [undone] = heard(ann)
        assert (undone["what"], undone["events"]) == ("undone", [])
        assert screen.log[: undone["log_from"]] + undone["log"] == lines
        assert live.room.watcher is not first
        assert live.room.table is not table
        assert is_watched(live)
        earlier = live.room.table
        assert earlier is not None
        screen = Screen(earlier, {"places": screen.places, **undone, "log": lines})
        before = len(earlier.events(0))
        await house.move(ann, ws.Move(TABLE, 0, "n", earlier.legal()[-1]))
        [again] = heard(ann)
        screen.take(again)
        assert again["events"] == plain([event.as_dict() for event in earlier.events(0)[before:]])
        assert screen.log == plain(earlier.messages())
        await house.close()

    asyncio.run(scene())


def test_a_table_that_nobody_follows_has_no_watcher() -> None:
    async def scene() -> None:
        house, live, table = await dealt("quenette", 4)
        rng = random.Random(3)
        assert not is_watched(live)
        await play(live, house, 1, rng)
        assert not is_watched(live)
        ann, bob = client(house, "guest0"), client(house, "guest1")
        await house.watch(ann, ws.Watch(TABLE, 0))
        await house.watch(bob, ws.Watch(TABLE, 1))
        await play(live, house, 2, rng)
        house.unwatch(ann, TABLE)
        assert is_watched(live), "one still follows"
        house.gone(bob)
        assert not is_watched(live)
        await play(live, house, 3, rng)
        assert not is_watched(live)
        await house.watch(bob, ws.Watch(TABLE, 1))
        assert is_watched(live)
        assert heard(bob)[-1]["log"] == plain(table.messages())
        async with house.at(TABLE):
            await house.happen(live, ev.Removed(1))
        assert not live.followers
        assert not is_watched(live), "the only one who followed was sent away"
        await house.close()

    asyncio.run(scene())


def test_what_was_told_is_not_kept() -> None:
    async def scene() -> None:
        house, live, table = await dealt("quenette", 4)
        await house.watch(client(house, "guest9"), ws.Watch(TABLE))
        rng = random.Random(4)
        for number in range(10):
            await play(live, house, number, rng)
            watcher = live.room.watcher
            assert watcher is not None
            assert not any(watcher.seen(seat) for seat in [None, *range(table.players)])
        await house.close()

    asyncio.run(scene())


def test_followers_from_before_the_deal_are_told_of_all_moves() -> None:
    async def scene() -> None:
        house, live = inside(opening("quenette", 4, {"hands": 1}))
        ann = client(house, "guest0")
        await house.watch(ann, ws.Watch(TABLE, 0))
        assert not is_watched(live)
        async with house.at(TABLE):
            await house.happen(live, ev.Dealt(5))
        assert is_watched(live)
        await play(live, house, 1, random.Random(5))
        state, deal, moved = heard(ann)
        assert (state["events"], deal["events"]) == ([], [])
        assert [event["kind"] for event in moved["events"]] == ["played"]
        await house.close()

    asyncio.run(scene())
