"""What was seen stays known: guessed tables compared with what the oracles of the Liberty Patriot games remember."""

import random
import zlib
from collections import Counter

import pytest

import parlor
from tests.oracle.common import Options
from tests.oracle.patriot import Remembering
from tests.oracle.registry import ORACLES
from tests.oracle.test_oracle import some_move, tables

CASES = [case for case in tables() if issubclass(ORACLES[case[0]], Remembering)]
LOOK_EVERY = 9
MOVES = 280


@pytest.mark.parametrize(("game", "players", "options"), CASES, ids=str)
def test_a_guess_keeps_what_was_seen(game: str, players: int, options: Options) -> None:
    rng = random.Random(zlib.crc32(f"seen {game} {players} {options}".encode()))
    kind = ORACLES[game]
    decks = [kind.deck(players, options, rng) for _ in range(2)]
    table = parlor.deal(game, players, seed=1, dealer=0, options=dict(options), decks=decks)
    oracle = kind(players, 0, options, decks)
    assert isinstance(oracle, Remembering)
    for moves in range(MOVES):
        if moves % LOOK_EVERY == 0:
            check_guess(table, oracle, rng.choice(oracle.seats), moves)
        seat = oracle.waiting()[0]
        move = some_move(oracle, seat, rng)
        table.play(move, seat)
        oracle.make(seat, move)
        if oracle.over or oracle.ran_out:
            return


def check_guess(table: parlor.Table, oracle: Remembering, eyes: int, seed: int) -> None:
    guess = table.resample(eyes, seed)
    assert guess.view(eyes) == table.view(eyes)
    zones = guess.zones()
    for name, known in oracle.remembered().items():
        if name.startswith("hand:"):
            assert not Counter(known) - Counter(zones[name]), name
        else:
            assert [card if kept != "??" else "??" for card, kept in zip(zones[name], known, strict=True)] == known, name
