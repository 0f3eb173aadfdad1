"""The bounds that games declare hold in random hands. `make soak SOAK=bounds` plays a million hands of each game."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import parlor
from parlor import Rng
from parlor.adapters.encoding import encoding
from parlor.core.bounds import UNDECLARED, Bounds
from parlor.learn.history import start_history
from parlor.testing.bounds import random_hands
from parlor.testing.walks import Broken
from tests.adapters.tables import SOME

TOOL = Path(__file__).parents[2] / "tools" / "bounds.py"


@pytest.mark.parametrize("id", parlor.games())
def test_every_game_declares_its_bounds(id: str) -> None:
    for case in SOME[id]:
        table = encoding(case.game, case.players, case.options)
        bounds = table.bounds
        assert bounds is not UNDECLARED
        assert bounds.least < bounds.most
        for whole in (False, True):
            for utility in ("points", "relative", "win"):
                worth = table.worth(utility, whole)
                assert worth.least < worth.most
                assert worth.total is None or worth.least * case.players <= worth.total <= worth.most * case.players
        low, high = table.limits
        assert (low < high).all()


@pytest.mark.parametrize("id", parlor.games())
def test_the_bounds_hold_in_random_hands(id: str) -> None:
    for seed, case in enumerate(SOME[id]):
        table = encoding(case.game, case.players, case.options)
        random_hands(table.rules, table.bounds, 60 // len(SOME[id]) + 1, seed)


def test_a_hand_that_leaves_its_bounds_is_found() -> None:
    table = encoding("quenette", 4)
    for narrow, why in (
        (Bounds(-10, 0, 52), "are not from -10 to 0"),
        (Bounds(-17, -1, 52), "are not from -17 to -1"),
        (Bounds(-17, 0, 51), "52 moves, more than 51"),
        (Bounds(-17, 0, 52, total=-16), "do not add up to -16"),
    ):
        with pytest.raises(Broken, match=why):
            random_hands(table.rules, narrow, 100, 1)
    assert random_hands(table.rules, table.bounds, 100, 1).moves == 52


def test_the_million_hands_are_kept_batch_by_batch(tmp_path: Path) -> None:
    kept = tmp_path / "bounds.jsonl"
    command = [sys.executable, str(TOOL), "--hands", "18000", "--workers", "1", "--keep", str(kept), "coronado"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert re.search(r"coronado +3 +18,000 +0 to 2 +0 to 2", told)
    rows = kept.read_text().splitlines()
    assert len(rows) == 6
    # What was torn off by a crash is played again, and nothing else.
    kept.write_text("\n".join([*rows[:-1], rows[-1][:20]]) + "\n")
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()[:20] == told.split()[:20]
    assert len(kept.read_text().splitlines()) == 7


@pytest.mark.soak
@pytest.mark.parametrize("id", [id for id in parlor.games() if not encoding(id).recall.lossy])
def test_a_row_has_room_for_every_history(id: str) -> None:
    table = encoding(id)
    rng = Rng(4)
    for seed in range(300):
        history = start_history(table.rules, seed, True)
        play = table.start_match(seed, True)
        while not play.over:
            waiting = int(play.waiting())
            seat = next(seat for seat in range(table.players) if waiting >> seat & 1)
            moves = [int(move) for move in play.hand.moves_of(seat)]
            move = moves[int(rng.below(len(moves)))]
            play.make(seat, move)
            history.add(seat, move)
        for seat in range(table.players):
            table.recall.write("\n".join(history.of(seat)))
