"""The turn clock: it starts when the others wait for a seat, only a move resets it, and there is time to read a count."""

import asyncio

import msgspec
import pytest

from parlor.server import http_messages as http
from parlor.server import room_events as ev
from parlor.server import ws_messages as ws
from parlor.server.bulletins import Bulletins
from parlor.server.clocks import LONGEST_READING, TurnClock
from parlor.server.http_service import HttpService
from parlor.server.refusals import Refused
from parlor.server.room import Room
from parlor.server.settings import Settings
from tests.server.inside import TABLE, Hands, client, inside, opening, told

SECONDS = 60


def playing(players: int = 2, hands: int = 2) -> tuple[Room, TurnClock, int]:
    """A game for people, its clock started at second 0, and the seat to move."""
    room = Room(TABLE, opening("quenette", players, {"hands": hands}), 0.0)
    clock = TurnClock(SECONDS)
    room.happen(ev.Dealt(5))
    clock.happened(room, ev.Dealt(5), False, 0.0)
    assert room.table is not None
    return room, clock, room.table.waiting[0]


def moved(room: Room, clock: TurnClock, at: float) -> None:
    table = room.table
    assert table is not None
    seat, hands = table.waiting[0], room.hands
    happening = ev.Moved(seat, table.legal(seat)[0], f"m{room.n}")
    room.happen(happening)
    clock.happened(room, happening, room.hands > hands, at)


def test_without_a_clock_nobody_is_out_of_time() -> None:
    room, _, seat = playing()
    clock = TurnClock(None)
    clock.happened(room, None, False, 0.0)
    assert clock.next(room) is None
    assert not clock.is_out_of_time(seat, 1e12)


def test_renaming_rejoining_and_handing_over_do_not_rewind_the_clock() -> None:
    room, clock, seat = playing()

    def change(happening: ev.Any) -> None:
        room.happen(happening)
        clock.happened(room, happening, False, 10.0)
        assert not clock.is_out_of_time(seat, SECONDS - 1)
        assert clock.is_out_of_time(seat, SECONDS)

    change(ev.Sat(seat, f"guest{seat}", "New"))
    change(ev.Filled(seat, "skilled"))
    change(ev.Sat(seat, f"guest{seat}", "Back"))
    assert clock.next(room) == SECONDS


def test_a_move_starts_the_clock_of_the_next_and_taking_it_back_gives_no_new_time() -> None:
    room, clock, seat = playing()
    moved(room, clock, 40.0)
    assert clock.next(room) == 40.0 + SECONDS
    undone = ev.Undone(seat, "u", 1)
    room.happen(undone)
    clock.happened(room, undone, False, 50.0)
    assert clock.next(room) == SECONDS


def test_the_clock_stands_still_while_a_count_is_read_up_to_a_limit() -> None:
    room, clock, _ = playing()
    while room.hands == 0:
        moved(room, clock, 100.0)
    assert clock.next(room) == 100.0 + LONGEST_READING + SECONDS
    assert not clock.ready(0, [0, 1], 105.0)
    assert clock.ready(1, [0, 1], 110.0)
    assert clock.next(room) == 110.0 + SECONDS
    assert not clock.ready(1, [0, 1], 111.0), "it runs already"


def test_who_is_gone_is_not_waited_for_when_the_count_is_read() -> None:
    room, clock, _ = playing()
    while room.hands == 0:
        moved(room, clock, 100.0)
    assert clock.ready(0, [0], 101.0)


def test_when_a_game_is_over_nothing_runs() -> None:
    room, clock, _ = playing(hands=1)
    while room.phase == "playing":
        moved(room, clock, 1.0)
    assert clock.next(room) is None


def test_the_house_tells_when_the_clock_runs_again_and_keeps_one_out_who_had_his_time() -> None:
    async def play() -> None:
        now = Hands()
        opened = opening("quenette", 2, {"hands": 2})
        opened.clock = SECONDS
        house, live = inside(opened, now=now)
        desk = HttpService(house, Settings(), Bulletins(house.ownership))
        people = [client(house, f"guest{seat}") for seat in range(2)]
        async with house.at(TABLE):
            await house.happen(live, ev.Dealt(5))
        for seat, person in enumerate(people):
            await house.watch(person, ws.Watch(TABLE, seat))
        table = live.room.table
        assert table is not None
        for number in range(200):
            if live.room.hands:
                break
            seat = table.waiting[0]
            await house.move(people[seat], ws.Move(TABLE, seat, f"m{number}", table.legal(seat)[0]))
        for person in people:
            told(person)
        for seat in range(2):
            await house.ready(people[seat], ws.Ready(TABLE, seat))
        clocks = [m for m in map(msgspec.json.decode, told(people[0])) if m["kind"] == "clock"]
        assert [clock["deadline"] for clock in clocks] == [now.time + SECONDS]
        seat = table.waiting[0]
        now.time += SECONDS
        async with house.at(TABLE):
            await house.happen(live, ev.Timeout(seat, "skilled"))
        for task in list(live.thinking.values()):
            task.cancel()
        with pytest.raises(Refused, match="time for this move is up"):
            await desk.fill(f"guest{seat}", TABLE, http.Fill(seat, "me"))
        await house.close()

    asyncio.run(play())


def test_who_is_away_too_long_does_not_tell_who_can_play() -> None:
    """In the snappy game, an absent player counts the same whether or not that player could play a card."""
    now = Hands()
    _, live = inside(opening("united-states", 4, {"pace": "snappy"}), now=now)
    live.room.happen(ev.Dealt(3))
    table = live.room.table
    assert table is not None
    idle = next(seat for seat in range(4) if seat not in table.waiting)
    for seat in (idle, table.waiting[0]):
        live.away_since = {f"guest{seat}": now.time - 500.0}
        assert live.longest_away() == 500.0


def test_the_deadline_does_not_tell_who_can_play() -> None:
    """In the snappy game hidden cards decide who may act: a seat is told of its own time alone."""
    room = Room(TABLE, opening("united-states", 4, {"pace": "snappy"}), 0.0)
    clock = TurnClock(SECONDS)
    room.happen(ev.Dealt(3))
    clock.happened(room, ev.Dealt(3), False, 0.0)
    table = room.table
    assert table is not None
    assert 0 < len(table.waiting) < 4
    assert clock.next(room) == SECONDS
    told_to = {seat: clock.next(room, table.view(seat)["waiting"]) for seat in (None, 0, 1, 2, 3)}
    assert told_to == {seat: SECONDS if seat in table.waiting else None for seat in told_to}
