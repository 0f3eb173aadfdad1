"""The last tricks, played out exactly with open cards in every guessed world."""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import count
from parlor.core.game import Ending
from parlor.core.hand import Hand
from parlor.core.rng import Rng
from parlor.families.tricks import TrickHand, Tricks
from parlor.players.thinking import Thinking, Thought, Tried
from parlor.players.utility import Utility

# At most this many ways of playing out the cards are tried in each world.
LINES: Final = 1500
# This many worlds are enough: more would not be worth the time.
ENOUGH: Final = 100


def is_near(hand: Hand) -> bool:
    """Whether so few cards are left that every way of playing them can be tried."""
    if not isinstance(hand, TrickHand) or not isinstance(hand.phase, Tricks):
        return False
    lines: i64 = 1
    for cards in hand.hands:
        for n in range(2, count(cards) + 1):
            lines *= n
            if lines > LINES:
                return False
    # A stock to draw from, or a hand still to pick up, makes the play longer than the number of cards held.
    return hand.clone().playout(Rng(0)) <= cards_left(hand)


def cards_left(hand: Hand) -> i64:
    """The number of cards in the hands."""
    left: i64 = 0
    if isinstance(hand, TrickHand):
        for cards in hand.hands:
            left += count(cards)
    return left


def best_line(hand: Hand, worth: Utility, cards: i64) -> list[float]:
    """What the position is worth to each seat if everyone sees all cards and plays for their own side, and then the lead of each.

    `cards` is how many are still in the hands. If the hand continues with a fresh pack after that, the rest is left to chance.
    """
    if cards == 0:
        hand.playout(Rng(0))
    if hand.over:
        return list(worth.of(hand)) + [worth.lead(seat) for seat in range(hand.players)]
    seat = hand.turn
    best: list[float] = []
    for move in hand.moves_of(seat):
        line = after(hand, seat, move, worth, cards)
        if not best or line[seat] > best[seat]:
            best = line
    return best


def after(hand: Hand, seat: i64, move: i64, worth: Utility, cards: i64) -> list[float]:
    """What a move is worth with open cards."""
    next = hand.clone()
    next.make(seat, move)
    return best_line(next, worth, cards - 1)


class Endgame(Thinking):
    """All moves of a seat, each played out exactly in one guessed world after another."""

    def __init__(self, hand: Hand, seat: i64, ending: Ending, rng: Rng) -> None:
        self.hand: Final = hand
        self.seat: Final = seat
        self.rng: Final = rng
        self.worth: Final = Utility(ending, hand.match)
        self.moves: Final = hand.moves_of(seat)
        self.totals: Final = [0.0 for _ in self.moves]
        self.leads: Final = [0.0 for _ in self.moves]
        self.tried: Final = [Tried(move) for move in self.moves]
        self.worlds: i64 = 0
        self.cards: Final = cards_left(hand)

    def done(self) -> bool:
        return self.worlds == ENOUGH

    def iterate(self) -> None:
        world = self.hand.guess(self.seat, self.rng)
        lines = [after(world, self.seat, move, self.worth, self.cards) for move in self.moves]
        mean = sum([line[self.seat] for line in lines]) / float(len(lines))
        for k in range(len(lines)):
            self.totals[k] += lines[k][self.seat]
            self.leads[k] += lines[k][self.hand.players + self.seat]
            self.tried[k].add(lines[k][self.seat] - mean)
        self.worlds += 1

    def thoughts(self) -> list[Thought]:
        n = float(self.worlds)
        found = [
            Thought(self.moves[k], self.totals[k] / n, self.worlds, self.tried[k].error(), self.leads[k] / n)
            for k in range(len(self.moves))
        ]
        return sorted(found, key=by_worth)


def by_worth(thought: Thought) -> tuple[float, int]:
    """Sorts thoughts: the best first, then in the order of moves."""
    return (-thought.worth, thought.move)
