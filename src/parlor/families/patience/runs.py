"""Patiences of stacks whose face-up cards move together, and of piles above them that are built up from the lowest card."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import bit
from parlor.core.hand import Match
from parlor.core.moves import DRAW, MOVE, ROW, insert, payload_of, verb_of
from parlor.core.shuffle import Shuffler
from parlor.families.patience.hand import PileHand, PileRules

STOCK: Final = 0
WASTE: Final[i64] = 1
# The stacks come next, and then the piles that are built up, which moves name as one place.
STACKS: Final[i64] = 2
UP: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class RunHand(PileHand):
    """Stacks, a stock that is drawn onto a waste, and piles that are built up."""

    def __init__(self, match: Match, rules: PileRules, stacks: i64, heads: i64, shuffler: Shuffler, comes_round: bool = False) -> None:
        super().__init__(match, rules, shuffler)
        # Whether the stock comes round again when it is used up.
        self.comes_round: Final = comes_round
        # The number after that of the last stack; the set of the cards that may fill an empty stack.
        self.stacks_end: Final = STACKS + stacks
        self.heads: Final = heads
        # All cards that the piles built up take now, and all that the stacks take.
        self.wants_up: i64 = 0
        self.wants_down: i64 = 0

    def copy_to(self, other: PileHand) -> None:
        super().copy_to(other)
        assert isinstance(other, RunHand)
        other.wants_up = self.wants_up
        other.wants_down = self.wants_down

    # What a move says: its card and where it goes, unless a game says more

    def code(self, card: i64, source: i64, target: i64) -> i64:
        """The move of a card from a pile to a stack, or to UP."""
        return MOVE | (card * ROW + (0 if target == UP else target - STACKS + 1))

    def card_of(self, move: i64) -> i64:
        """The card that a move names."""
        return payload_of(move) // ROW

    def target_of(self, move: i64) -> i64:
        """The stack to which a move goes, or UP."""
        place = payload_of(move) % ROW
        return UP if place == 0 else STACKS + place - 1

    # What each game defines

    def source_of(self, move: i64) -> i64:
        """The pile from which a move lifts its card; -1 where there is none."""
        raise NotImplementedError

    def may_draw(self) -> bool:
        """Whether a card may be drawn."""
        raise NotImplementedError

    def draw(self) -> None:
        """Draws."""
        raise NotImplementedError

    def built_on(self, card: i64) -> i64:
        """The pile on which a card goes when it is built up."""
        raise NotImplementedError

    def after(self, drawn: bool) -> None:
        """Called after the deal and after every move."""
        raise NotImplementedError

    # The deal

    def deal(self, deck: vec[i64]) -> None:
        """Row by row: the first card of each row face up on its stack, the others face down on the next ones."""
        self.clear()
        self.deal_rows(deck, 0)

    def deal_rows(self, deck: vec[i64], start: i64) -> None:
        """Deals rows, each a stack shorter: the first card face up, the others face down; the rest is the stock."""
        at = start
        for row in range(STACKS, self.stacks_end):
            self.push(row, self.pack.first(deck[at]))
            at += 1
            for stack in range(row + 1, self.stacks_end):
                self.hide(stack, self.pack.first(deck[at]))
                at += 1
        last: i64 = len(deck) - 1
        for k in range(last - at + 1):
            self.hide(STOCK, self.pack.first(deck[last - k]))
        self.turn = 0
        self.refresh_all()
        self.gather()
        self.after(False)

    # The stock

    def draw_some(self, number: i64, counter: i64, turned: str, drawn: str) -> None:
        """Draws some cards, the last on top. An empty stock is replaced by turning the waste over, which one of the counters counts."""
        self.pause()
        if self.size[STOCK] == 0:
            self.turn_over(WASTE, STOCK)
            self.own[counter] += 1
            self.tell("turned", turned)
        for _ in range(min(number, self.size[STOCK])):
            card = self.pop(STOCK)
            self.push(WASTE, card)
            self.tell("drew", drawn, 0, card)

    # Moves

    def gather(self) -> None:
        """Updates wants_up and wants_down."""
        wants = self.wants
        mask: i64 = 0
        for stack in range(STACKS, self.stacks_end):
            mask |= wants[stack]
        self.wants_down = mask
        mask = 0
        for pile in range(self.stacks_end, len(wants)):
            mask |= wants[pile]
        self.wants_up = mask

    def run_of(self, stack: i64) -> i64:
        """The card that names the face-up cards of a stack in a move, or -1. A head with nothing under it does not move."""
        if self.size[stack] == 0:
            return -1
        base = self.base(stack)
        if self.unseen_to[stack] == 0 and bit(base) & self.heads != 0:
            return -1
        return base

    def any_move(self) -> bool:
        """Whether a card may be moved at all."""
        if self.size[WASTE] > 0 and bit(self.top(WASTE)) & (self.wants_up | self.wants_down) != 0:
            return True
        for stack in range(STACKS, self.stacks_end):
            if self.size[stack] > 0:
                if bit(self.top(stack)) & self.wants_up != 0:
                    return True
                base = self.run_of(stack)
                if base >= 0 and bit(base) & self.wants_down != 0:
                    return True
        return False

    def moves(self) -> vec[i64]:
        found = vec[i64](capacity=12)
        if self.may_draw():
            found = append(found, DRAW)
        if self.size[WASTE] > 0:
            card = self.top(WASTE)
            found = self.list_moves(found, WASTE, card, card)
        for stack in range(STACKS, self.stacks_end):
            if self.size[stack] > 0:
                found = self.list_moves(found, stack, self.top(stack), self.run_of(stack))
        return found

    def list_moves(self, found: vec[i64], source: i64, top: i64, run: i64) -> vec[i64]:
        """Adds the moves that lift from one pile, keeping the list ascending."""
        if bit(top) & self.wants_up != 0:
            found = insert(found, self.code(top, source, UP))
        return self.list_down(found, source, run) if run >= 0 and bit(run) & self.wants_down != 0 else found

    def list_down(self, found: vec[i64], source: i64, card: i64) -> vec[i64]:
        """Adds the moves of a card to stacks."""
        for stack in range(STACKS, self.stacks_end):
            if self.wants[stack] & bit(card) != 0:
                found = insert(found, self.code(card, source, stack))
        return found

    def allows(self, seat: i64, move: i64) -> bool:
        if verb_of(move) != MOVE:
            return self.may_draw()
        card = self.card_of(move)
        target = self.target_of(move)
        source = self.source_of(move)
        if source < 0 or self.size[source] == 0:
            return False
        if target == UP:
            return self.top(source) == card and bit(card) & self.wants_up != 0
        lifted = self.top(WASTE) if source == WASTE else self.run_of(source)
        return lifted == card and self.wants[target] & bit(card) != 0

    def make(self, seat: i64, move: i64) -> None:
        if verb_of(move) != MOVE:
            self.draw()
            self.after(True)
            return
        source = self.source_of(move)
        target = self.target_of(move)
        if target == UP:
            card = self.pop(source)
            target = self.built_on(card)
            self.push(target, card)
        elif source == WASTE:
            self.push(target, self.pop(WASTE))
        else:
            self.carry(source, target, self.unseen_to[source])
        if source != WASTE:
            self.pause()
            if self.turn_up(source):
                self.tell_turned(source)
            self.refresh(source)
        self.refresh(target)
        self.gather()
        self.after(False)
