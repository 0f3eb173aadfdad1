"""PettingZoo: its own tests on every game, rewards that match the table's count, and refusals."""

import copy
import pickle
import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import parlor
from parlor.adapters.pettingzoo import Environment, env, parallel_env

# Its tests warn about every environment that is not PettingZoo's own: that observations are dicts, and that a single action is few.
WARNINGS = ["Observation is not a NumPy array", "Observation space for each agent probably", "Action mask is a single number"]


def played(made: Environment, seed: int, most: int = 100_000) -> list[float]:
    """Plays at random; returns what each agent got."""
    made.reset(seed=seed)
    rng = random.Random(seed)
    got = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter(most):
        _, reward, terminated, _, _ = made.last()
        got[agent] += reward
        made.step(None if terminated else rng.choice(made.legal_actions()))
    return list(got.values())


@pytest.mark.parametrize("id", parlor.games())
def test_every_game_passes_the_api_test(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for text in WARNINGS:
            warnings.filterwarnings("ignore", message=text)
        api_test(env(id), num_cycles=60, verbose_progress=False)


@pytest.mark.parametrize("id", parlor.games())
def test_every_game_passes_the_seed_test(id: str) -> None:
    seed_test(lambda: env(id), num_cycles=30)


@pytest.mark.parametrize(("id", "options"), [("quenette", {"hands": 3}), ("doolittle", {}), ("rumme", {"hands": 1}), ("coronado", {})])
def test_rewards_add_up_to_the_points_of_the_table(id: str, options: dict[str, int]) -> None:
    made = env(id, **options)
    made.reset(seed=6)
    table = parlor.deal(id, seed=6, options=dict(options))
    better = int(made.encoding.rules.ending.better())
    rng = random.Random(6)
    got = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        _, reward, terminated, _, _ = made.last()
        got[agent] += reward
        if terminated:
            made.step(None)
            continue
        action = rng.choice(made.legal_actions())
        table.play(made.text(action), made.possible_agents.index(agent))
        made.step(action)
    assert table.over
    points = [sum(result["points"][seat] for result in table.results) * better for seat in range(table.players)]
    assert list(got.values()) == points


def test_fewer_bad_points_are_a_better_reward() -> None:
    got = played(env("doolittle", hands=1), 2)
    assert max(got) <= 0
    assert min(got) < 0


def test_the_mask_is_what_the_table_allows() -> None:
    made = env("sammy")
    made.reset(seed=3)
    table = parlor.deal("sammy", seed=3)
    for agent in made.agent_iter(30):
        observation, *_ = made.last()
        legal = [made.text(int(action)) for action in np.flatnonzero(observation["action_mask"])]
        assert legal == table.legal()
        other = made.possible_agents[(made.possible_agents.index(agent) + 1) % 4]
        assert not made.observe(other)["action_mask"].any()
        action = made.legal_actions()[-1]
        table.play(made.text(action))
        made.step(action)


def test_observations_are_kept_apart() -> None:
    made = env("quenette")
    made.reset(seed=3)
    first = made.last()[0]["observation"]
    before = first.copy()
    made.step(made.legal_actions()[0])
    made.last()
    assert np.array_equal(first, before)


def test_an_illegal_action_names_the_rule_and_changes_nothing() -> None:
    made = env("quenette")
    made.reset(seed=1)
    agent = made.agent_selection
    before = made.observe(agent)
    held = made.legal_actions()
    with pytest.raises(parlor.IllegalMove, match="You do not hold"):
        made.step(next(action for action in range(52) if action not in held))
    with pytest.raises(parlor.IllegalMove, match="no action 52: actions are numbered from 0 to 51"):
        made.step(52)
    assert made.agent_selection == agent
    assert np.array_equal(made.observe(agent)["observation"], before["observation"])


def test_several_who_may_act_are_drawn_in_any_order() -> None:
    made = env("goop", hands=1)
    orders = set()
    for seed in range(8):
        made.reset(seed=seed)
        order = []
        for _ in range(4):
            order.append(made.agent_selection)
            made.step(made.legal_actions()[0])
        orders.add(tuple(order))
    assert len(orders) > 2


def test_bad_arguments_are_told() -> None:
    with pytest.raises(ValueError, match="is for 2 to 8 players, not 9"):
        env("quenette", 9)
    with pytest.raises(ValueError, match="has no option 'hand'"):
        env("quenette", hand=2)
    with pytest.raises(ValueError, match="a utility is one of points, relative, win, not 'luck'"):
        env("quenette", utility="luck")
    with pytest.raises(ValueError, match="a render mode is None or one of ansi, human, not 'film'"):
        env("quenette", render_mode="film")
    with pytest.raises(ValueError, match="there is no game 'whist'"):
        env("whist")
    with pytest.raises(ValueError, match="In Quenette, at such a table, seats move one after another: use env, not parallel_env"):
        parallel_env("quenette")


def test_it_prints_or_says_nothing_if_so_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    for mode, says in (("human", True), (None, False)):
        made = env("quenette", render_mode=mode)
        made.reset(seed=1)
        assert made.render() is None
        assert bool(capsys.readouterr().out) == says


@pytest.mark.parametrize("utility", ["relative", "win"])
def test_other_utilities_add_up_to_nothing(utility: str) -> None:
    made = env("doolittle", hands=2, utility=utility)
    got = played(made, 3)
    worth = made.encoding.worth(utility, whole=True)
    assert abs(sum(got)) < 1e-9
    assert worth.least <= min(got) < 0 < max(got) <= worth.most


TOGETHER = [("goop", None, {"hands": 1}), ("united-states", 4, {"pace": "snappy", "target": 1}), ("sammys-travels", 2, {})]


@pytest.mark.parametrize(("id", "players", "options"), TOGETHER, ids=[each[0] for each in TOGETHER])
def test_games_of_moves_at_the_same_time_pass_the_parallel_api_test(id: str, players: int | None, options: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(id, players, **options), num_cycles=40)
    parallel_seed_test(lambda: parallel_env(id, players, **options), num_cycles=20)


def towards_a_book(made: Any, agent: str, legal: list[int]) -> int:
    """Folds if that is possible, and otherwise gives a card of the number that the agent has fewest of."""
    texts = {action: made.text(agent, action) for action in legal}
    numbers = [text[6:] for text in texts.values()]
    return min(legal, key=lambda action: (texts[action] != "fold", numbers.count(texts[action][6:]), action))


def test_moves_at_the_same_time_are_all_made_and_bring_what_the_table_counts() -> None:
    made = parallel_env("goop", hands=1)
    observations, _ = made.reset(seed=5)
    assert all(not observation["action_mask"][made.wait] for observation in observations.values())
    got = dict.fromkeys(made.possible_agents, 0.0)
    waited = False
    while made.agents:
        legal = {agent: np.flatnonzero(seen["action_mask"]) for agent, seen in observations.items()}
        actions = {agent: towards_a_book(made, agent, [int(action) for action in each]) for agent, each in legal.items()}
        waited = waited or made.wait in actions.values()
        observations, rewards, terminations, _, _ = made.step(actions)
        got = {agent: got[agent] + rewards[agent] for agent in got}
        twin = pickle.loads(pickle.dumps(made))
        assert twin.render() == made.render()
    assert waited
    assert all(terminations.values())
    assert list(got.values()) == [float(points) for points in made._play.gained]


def test_a_seat_that_has_a_move_must_make_a_legal_one() -> None:
    made = parallel_env("goop")
    observations, _ = made.reset(seed=5)
    legal = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observations.items()}
    before = made.render()
    held = np.flatnonzero(observations["player_1"]["action_mask"])
    missing = next(action for action in range(made.wait) if action not in held and made.text("player_1", action).startswith("give"))
    again, rewards, *_, infos = made.step({**dict.fromkeys(legal, made.wait), "player_1": missing})
    assert "player_0 has a move to make" in infos["player_0"]["refused"]
    assert "do not hold" in infos["player_1"]["refused"]
    assert made.render() == before
    assert not any(rewards.values())
    assert np.array_equal(again["player_1"]["observation"], observations["player_1"]["observation"])
    assert not any(made.step(legal)[-1].values())


def test_it_shows_what_the_agent_sees() -> None:
    made = env("quenette")
    made.reset(seed=1)
    seat = made.possible_agents.index(made.agent_selection)
    shown = made.render() or ""
    assert f"hand:{seat} " in shown
    assert f"hand:{(seat + 1) % 4} {' '.join(['??'] * 13)}" in shown


def test_an_environment_can_be_copied_and_pickled_in_mid_game() -> None:
    table = env("rumme", players=3)
    table.reset(seed=4)
    for _ in range(9):
        table.step(table.legal_actions()[0])
    for twin in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert twin.render() == table.render()
        assert (twin.agent_selection, twin.legal_actions()) == (table.agent_selection, table.legal_actions())
        twin.step(twin.legal_actions()[0])
        assert twin.render() != table.render()


def test_the_text_of_a_table_names_the_seats_that_may_act() -> None:
    made = env("quenette", players=4)
    made.reset(seed=3)
    for _ in range(6):
        assert str(made.render()).splitlines()[-1].endswith(f"waiting [{made.possible_agents.index(made.agent_selection)}]")
        made.step(made.legal_actions()[0])
    several = env("goop", players=4)
    several.reset(seed=3)
    assert str(several.render()).splitlines()[-1].endswith(f"waiting {parlor.deal('goop', 4, seed=3).view(0)['waiting']}")
