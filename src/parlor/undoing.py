"""Which moves go back when a player takes back a move: the same rule for the house and for a local table."""

import parlor


def moves_back(table: parlor.Table, seat: int, alone: bool) -> int:
    """How many moves go back; 0 means only the last one, if the game allows it. Raises IllegalMove.

    A player alone against computer players takes back their own last move and everything played since. Among people, you can only take back
    the very last move, if it is yours and showed nobody a card.
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
    """The table as it was a number of moves ago; 0 means before the last move, if that showed nobody a card. Raises IllegalMove."""
    if moves == 0:
        earlier = table.copy()
        earlier.undo()
        return earlier
    record = table.record()
    return parlor.replay({**record, "moves": record["moves"][:-moves]})
