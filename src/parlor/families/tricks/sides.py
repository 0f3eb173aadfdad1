"""What a side has taken and what it scores; a player for himself is a side of one."""

from mypy_extensions import i64

from parlor.core.events import UNSAID
from parlor.core.hand import Tally
from parlor.families.tricks.hand import TrickHand


def partner(h: TrickHand, seat: i64) -> i64:
    """The next seat of the same side, or -1 for a player by himself."""
    other = h.left[seat]
    while h.side[other] != h.side[seat]:
        other = h.left[other]
    return other if other != seat else -1


def side_taken(h: TrickHand, side: i64) -> i64:
    """All cards that a side has taken."""
    mask: i64 = 0
    for seat in range(h.players):
        if h.side[seat] == side:
            mask |= h.taken(seat)
    return mask


def side_tricks(h: TrickHand, side: i64) -> i64:
    """How many tricks a side has taken."""
    tricks: i64 = 0
    for seat in range(h.players):
        if h.side[seat] == side:
            tricks += h.tricks[seat]
    return tricks


def score_side(h: TrickHand, tally: Tally, side: i64, points: i64, key: str, number: i64 = UNSAID, other: i64 = UNSAID) -> None:
    """Gives points to every player of a side."""
    for seat in range(h.players):
        if h.side[seat] == side:
            tally.add(seat, points, key, number, other)
