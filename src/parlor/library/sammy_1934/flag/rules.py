"""Flag: a patience of fourteen flags, four equal cards each, from the ones up to the Uncle Sams.

"Sammy", The Sammy Card Company, 1934; our page: rules/sammy.md, rulings R1 to R7.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit
from parlor.core.game import OnePatience, Options, Rules
from parlor.core.hand import Fact, Match, Tally
from parlor.core.messages import Params, Refusal
from parlor.core.moves import DRAW, MOVE, ROW, CardTo, Choice, Notation, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.core.shuffle import Shuffler
from parlor.families.patience.hand import ClosedPile, Nothing, Pile, PileHand, PileRules, SplitPile, Takes
from parlor.families.patience.runs import STACKS, STOCK, UP, WASTE, RunHand
from parlor.packs.sammy import SAMMY

STACKS_END: Final = STACKS + 4
FLAGS: Final = STACKS_END
UNCLE_SAM: Final = 14
# How often the waste may be turned over without a play (R7).
IDLE: Final = 10
# How often a guess is drawn again before a card is put where it must be.
TRIES: Final = 30


def _valued() -> vec[i64]:
    """For each value the set of its four cards; nothing past the Uncle Sams."""
    sets = vec[i64](capacity=16)
    for value in range(UNCLE_SAM + 2):
        mask: i64 = 0
        for card in range(SAMMY.size):
            if SAMMY.number[card] == value:
                mask |= bit(card)
        sets = append(sets, mask)
    return sets


VALUED: Final = _valued()
UNCLE_SAMS: Final[i64] = VALUED[UNCLE_SAM]


def _lower() -> vec[i64]:
    """For each card the set of the cards one lower and of another suit."""
    sets = vec[i64](capacity=56)
    for card in range(SAMMY.size):
        sets = append(sets, VALUED[SAMMY.number[card] - 1] & ~SAMMY.suited[SAMMY.suit[card]])
    return sets


LOWER: Final = _lower()


class FlagRow(Takes):
    """One flag at a time: four of a value, in any suits, before the next value begins (R2)."""

    def wants(self, h: PileHand, pile: i64) -> i64:
        return VALUED[h.size[pile] // 4 + 1]

    def reason(self, h: PileHand, pile: i64, card: i64) -> Refusal:
        wanted: Params = {"key": "flag-cards", "params": {"number": int(h.size[pile] // 4 + 1)}}
        return Refusal("flag-not-complete", {"wanted": wanted})


class Descending(Takes):
    """Downward and of another suit; an empty space is for an Uncle Sam."""

    def wants(self, h: PileHand, pile: i64) -> i64:
        return UNCLE_SAMS if h.size[pile] == 0 else LOWER[h.top(pile)]

    def reason(self, h: PileHand, pile: i64, card: i64) -> Refusal:
        if h.size[pile] > 0:
            return Refusal("flag-descending")
        if bit(card) & UNCLE_SAMS == 0:
            return Refusal("flag-empty-space")
        return Refusal("flag-space-of-its-own", ruling="R4")


# How often the waste was turned over since the last play; 1 if a further pass is known to bring a card that fits, as long as none is moved.
TURNED: Final = 0
HOPE: Final = 1


class FlagHand(RunHand):
    """One deal of Flag."""

    def __init__(self, match: Match, rules: PileRules, shuffler: Shuffler) -> None:
        super().__init__(match, rules, 4, UNCLE_SAMS, shuffler, comes_round=True)

    def deal(self, deck: vec[i64]) -> None:
        """Row by row: the first card of each row face up on its stack, the others face down on the next ones."""
        self.clear()
        at: i64 = 0
        for row in range(STACKS, STACKS_END):
            self.push(row, deck[at])
            at += 1
            for stack in range(row + 1, STACKS_END):
                self.hide(stack, deck[at])
                at += 1
        last: i64 = len(deck) - 1
        for k in range(last - at + 1):
            self.hide(STOCK, deck[last - k])
        self.turn = 0
        self.refresh_all()
        self.after(False)

    # Moves

    def code(self, card: i64, source: i64, target: i64) -> i64:
        return MOVE | (card * ROW + (0 if target == UP else target - STACKS + 1))

    def card_of(self, move: i64) -> i64:
        return payload_of(move) // ROW

    def target_of(self, move: i64) -> i64:
        place = payload_of(move) % ROW
        return UP if place == 0 else STACKS + place - 1

    def source_of(self, move: i64) -> i64:
        card = self.card_of(move)
        if self.size[WASTE] > 0 and self.top(WASTE) == card:
            return WASTE
        up = self.target_of(move) == UP
        for stack in range(STACKS, STACKS_END):
            if self.size[stack] > 0 and (self.top(stack) if up else self.base(stack)) == card:
                return stack
        return -1

    def built_on(self, card: i64) -> i64:
        return FLAGS

    def may_draw(self) -> bool:
        return self.size[STOCK] > 0 or (self.size[WASTE] > 0 and self.own[TURNED] < IDLE)

    def draw(self) -> None:
        """Two cards at a time, the second on top; an empty stock is renewed by turning the waste over (R3)."""
        self.pause()
        if self.size[STOCK] == 0:
            self.turn_over(WASTE, STOCK)
            self.own[TURNED] += 1
            self.tell("turned", "flag-turned-over")
        for _ in range(min(2, self.size[STOCK])):
            card = self.pop(STOCK)
            self.push(WASTE, card)
            self.tell("drew", "flag-drawn", 0, card)

    def reason(self, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == DRAW:
            if self.size[WASTE] == 0:
                return Refusal("flag-none-to-draw")
            return Refusal("flag-ten-times-through", ruling="R7")
        card = self.card_of(move)
        target = self.target_of(move)
        if card in self.cards_of(FLAGS):
            return Refusal("flag-never-back")
        if self.source_of(move) < 0:
            for stack in range(STACKS, STACKS_END):
                if card in self.cards_of(stack)[self.unseen_to[stack] :]:
                    if target == UP:
                        return Refusal("flag-top-of-stack")
                    return Refusal("flag-move-together")
            return Refusal("flag-top-of-waste")
        pile = FLAGS if target == UP else target
        return self.rules.piles[pile].takes.reason(self, pile, card)

    # The end

    def after(self, drawn: bool) -> None:
        if not drawn:
            self.own[TURNED] = 0
            self.own[HOPE] = 0
        if not self.any_move():
            self.over = not self.may_draw() or not (self.own[HOPE] == 1 or self.may_hope())

    def may_hope(self) -> bool:
        """Whether drawing on would bring a card to the top that fits as the piles now lie (R5)."""
        fits = self.wants_up | self.wants_down
        self.own[HOPE] = 1 if self.comes_again(fits) else 0
        return self.own[HOPE] == 1 or self.comes_yet(fits)

    def comes_again(self, fits: i64) -> bool:
        """Whether a further pass, through the waste from its bottom and then the stock, brings a card of a set to the top."""
        waste = self.size[WASTE]
        total = waste + self.size[STOCK]
        bottom = self.start[WASTE]
        k: i64 = 1
        while k < waste:
            if bit(self.cards[bottom + k]) & fits != 0:
                return True
            k += 2
        # Card k of the pass is card k - waste of the stock, counted from its top.
        above = self.start[STOCK] + total - 1
        while k < total:
            if bit(self.cards[above - k]) & fits != 0:
                return True
            k += 2
        if total % 2 == 0:
            return False
        last = self.cards[above - total + 1] if total > waste else self.top(WASTE)
        return bit(last) & fits != 0

    def comes_yet(self, fits: i64) -> bool:
        """Whether the rest of this pass brings a card of a set to the top."""
        place = self.size[STOCK] - 2
        while place > -2:
            if bit(self.cards[self.start[STOCK] + max(place, 0)]) & fits != 0:
                return True
            place -= 2
        return False

    def comes_up(self, place: i64) -> bool:
        """Whether a card of the stock comes to lie on top in the rest of this pass or in a further one."""
        left = self.size[STOCK] - place
        return place == 0 or left % 2 == 0 or (self.size[WASTE] + left) % 2 == 0

    def count(self, tally: Tally) -> None:
        flags = self.size[FLAGS] // 4
        tally.add(0, flags, "flag-rank", flags)

    def won(self) -> bool:
        return self.size[FLAGS] == 56

    # What is known

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        facts["flag"] = int(min(self.size[FLAGS] // 4 + 1, UNCLE_SAM))
        facts["turn_overs"] = int(self.own[TURNED])
        facts["stock"] = int(self.size[STOCK])
        return facts

    def redraw(self, rng: Rng) -> None:
        """That the patience is over, or goes on although no card fits, tells something of the stock."""
        super().redraw(rng)
        self.own[HOPE] = 0
        if self.unseen_from[STOCK] >= self.unseen_to[STOCK] or self.any_move():
            return
        if self.over:
            self.despair(rng)
            return
        for _ in range(TRIES):
            if self.may_hope():
                return
            super().redraw(rng)
        if not self.may_hope():
            self.force_hope(rng)

    def despair(self, rng: Rng) -> None:
        """Exchanges every card that fits and would come up for one that does neither."""
        fits = self.wants_up | self.wants_down
        for place in range(self.size[STOCK]):
            at = self.start[STOCK] + place
            if self.comes_up(place) and bit(self.cards[at]) & fits != 0:
                self.exchange(at, self.out_of_reach(~fits), rng)

    def force_hope(self, rng: Rng) -> None:
        """Puts a card that fits where it would come up."""
        fits = self.wants_up | self.wants_down
        coming = vec[i64](capacity=48)
        for place in range(self.size[STOCK]):
            if self.comes_up(place):
                coming = append(coming, self.start[STOCK] + place)
        self.exchange(coming[rng.below(len(coming))], self.out_of_reach(fits), rng)

    def out_of_reach(self, cards: i64) -> vec[i64]:
        """The hidden places that do not come up and hold a card of a set."""
        places = vec[i64](capacity=56)
        for pile in range(STACKS_END):
            for k in range(self.unseen_from[pile], self.unseen_to[pile]):
                at = self.start[pile] + k
                if bit(self.cards[at]) & cards != 0 and (pile != STOCK or not self.comes_up(k)):
                    places = append(places, at)
        return places

    def exchange(self, at: i64, places: vec[i64], rng: Rng) -> None:
        """Exchanges a card with one of some places."""
        place = places[rng.below(len(places))]
        card = self.cards[at]
        self.cards[at] = self.cards[place]
        self.cards[place] = card


def rules(players: int, options: Options) -> Rules:
    """The table for one."""
    stacks: list[Pile] = [SplitPile(f"stack{n}", f"down{n}", 20, Descending()) for n in range(1, 5)]
    stock = ClosedPile("stock", 46, Nothing(), "stock")
    piles = [stock, Pile("waste", 46, Nothing(), "discard"), *stacks, Pile("flags", 56, FlagRow(), "centre")]
    notation = Notation([Choice(DRAW, "draw", ["stock"]), CardTo(MOVE, "move", SAMMY, ["flags", *[f"stack{n}" for n in range(1, 5)]])])
    return PileRules(pack=SAMMY, players=players, notation=notation, ending=OnePatience(), hand=FlagHand, piles=piles, counters=[0, 0])
