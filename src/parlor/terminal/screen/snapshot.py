"""One moment at a table, from one point of view. It is made from a view and contains nothing else about the table."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import parlor
from parlor.table.shapes import LineShape, SheetShape
from parlor.terminal.screen.faces import faces_of
from parlor.terminal.texts import text
from parlor.terminal.wording import Wording, told

View = Mapping[str, Any]


@dataclass(frozen=True)
class Snapshot:
    """What to show."""

    view: View
    choices: list[parlor.Move]
    log: list[LineShape]
    results: list[SheetShape]
    names: list[str]
    states: list[str] = field(default_factory=list)
    """Next to each name: the level of a computer player, or that the player is away."""
    covered: bool = False
    """The keyboard is changing hands: nothing is shown until the next player says so."""
    deadline: float | None = None

    @property
    def game(self) -> parlor.Game:
        """The game being played."""
        return parlor.game(self.view["game"])

    @property
    def seat(self) -> int | None:
        """The viewer's seat; None for a spectator."""
        seat: int | None = self.view["seat"]
        return seat

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self.view["players"])

    @property
    def clockwise(self) -> list[int]:
        """The seats in clockwise order, with the viewer first."""
        order: list[int] = self.view["facts"].get("clockwise") or list(range(self.players))
        first = order.index(self.seat or 0)
        return order[first:] + order[:first]

    @property
    def reader(self) -> Wording:
        """The viewer, who sees cards as printed."""
        return Wording(self.names, self.seat, faces_of(self.view["game"]).short, self.view["game"])

    def called(self, seat: int) -> str:
        """The name of a seat, from the viewer's point of view."""
        return text("you") if seat == self.seat else self.names[seat]

    def told(self) -> list[str]:
        """The log in words."""
        reader = self.reader
        return [told(line, reader) for line in self.log]

    def zones(self, role: str, owner: int | None = None) -> list[str]:
        """The zones of a role that belong to a seat, or to nobody."""
        return [zone for zone, place in self.view["places"].items() if place["role"] == role and place["owner"] == owner]

    def cards(self, role: str, owner: int | None = None) -> list[str]:
        """All cards in the zones of a role that belong to a seat, or to nobody."""
        return [card for zone in self.zones(role, owner) for card in self.view["zones"][zone]]


def of_table(table: parlor.Table, seat: int | None, names: list[str], states: list[str], *, covered: bool = False) -> Snapshot:
    """The current moment at a local table."""
    choices = [] if seat is None else table.choices(seat)
    return Snapshot(table.view(seat), choices, table.messages(), table.sheet(), names, states, covered)


def laid_open(table: parlor.Table, names: list[str]) -> Snapshot:
    """A table with all cards face up, for replays."""
    view = {**table.view(None), "zones": table.zones()}
    return Snapshot(view, [], table.messages(), table.sheet(), names)
