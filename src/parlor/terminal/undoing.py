"""Taking back moves at a local table."""

import parlor
from parlor.undoing import moves_back, without


def taken_back(table: parlor.Table, people: list[int]) -> parlor.Table:
    """The table before the last move of the people at the keyboard; raises IllegalMove if it cannot be taken back."""
    if len(people) == 1:
        return without(table, moves_back(table, people[0], alone=True))
    moves = table.record()["moves"]
    last = moves[-1][0] if moves else people[0]
    return without(table, moves_back(table, last if last in people else people[0], alone=False))
