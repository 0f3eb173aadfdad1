"""The level above expert: which games have it, that it knows what its seat knows, and what happens where there is no network.

The networks of these tests know nothing: their weights are random. What a network that was trained is worth is for the arena.
"""

import pickle
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import parlor
from parlor.core.rng import Rng
from parlor.learn.actions import Actions
from parlor.learn.features import features_for
from parlor.players.master import Guide, guide_for, opened
from parlor.players.network import MOST, load, written
from parlor.players.policy import policy_of

# One game of every kind that has choices, at its usual table.
KINDS = {parlor.game(game).kind: game for game in reversed(parlor.games()) if game != "numero"}
# The networks that come with Parlor.
SHIPPED = [(game, players) for game in parlor.games() for players in sorted(parlor.game(game).networks)]


def random_network(game: parlor.Game, players: int, leaning: int = 0) -> bytes:
    """A network that fits a game and has learned nothing; it may lean toward casual play."""
    options = {option.name: option.default for option in game.options.values()}
    rules = game.rules(players, options)
    actions = Actions(rules)
    inputs = int(features_for(rules, actions).size)
    chance = random.Random(game.id)
    layers = []
    for wide, units in ((inputs, 16), (16, 8), (8, len(actions) + 1)):
        weights = bytes(chance.randrange(1, 256) for _ in range(wide * units))
        layers.append((weights, [chance.randrange(-99, 99) for _ in range(units)], [20_000] * units))
    told = {"game": game.id, "version": game.version, "players": players, "options": options, "actions": len(actions), "search": True}
    return written({**told, "inputs": inputs, "leaning": leaning}, list(range(inputs)), layers)


@pytest.fixture(scope="module")
def mastered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[parlor.Game]]:
    """Games that have a network for their usual number of players while these tests run."""
    folder = tmp_path_factory.mktemp("networks")
    games = [parlor.game(game) for game in KINDS.values()]
    games = [game for game in games if not game.networks]
    for game in games:
        path = folder / f"{game.id}.net"
        path.write_bytes(random_network(game, game.usual))
        game.networks[game.usual] = str(path)
    yield games
    for game in games:
        game.networks.clear()


def some_position(game: parlor.Game, seed: int, players: int | None = None) -> parlor.Table:
    """A position some random moves into a game."""
    chance = random.Random(f"{game.id}/{seed}")
    table = parlor.deal(game.id, players or game.usual, seed=seed)
    for _ in range(chance.randrange(30)):
        before = table.copy()
        seat = table.waiting[0]
        table.play(chance.choice(table.legal(seat)), seat)
        if table.over:
            return before
    return table


@pytest.mark.parametrize("kind", KINDS)
def test_a_master_knows_only_what_its_seat_knows(mastered: list[parlor.Game], kind: str) -> None:
    game = parlor.game(KINDS[kind])
    for seed in range(4):
        table = some_position(game, seed)
        seat = table.waiting[0]
        master = parlor.player("master", seed=seed)
        choice = master.choose(table, seat)
        assert choice in table.legal(seat)
        assert {master.choose(table.resample(seat, other), seat) for other in range(3)} == {choice}


@pytest.mark.parametrize("kind", KINDS)
def test_a_network_that_leans_far_chooses_what_a_casual_player_would_in_every_world(tmp_path: Path, kind: str) -> None:
    game = parlor.game(KINDS[kind])
    path = tmp_path / "leaning.net"
    path.write_bytes(random_network(game, game.usual, 10**9))
    for seed in range(4):
        table = some_position(game, seed)
        seat, rules = table.waiting[0], table.rules()
        guide = Guide(rules, load(path), policy_of(game))
        hands = [table.imagined(seat, Rng(world)) for world in range(3)]
        casual = policy_of(game).decide(hands[0], seat, rules.ending, Rng(0))
        assert {guide.choice(hand, seat) for hand in hands} == {casual}


@pytest.mark.parametrize("kind", KINDS)
def test_a_master_with_a_budget_repeats_itself(mastered: list[parlor.Game], kind: str) -> None:
    table = some_position(parlor.game(KINDS[kind]), 5)
    seat = table.waiting[0]
    master = parlor.player("master", seed=2, iterations=30)
    choice = master.choose(table, seat)
    assert choice == pickle.loads(pickle.dumps(master)).choose(table.copy(), seat) == master.choose(table.resample(seat, 9), seat)
    assert master.advise(table, seat)[0].move in table.legal(seat)


def test_games_with_a_network_have_a_fifth_level(mastered: list[parlor.Game]) -> None:
    assert all(game.levels == (*parlor.LEVELS, "master") for game in mastered)
    assert parlor.game("numero").levels == parlor.LEVELS


def test_a_game_without_networks_refuses_a_master() -> None:
    table = parlor.deal("double-rumme", seed=1)
    with pytest.raises(parlor.BadArgument, match="Double Rumme has no master: its levels are random, casual, skilled, expert"):
        parlor.player("master").choose(table, table.waiting[0])
    with pytest.raises(parlor.BadArgument, match="has no master"):
        parlor.player("master").advise(table, table.waiting[0])


def test_at_a_table_without_a_network_a_master_plays_as_an_expert(mastered: list[parlor.Game]) -> None:
    game = next(game for game in mastered if len(game.players) > 1)
    other = next(count for count in game.players if count != game.usual)
    table = some_position(game, 4, other)
    seat = table.waiting[0]
    assert guide_for(table) is None
    expert = parlor.player("expert", seed=1, iterations=60)
    assert parlor.player("master", seed=1, iterations=60).choose(table, seat) == expert.choose(table, seat)
    assert parlor.player("master", seed=1).choose(table, seat) in table.legal(seat)


def test_where_the_networks_have_not_come_a_master_plays_as_an_expert(mastered: list[parlor.Game], tmp_path: Path) -> None:
    game = mastered[0]
    table = some_position(game, 5)
    empty = tmp_path / "empty.net"
    empty.touch()
    assert opened(game, table.rules(), table.players, table.options) is not None
    usual = game.networks[table.players]
    game.networks[table.players] = str(empty)
    try:
        assert opened(game, table.rules(), table.players, table.options) is None
    finally:
        game.networks[table.players] = usual


def test_a_network_is_for_the_rules_that_it_was_trained_on(mastered: list[parlor.Game]) -> None:
    united = parlor.game("united-states")
    united.networks[4] = united.networks.get(4) or next(iter(mastered[0].networks.values()))
    try:
        assert guide_for(parlor.deal("united-states", 4, seed=1, options={"pace": "snappy"})) is None
    finally:
        if united not in mastered:
            united.networks.clear()


@pytest.mark.parametrize(("game", "players"), SHIPPED)
def test_a_shipped_network_fits_its_game_and_is_small(game: str, players: int) -> None:
    found = parlor.game(game)
    path = Path(found.networks[players])
    told = load(path).told
    assert (told["game"], told["players"], told["version"]) == (game, players, found.version)
    assert path.stat().st_size <= MOST
    assert guide_for(parlor.deal(game, players, seed=1)) is not None
