"""Patiences with free cells: all cards are open, and a run moves as far as the free cells and empty columns allow."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import bit, shl
from parlor.core.hand import Fact, Match, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import MOVE, ROW, insert, payload_of
from parlor.core.shuffle import Shuffler
from parlor.families.patience.hand import Nothing, PileHand, PileRules

# The places of a move, and the game's first counters: moves since a card was built up.
TO_FOUNDATION: Final = 0
TO_CELL: Final = 1
TO_COLUMN: Final = 2
IDLE: Final = 0
# So many moves after the last card that was built up the patience ends.
MOST_IDLE: Final = 300


@mypyc_attr(allow_interpreted_subclasses=True)
class Cell(Nothing):
    """A cell takes any one card; a move names no cell, so this is never asked."""

    def wants(self, h: PileHand, pile: i64) -> i64:
        return 0 if h.size[pile] > 0 else h.pack.all


@mypyc_attr(allow_interpreted_subclasses=True)
class CellHand(PileHand):
    """Columns first, then cells, then foundations by suit. A move names its card and where it goes; the cards on top of it go along."""

    def __init__(self, match: Match, rules: PileRules, columns: i64, cells: i64, lower: vec[i64], shuffler: Shuffler) -> None:
        super().__init__(match, rules, shuffler)
        self.columns: Final = columns
        self.foundations: Final = columns + cells
        # For each card, the cards that may lie on it in a column.
        self.lower: Final = lower

    def fresh(self) -> PileHand:
        return CellHand(self.match, self.rules, self.columns, self.foundations - self.columns, self.lower, self.shuffler)

    def deal(self, deck: vec[i64]) -> None:
        """All cards face up, one to each column in turn."""
        self.clear()
        for k in range(len(deck)):
            self.push(k % self.columns, deck[k])
        self.turn = 0
        self.refresh_all()
        self.settle_end()

    # Looking at the table

    def free_cells(self) -> i64:
        """How many cells are free."""
        free: i64 = 0
        for cell in range(self.columns, self.foundations):
            free += 1 - self.size[cell]
        return free

    def empty_columns(self) -> i64:
        """How many columns are empty."""
        empty: i64 = 0
        for column in range(self.columns):
            if self.size[column] == 0:
                empty += 1
        return empty

    def run_from(self, column: i64) -> i64:
        """The place in a column from which its cards make one run."""
        start = self.start[column]
        place = self.size[column] - 1
        while place > 0 and self.lower[self.cards[start + place - 1]] & bit(self.cards[start + place]) != 0:
            place -= 1
        return place

    def most_moved(self, target: i64) -> i64:
        """How many cards can be moved to a column as one."""
        empty = self.empty_columns()
        if self.size[target] == 0:
            empty -= 1
        return shl(self.free_cells() + 1, empty)

    def column_of(self, card: i64) -> i64:
        """The column or cell that a card lies in, or -1."""
        for pile in range(self.foundations):
            if self.place_in(pile, card) >= 0:
                return pile
        return -1

    def place_in(self, pile: i64, card: i64) -> i64:
        """Where in a pile a card lies, or -1."""
        start = self.start[pile]
        k = self.size[pile] - 1
        while k >= 0 and self.cards[start + k] != card:
            k -= 1
        return k

    # Moves

    def moves(self) -> vec[i64]:
        found = vec[i64](capacity=24)
        free = self.free_cells()
        for pile in range(self.foundations):
            if self.size[pile] == 0:
                continue
            top = self.top(pile)
            if self.wants[self.foundations + self.pack.suit[top]] & bit(top) != 0:
                found = insert(found, MOVE | (top * ROW + TO_FOUNDATION))
            if pile < self.columns and free > 0:
                found = insert(found, MOVE | (top * ROW + TO_CELL))
            first = self.run_from(pile) if pile < self.columns else 0
            for place in range(first, self.size[pile]):
                card = self.cards[self.start[pile] + place]
                for column in range(self.columns):
                    if self.may_lie(pile, place, card, column):
                        found = insert(found, MOVE | (card * ROW + TO_COLUMN + column))
        return found

    def may_lie(self, pile: i64, place: i64, card: i64, column: i64) -> bool:
        """Whether a card may be moved to a column, with those on top of it; a whole column need not move to an empty one."""
        if column == pile:
            return False
        if self.size[column] == 0:
            if place == 0 and pile < self.columns:
                return False
        elif self.lower[self.top(column)] & bit(card) == 0:
            return False
        return self.size[pile] - place <= self.most_moved(column)

    def allows(self, seat: i64, move: i64) -> bool:
        card = payload_of(move) // ROW
        target = payload_of(move) % ROW
        pile = self.column_of(card)
        if pile < 0:
            return False
        place = self.place_in(pile, card)
        if target < TO_COLUMN and place != self.size[pile] - 1:
            return False
        if target == TO_FOUNDATION:
            return self.wants[self.foundations + self.pack.suit[card]] & bit(card) != 0
        if target == TO_CELL:
            return pile < self.columns and self.free_cells() > 0
        first = self.run_from(pile) if pile < self.columns else 0
        return place >= first and self.may_lie(pile, place, card, target - TO_COLUMN)

    def reason(self, seat: i64, move: i64) -> Refusal:
        card = payload_of(move) // ROW
        target = payload_of(move) % ROW
        pile = self.column_of(card)
        code = self.pack.codes[card]
        if pile < 0:
            return Refusal("cells-built", {"card": code})
        place = self.place_in(pile, card)
        first = self.run_from(pile) if pile < self.columns else 0
        if place < first or (target < TO_COLUMN and place != self.size[pile] - 1):
            return Refusal("packing-covered", {"card": code})
        if target == TO_FOUNDATION:
            foundation = self.foundations + self.pack.suit[card]
            return self.rules.piles[foundation].takes.reason(self, foundation, card)
        if target == TO_CELL:
            return Refusal("cells-full") if pile < self.columns else Refusal("packing-stays", {"card": code})
        column = target - TO_COLUMN
        if column == pile or (self.size[column] == 0 and place == 0 and pile < self.columns):
            return Refusal("packing-stays", {"card": code})
        if self.size[column] > 0 and self.lower[self.top(column)] & bit(card) == 0:
            return self.rules.piles[column].takes.reason(self, column, card)
        return Refusal("cells-too-many", {"number": int(self.size[pile] - place), "most": int(self.most_moved(column))})

    def make(self, seat: i64, move: i64) -> None:
        card = payload_of(move) // ROW
        target = payload_of(move) % ROW
        pile = self.column_of(card)
        self.own[IDLE] += 1
        if target == TO_FOUNDATION:
            target = self.foundations + self.pack.suit[card]
            self.own[IDLE] = 0
        elif target == TO_CELL:
            target = self.columns
            while self.size[target] > 0:
                target += 1
        else:
            target -= TO_COLUMN
        self.carry(pile, target, self.place_in(pile, card))
        self.refresh(pile)
        self.refresh(target)
        self.settle_end()

    # The end

    def built(self) -> i64:
        """How many cards are built up."""
        return self.lying_from(self.foundations)

    def settle_end(self) -> None:
        """Ends the patience when it is won, or nothing can be moved any more, or nothing was built up for long."""
        if self.won() or len(self.moves()) == 0:
            self.over = True
        elif self.own[IDLE] >= MOST_IDLE:
            self.over = True
            self.tell("stopped", "cells-limit", number=MOST_IDLE)

    def won(self) -> bool:
        return self.built() == self.pack.size

    def count(self, tally: Tally) -> None:
        tally.add(0, self.built(), "packing-built", self.built())

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        facts["free_cells"] = int(self.free_cells())
        return facts
