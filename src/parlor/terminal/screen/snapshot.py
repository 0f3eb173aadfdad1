"""One moment at a table, as one pair of eyes sees it. It is made of a view and holds nothing else of the table."""

from dataclasses import dataclass, field
from typing import Any

import parlor

View = dict[str, Any]


@dataclass(frozen=True)
class Snapshot:
    """What is to be shown."""

    view: View
    choices: list[parlor.Move]
    log: list[str]
    results: list[dict[str, Any]]
    names: list[str]
    states: list[str] = field(default_factory=list)
    """Beside each name: the level of a computer player, or who is away."""
    covered: bool = False
    """The keyboard changes hands: nothing is shown until the person whose turn it is says so."""
    deadline: float | None = None

    @property
    def game(self) -> parlor.Game:
        """The game that is played."""
        return parlor.game(self.view["game"])

    @property
    def seat(self) -> int | None:
        """Whose eyes these are; None for a spectator."""
        seat: int | None = self.view["seat"]
        return seat

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.view["players"])

    @property
    def clockwise(self) -> list[int]:
        """The seats in their true order, the one who looks first."""
        order: list[int] = self.view["facts"].get("clockwise") or list(range(self.players))
        first = order.index(self.seat or 0)
        return order[first:] + order[:first]

    def called(self, seat: int) -> str:
        """A seat, as the one who looks calls it."""
        return "You" if seat == self.seat else self.names[seat]


def of_table(table: parlor.Table, seat: int | None, names: list[str], states: list[str], *, covered: bool = False) -> Snapshot:
    """The present moment at a table of our own."""
    choices = [] if seat is None else table.choices(seat)
    return Snapshot(table.view(seat), choices, table.log, table.results, names, states, covered)


def laid_open(table: parlor.Table, names: list[str]) -> Snapshot:
    """A table with all cards face up, for replays."""
    view = {**table.view(None), "zones": table.zones()}
    return Snapshot(view, [], table.log, table.results, names)
