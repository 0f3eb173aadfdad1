"""OpenSpiel: its own simulation test, what its states contain, and its own search on our games."""

import copy
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import parlor
from parlor.adapters.openspiel import DIGITS, Rollouts, State, name_of, register, state_at

register()


def dealt(game: Any, seed: int) -> Any:
    """A state after the deal of a seed."""
    state = game.new_initial_state()
    for k in range(DIGITS):
        state.apply_action(seed // 256**k % 256)
    return state


def walk(state: Any, rng: random.Random, moves: int) -> Any:
    """Makes random moves and chance moves."""
    for _ in range(moves):
        if state.is_terminal():
            break
        chances = state.is_chance_node()
        state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()] if chances else state.legal_actions()))
    return state


@pytest.mark.sampled(3)
@pytest.mark.parametrize("id", parlor.games())
def test_every_game_passes_the_random_simulation_test(id: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name_of(id)), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("id", ["quenette", "argentina", "coronado"])
def test_whole_games_pass_the_random_simulation_test(id: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"{name_of(id)}(whole=true)"), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("id", parlor.games())
def test_a_resampled_state_is_the_same_to_its_seat(id: str) -> None:
    game = pyspiel.load_game(name_of(id))
    rng = random.Random(2)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = dealt(game, 77)
    for _ in range(3):
        walk(state, rng, 9)
        player = state.current_player()
        if player < 0:
            break
        other = state.resample_from_infostate(player, sampler)
        assert other.current_player() == player
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        walk(other, rng, 100_000)
        assert other.is_terminal()


def test_resampling_moves_the_hidden_cards() -> None:
    state = dealt(pyspiel.load_game("parlor_quenette"), 5)
    player = state.current_player()
    other = (player + 1) % 4
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = {state.resample_from_infostate(player, sampler).observation_string(other) for _ in range(5)}
    assert len(worlds) == 5


def test_a_seed_deals_what_the_table_deals() -> None:
    state = dealt(pyspiel.load_game("parlor_quenette"), 123456789)
    table = parlor.deal("quenette", seed=123456789)
    seat = state.current_player()
    assert seat == table.turn
    assert [state.action_to_string(seat, action) for action in state.legal_actions()] == table.legal()


def test_information_states_remember_and_observations_do_not() -> None:
    state = dealt(pyspiel.load_game("parlor_quenette"), 3)
    action = state.legal_actions()[0]
    text = state.action_to_string(state.current_player(), action)
    mover = state.current_player()
    state.apply_action(action)
    assert f'{{"seat":{mover},"move":"{text}"' in state.information_state_string(0)
    assert text not in state.observation_string(0)
    assert f"> {text}" in state.information_state_string(mover)
    assert len(state.information_state_tensor(0)) > len(state.observation_tensor(0))


def test_options_and_players_are_parameters() -> None:
    game = pyspiel.load_game("parlor_quenette(players=3,hands=2,whole=true)")
    assert game.num_players() == 3
    assert game.get_type().reward_model == pyspiel.GameType.RewardModel.REWARDS
    with pytest.raises(ValueError, match="option 'hands' cannot be 99"):
        pyspiel.load_game("parlor_quenette(hands=99)")
    with pytest.raises(ValueError, match="is for 2 to 8 players, not 9"):
        pyspiel.load_game("parlor_quenette(players=9)")


@pytest.mark.parametrize("id", ["quenette", "rumme", "goop", "flag", "secret-seven", "sam"])
@pytest.mark.parametrize("inside", [True, False], ids=["engine rollouts", "own rollouts"])
def test_open_spiels_own_ismcts_plays(id: str, inside: bool) -> None:
    game = pyspiel.load_game(name_of(id))
    rng = random.Random(6)
    evaluator = Rollouts(1, 6) if inside else mcts.RandomRolloutEvaluator(1, np.random.RandomState(6))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=12, random_state=np.random.RandomState(6))
    state = dealt(game, 9)
    for _ in range(2):
        walk(state, rng, 7)
        if state.current_player() >= 0:
            assert bot.step(state) in state.legal_actions()


def test_a_bot_plays_at_a_table_and_knows_only_its_seat() -> None:
    table = parlor.deal("quenette", seed=11, options={"hands": 1})
    rng = random.Random(1)
    for _ in range(9):
        table.play(rng.choice(table.legal()))
    seat = table.turn
    assert seat is not None
    chosen = {chosen_at(table, seat), chosen_at(table.resample(seat, 1), seat), chosen_at(table.resample(seat, 2), seat)}
    assert len(chosen) == 1
    table.play(chosen.pop())


def chosen_at(table: parlor.Table, seat: int) -> str:
    """The move of a bot whose search is deterministic."""
    state: State = state_at(table, seat, seed=4)
    random_state = np.random.RandomState(4)
    bot = ismcts.ISMCTSBot(state.get_game(), Rollouts(1, 4), 2.0, 20, random_state=random_state)
    bot.set_resampler(lambda root, player: root.resample_from_infostate(player, random_state.uniform))
    return str(state.action_to_string(seat, bot.step(state)))


def test_a_guess_cannot_be_stored() -> None:
    state = dealt(pyspiel.load_game("parlor_quenette"), 3)
    guess = state.resample_from_infostate(state.current_player(), pyspiel.UniformProbabilitySampler(0.0, 1.0))
    with pytest.raises(ValueError, match="guess"):
        guess.serialize()


SUMS = pyspiel.GameType.Utility
DECLARED = [
    ("quenette", "points", 4, SUMS.CONSTANT_SUM, -17, (-17, 0), 52),
    ("doolittle", "points", 4, SUMS.CONSTANT_SUM, -80, (-80, 0), 24),
    ("ups-and-downs", "points", 4, SUMS.CONSTANT_SUM, 1, (0, 1), 208),
    ("rumme", "points", 2, SUMS.GENERAL_SUM, None, (0, 126), 878),
    ("rumme", "relative", 2, SUMS.ZERO_SUM, 0, (-63, 63), 878),
    ("coronado", "win", 2, SUMS.ZERO_SUM, 0, (-1, 1), 96),
    ("foozle", "win", 5, SUMS.ZERO_SUM, 0, (-0.25, 1), 30),
    ("flag", "win", 1, SUMS.GENERAL_SUM, None, (-1, 1), 31241),
]


@pytest.mark.parametrize(("id", "utility", "players", "kind", "total", "reach", "moves"), DECLARED)
def test_utilities_and_lengths_are_declared(
    id: str, utility: str, players: int, kind: Any, total: float | None, reach: tuple[float, float], moves: int
) -> None:
    game = pyspiel.load_game(name_of(id), {"players": players, "utility": utility})
    assert game.get_type().utility == kind
    assert game.utility_sum() == total
    assert (game.min_utility(), game.max_utility()) == reach
    assert game.max_game_length() == moves
    state = walk(dealt(game, 5), random.Random(5), 100_000)
    assert total is None or abs(sum(state.returns()) - total) < 1e-9
    assert reach[0] - 1e-9 <= min(state.returns()) <= max(state.returns()) <= reach[1] + 1e-9


def test_a_whole_game_has_the_bounds_of_all_its_hands() -> None:
    game = pyspiel.load_game("parlor_quenette(hands=3,whole=true)")
    assert (game.min_utility(), game.max_utility(), game.utility_sum(), game.max_game_length()) == (-51, 0, -51, 156)
    assert sum(walk(dealt(game, 5), random.Random(5), 1000).returns()) == -51
    to_a_target = pyspiel.load_game("parlor_foozle(whole=true)")
    assert to_a_target.utility_sum() is None


def test_a_utility_that_is_none_is_told() -> None:
    with pytest.raises(ValueError, match="a utility is one of points, relative, win, not 'luck'"):
        pyspiel.load_game("parlor_quenette(utility=luck)")


PRIVATE = pyspiel.PrivateInfoType


def observed(game: Any, state: Any, player: int, recall: bool, public: bool, private: Any) -> tuple[str, dict[str, Any]]:
    """What an observer of some kind says and writes."""
    kind = pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
    observer = game.make_py_observer(kind)
    observer.set_from(state, player)
    return observer.string_from(state, player), {name: part.copy() for name, part in observer.dict.items()}


@pytest.mark.parametrize("id", ["quenette", "secret-seven", "goop"])
def test_observers_tell_what_is_public_and_what_is_private(id: str) -> None:
    game = pyspiel.load_game(name_of(id))
    state = walk(dealt(game, 8), random.Random(8), 7)
    player = max(0, state.current_player())
    for recall in (False, True):
        both, shown, own = (
            observed(game, state, player, recall, public, private)
            for public, private in ((True, PRIVATE.SINGLE_PLAYER), (True, PRIVATE.NONE), (False, PRIVATE.SINGLE_PLAYER))
        )
        assert both[0] != shown[0] != own[0] != both[0]
        assert list(both[1]) == (["observation", "seat", "history"] if recall else ["observation"])
        assert list(shown[1]) == (["observation", "history"] if recall else ["observation"])
        parts = state._position.encoding.parts
        assert both[1]["observation"][parts["hand:0 cards"]].any()
        assert not shown[1]["observation"][parts["hand:0 cards"]].any()
        assert np.array_equal(own[1]["observation"][parts["hand:0 cards"]], both[1]["observation"][parts["hand:0 cards"]])
        # What is public is the same in every world that a seat can think of, for all of them.
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        again = observed(game, other, player, recall, True, PRIVATE.NONE)
        assert again[0] == shown[0]
        assert all(np.array_equal(again[1][name], shown[1][name]) for name in shown[1])
    with pytest.raises(ValueError, match="not what all seats do"):
        observed(game, state, player, False, True, PRIVATE.ALL_PLAYERS)


def test_games_and_states_can_be_copied_and_pickled() -> None:
    game = pyspiel.load_game("parlor_rumme(players=3,utility=relative)")
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    state = walk(dealt(game, 3), random.Random(3), 12)
    for twin in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert [twin.information_state_string(k) for k in range(3)] == [state.information_state_string(k) for k in range(3)]
        walk(twin, random.Random(1), 1)
        assert str(twin) != str(state)
