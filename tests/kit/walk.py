"""Random walks through games; if one fails, it prints a record that reproduces the failure."""

import json
import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import parlor
from parlor.testing import laws
from tests.kit.cases import Case

LONGEST = 110_000


@contextmanager
def reproducible(table: parlor.Table) -> Iterator[None]:
    """If anything inside fails, writes the record of the table and says where it is."""
    try:
        yield
    except Exception:
        keep(table.record(), table.game.id, table.players)
        raise


def keeps(law: str, case: Case, seed: int) -> None:
    """Checks that a law of parlor.testing is obeyed at a table."""
    try:
        laws.Case(law, laws.Setup(parlor.game(case.game), case.players, case.options, seed)).check()
    except laws.Broken as broken:
        if broken.record is not None:
            keep(broken.record, case.game, case.players)
        raise


def keep(record: object, game: str, players: int) -> None:
    """Writes the record of a game that shows a fault, and says where it is."""
    path = Path(tempfile.gettempdir()) / f"parlor-failed-{game}-{players}.json"
    path.write_text(json.dumps(record))
    print(f"reproduce with: parlor replay {path}")


def step(table: parlor.Table, rng: random.Random) -> tuple[int, str]:
    """Makes a random move; returns the seat and the move."""
    seat = rng.choice(table.waiting)
    move = rng.choice(table.legal(seat))
    table.play(move, seat)
    return seat, move


def finish(table: parlor.Table, rng: random.Random) -> int:
    """Plays a table to its end; returns the number of moves."""
    moves = 0
    while not table.over:
        step(table, rng)
        moves += 1
        assert moves < LONGEST, "the game does not end"
    return moves


def positions(case: Case, seed: int, wanted: int) -> Iterator[tuple[parlor.Table, random.Random]]:
    """Some positions of a random game, including the first and the last."""
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


# The numbers of moves after which a game is examined, if checking every position would cost too much.
MOMENTS = (0, 1, 2, 5, 13, 40, 100, 200)


def moments(case: Case, seed: int) -> Iterator[tuple[parlor.Table, random.Random]]:
    """A few positions from the beginning of a random game."""
    rng = random.Random(seed)
    table = case.deal(seed)
    with reproducible(table):
        for moves in range(MOMENTS[-1] + 1):
            if moves in MOMENTS or table.over:
                yield table, rng
            if table.over:
                return
            step(table, rng)


def state(table: parlor.Table) -> str:
    """Everything that a table shows anyone, as text."""
    views = [table.view(seat) for seat in [None, *range(table.players)]]
    return json.dumps([table.zones(), views, table.log, table.scores, table.results, list(table.winners)])
