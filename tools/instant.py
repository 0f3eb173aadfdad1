"""A network that chooses at once, without any search. It is no level, but tells how far learning alone has come."""

from pathlib import Path

import parlor
from parlor.lab.baselines import baseline, baselines

INSTANT = "instant"


class Instant:
    """Plays what the network that comes with Parlor for a game likes best."""

    def __init__(self, game: str, seed: int) -> None:
        self.network = baseline(game, seed)
        self.quick = parlor.player("expert", seed=seed, iterations=1)

    def choose(self, table: parlor.Table, seat: int) -> str:
        """A legal move of the seat, as text."""
        return self.network.choose(table, seat)

    def reaction(self, table: parlor.Table, seat: int) -> float:
        """As soon as an expert."""
        return self.quick.reaction(table, seat)


def network_of(game: str) -> list[Path]:
    """The file of a game's network, if there is one."""
    found = baselines()
    return [found[game]] if game in found else []
