"""Many tables of one game, at each of which one seat learns and the others are played by opponents, in one call for all tables.

A hand is an episode. When one ends, the next is dealt at once; what the seat saw at the end is kept until the next step.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr

from parlor.core.bits import count, lowest, pick
from parlor.core.game import Rules
from parlor.core.hand import Hand
from parlor.core.rng import Rng
from parlor.learn.actions import Actions
from parlor.learn.observation import Layout
from parlor.learn.vector_env import OpenVectorEnv, note_start


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponent:
    """Who plays the other seats; this one plays at random."""

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> int:
        """A legal move of a seat."""
        moves = hand.moves_of(seat)
        return moves[rng.below(len(moves))]


class SeatTables(OpenVectorEnv):
    """The tables, as the learning seat of each finds them."""

    def __init__(self, rules: Rules, actions: Actions, layout: Layout, tables: i64, seat: i64, opponent: Opponent | None) -> None:
        super().__init__(rules, actions, layout, tables)
        # The learning seat, the same at all tables; who plays the others, or None for random moves.
        self.seat: Final = seat
        self.opponent: Final = opponent
        self.judging = True
        for table in range(tables):
            self.seats[table] = i32(seat)
        # The hands that the last step ended.
        self.finals: Final[list[Hand]] = []

    def fresh(self, table: i64, dealer: i64) -> Hand:
        """A new hand in which the learning seat has a move to make."""
        rng = self.rngs[table]
        while True:
            note_start(self.starts, table, rng, dealer, self.steps)
            hand = self.rules.start(rng, dealer)
            self.follow(hand, rng)
            if not hand.over:
                return hand

    def follow(self, hand: Hand, rng: Rng) -> None:
        """Lets the others play until it is the learning seat's turn, or the hand is over."""
        opponent = self.opponent
        while not hand.over:
            waiting = hand.waiting()
            seat = lowest(waiting) if waiting & (waiting - 1) == 0 else pick(waiting, rng.below(count(waiting)))
            if seat == self.seat:
                return
            if opponent is None:
                moves = hand.moves_of(seat)
                hand.make(seat, moves[rng.below(len(moves))])
            else:
                hand.make(seat, opponent.choose(hand, seat, rng))

    def look(self, table: i64) -> None:
        self.find_legal(table, self.seat)

    def clear(self) -> None:
        super().clear()
        self.finals.clear()

    def one(self, table: i64, action: i64) -> None:
        hand = self.hands[table]
        hand.make(self.seat, self.actions.move(action, self.legal[table]))
        self.follow(hand, self.rngs[table])
        if hand.over:
            self.finals.append(hand)
            self.finish(table, hand)
        self.look(table)

    def final(self, place: i64) -> vec[i16]:
        """What the learning seat saw at the end of one of the hands that the last step ended."""
        hand = self.finals[place]
        return self.layout.write(hand, hand.match, 0, self.seat)
