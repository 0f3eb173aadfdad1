"""Mass simulation: random players, whole games inside the compiled engine, sums instead of rows."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import parlor
from parlor.core.messages import BadArgument
from parlor.lab.tournament import derived
from parlor.learn.simulate import simulate, summed

# Games per batch: the sums depend on the plan, not on who computes which batch.
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
        """Plays them and adds up the results."""
        return summed(simulate(self.game, self.players, dict(self.options), self.seed, self.games))


def batches(game: str, players: int | None, options: dict[str, int | str], seed: int, games: int) -> Iterator[Batch]:
    """A number of games in batches, each with its own seed."""
    if games < 1:
        raise BadArgument("lab-games-least", {"given": games})
    seats = parlor.deal(game, players, seed=0, options=options).players
    for at in range(0, games, BATCH):
        yield Batch(game, seats, tuple(options.items()), derived(seed, game, seats, at), min(BATCH, games - at))


def play_batches(stint: list[Batch]) -> list[dict[str, Any]]:
    """Plays some batches; this is what runs in a worker."""
    return [batch.play() for batch in stint]


def added(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """The total of two sums."""
    return {
        name: [a + b for a, b in zip(value, other[name], strict=True)] if isinstance(value, list) else value + other[name]
        for name, value in one.items()
    }
