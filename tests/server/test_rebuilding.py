"""A table with many take-backs is rebuilt by playing only the moves that stand, once."""

import random

import pytest

from parlor.server import room_events as ev
from parlor.server import table_requests
from parlor.server.room import Room, rebuilt
from tests.server.test_room import Story, opened

HUMAN = 0


def restless(seed: int, rounds: int, **more: object) -> Story:
    """A story of a player who cannot decide, against computer players or alone."""
    rng = random.Random(seed)
    story = Story(opened(**more))  # type: ignore[arg-type]
    story.happen(table_requests.start(story.room, "ann"))
    for number in range(rounds):
        table = story.room.table
        assert table is not None
        if table.over:
            break
        seat = table.waiting[0]
        move = rng.choice(table.legal(seat))
        story.happen(ev.Moved(seat, move, f"m{number}" if seat == HUMAN else None))
        if rng.random() < 0.5 and story.room.phase == "playing" and any(mover == HUMAN for mover, _ in table.record()["moves"]):
            story.happen(table_requests.undo(story.room, "ann", HUMAN, f"u{number}"))
    return story


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("form", ["against computers", "alone"])
def test_take_backs_lead_to_the_same_table_and_cost_nothing(seed: int, form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    computers = [ev.Place("ann", "Ann"), *[ev.Place(level="random") for _ in range(3)]]
    if form == "alone":
        story = restless(seed, 60, game="flag", options={}, players=1, places=[ev.Place("ann", "Ann")])
    else:
        story = restless(seed, 60, places=computers)
    room = story.room
    assert room.table is not None
    assert room.taken_back > 5
    played: list[str] = []
    play = Room._play

    def count(room: Room, seat: int, move: str) -> None:
        played.append(move)
        play(room, seat, move)

    monkeypatch.setattr(Room, "_play", count)
    monkeypatch.setattr(Room, "_take_back", None)
    again = rebuilt(room.id, [(at, ev.read(ev.write(happening))) for at, happening in story.rows])
    assert again.table is not None
    assert again.table.record() == room.table.record()
    assert again.info("ann") == room.info("ann")
    assert (again.n, again.taken_back, again.last_mover) == (room.n, room.taken_back, room.last_mover)
    assert [again.kept_since(n) for n in range(room.n + 1)] == [room.kept_since(n) for n in range(room.n + 1)]
    assert again.chairs[HUMAN].ids == room.chairs[HUMAN].ids
    assert played == [move for _, move in room.table.record()["moves"]]
