"""Gymnasium: its own check on every solitaire game, and its refusal of other games."""

import random
import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import parlor
from parlor.adapters.gymnasium import env

SOLO = [id for id in parlor.games() if 1 in parlor.game(id).players]


def test_there_are_three_games_for_one() -> None:
    assert SOLO == ["flag", "sammys-travels", "mobilization-2"]


@pytest.mark.parametrize("id", SOLO)
def test_every_game_for_one_passes_the_check(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env(id, render_mode="ansi"), skip_render_check=True)


@pytest.mark.parametrize("id", SOLO)
def test_a_whole_game_brings_what_the_table_counts(id: str) -> None:
    made = env(id)
    observation, info = made.reset(seed=4)
    assert info == {"seed": 4}
    table = parlor.deal(id, 1, seed=4)
    rng = random.Random(4)
    total, terminated, truncated = 0.0, False, False
    while not terminated and not truncated:
        assert list(np.flatnonzero(observation["action_mask"])) == made.legal_actions()
        action = rng.choice(made.legal_actions())
        table.play(made.text(action))
        observation, reward, terminated, truncated, _ = made.step(action)
        total += reward
    assert terminated == table.over
    assert total == sum(result["points"][0] for result in table.results)


def test_an_illegal_action_costs_and_changes_nothing() -> None:
    made = env("flag", fault=3.0)
    before, _ = made.reset(seed=1)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    after, reward, terminated, truncated, info = made.step(illegal)
    assert (reward, terminated, truncated) == (-3.0, False, False)
    assert info["refused"]
    assert np.array_equal(before["observation"], after["observation"])


def test_it_breaks_off_after_so_many_actions() -> None:
    made = env("flag", most=5)
    made.reset(seed=1)
    ends = [made.step(made.legal_actions()[0])[3] for _ in range(5)]
    assert ends == [False, False, False, False, True]


def test_a_game_for_more_is_refused_with_the_games_for_one() -> None:
    with pytest.raises(ValueError, match="Quenette is not for one player: Gymnasium has flag, sammys-travels, mobilization-2"):
        env("quenette")
