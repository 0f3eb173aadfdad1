"""Patiences of stacks from which any part of a run may be moved, with a stock that is turned over again and again."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import bit
from parlor.core.hand import Fact, Match, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import DRAW, MOVE, verb_of
from parlor.core.shuffle import Shuffler
from parlor.families.patience.hand import PileHand, PileRules
from parlor.families.patience.runs import STACKS, STOCK, UP, WASTE, RunHand

# The game's first counters: cards drawn at a time; how often the waste may be turned over, and how often it was; whether built cards may
# come back; moves since the last progress, and the most cards that were ever built up.
AT_A_TIME: Final = 0
REDEALS: Final = 1
TURNED: Final = 2
BACK: Final = 3
IDLE: Final = 4
BUILT: Final = 5
# The waste may be turned over as often as one likes.
ALWAYS: Final = 10
# So many moves without progress end the patience: no card turned up, built up or played from the waste.
MOST_IDLE: Final = 200


@mypyc_attr(allow_interpreted_subclasses=True)
class PackHand(RunHand):
    """Stacks built down, foundations by suit, a stock. A move names its card and where it goes; the cards on top of it go along."""

    def __init__(self, match: Match, rules: PileRules, stacks: i64, heads: i64, shuffler: Shuffler) -> None:
        super().__init__(match, rules, stacks, heads, shuffler, comes_round=rules.counters[REDEALS] >= ALWAYS)

    def fresh(self) -> PileHand:
        return PackHand(self.match, self.rules, self.stacks_end - STACKS, self.heads, self.shuffler)

    # Moves

    def source_of(self, move: i64) -> i64:
        card = self.card_of(move)
        if self.size[WASTE] > 0 and self.top(WASTE) == card:
            return WASTE
        if self.target_of(move) != UP:
            pile = self.built_on(card)
            if self.own[BACK] == 1 and self.size[pile] > 0 and self.top(pile) == card:
                return pile
        for stack in range(STACKS, self.stacks_end):
            if self.place_in(stack, card) >= 0:
                return stack
        return -1

    def place_in(self, stack: i64, card: i64) -> i64:
        """Where in a stack a card lies face up, or -1."""
        start = self.start[stack]
        for k in range(self.unseen_to[stack], self.size[stack]):
            if self.cards[start + k] == card:
                return k
        return -1

    def built_on(self, card: i64) -> i64:
        return self.stacks_end + self.pack.suit[card]

    def is_rooted(self, stack: i64, place: i64) -> bool:
        """Whether a card is a head that has nothing under it: it need not move."""
        return place == 0 and bit(self.cards[self.start[stack]]) & self.heads != 0

    def empty_stacks(self) -> i64:
        """How many stacks are empty."""
        empty: i64 = 0
        for stack in range(STACKS, self.stacks_end):
            if self.size[stack] == 0:
                empty += 1
        return empty

    def any_move(self) -> bool:
        return len(self.moves()) > (1 if self.may_draw() else 0)

    def moves(self) -> vec[i64]:
        found = vec[i64](capacity=16)
        if self.may_draw():
            found = append(found, DRAW)
        if self.size[WASTE] > 0:
            card = self.top(WASTE)
            found = self.list_moves(found, WASTE, card, card)
        cards, wanted = self.cards, self.wants_down
        for stack in range(STACKS, self.stacks_end):
            size, start = self.size[stack], self.start[stack]
            if size == 0:
                continue
            found = self.list_moves(found, stack, cards[start + size - 1], -1)
            for k in range(self.unseen_to[stack], size):
                card = cards[start + k]
                if bit(card) & wanted != 0 and not self.is_rooted(stack, k):
                    found = self.list_down(found, stack, card)
        if self.own[BACK] == 1:
            for pile in range(self.stacks_end, len(self.size)):
                if self.size[pile] > 0 and bit(self.top(pile)) & self.wants_down & ~self.heads != 0:
                    found = self.list_down(found, pile, self.top(pile))
        return found

    def allows(self, seat: i64, move: i64) -> bool:
        if verb_of(move) != MOVE:
            return self.may_draw()
        card = self.card_of(move)
        target = self.target_of(move)
        source = self.source_of(move)
        if source < 0:
            return False
        if target == UP:
            return self.top(source) == card and bit(card) & self.wants_up != 0
        if self.wants[target] & bit(card) == 0:
            return False
        if source >= self.stacks_end:
            return bit(card) & self.heads == 0
        return source == WASTE or not self.is_rooted(source, self.place_in(source, card))

    def reason(self, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == DRAW:
            return Refusal("packing-none-to-draw" if self.size[WASTE] == 0 else "packing-no-more-turns")
        card = self.card_of(move)
        target = self.target_of(move)
        source = self.source_of(move)
        if source < 0 or (target == UP and self.top(source) != card):
            return Refusal("packing-covered", {"card": self.pack.codes[card]})
        pile = self.built_on(card) if target == UP else target
        if self.wants[pile] & bit(card) != 0:
            return Refusal("packing-stays", {"card": self.pack.codes[card]})
        return self.rules.piles[pile].takes.reason(self, pile, card)

    def make(self, seat: i64, move: i64) -> None:
        self.own[IDLE] += 1
        if verb_of(move) != MOVE:
            self.draw()
            self.after(True)
            return
        card = self.card_of(move)
        source = self.source_of(move)
        target = self.target_of(move)
        if target == UP:
            target = self.built_on(card)
        if source == WASTE or source >= self.stacks_end or target >= self.stacks_end:
            self.push(target, self.pop(source))
        else:
            self.carry(source, target, self.place_in(source, card))
        if source == WASTE:
            self.own[IDLE] = 0
        elif source < self.stacks_end:
            self.pause()
            if self.turn_up(source):
                self.own[IDLE] = 0
                self.tell_turned(source)
        self.refresh(source)
        self.refresh(target)
        self.gather()
        self.after(False)

    # The stock

    def may_draw(self) -> bool:
        if self.size[STOCK] > 0:
            return True
        return self.size[WASTE] > 0 and (self.own[REDEALS] >= ALWAYS or self.own[TURNED] < self.own[REDEALS])

    def draw(self) -> None:
        self.draw_some(self.own[AT_A_TIME], TURNED, "packing-turned-over", "packing-drawn")

    # The end

    def built(self) -> i64:
        """How many cards are built up."""
        return self.lying_from(self.stacks_end)

    def after(self, drawn: bool) -> None:
        built = self.built()
        if built > self.own[BUILT]:
            self.own[BUILT] = built
            self.own[IDLE] = 0
        if self.won() or (not self.may_draw() and len(self.moves()) == 0):
            self.over = True
        elif self.own[IDLE] >= MOST_IDLE:
            self.over = True
            self.tell("stopped", "packing-limit", number=MOST_IDLE)

    def won(self) -> bool:
        return self.built() == self.pack.size

    def count(self, tally: Tally) -> None:
        tally.add(0, self.built(), "packing-built", self.built())

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        facts["turn_overs"] = int(self.own[TURNED])
        facts["stock"] = int(self.size[STOCK])
        return facts
