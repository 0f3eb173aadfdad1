"""What was seen stays known: guessed tables compared with what the oracles of Rummy, 1916, remember."""

import random
import zlib
from collections import Counter

import pytest

import parlor
from tests.oracle.common import Options
from tests.oracle.registry import ORACLES
from tests.oracle.rummy_1916 import Rummy1916
from tests.oracle.test_oracle import some_move, tables

CASES = [case for case in tables() if issubclass(ORACLES[case[0]], Rummy1916)]


@pytest.mark.parametrize(("game", "players", "options"), CASES, ids=str)
def test_a_guess_keeps_what_was_seen(game: str, players: int, options: Options) -> None:
    rng = random.Random(zlib.crc32(f"{game} {players} {options}".encode()))
    kind = ORACLES[game]
    pack = kind.cards(players, options)
    decks = [rng.sample(pack, len(pack)) for _ in range(2)]
    table = parlor.deal(game, players, seed=1, dealer=0, options=dict(options), decks=decks)
    oracle = kind(players, 0, options, decks)
    assert isinstance(oracle, Rummy1916)
    for moves in range(250):
        if moves % 6 == 0:
            check_guess(table, oracle, rng.choice(oracle.seats), moves)
        seat = oracle.waiting()[0]
        move = some_move(oracle, seat, rng)
        table.play(move, seat)
        oracle.make(seat, move)
        if oracle.over or oracle.ran_out:
            return


def check_guess(table: parlor.Table, oracle: Rummy1916, eyes: int, seed: int) -> None:
    other = table.resample(eyes, seed)
    assert other.view(eyes) == table.view(eyes)
    zones = other.zones()
    for name, known in oracle.remembered(eyes).items():
        if name.startswith(oracle.unordered):
            assert not Counter(card for card in known if card != "??") - Counter(zones[name]), name
        else:
            assert [card if kept != "??" else "??" for card, kept in zip(zones[name], known, strict=True)] == known, name
    for seat in oracle.seats:
        if seat != eyes:
            assert oracle.lacks[seat].isdisjoint(zones[f"hand:{seat}"]), seat
