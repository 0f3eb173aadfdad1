"""The table of a lesson: staged as the game declares it, with computer players who wait for the learner and always do the same."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import parlor
from parlor.testing.lessons import Rehearsal
from tests.server.running import LIBERAL, Guest, Running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(f"sqlite:///{Path(tmp_path_factory.mktemp('house'))}/house.db", *LIBERAL) as running:
        yield running


async def followed(house: Running, game: str) -> list[str]:
    """The hand in words, as it is played by a learner who makes the suggested moves."""
    staged = parlor.game(game).staged
    assert staged is not None
    async with Guest(house.url) as ann:
        told = await ann.ask("GET", f"/api/games/{game}/lesson")
        assert told["moves"] == staged.moves
        table = (await ann.open(game, lesson=True, pace="instant"))["id"]
        await ann.ask("POST", f"/api/tables/{table}/start", {})
        await ann.call()
        await ann.say("watch", table=table, seat=0)
        lines: list[str] = []
        moves = iter(staged.moves)
        while True:
            heard = await ann.hear("event", table=table)
            lines = lines[: heard["log_from"]] + [f"{line['seat']} {line['key']} {line['params']}" for line in heard["log"]]
            if heard["results"]:
                return lines
            if 0 in heard["view"]["waiting"]:
                await ann.say("move", table=table, seat=0, id=f"m{len(lines)}", move=next(moves))


@pytest.mark.parametrize("game", ["foozle", "goop"])
def test_the_hand_goes_as_it_was_rehearsed(house: Running, game: str) -> None:
    """In Goop everybody moves at once: the learner comes first, and then the others in the order of their seats."""
    staged = parlor.game(game).staged
    assert staged is not None
    table = Rehearsal(parlor.game(game), staged).play().table
    expected = [f"{line['seat']} {line['key']} {line['params']}" for line in table.messages()]
    found = asyncio.run(followed(house, game))
    assert found == expected[: len(found)]
    assert len(found) > 20


def test_nobody_moves_before_the_learner_looks(house: Running) -> None:
    async def story() -> None:
        async with Guest(house.url) as ann:
            table = (await ann.open("foozle", lesson=True, pace="instant"))["id"]
            before = (await ann.ask("POST", f"/api/tables/{table}/start", {}))["n"]
            await asyncio.sleep(0.3)
            assert (await ann.ask("GET", f"/api/tables/{table}"))["n"] == before

    asyncio.run(story())


def test_a_lesson_is_dealt_as_declared(house: Running) -> None:
    async def story() -> None:
        async with Guest(house.url) as ann:
            info = await ann.open("sam", lesson=True, players=4, options={"payoff": 20}, seed=1)
            assert info["players"] == 2
            assert info["options"]["payoff"] == 5
            assert [seat["level"] for seat in info["seats"]] == [None, "casual"]
            assert info["practice"]
            await ann.ask("GET", "/api/games/chess/lesson", status=404)

    asyncio.run(story())
