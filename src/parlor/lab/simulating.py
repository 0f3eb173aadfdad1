"""Mass simulation: random players, whole games inside the compiled engine, sums instead of rows."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import parlor
from parlor.lab.tournament import derived
from parlor.learn.simulate import simulate, summed

# Games a batch: the sums follow from the plan, not from who reckons which batch.
BATCH = 2000


@dataclass(frozen=True)
class Batch:
    """Some games of one kind."""

    game: str
    players: int
    options: tuple[tuple[str, int | str], ...]
    seed: int
    games: int

    def play(self) -> dict[str, Any]:
        """Plays them and adds them up."""
        return summed(simulate(self.game, self.players, dict(self.options), self.seed, self.games))


def batches(game: str, players: int | None, options: dict[str, int | str], seed: int, games: int) -> Iterator[Batch]:
    """So many games in batches, each with a seed of its own."""
    if games < 1:
        raise ValueError(f"there is at least one game, not {games}")
    seats = parlor.deal(game, players, seed=0, options=options).players
    for at in range(0, games, BATCH):
        yield Batch(game, seats, tuple(options.items()), derived(seed, game, seats, at), min(BATCH, games - at))


def play_batches(stint: list[Batch]) -> list[dict[str, Any]]:
    """Plays some batches: what a worker is asked to do."""
    return [batch.play() for batch in stint]


def added(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Two sums together."""
    return {
        name: [a + b for a, b in zip(value, other[name], strict=True)] if isinstance(value, list) else value + other[name]
        for name, value in one.items()
    }
