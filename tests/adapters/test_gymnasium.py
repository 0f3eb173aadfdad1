"""Gymnasium: its own checks on every game, one seat against computer players, and many tables as a vector environment."""

import copy
import pickle
import random
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import parlor
from parlor.adapters.gymnasium import Environment, env, id_of
from parlor.adapters.seats import SeatVectorEnv

SOLO = [id for id in parlor.games() if 1 in parlor.game(id).players]


def test_every_game_is_registered() -> None:
    assert [id_of(id) for id in ("flag", "despised-nines", "mobilization-2")] == [
        "parlor/Flag-v0",
        "parlor/DespisedNines-v0",
        "parlor/Mobilization2-v0",
    ]
    assert all(id_of(id) in gymnasium.registry for id in parlor.games())
    assert SOLO == ["flag", "sammys-travels", "mobilization-2"]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("id", parlor.games())
def test_every_game_passes_the_check(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        made = gymnasium.make(id_of(id), level="random", render_mode="ansi")
        check_env(made.unwrapped, skip_render_check=True)
    # Played through the wrappers of `make`, which check every observation against its space.
    observation, _ = made.reset(seed=3)
    rng = random.Random(3)
    for _ in range(40):
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, terminated, truncated, _ = made.step(int(rng.choice(legal)))
        assert made.observation_space.contains(observation)
        if terminated or truncated:
            worth = made.unwrapped.encoding.worth("points")  # type: ignore[attr-defined]
            assert worth.least <= reward <= worth.most
            break


@pytest.mark.parametrize("id", SOLO)
def test_a_whole_game_brings_what_the_table_counts(id: str) -> None:
    made = env(id)
    observation, info = made.reset(seed=4)
    assert info == {"seed": 4, "seat": 0}
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


@pytest.mark.parametrize(("level", "seat"), [("random", 1), ("casual", 0), ("skilled", 2)])
def test_the_others_play_at_their_level(level: str, seat: int) -> None:
    made = env("foozle", players=4, seat=seat, level=level, iterations=4, utility="relative")
    again = env("foozle", players=4, seat=seat, level=level, iterations=4, utility="relative")
    seen, info = made.reset(seed=6)
    assert info["seat"] == seat
    assert np.array_equal(again.reset(seed=6)[0]["observation"], seen["observation"])
    terminated, reward = False, 0.0
    while not terminated:
        assert made._env.seat == seat
        action = made.legal_actions()[0]
        twin = pickle.loads(pickle.dumps(made))
        _, reward, terminated, _, _ = made.step(action)
        assert again.step(action)[1] == reward
        assert twin.step(action)[1] == reward
    points = [float(points) for points in made._env.play.brought]
    assert reward == points[seat] - sum(points) / 4


def test_a_seat_can_be_drawn_anew_and_a_game_be_played_to_its_end() -> None:
    made = env("quenette", level="random", seat=None, whole=True, options={"hands": 2}, utility="win")
    seats = {made.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2, 3}
    rewards = []
    terminated = False
    while not terminated:
        _, reward, terminated, _, _ = made.step(made.legal_actions()[0])
        rewards.append(reward)
    assert len(rewards) == 26
    assert not any(rewards[:-1])
    assert rewards[-1]


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


@pytest.mark.parametrize("id", ["flag", "rumme"])
def test_it_can_be_copied_and_pickled_in_mid_hand(id: str) -> None:
    made = env(id, level="casual", render_mode="ansi")
    for twin in (copy.deepcopy(made), pickle.loads(pickle.dumps(made))):
        twin.reset(seed=1)
    made.reset(seed=4)
    for _ in range(5):
        made.step(made.legal_actions()[0])
    for twin in (copy.deepcopy(made), pickle.loads(pickle.dumps(made))):
        assert (twin.render(), twin.legal_actions()) == (made.render(), made.legal_actions())
        twin.step(twin.legal_actions()[-1])
        assert twin.render() != made.render()


def test_bad_arguments_are_told() -> None:
    told = [
        ({"level": "champion"}, "the computer players of Quenette are random, casual, skilled, expert"),
        ({"level": "strength-99"}, "strength-1 … strength-9"),
        ({"seat": 4}, "a seat of Quenette for 4 is a number from 0 to 3, or None, not 4"),
        ({"utility": "luck"}, "a utility is one of points, relative, win, not 'luck'"),
        ({"options": {"hand": 2}}, "has no option 'hand'"),
        ({"players": 9}, "is for 2 to 8 players, not 9"),
        ({"render_mode": "film"}, "a render mode is None or 'ansi', not 'film'"),
    ]
    for given, why in told:
        with pytest.raises(ValueError, match=why):
            env("quenette", **given)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="there is no game 'whist'"):
        env("whist")


# Many tables


def chosen(observation: dict[str, np.ndarray]) -> np.ndarray:
    """The first legal action of every table."""
    return np.asarray(observation["action_mask"].argmax(axis=1))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("id", parlor.games())
def test_many_tables_say_what_they_promise(id: str) -> None:
    made = gymnasium.make_vec(id_of(id), num_envs=3, vectorization_mode="vector_entry_point")
    assert made.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observation, _ = made.reset(seed=2)
    worth = made.encoding.worth("points")  # type: ignore[attr-defined]
    rng = np.random.default_rng(2)
    for _ in range(40):
        assert made.observation_space.contains(observation)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in observation["action_mask"]])
        assert made.action_space.contains(actions)
        observation, rewards, terminations, truncations, infos = made.step(actions)
        assert not truncations.any()
        assert (rewards[~terminations] == 0).all()
        assert ((worth.least <= rewards) & (rewards <= worth.most))[terminations].all()
        for table in np.flatnonzero(terminations):
            assert infos["_final_obs"][table]
            assert made.single_observation_space.contains(infos["final_obs"][table])


def test_the_last_observation_of_a_hand_is_kept_and_the_next_hand_dealt() -> None:
    made = SeatVectorEnv("quenette", 2, utility="relative")
    observation, _ = made.reset(seed=[5, 6])
    parts = made.encoding.parts
    for _ in range(13):
        observation, rewards, terminations, _, infos = made.step(chosen(observation))
    assert terminations.all()
    for table in range(2):
        last = infos["final_obs"][table]["observation"]
        assert not last[parts["hand:0 cards"]].any()
        assert sum(last[parts[f"won:{seat} cards"]].sum() for seat in range(4)) == 52
        lost = [last[parts[f"won:{seat} cards"]][13:26].sum() + 4 * last[parts[f"won:{seat} cards"]][17] for seat in range(4)]
        assert rewards[table] == 17 / 4 - lost[0]
        assert observation["observation"][table, parts["hand:0 cards"]].sum() == 13


@pytest.mark.parametrize("level", ["random", "casual"])
def test_many_tables_can_be_copied_and_pickled(level: str) -> None:
    made = SeatVectorEnv("doolittle", 3, level=level)
    observation, _ = pickle.loads(pickle.dumps(made)).reset(seed=1)
    assert np.array_equal(made.reset(seed=1)[0]["observation"], observation["observation"])
    for _ in range(9):
        observation, *_ = made.step(chosen(observation))
    for twin in (copy.deepcopy(made), pickle.loads(pickle.dumps(made))):
        seen, ours = observation, copy.deepcopy(made)
        for _ in range(14):
            actions = chosen(seen)
            seen, rewards, done, _, _ = twin.step(actions)
            same, others, ended, _, _ = ours.step(actions)
            assert np.array_equal(seen["observation"], same["observation"])
            assert np.array_equal(rewards, others)
            assert np.array_equal(done, ended)


def test_wrappers_of_gymnasium_count_the_episodes() -> None:
    made = RecordEpisodeStatistics(SeatVectorEnv("doolittle", 4))
    observation, _ = made.reset(seed=3)
    for _ in range(6):
        observation, _, terminations, _, infos = made.step(chosen(observation))
    assert terminations.all()
    assert (infos["episode"]["l"] == 6).all()


def test_bad_arguments_of_many_tables_are_told() -> None:
    told = [
        ({"num_envs": 0}, "the number of tables"),
        ({"level": "expert"}, "at many tables the others are random or casual, not 'expert'"),
        ({"seat": None}, "the seat is the same at all of them"),
        ({"render_mode": "ansi"}, "many tables are not rendered"),
        ({"utility": "luck"}, "a utility is one of"),
    ]
    for given, why in told:
        with pytest.raises(ValueError, match=why):
            SeatVectorEnv("quenette", **given)  # type: ignore[arg-type]
    made = SeatVectorEnv("quenette", 2)
    with pytest.raises(ValueError, match="not legal at table 0"):
        made.step([0, 0])
    made.reset(seed=1)
    with pytest.raises(ValueError, match="actions are 2 whole numbers"):
        made.step([0])
    with pytest.raises(ValueError, match="there are 2 tables, but 3 seeds"):
        made.reset(seed=[1, 2, 3])


def test_an_environment_made_by_name_is_ours() -> None:
    assert isinstance(gymnasium.make("parlor/Flag-v0").unwrapped, Environment)
