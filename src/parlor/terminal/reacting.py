"""Who acts first where seats act without turns."""

import parlor

# A keyboard cannot tell how quick its people would have been at a real table: where nobody is timed, they react like this level.
PEOPLE = parlor.player("skilled", iterations=1)


def next_to_act(table: parlor.Table, people: list[int], computer: parlor.Player) -> int:
    """The seat that acts next; where there are no turns, the one that reacts first."""
    return min(table.waiting, key=lambda seat: ((PEOPLE if seat in people else computer).reaction(table, seat), seat))


def quickest(table: parlor.Table, people: list[int], computer: parlor.Player) -> tuple[float, int] | None:
    """The computer player that reacts first, after how many seconds it does; None if only people may act."""
    return min([(computer.reaction(table, seat), seat) for seat in table.waiting if seat not in people], default=None)
