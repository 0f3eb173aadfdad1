"""Strengths from 1 to 9: honest, repeatable, in even steps, with a human pace; and what a player considered."""

import random
import statistics

import pytest

import parlor
from parlor.core.game import LEVELS
from parlor.players.strengths import EVEN, STRENGTHS, attention, steps_of
from tests.kit.walk import step

GAMES = ["reno", "rummy", "moosehead", "goop", "quatro", "mobilization-3", "flag"]


def player(level: str, seed: int = 3) -> parlor.Player:
    return parlor.player(level, seed, iterations=12)  # type: ignore[arg-type]


@pytest.mark.parametrize("level", ["strength-1", "strength-5", "strength-9"])
@pytest.mark.parametrize("game", GAMES)
def test_a_strength_chooses_alike_in_all_worlds_that_it_cannot_tell_apart(game: str, level: str) -> None:
    table, rng = parlor.deal(game, seed=4), random.Random(4)
    for _ in range(7):
        step(table, rng)
    seat = table.waiting[0]
    for seed in range(4):
        chosen = player(level, seed).choose(table, seat)
        assert chosen in table.legal(seat)
        assert player(level, seed).choose(table.resample(seat, seed=seed), seat) == chosen


@pytest.mark.parametrize("level", [*LEVELS, "strength-1", "strength-5"])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_player_considered_begins_with_its_move(game: str, level: str) -> None:
    table = parlor.deal(game, seed=5)
    for _ in range(4):
        seat = table.waiting[0]
        considered = player(level).consider(table, seat)
        chosen = player(level).choose(table, seat)
        assert considered[0].move == chosen
        assert {each.move for each in considered} <= set(table.legal(seat))
        assert len(considered) == 1 or all(each.worlds > 0 for each in considered)
        table.play(chosen, seat)


def test_the_steps_go_up_from_slips_to_expert() -> None:
    for steps in {EVEN, *[steps_of(parlor.game(game)) for game in parlor.games() if parlor.strengths(game)]}:
        assert len(steps) == len(STRENGTHS)
        assert list(steps) == sorted(steps)
        assert steps[0] < 0 == steps[1]
        assert steps[-1] == 1000
    assert [attention(parlor.game("reno"), level) for level in STRENGTHS] == list(EVEN)


def test_a_strength_attends_to_its_share_of_decisions() -> None:
    """Strength 5 searches in some decisions and not in others; strength 9 in all, strength 2 in none."""
    table = parlor.deal("reno", 2, seed=1)
    seat = table.waiting[0]
    searched = {
        level: sum(player(level, seed).consider(table, seat)[0].worlds > 0 for seed in range(60))
        for level in ("strength-2", "strength-5", "strength-9")
    }
    assert searched["strength-2"] == 0
    assert searched["strength-9"] == 60
    assert 10 < searched["strength-5"] < 50


def test_strengths_are_offered_where_expert_beats_casual() -> None:
    assert parlor.strengths("reno") == parlor.STRENGTHS == tuple(f"strength-{number}" for number in range(1, 10))
    assert parlor.strengths("ups-and-downs") == ()


def test_a_strength_keeps_a_human_pace_and_the_levels_an_even_one() -> None:
    table = parlor.deal("reno", 2, seed=1)
    paces = [player("strength-5", seed).pace(table, 0) for seed in range(200)]
    assert paces == [player("strength-5", seed).pace(table.resample(0, seed=9), 0) for seed in range(200)]
    assert min(paces) >= 0.7
    assert max(paces) == 2.2
    assert 0.9 < statistics.mean(paces) < 1.4
    assert {player(level).pace(table, 0) for level in LEVELS} == {1.0}


def test_stronger_players_react_faster() -> None:
    table = parlor.deal("goop", 4, seed=1)
    means = [statistics.mean(player(level, seed).reaction(table, 0) for seed in range(40)) for level in STRENGTHS]
    assert means == sorted(means, reverse=True)
