"""OpenSpiel: its own simulation test, what its states contain, and its own search on our games."""

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
    assert f"{mover}: {text}" in state.information_state_string(0)
    assert f"{mover}: {text}" not in state.observation_string(0)


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
