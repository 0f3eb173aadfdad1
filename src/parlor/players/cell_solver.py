"""Patiences with free cells: a search that goes on from the most promising position that it has found, and looks at each position once."""

from heapq import heappop, heappush
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import NONE, bit
from parlor.core.hand import Hand
from parlor.core.moves import MOVE, ROW, payload_of
from parlor.core.rng import Rng
from parlor.families.patience.cells import TO_CELL, TO_COLUMN, TO_FOUNDATION, CellHand
from parlor.players.policy import Sound
from parlor.players.positions import WIDE, Marks, stirred
from parlor.players.solvers import OpenSearch, Solver
from parlor.players.thinking import Thinking, Thought

DEEP: Final = 32
FIRST: Final = Marks(DEEP, 64, 11)
SECOND: Final = Marks(DEEP, 64, 12)
IN_CELL: Final = DEEP - 1
# Ways to judge a position, each good at other deals: what a card costs that is not built up, a break of a run, a card on one that is built
# up next, a card on a lower one, a cell in use, and what an empty column is worth. The first finds the hardest wins in one long search; the
# second wins nine of ten of Microsoft's deals within 4,000 positions, and together they win all but a few in as many each.
JUDGES: Final = [
    vec[i64]([5, 2, 1, 2, 2, 4]),
    vec[i64]([6, 4, 2, 1, 11, 5]),
    vec[i64]([6, 1, 1, 1, 1, 2]),
    vec[i64]([4, 2, 1, 0, 3, 6]),
    vec[i64]([4, 1, 2, 2, 1, 2]),
]
# How many positions one attempt looks at before another judge is asked.
ATTEMPT: Final = 4000
# A player that searches looks at so many positions at a time, and so often.
THOUGHT: Final = 1000
SKILLED: Final = 4
EXPERT: Final = 12


@mypyc_attr(allow_interpreted_subclasses=True)
class Found:
    """A position that was found: how, and how promising it is."""

    def __init__(self, hand: CellHand, before: "Found | None", move: i64) -> None:
        self.hand: Final = hand
        self.before: Final = before
        self.move: Final = move


@mypyc_attr(allow_interpreted_subclasses=True)
class CellSearch(OpenSearch[CellHand]):
    """The best first: cards built up are good, cards on top of those that are needed next are bad."""

    def __init__(self, goal: i64, limit: i64, spread: i64, seed: int) -> None:
        super().__init__(goal, limit)
        self.spread: Final = spread
        self.rng: Final = Rng(seed)
        self.judge: Final[vec[i64]] = JUDGES[seed % len(JUDGES)]
        self.best: Found | None = None

    def reached(self, hand: CellHand) -> i64:
        return hand.built()

    def look(self, hand: CellHand) -> i64:
        root = self.with_sure_moves(Found(hand, None, -1))
        self.best = root
        furthest = root.hand.built()
        heap: list[tuple[int, int]] = []
        kept: list[Found] = [root]
        self.note(root.hand)
        heappush(heap, (0, 0))
        while heap and furthest < self.goal:
            at = heappop(heap)[1]
            here = kept[at]
            for move in here.hand.moves():
                if self.is_idle(here.hand, move):
                    continue
                after = here.hand.clone()
                assert isinstance(after, CellHand)
                after.make(0, move)
                found = self.with_sure_moves(Found(after, here, move))
                if not self.note(found.hand):
                    continue
                built = found.hand.built()
                if built > furthest:
                    furthest = built
                    self.best = found
                if self.positions.size >= self.limit:
                    self.cut = True
                    return furthest
                heappush(heap, (self.cost(found.hand), len(kept)))
                kept.append(found)
        return furthest

    def with_sure_moves(self, found: Found) -> Found:
        """A position after all moves to foundations that can never be wrong."""
        again = True
        while again:
            again = False
            hand = found.hand
            for pile in range(hand.foundations):
                if hand.size[pile] > 0 and self.is_sure(hand, hand.top(pile)):
                    after = hand.clone()
                    assert isinstance(after, CellHand)
                    move = MOVE | (hand.top(pile) * ROW + TO_FOUNDATION)
                    after.make(0, move)
                    found = Found(after, found, move)
                    again = True
                    break
        return found

    def is_sure(self, h: CellHand, card: i64) -> bool:
        """Whether a card can be built up and nothing that is still to be placed could go on it."""
        if h.wants[h.foundations + h.pack.suit[card]] & bit(card) == 0:
            return False
        suit = h.pack.suit[card]
        black = suit == 0 or suit == 3
        one = h.size[h.foundations + (1 if black else 0)]
        other = h.size[h.foundations + (2 if black else 3)]
        twin = h.size[h.foundations + 3 - suit]
        number = h.pack.number[card]
        if one >= number - 1 and other >= number - 1:
            return True
        return one >= number - 2 and other >= number - 2 and twin >= number - 3

    def is_idle(self, h: CellHand, move: i64) -> bool:
        """Whether another move does the same: of several empty columns only the first is used."""
        target = payload_of(move) % ROW - TO_COLUMN
        if target < 0 or h.size[target] > 0:
            return False
        first: i64 = 0
        while h.size[first] > 0:
            first += 1
        return first < target

    def cost(self, h: CellHand) -> int:
        """How far a position seems from the end."""
        judge = self.judge
        next: i64 = 0
        built: i64 = 0
        for pile in range(h.foundations, h.foundations + 4):
            next |= h.wants[pile]
            built += h.size[pile]
        cost = judge[0] * (h.pack.size - built)
        for column in range(h.columns):
            size = h.size[column]
            start = h.start[column]
            low: i64 = 64
            for k in range(size):
                card = h.cards[start + k]
                number = h.pack.number[card]
                if k > 0 and h.lower[h.cards[start + k - 1]] & bit(card) == 0:
                    cost += judge[1]
                if next & bit(card) != 0:
                    cost += judge[2] * (size - 1 - k)
                if number > low:
                    cost += judge[3]
                else:
                    low = number
        cost += judge[4] * (h.foundations - h.columns - h.free_cells()) - judge[5] * h.empty_columns()
        if self.spread > 0:
            cost += self.rng.below(4)
        return int(cost)

    def note(self, h: CellHand) -> bool:
        """Remembers a position, and tells whether it is new."""
        first = self.key(h, FIRST)
        second = self.key(h, SECOND)
        if self.positions.known(first, second) != 0:
            return False
        self.positions.keep(first, second, 1)
        return True

    def key(self, h: CellHand, marks: Marks) -> i64:
        """One of the two numbers of a position; columns, and cells, are interchangeable."""
        total: i64 = 0
        for column in range(h.columns):
            mark: i64 = 0
            start = h.start[column]
            for k in range(h.size[column]):
                mark ^= marks.of(k, h.cards[start + k])
            total += stirred(mark)
        for cell in range(h.columns, h.foundations):
            if h.size[cell] > 0:
                total += stirred(marks.of(IN_CELL, h.top(cell)))
        return total & WIDE

    def line(self, hand: CellHand) -> vec[i64]:
        back: list[int] = []
        at = self.best
        while at is not None and at.before is not None:
            back.append(int(at.move))
            at = at.before
        moves = vec[i64](capacity=len(back))
        for k in range(len(back)):
            moves = append(moves, back[len(back) - 1 - k])
        return moves


@mypyc_attr(allow_interpreted_subclasses=True)
class CellSolver(Solver):
    """The solver of a single deal."""

    def attempt(self) -> i64:
        return ATTEMPT

    def known(self, hand: Hand, limit: i64, spread: i64, seed: int) -> OpenSearch[CellHand]:
        return CellSearch(hand.pack.size, limit, spread, seed)

    def sure(self, hand: Hand) -> vec[i64]:
        assert isinstance(hand, CellHand)
        search = CellSearch(hand.pack.size, 1, 0, 0)
        found = vec[i64](capacity=4)
        for move in hand.moves():
            card = payload_of(move) // ROW
            if payload_of(move) % ROW == TO_FOUNDATION and search.is_sure(hand, card):
                found = append(found, move)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class SolvedCells(Thinking):
    """Looks for a win, one judge after another, and makes the first move of it; without one, the first move of what came furthest."""

    def __init__(self, hand: CellHand, attempts: i64) -> None:
        self.hand: Final = hand
        self.attempts: Final = attempts
        self.made: i64 = 0
        self.furthest: i64 = -1
        self.first: i64 = -1

    def settled(self) -> i64:
        moves = self.hand.moves()
        return moves[0] if len(moves) == 1 else NONE

    def done(self) -> bool:
        return self.furthest == self.hand.pack.size or self.made >= self.attempts

    def iterate(self) -> None:
        search = CellSearch(self.hand.pack.size, THOUGHT, self.made // len(JUDGES), int(self.made))
        self.made += 1
        reached = search.look(self.hand)
        line = search.line(self.hand)
        if reached > self.furthest and len(line) > 0:
            self.furthest = reached
            self.first = line[0]

    def thoughts(self) -> list[Thought]:
        best = float(max(self.furthest, 0)) / float(self.hand.pack.size)
        moves = [int(move) for move in self.hand.moves()]
        found = [Thought(move, best if move == self.first else 0.5 * best, self.made) for move in moves]
        found.sort(key=by_worth)
        return found


def by_worth(thought: Thought) -> float:
    """Sorts thoughts, the best first."""
    return -thought.worth


@mypyc_attr(allow_interpreted_subclasses=True)
class CellPolicy(Sound[CellHand]):
    """Builds up, then makes the move after which the table looks closest to the end; a cell is used last."""

    def __init__(self) -> None:
        self.searcher: Final = CellSolver()
        self.judge: Final = CellSearch(52, 1, 0, 0)

    def solver(self) -> Solver | None:
        return self.searcher

    def thinking(self, hand: CellHand, seat: i64, expert: bool, rng: Rng) -> Thinking | None:
        return SolvedCells(hand, EXPERT if expert else SKILLED)

    def choose(self, hand: CellHand, seat: i64, rng: Rng) -> i64:
        moves = hand.moves()
        best = moves[0]
        low: i64 = 1_000_000
        for move in moves:
            after = hand.clone()
            assert isinstance(after, CellHand)
            after.make(0, move)
            cost: i64 = self.judge.cost(after)
            if payload_of(move) % ROW == TO_CELL:
                cost += 3
            cost += rng.below(2)
            if cost < low:
                best, low = move, cost
        return best
