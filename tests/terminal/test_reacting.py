"""Where seats act without turns, the computer players of a terminal take their reaction time."""

import asyncio

import pytest

import parlor
from parlor.terminal.reacting import next_to_act, quickest
from parlor.terminal.screen import table_backend
from parlor.terminal.screen.table_backend import LocalTable


def goop(seed: int = 3) -> parlor.Table:
    return parlor.deal("goop", 4, seed=seed, options={"hands": 1})


def test_whoever_reacts_first_is_next() -> None:
    computer = parlor.player("expert", iterations=1)
    first = quickest(goop(), [0], computer)
    assert first is not None
    seconds, seat = first
    assert seconds == min(computer.reaction(goop(), each) for each in (1, 2, 3)) == computer.reaction(goop(), seat)
    assert quickest(goop(), [0, 1, 2, 3], computer) is None


def test_a_person_comes_first_against_slow_players_more_often_than_against_quick_ones() -> None:
    def first(level: parlor.Level) -> int:
        table, computer, count = goop(), parlor.player(level, seed=5, iterations=1), 0
        while not table.over:
            seat = next_to_act(table, [0], computer)
            count += seat == 0 and len(table.waiting) == table.players
            table.play(parlor.player("casual").choose(table, seat), seat)
        return count

    assert first("random") > first("expert")


def test_a_turn_stays_a_turn() -> None:
    table = parlor.deal("quenette", 4, seed=1)
    assert next_to_act(table, [0], parlor.player("random")) == table.turn


def test_a_person_who_is_slow_is_overtaken_and_one_who_is_quick_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    async def raced(quick: bool) -> list[int]:
        table = LocalTable(goop(), [0], parlor.player("random", seed=1))
        if quick:
            await table.play(table.table.legal(0)[0])
        await table.race()
        await table.close()
        return [seat for seat, _ in table.table.record()["moves"]]

    first = quickest(goop(), [0], parlor.player("random", seed=1))
    assert first is not None
    monkeypatch.setitem(table_backend.REACTING, "brisk", 0.0)
    assert asyncio.run(raced(quick=False)) == [first[1]]
    monkeypatch.setitem(table_backend.REACTING, "brisk", 1000.0)
    assert asyncio.run(raced(quick=True)) == [0]
