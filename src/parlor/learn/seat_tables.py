"""Many tables of one game, at each of which one seat learns and the others are played by opponents, in one call for all tables.

A hand is an episode. When one ends, the next is dealt at once; what the seat saw at the end is kept until the next step.
"""

from typing import Final

from librt.strings import read_i32_le
from librt.vecs import extend, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from parlor.core.bits import count, lowest, pick, zeros
from parlor.core.game import Rules
from parlor.core.hand import Hand
from parlor.core.rng import Rng
from parlor.learn.actions import Actions
from parlor.learn.observation import Layout
from parlor.learn.utility import winners_of
from parlor.learn.vector_env import START, blank, note_start, refused, set_start


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponent:
    """Who plays the other seats; this one plays at random."""

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> int:
        """A legal move of a seat."""
        moves = hand.moves_of(seat)
        return moves[rng.below(len(moves))]


class SeatTables:
    """The tables, as the learning seat of each finds them."""

    def __init__(self, rules: Rules, actions: Actions, layout: Layout, tables: i64, seat: i64, opponent: Opponent | None) -> None:
        self.rules: Final = rules
        self.actions: Final = actions
        self.layout: Final = layout
        self.tables: Final = tables
        # The learning seat, the same at all tables; who plays the others, or None for random moves.
        self.seat: Final = seat
        self.opponent: Final = opponent
        self.better: Final = rules.ending.better()
        self.width: Final[i64] = len(actions.moves)
        self.masks: vec[u8] = blank(tables * self.width)
        self.done: vec[u8] = blank(tables)
        self.rngs: Final[list[Rng]] = []
        self.hands: Final[list[Hand]] = []
        self.legal: Final[list[vec[i64]]] = []
        # How the current hand of each table began, and in which step, so that it can be dealt again.
        self.starts: vec[i64] = zeros(tables * START)
        self.steps: i64 = 0
        # For the tables where the last step ended a hand: their numbers, those hands, the points of all seats, and who won.
        self.ended: Final[list[int]] = []
        self.finals: Final[list[Hand]] = []
        self.points: Final[list[list[int]]] = []
        self.winners: Final[list[list[int]]] = []

    def reset(self, seeds: bytes) -> None:
        """Deals at every table, each from its own 64-bit seed."""
        self.forget()
        self.steps = 0
        self.rngs.clear()
        self.hands.clear()
        for table in range(len(self.legal)):
            self.mark(table, 0)
        self.legal.clear()
        for table in range(self.tables):
            self.done[table] = 0
            rng = Rng(int.from_bytes(seeds[table * 8 : table * 8 + 8], "little"))
            self.rngs.append(rng)
            self.legal.append(vec[i64]())
            self.hands.append(self.fresh(table, rng.below(self.rules.players)))
            self.look(table)

    def fresh(self, table: i64, dealer: i64) -> Hand:
        """A new hand in which the learning seat has a move to make."""
        rng = self.rngs[table]
        while True:
            note_start(self.starts, table, rng, dealer, self.steps)
            hand = self.rules.start(rng, dealer)
            self.follow(hand, rng)
            if not hand.over:
                return hand

    def restore(self, table: i64, start: list[int], actions: list[int]) -> None:
        """Deals a hand of another's table again, as it began there, and takes the actions since."""
        self.hands[table] = self.fresh(table, set_start(self.rngs[table], start))
        self.starts[table * START + START - 1] = start[START - 1]
        self.look(table)
        for action in actions:
            self.one(table, action)

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

    def mark(self, table: i64, value: u8) -> None:
        """Writes a value at all legal actions of a table."""
        start = table * self.width
        masks = self.masks
        for number in self.actions.numbered(self.legal[table]):
            masks[start + number] = value

    def look(self, table: i64) -> None:
        """Records what is legal at a table."""
        self.mark(table, 0)
        self.legal[table] = self.hands[table].moves_of(self.seat)
        self.mark(table, 1)

    def forget(self) -> None:
        """Clears what the last step ended."""
        for table in self.ended:
            self.done[table] = 0
        self.ended.clear()
        self.finals.clear()
        self.points.clear()
        self.winners.clear()

    def step(self, actions: bytes) -> None:
        """Takes one action at every table, as 32-bit numbers; if any is illegal, nothing is done."""
        width = self.width
        for table in range(self.tables):
            action = i64(read_i32_le(actions, table * 4))
            if len(self.hands) == 0 or action < 0 or action >= width or self.masks[table * width + action] == 0:
                raise ValueError(refused(table, action))
        self.forget()
        self.steps += 1
        for table in range(self.tables):
            self.one(table, i64(read_i32_le(actions, table * 4)))

    def one(self, table: i64, action: i64) -> None:
        """Takes an action at one table that is known to be legal."""
        hand = self.hands[table]
        hand.make(self.seat, self.actions.move(action, self.legal[table]))
        self.follow(hand, self.rngs[table])
        if hand.over:
            self.ended.append(int(table))
            self.finals.append(hand)
            self.points.append([int(self.better * points) for points in hand.points()])
            self.winners.append(winners_of(self.rules, hand))
            self.done[table] = 1
            self.hands[table] = self.fresh(table, self.rules.next_dealer(hand.match))
        self.look(table)

    def observe(self) -> vec[i16]:
        """What the learning seat of each table may know, one table after another."""
        written = vec[i16](capacity=self.tables * self.layout.length)
        for hand in self.hands:
            written = extend(written, self.layout.write(hand, hand.match, hand.waiting(), self.seat))
        return written

    def final(self, place: i64) -> vec[i16]:
        """What the learning seat saw at the end of one of the hands that the last step ended."""
        hand = self.finals[place]
        return self.layout.write(hand, hand.match, 0, self.seat)
