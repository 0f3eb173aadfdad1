"""Patiences from which parts of runs are moved, with all cards known: what the stock will bring, and what need not be tried."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import NOTHING, bit, count
from parlor.core.hand import Hand
from parlor.core.messages import Message
from parlor.core.moves import DRAW, MOVE, verb_of
from parlor.families.patience.packing import ALWAYS, AT_A_TIME, BACK, REDEALS, PackHand
from parlor.families.patience.runs import STACKS, STOCK, UP, WASTE, RunHand
from parlor.players.guessed_solver import SolvedRuns
from parlor.players.run_solver import FIRST, FIRST_OTHER, SECOND, SECOND_OTHER, Road, RunSearch
from parlor.players.solvers import OpenSearch, Solver


@mypyc_attr(allow_interpreted_subclasses=True)
class Fork:
    """A position on the way, the roads from it, and how many of them were taken."""

    def __init__(self, hand: RunHand, roads: list[Road]) -> None:
        self.hand: Final = hand
        self.roads: Final = roads
        self.taken: i64 = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class PackSearch(RunSearch):
    """A part of a run is moved only for the card under it; a card comes back only to receive another one.

    Cards may go in circles, so the way is kept in a list, and a position that was seen is not entered again.
    """

    def __init__(self, goal: i64, limit: i64, spread: i64 = 0, seed: int = 0) -> None:
        super().__init__(goal, limit, spread, seed)
        self.best_line: vec[i64] = NOTHING

    def look(self, hand: RunHand) -> i64:
        best = self.reached(hand)
        self.is_new(hand)
        way = [Fork(hand, [] if hand.over else self.roads(hand))]
        while way and best < self.goal:
            here = way[len(way) - 1]
            if here.taken == len(here.roads):
                way.pop()
                continue
            road = here.roads[here.taken]
            here.taken += 1
            after = self.follow(here.hand, road)
            if not self.is_new(after):
                continue
            reached = self.reached(after)
            if reached > best:
                best = reached
                self.best_line = line_of(way)
            if self.positions.size >= self.limit:
                self.cut = True
                return best
            if not after.over:
                way.append(Fork(after, self.roads(after)))
        # With some spread not every road was looked at.
        self.cut = self.spread > 0
        return best

    def is_new(self, h: RunHand) -> bool:
        """Remembers a position, and tells whether it was not seen before."""
        first = self.key(h, FIRST, FIRST_OTHER)
        second = self.key(h, SECOND, SECOND_OTHER)
        if self.positions.known(first, second) != 0:
            return False
        self.positions.keep(first, second, 1)
        return True

    def line(self, hand: RunHand) -> vec[i64]:
        return self.best_line

    def stands(self, h: RunHand) -> i64:
        # After a whole number of draws the same cards come up as from the start, for the waste is turned over and over.
        drawn = h.size[WASTE]
        return drawn if drawn % h.own[AT_A_TIME] != 0 and h.size[STOCK] > 0 else 0

    def waste_place(self, k: i64) -> i64:
        return 0

    def surely_up(self, h: RunHand, card: i64) -> bool:
        # Nothing that is still to be placed would have to go on it.
        number = h.pack.number[card]
        suit = h.pack.suit[card]
        black = suit == 0 or suit == 3
        one = h.size[h.stacks_end + (1 if black else 0)]
        other = h.size[h.stacks_end + (2 if black else 3)]
        twin = h.size[h.stacks_end + 3 - suit]
        return one >= number - 2 and other >= number - 2 and twin >= number - 3

    def from_stack(self, h: RunHand, roads: list[Road], stack: i64) -> None:
        # A run; a part of it that uncovers a card to build up, or, in a search that leaves out nothing, one on which its twin of the same
        # color might go; a whole stack only if a head wants its place.
        assert isinstance(h, PackHand)
        start = h.start[stack]
        down = h.unseen_to[stack]
        for place in range(down, h.size[stack]):
            card = h.cards[start + place]
            if bit(card) & h.wants_down == 0 or h.is_rooted(stack, place):
                continue
            if place > down:
                if bit(h.cards[start + place - 1]) & h.wants_up != 0:
                    self.to_stacks(h, roads, 0, stack, card, 80)
                elif self.spread == 0 and h.size[h.stacks_end + 3 - h.pack.suit[card]] < h.pack.number[card]:
                    self.to_stacks(h, roads, 0, stack, card, 2)
            elif down > 0:
                self.to_stacks(h, roads, 0, stack, card, 60 + down)
            elif self.heads_waiting(h) > h.empty_stacks():
                self.to_stacks(h, roads, 0, stack, card, 40)

    def heads_waiting(self, h: RunHand) -> i64:
        """How many heads do not lie in their places yet."""
        hidden = h.heads
        for stack in range(STACKS, h.stacks_end):
            if h.size[stack] > 0 and h.unseen_to[stack] == 0:
                hidden &= ~bit(h.base(stack))
        for pile in range(h.stacks_end, len(h.size)):
            if h.size[pile] > 0:
                hidden &= ~bit(h.top(pile))
        return count(hidden)

    def from_foundations(self, h: PackHand, found: list[Road]) -> None:
        """Adds the roads that bring a built card back, if there is one to go on it that is not built up."""
        for pile in range(h.stacks_end, len(h.size)):
            if h.size[pile] < 2:
                continue
            card = h.top(pile)
            if bit(card) & h.wants_down & ~h.heads == 0:
                continue
            suit = h.pack.suit[card]
            black = suit == 0 or suit == 3
            number = h.pack.number[card]
            one = h.size[h.stacks_end + (1 if black else 0)]
            other = h.size[h.stacks_end + (2 if black else 3)]
            if one < number - 1 or other < number - 1:
                self.to_stacks(h, found, 0, pile, card, 5)

    def from_hand(self, h: RunHand, roads: list[Road]) -> None:
        assert isinstance(h, PackHand)
        self.round_and_round(h, roads)
        if h.own[BACK] == 1:
            self.from_foundations(h, roads)

    def from_waste(self, h: RunHand, roads: list[Road], draws: i64, card: i64) -> None:
        if bit(card) & h.wants_up != 0:
            roads.append(Road(draws, h.code(card, WASTE, UP), 75))
        if bit(card) & h.wants_down != 0:
            self.to_stacks(h, roads, draws, WASTE, card, 65 if bit(card) & h.heads != 0 else 50)


def line_of(way: list[Fork]) -> vec[i64]:
    """The moves along a way, to the position behind its last road."""
    moves = vec[i64](capacity=100)
    for fork in way:
        road = fork.roads[fork.taken - 1]
        for _ in range(road.draws):
            moves = append(moves, DRAW)
        moves = append(moves, road.move)
    return moves


@mypyc_attr(allow_interpreted_subclasses=True)
class PackSolver(Solver):
    """The solver of a single deal; it counts on a waste that may always be turned over."""

    def solvable(self, hand: Hand) -> bool:
        return isinstance(hand, PackHand) and hand.own[REDEALS] >= ALWAYS

    def known(self, hand: Hand, limit: i64, spread: i64, seed: int) -> OpenSearch[RunHand]:
        return PackSearch(hand.pack.size, limit, spread, seed)


@mypyc_attr(allow_interpreted_subclasses=True)
class PackPolicy(SolvedRuns):
    """Builds up, uncovers, plays from the waste and draws; moves part of a run only to build up what is under it."""

    def value(self, h: RunHand, move: i64) -> i64:
        if verb_of(move) != MOVE or h.target_of(move) == UP:
            return super().value(h, move)
        source = h.source_of(move)
        if source >= h.stacks_end:
            return -2
        if source == WASTE or h.base(source) == h.card_of(move):
            return super().value(h, move)
        assert isinstance(h, PackHand)
        under = h.cards[h.start[source] + h.place_in(source, h.card_of(move)) - 1]
        return 25 if bit(under) & h.wants_up != 0 else -1

    def reason(self, hand: RunHand, seat: i64, move: i64) -> Message | None:
        if verb_of(move) == MOVE and (hand.source_of(move) >= hand.stacks_end or self.value(hand, move) < 0):
            return None
        return super().reason(hand, seat, move)
