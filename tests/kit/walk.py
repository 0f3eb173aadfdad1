"""Random walks through games; a failure on the way prints a record that reproduces it."""

import json
import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import parlor
from tests.kit.cases import Case

LONGEST = 110_000


@contextmanager
def reproducible(table: parlor.Table) -> Iterator[None]:
    """If anything inside fails, writes the record of the table and says where it is."""
    try:
        yield
    except Exception:
        path = Path(tempfile.gettempdir()) / f"parlor-failed-{table.game.id}-{table.players}.json"
        path.write_text(json.dumps(table.record()))
        print(f"reproduce with: parlor replay {path}")
        raise


def step(table: parlor.Table, rng: random.Random) -> tuple[int, str]:
    """Makes a random move; who made which."""
    seat = rng.choice(table.waiting)
    move = rng.choice(table.legal(seat))
    table.play(move, seat)
    return seat, move


def finish(table: parlor.Table, rng: random.Random) -> int:
    """Plays a table to its end; the number of moves."""
    moves = 0
    while not table.over:
        step(table, rng)
        moves += 1
        assert moves < LONGEST, "the game does not end"
    return moves


def positions(case: Case, seed: int, wanted: int) -> Iterator[tuple[parlor.Table, random.Random]]:
    """Some positions of a random game, the first and the last among them."""
    rng = random.Random(seed)
    table = case.deal(seed)
    with reproducible(table):
        yield table, rng
        gap = 1
        while not table.over:
            for _ in range(rng.randrange(1, gap + 1)):
                if not table.over:
                    step(table, rng)
            wanted -= 1
            gap = gap * 2 if wanted < 0 else min(gap + 1, 12)
            yield table, rng


def state(table: parlor.Table) -> str:
    """Everything that a table shows to anyone, as text."""
    views = [table.view(seat) for seat in [None, *range(table.players)]]
    return json.dumps([table.zones(), views, table.log, table.scores, table.results, list(table.winners)])
