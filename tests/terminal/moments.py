"""Moments of real games, as a seat sees them."""

import random
from collections.abc import Iterator

import parlor
from parlor.terminal.screen.snapshot import Snapshot, of_table


def seen(table: parlor.Table, seat: int | None) -> Snapshot:
    """The current moment from a seat's point of view."""
    return of_table(table, seat, [f"Seat {each}" for each in range(table.players)], [""] * table.players)


def moments(id: str, *, seed: int, limit: int, players: int | None = None) -> Iterator[parlor.Table]:
    """A game played at random, position by position."""
    table = parlor.deal(id, players, seed=seed)
    luck = random.Random(seed)
    for _ in range(limit):
        if table.over:
            return
        yield table
        seat = luck.choice(table.waiting)
        table.play(luck.choice(table.legal(seat)), seat)
