"""Where seats act without turns, computer players take their reaction time, and better ones are quicker."""

import asyncio
from collections import Counter
from collections.abc import Callable

import pytest

import parlor
from parlor.server import room_events as ev
from parlor.server import ws_messages as ws
from parlor.server.bots import SHARES, Job, reaction
from parlor.server.computers import REACTING
from parlor.server.http_messages import Level
from tests.server.inside import TABLE, AtOnce, client, inside, opening


class Noting(AtOnce):
    """Computer players who note what they were asked."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    async def choose(self, job: Job, urgent: Callable[[], bool] = lambda: True) -> str:
        self.jobs.append(job)
        return await super().choose(job, urgent)


def asked(game: str, options: dict[str, int | str], levels: list[Level], deal: int) -> list[Job]:
    """What computer players are asked in a game in which all seats are theirs."""

    async def play() -> list[Job]:
        opened = opening(game, len(levels), options, computers=len(levels))
        for place, level in zip(opened.places, levels, strict=True):
            place.level = level
        house, live = inside(opened)
        house.thinkers = thinkers = Noting()  # type: ignore[assignment]
        await house.watch(client(house, "guest9"), ws.Watch(TABLE))
        async with house.at(TABLE):
            await house.happen(live, ev.Dealt(deal))
        for _ in range(3000):
            await asyncio.sleep(0)
        assert live.room.phase == "over"
        return thinkers.jobs

    return asyncio.run(play())


LEVELS: list[Level] = ["casual", "expert", "random", "skilled"]


@pytest.mark.parametrize(("game", "options"), [("goop", {"hands": 1}), ("united-states", {"pace": "snappy", "target": 1})])
def test_whoever_reacts_first_acts_first_after_that_time(game: str, options: dict[str, int | str]) -> None:
    jobs = asked(game, options, LEVELS, 4)
    several = 0
    for job in jobs:
        table = parlor.replay(job.record)
        assert table.together
        times = {seat: reaction(LEVELS[seat], seed, table, seat) for seat in table.waiting for seed in seeds(jobs, seat)}
        assert job.least == pytest.approx(REACTING["instant"] * times[job.seat])
        assert job.seconds * SHARES[job.level] <= job.least + 1e-9
        assert times[job.seat] == min(times.values())
        several += len(times) > 1
    assert several > len(jobs) // 4


def seeds(jobs: list[Job], seat: int) -> set[int]:
    """The seed of a computer player; none for one who was never asked."""
    return {job.seed for job in jobs if job.seat == seat}


def test_better_players_act_first_more_often() -> None:
    first: Counter[str] = Counter()
    for deal in range(4):
        for job in asked("goop", {"hands": 3}, LEVELS, deal):
            if len(parlor.replay(job.record).waiting) == len(LEVELS):
                first[job.level] += 1
    assert first["expert"] > first["casual"] > first["random"]
    assert first["expert"] > first["skilled"] > first["random"]


def test_a_turn_is_not_a_race() -> None:
    """Where seats take turns, the time of a move is the table's pace, whoever plays."""
    assert {job.least for job in asked("quenette", {"hands": 1}, LEVELS, 4)} == {0.0}
