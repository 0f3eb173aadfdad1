"""Whether the rest of a hand is a foregone conclusion: one seat takes every trick, whatever the others hold and play."""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import count, lowest
from parlor.core.hand import Hand
from parlor.core.moves import PLAY
from parlor.core.rng import Rng
from parlor.families.tricks import TrickHand, Tricks
from parlor.players.trick_policy import hidden_from
from parlor.table.table import Table

# The result must be the same in so many guessed worlds that are played on at random.
WORLDS: Final = 16


def takes_the_rest(table: Table, seat: int) -> bool:
    """Whether a seat that is to lead takes all tricks that are left, with two cards or more to play; it uses only what the seat knows."""
    if table.over or table.turn != seat:
        return False
    rng = Rng(seat)
    hand = table.imagined(seat, rng)
    return isinstance(hand, TrickHand) and is_unbeatable(hand, seat) and is_settled(hand, seat, rng)


def is_unbeatable(h: TrickHand, seat: i64) -> bool:
    """Whether no card that anyone else may hold beats any card of the seat once that is led."""
    phase = h.phase
    own = h.hands[seat]
    if not isinstance(phase, Tricks) or h.size != 0 or h.at != seat or h.in_trick < 2 or count(own) < 2:
        return False
    others = hidden_from(h)
    m = h.pack.folded(own)
    while m != 0:
        card = lowest(m)
        m &= m - 1
        line = h.clone()
        if PLAY | card not in line.moves_of(seat):
            return False
        line.make(seat, PLAY | card)
        if not isinstance(line, TrickHand) or line.size != 1:
            return False
        left = others
        while left != 0:
            if phase.ranking.beats(line, lowest(left), line.best):
                return False
            left &= left - 1
    return True


def is_settled(hand: Hand, seat: i64, rng: Rng) -> bool:
    """Whether the hand ends with the same points for everyone however it is played on."""
    first: list[int] = []
    for _ in range(WORLDS):
        world = hand.guess(seat, rng)
        world.playout(rng)
        points = [int(each) for each in world.points()]
        if first and points != first:
            return False
        first = points
    return True
