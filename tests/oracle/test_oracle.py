"""The engine compared with the oracles: random games, checked at every move, for every number of players and every option."""

import random
import zlib

import pytest

import parlor
from tests.oracle.common import Options, Oracle, Zones
from tests.oracle.registry import ORACLES

GAMES_EACH = 2
LOOK_EVERY = 7


def tables() -> list[tuple[str, int, Options]]:
    return [
        (game, players, options)
        for game, oracle in ORACLES.items()
        for players in parlor.game(game).players
        for options in oracle.variants
        if oracle.fits(players, options)
    ]


@pytest.mark.sampled(6)
@pytest.mark.parametrize(("game", "players", "options"), tables(), ids=str)
def test_the_engine_plays_by_the_page(game: str, players: int, options: Options) -> None:
    for turn in range(GAMES_EACH):
        rng = random.Random(zlib.crc32(f"{game} {players} {options} {turn}".encode()))
        decks = [ORACLES[game].deck(players, options, rng) for _ in range(ORACLES[game].known)]
        dealer = rng.randrange(players)
        table = parlor.deal(game, players, seed=turn, dealer=dealer, options=dict(options), decks=decks)
        follow(table, ORACLES[game](players, dealer, options, decks), rng)


def follow(table: parlor.Table, oracle: Oracle, rng: random.Random) -> None:
    """Plays random moves on both and compares them, until the game is over or the known decks are used up."""
    compare(table, oracle)
    look(table, oracle)
    for moves in range(oracle.longest):
        if oracle.over:
            break
        seat = rng.choice(oracle.waiting())
        move = some_move(oracle, seat, rng)
        table.play(move, seat)
        oracle.make(seat, move)
        if oracle.ran_out:
            assert [result["points"] for result in table.results[: len(oracle.results)]] == oracle.results
            break
        if oracle.unknown:
            oracle.learn(table.zones(), table.view(None)["facts"])
        compare(table, oracle)
        if oracle.over or moves % LOOK_EVERY == 0:
            look(table, oracle)


def some_move(oracle: Oracle, seat: int, rng: random.Random) -> str:
    """A random verb and then one of its moves, so that rare moves are as common as frequent ones."""
    moves = sorted(oracle.legal(seat))
    verb = rng.choice(sorted({move.split()[0] for move in moves}))
    return rng.choice([move for move in moves if move.split()[0] == verb])


def compare(table: parlor.Table, oracle: Oracle) -> None:
    """Compares everything that the page defines."""
    where = "\n".join(table.log[-12:])
    waiting = [] if oracle.over else sorted(oracle.waiting())
    assert list(table.waiting) == waiting, where
    assert table.turn == (waiting[0] if len(waiting) == 1 else None), where
    for seat in oracle.seats:
        legal = table.legal(seat)
        assert len(set(legal)) == len(legal), where
        assert set(legal) == (oracle.legal(seat) if seat in waiting else set()), where
    assert settled(table.zones(), oracle) == settled(oracle.zones(), oracle), where
    assert table.scores == oracle.scores, where
    assert [result["points"] for result in table.results] == oracle.results, where
    assert (table.hand, table.over, table.winners) == (oracle.hand, oracle.over, oracle.winners), where


def look(table: parlor.Table, oracle: Oracle) -> None:
    """Compares what everyone sees."""
    for eyes in [None, *oracle.seats]:
        view = table.view(eyes)
        assert view["dealer"] == oracle.dealer
        assert view["waiting"] == ([] if oracle.over else sorted(oracle.known_waiting(eyes)))
        assert settled(view["zones"], oracle) == settled(oracle.seen(eyes), oracle)
        assert {name: view["facts"].get(name) for name in oracle.facts(eyes)} == oracle.facts(eyes)


def settled(zones: Zones, oracle: Oracle) -> Zones:
    """Zones, with those sorted whose order the page leaves open."""
    return {name: sorted(cards) if name.startswith(oracle.unordered) else cards for name, cards in zones.items()}
