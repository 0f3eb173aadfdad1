"""Patiences of runs with all cards known: a depth-first search that visits each position once and plays obviously best moves at once."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import bit
from parlor.core.moves import DRAW
from parlor.core.rng import Rng
from parlor.families.patience.runs import STACKS, STOCK, UP, WASTE, RunHand
from parlor.players.positions import WIDE, Marks, stirred
from parlor.players.solvers import OpenSearch, copied

# The most cards in a pile, and the most kinds of cards.
DEEP: Final = 48
KINDS: Final = 56

FIRST: Final = Marks(DEEP, KINDS, 1)
SECOND: Final = Marks(DEEP, KINDS, 2)
# What else identifies a position: how many cards of a stack are face down, and the state of the stock.
FIRST_OTHER: Final = Marks(2, KINDS + 1, 3)
SECOND_OTHER: Final = Marks(2, KINDS + 1, 4)
DOWN: Final = 0
STANDS: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Road:
    """One way to continue from a position: a number of draws, then a move, and how early it should be tried."""

    def __init__(self, draws: i64, move: i64, value: i64) -> None:
        self.draws: Final = draws
        self.move: Final = move
        self.value: i64 = value


@mypyc_attr(allow_interpreted_subclasses=True)
class RunSearch(OpenSearch[RunHand]):
    """A search of a patience of runs. With some spread it tries the ways on in an order that chance has stirred."""

    def __init__(self, goal: i64, limit: i64, spread: i64 = 0, seed: int = 0) -> None:
        super().__init__(goal, limit)
        self.spread: Final = spread
        self.rng: Final = Rng(seed)
        # Whether a card of the waste may be among the moves that can never be wrong.
        self.waste_is_sure = False
        # Whether to list all roads even if one is clearly best, because another table with the same position may have taken another one.
        self.every = False

    # What each game defines for itself

    def stands(self, h: RunHand) -> i64:
        """A number for what matters about the stock and waste besides their cards; equal if nothing differs."""
        raise NotImplementedError

    def waste_place(self, k: i64) -> i64:
        """The hashing place for a card of the waste: 0 if the order of the waste is known anyway."""
        raise NotImplementedError

    def surely_up(self, h: RunHand, card: i64) -> bool:
        """Whether a card that can be built up has no better use."""
        raise NotImplementedError

    def from_hand(self, h: RunHand, roads: list[Road]) -> None:
        """Adds the roads that draw, and those that play from the waste."""
        raise NotImplementedError

    def from_waste(self, h: RunHand, roads: list[Road], draws: i64, card: i64) -> None:
        """Adds the roads of a card that some draws bring to the top of the waste, where the stock goes around."""
        raise NotImplementedError

    # The search

    def reached(self, hand: RunHand) -> i64:
        total: i64 = 0
        for pile in range(hand.stacks_end, len(hand.size)):
            total += hand.size[pile]
        return total

    def look(self, hand: RunHand) -> i64:
        if hand.over or self.cut:
            return self.reached(hand)
        first = self.key(hand, FIRST, FIRST_OTHER)
        second = self.key(hand, SECOND, SECOND_OTHER)
        known = self.positions.known(first, second)
        if known > 0:
            return known - 1
        if known < 0 or self.positions.size >= self.limit:
            self.cut = True
            return max(self.reached(hand), -known - 1)
        best = self.reached(hand)
        self.positions.keep(first, second, -best - 1)
        for road in self.roads(hand):
            best = max(best, self.look(self.follow(hand, road)))
            if best == self.goal or self.cut:
                break
        self.positions.keep(first, second, best + 1 if best == self.goal or not self.cut else -best - 1)
        return best

    def key(self, h: RunHand, marks: Marks, other: Marks) -> i64:
        """One of the two numbers of a position; stacks are interchangeable."""
        total = other.of(STANDS, self.stands(h))
        start = h.start
        for stack in range(STACKS, h.stacks_end):
            mark = other.of(DOWN, h.unseen_to[stack])
            for k in range(h.size[stack]):
                mark ^= marks.of(k, h.cards[start[stack] + k])
            total += stirred(mark)
        mark = 0
        for k in range(h.size[WASTE]):
            mark ^= marks.of(self.waste_place(k), h.cards[start[WASTE] + k])
        for k in range(h.size[STOCK]):
            mark ^= marks.of(0, h.cards[start[STOCK] + k])
        return (total + stirred(mark)) & WIDE

    def roads(self, h: RunHand) -> list[Road]:
        """The roads from a position, the most promising first; only one if it is clearly the best."""
        found: list[Road] = []
        for stack in range(STACKS, h.stacks_end):
            if h.size[stack] == 0:
                continue
            card = h.top(stack)
            if bit(card) & h.wants_up != 0:
                road = Road(0, h.code(card, stack, UP), 100 + h.unseen_to[stack])
                if not self.every and self.surely_up(h, card):
                    return [road]
                found.append(road)
            self.from_stack(h, found, stack)
        self.from_hand(h, found)
        if self.spread > 0:
            for road in found:
                road.value += self.rng.below(self.spread)
        found.sort(key=by_value)
        return found

    def from_stack(self, h: RunHand, roads: list[Road], stack: i64) -> None:
        """Adds the roads that move the run of a stack."""
        base = h.run_of(stack)
        if base >= 0 and bit(base) & h.wants_down != 0:
            self.to_stacks(h, roads, 0, stack, base, 60 + h.unseen_to[stack] if h.unseen_to[stack] > 0 else 40)

    def round_and_round(self, h: RunHand, roads: list[Road]) -> None:
        """Adds the roads of all cards that come up when one draws on, until the stock has gone around."""
        scratch = copied(h)
        fits = h.wants_up | h.wants_down
        draws: i64 = 0
        seen: i64 = 0
        turns: i64 = 0
        while True:
            if scratch.size[WASTE] > 0:
                card = scratch.top(WASTE)
                if bit(card) & fits & ~seen != 0:
                    seen |= bit(card)
                    self.from_waste(h, roads, draws, card)
            if scratch.size[STOCK] == 0:
                turns += 1
            if turns == 2 or not scratch.may_draw():
                return
            scratch.draw()
            draws += 1

    def sure(self, h: RunHand) -> vec[i64]:
        """The moves that build up a card which has no better use; they are the same in all worlds that look alike."""
        found = vec[i64](capacity=8)
        first = WASTE if self.waste_is_sure else STACKS
        for pile in range(first, h.stacks_end):
            if h.size[pile] > 0:
                card = h.top(pile)
                if bit(card) & h.wants_up != 0 and self.surely_up(h, card):
                    found = append(found, h.code(card, pile, UP))
        return found

    def to_stacks(self, h: RunHand, found: list[Road], draws: i64, source: i64, card: i64, value: i64) -> None:
        """Adds the roads of a card to the stacks that accept it; only one of several empty stacks."""
        empty = False
        for stack in range(STACKS, h.stacks_end):
            if h.wants[stack] & bit(card) != 0 and not (empty and h.size[stack] == 0):
                empty = empty or h.size[stack] == 0
                found.append(Road(draws, h.code(card, source, stack), value))

    def follow(self, h: RunHand, road: Road) -> RunHand:
        """The position to which a way leads."""
        after = h.clone()
        assert isinstance(after, RunHand)
        for _ in range(road.draws):
            after.draw()
        after.make(0, road.move)
        return after

    def line(self, hand: RunHand) -> vec[i64]:
        """The moves that lead from a position that was searched to the best that was found."""
        moves = vec[i64](capacity=100)
        target = self.value_of(hand)
        self.every = True
        while not hand.over and self.reached(hand) < target:
            on: RunHand | None = None
            for road in self.roads(hand):
                after = self.follow(hand, road)
                if self.value_of(after) == target:
                    on = after
                    for _ in range(road.draws):
                        moves = append(moves, DRAW)
                    moves = append(moves, road.move)
                    break
            assert on is not None
            hand = on
        self.every = False
        return moves

    def value_of(self, hand: RunHand) -> i64:
        """The best result found from a position."""
        known = self.positions.known(self.key(hand, FIRST, FIRST_OTHER), self.key(hand, SECOND, SECOND_OTHER))
        if hand.over or known == 0:
            return self.reached(hand)
        return known - 1 if known > 0 else -known - 1


def by_value(road: Road) -> int:
    """Sorts roads: the most promising first, ties in the order they were found."""
    return -road.value
