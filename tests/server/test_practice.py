"""A finished game played again, alone: from the deal or on from a position, without secrets told and without counting."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import parlor
from parlor.server import fair, queries, records, table_requests
from parlor.server import room_events as ev
from parlor.server.credentials import Credentials
from parlor.server.http_messages import Practice
from parlor.server.openings import again
from parlor.server.refusals import Refused
from parlor.server.room import Room, rebuilt
from tests.server.running import LIBERAL, Guest, Running
from tests.server.test_room import GUESTS, Story, dealt, make_moves


@pytest.fixture(scope="module")
def finished() -> Story:
    story = dealt()
    make_moves(story, 1_000, random.Random(3))
    assert story.room.phase == "over"
    return story


def played_on(story: Story, at: int, seat: int = 2, guest: str = "eve") -> Story:
    new = Story(table_requests.practice(story.room, guest, guest.title(), Practice(seat, at)))
    new.happen(table_requests.start(new.room, guest))
    return new


def cut(story: Story, at: int) -> parlor.Table:
    """The game as it was after a number of moves."""
    assert story.room.table is not None
    record = story.room.table.record()
    return parlor.replay({**record, "moves": record["moves"][:at]})


@pytest.mark.parametrize("at", [0, 7, 47])
def test_the_new_table_stands_where_the_game_stood(finished: Story, at: int) -> None:
    new = played_on(finished, at)
    then, table = cut(finished, at), new.room.table
    assert table is not None
    assert table.zones() == then.zones()
    assert table.view(2) == then.view(2)
    assert [chair.human for chair in new.room.chairs] == [False, False, True, False]
    assert new.room.alone("eve")
    assert new.room.info("eve").origin == finished.room.id
    assert new.room.info("bob").origin is None


def test_the_cards_of_the_others_stay_hidden(finished: Story) -> None:
    new = played_on(finished, 7)
    assert new.room.table is not None
    assert new.room.sees("eve", 2)
    for seat in (0, 1, 3):
        assert not new.room.sees("eve", seat)
        assert set(new.room.table.view(2)["zones"][f"hand:{seat}"]) == {"??"}


def test_it_is_practice_and_proves_and_counts_nothing(finished: Story) -> None:
    new = played_on(finished, 40)
    assert new.room.practice
    assert new.room.fairness() is None
    make_on(new)
    assert new.room.phase == "over"
    document = records.written(new.room, Credentials("ef" * 32).signer, 2.0)
    assert document["fair"] is None
    assert parlor.replay(document["record"]).over
    found = fair.verify(document)
    assert not found.fair
    assert "practice" in found.checks[-1]
    assert [guest for guest, *_ in queries.results_of(new.room)] == ["eve"]


def make_on(story: Story, count: int = 1_000) -> None:
    """Plays on: the person and the computer players in turn."""
    table = story.room.table
    assert table is not None
    for number in range(count):
        if table.over:
            return
        seat = table.waiting[0]
        story.happen(ev.Moved(seat, table.legal(seat)[0], f"m{number}" if story.room.chairs[seat].human else None))


def test_the_journal_leads_to_the_same_table_again(finished: Story) -> None:
    new = played_on(finished, 7)
    make_on(new, 9)
    new.happen(table_requests.undo(new.room, "eve", 2, "u"))
    rows = [(at, ev.read(ev.write(happening))) for at, happening in new.rows]
    again = rebuilt(new.room.id, rows)
    assert again.table is not None
    assert new.room.table is not None
    assert again.table.record() == new.room.table.record()


def test_nothing_from_before_the_position_is_taken_back(finished: Story) -> None:
    at = 9
    new = played_on(finished, at, seat=finished.room.table.record()["moves"][at - 1][0])  # type: ignore[union-attr]
    seat = new.room.seats_of("eve")[0]
    with pytest.raises(Refused, match="where the practice began"):
        table_requests.undo(new.room, "eve", seat, "u")
    while new.room.table.waiting[0] != seat:  # type: ignore[union-attr]
        make_on(new, 1)
    make_on(new, 1)
    new.happen(table_requests.undo(new.room, "eve", seat, "u"))


def test_only_a_finished_game_is_played_again(finished: Story) -> None:
    running = dealt()
    for guest in GUESTS:
        with pytest.raises(Refused, match="when it is over"):
            table_requests.practice(running.room, guest, guest, Practice(0, 0))
    assert finished.room.table is not None
    end = len(finished.room.table.record()["moves"])
    with pytest.raises(Refused, match="an earlier position"):
        table_requests.practice(finished.room, "ann", "Ann", Practice(0, end))
    with pytest.raises(Refused, match="no such seat"):
        table_requests.practice(finished.room, "ann", "Ann", Practice(4, 0))


def test_a_game_that_was_given_up_goes_on_from_its_last_position() -> None:
    story = dealt()
    make_moves(story, 5, random.Random(1))
    story.happen(ev.Ended("ann"))
    assert played_on(story, 5).room.table.zones() == story.room.table.zones()  # type: ignore[union-attr]
    with pytest.raises(Refused, match="did not get that far"):
        table_requests.practice(story.room, "ann", "Ann", Practice(0, 6))


def test_the_next_game_after_practice_is_a_fair_one(finished: Story) -> None:
    next = again(played_on(finished, 7).room, "eve", "Eve")
    assert next.origin is None
    assert next.secret
    assert not Room("m" * 12, next, 1.0).practice


def test_a_practice_survives_the_end_of_the_house(tmp_path: Path) -> None:
    async def run() -> None:
        with Running(f"sqlite:///{tmp_path}/house.db", *LIBERAL) as house:
            async with Guest(house.url) as ann:
                table = await ann.play_alone("flag", pace="instant")
                await ann.call()
                event = await ann.watch(table)
                for _ in range(4):
                    assert (await ann.move(table, 0, event["view"]["choices"][0]["text"]))["kind"] == "accepted"
                    event = await ann.watch(table)
                there = f"/api/tables/{table}/practice"
                refused = await ann.ask("POST", there, {"seat": 0, "at": 2}, 400)
                assert "when it is over" in refused["reason"]
                await ann.ask("POST", f"/api/tables/{table}/resign", {"seat": 0})
                new = await ann.ask("POST", there, {"seat": 0, "at": 2}, 201)
                assert (new["phase"], new["practice"], new["origin"]) == ("playing", True, table)
                seen = (await ann.watch(new["id"]))["view"]
                await ann.hang_up()
                house.kill()
                house.start()
                await ann.call()
                assert (await ann.watch(new["id"]))["view"] == seen
                assert (await ann.move(new["id"], 0, seen["choices"][0]["text"]))["kind"] == "accepted"

    asyncio.run(run())


def test_a_daily_deal_is_not_played_again_before_its_day_is_over(house: Running) -> None:
    async def run() -> None:
        async with Guest(house.url) as ann:
            info: dict[str, Any] = await ann.ask("POST", "/api/daily/flag")
            await ann.ask("POST", f"/api/tables/{info['id']}/resign", {"seat": 0})
            refused = await ann.ask("POST", f"/api/tables/{info['id']}/practice", {"seat": 0}, 400)
            assert "when the day is over" in refused["reason"]

    asyncio.run(run())
