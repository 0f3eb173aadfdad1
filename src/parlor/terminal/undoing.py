"""Taking back."""

import parlor


def taken_back(table: parlor.Table, seat: int) -> parlor.Table:
    """The table before the last move of a seat; raises IllegalMove where a move stands."""
    earlier = table.copy()
    moves = earlier.record()["moves"]
    while moves and moves.pop()[0] != seat:
        earlier.undo()
    earlier.undo()
    return earlier
