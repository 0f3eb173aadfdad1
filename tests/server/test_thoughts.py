"""What a computer player thought is told after the game, and not before."""

import asyncio
from collections.abc import Callable
from gzip import decompress
from typing import Any

import msgspec
import pytest

import parlor
from parlor.server import bots
from parlor.server import room_events as ev
from parlor.server import ws_messages as ws
from parlor.server.bots import Job
from parlor.server.bulletins import Bulletins
from parlor.server.documents import Recollection
from parlor.server.guest_jobs import Asker
from parlor.server.http_service import HttpService
from parlor.server.refusals import Refused
from parlor.server.settings import Settings
from parlor.server.shelf_info import game_info
from tests.server.inside import TABLE, AtOnce, client, inside, opening


class Thinking(AtOnce):
    """Computer players who think for a few trials, in this process."""

    async def choose(self, job: Job, urgent: Callable[[], bool] = lambda: True) -> str:
        job.iterations = 5
        return bots.choose(job, 0.0)


class AtHand:
    """Jobs that are done at once, in this process."""

    async def do(self, kind: str, asker: Asker, work: Callable[..., Any], *given: Any) -> Any:
        return work(*given)


def test_thoughts_are_told_after_the_game() -> None:
    async def story() -> None:
        opened = opening("quenette", 4, {"hands": 1}, computers=3)
        for place, level in zip(opened.places[1:], ("strength-5", "casual", "strength-5"), strict=True):
            place.level = level  # type: ignore[assignment]
        house, live = inside(opened)
        house.thinkers, house.errands = Thinking(), AtHand()  # type: ignore[assignment]
        service, asker = HttpService(house, Settings(), Bulletins(house.ownership)), Asker("guest0", "here")
        ann = client(house, "guest0")
        await house.watch(ann, ws.Watch(TABLE, 0))
        async with house.at(TABLE):
            await house.happen(live, ev.Dealt(3))
        table = live.room.table
        assert table is not None
        while not table.over:
            if 0 in table.waiting:
                with pytest.raises(Refused, match="reviewed when it is over"):
                    await service.archive.thoughts(asker, TABLE, 0)
                await house.move(ann, ws.Move(TABLE, 0, f"m{table.heard}", table.legal(0)[0]))
            await asyncio.sleep(0)
        moves = table.record()["moves"]
        assert {seat for seat, _ in moves[:12]} == {0, 1, 2, 3}
        for number, (seat, move) in enumerate(moves[:12]):
            if seat == 0:
                with pytest.raises(Refused, match="No computer player made this move"):
                    await service.archive.thoughts(asker, TABLE, number)
                continue
            told = msgspec.json.decode(decompress(await service.archive.thoughts(asker, TABLE, number)), type=Recollection)
            assert (told.seat, told.played, told.level) == (seat, move, opened.places[seat].level)
            legal = {choice.text for choice in told.choices}
            assert {move, *[thought.move for thought in told.thoughts]} <= legal
            if seat == 2:
                # A casual player makes the same move again, by its rule of thumb.
                assert [(thought.move, thought.worlds) for thought in told.thoughts] == [(move, 0)]
        with pytest.raises(Refused, match="No computer player made this move"):
            await service.archive.thoughts(asker, TABLE, len(moves))

    asyncio.run(story())


def test_every_game_tells_the_strengths_that_it_offers() -> None:
    reno, flat = game_info(parlor.game("reno")), game_info(parlor.game("ups-and-downs"))
    assert reno.levels == [*parlor.game("reno").levels, *parlor.STRENGTHS]
    assert flat.levels == list(parlor.game("ups-and-downs").levels)
