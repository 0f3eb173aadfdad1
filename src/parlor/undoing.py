"""Which moves go back when a player takes his move back: one rule for the house and for a table of one's own."""

import parlor


def moves_back(table: parlor.Table, seat: int, alone: bool) -> int:
    """How many moves go back; 0 for the very last one, as far as the game itself lets it go. Raises IllegalMove.

    Who plays alone against computer players takes back his own last move and all that they have played since. Among people only one's
    own very last move goes back, if it showed nobody a card.
    """
    movers = [mover for mover, _ in table.record()["moves"]]
    if seat not in movers:
        raise table.refusal("nothing-to-take-back")
    if table.players == 1:
        return 0
    if alone:
        return movers[::-1].index(seat) + 1
    if movers[-1] != seat:
        raise table.refusal("only-own-last-move")
    return 0


def without(table: parlor.Table, moves: int) -> parlor.Table:
    """The table as it was so many moves ago; with 0 before the last move, if that showed nobody a card. Raises IllegalMove."""
    if moves == 0:
        earlier = table.copy()
        earlier.undo()
        return earlier
    record = table.record()
    return parlor.replay({**record, "moves": record["moves"][:-moves]})
