"""Flag: a patience of fourteen flags, four equal cards each, from the ones up to the Uncle Sams.

"Sammy", The Sammy Card Company, 1934; our page: rules/sammy.md, rulings R1 to R7.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import bit
from parlor.core.game import OnePatience, Options, Rules
from parlor.core.hand import Fact, Match, Tally
from parlor.core.messages import Params, Refusal
from parlor.core.moves import DRAW, MOVE, CardTo, Choice, Notation, verb_of
from parlor.core.rng import Rng
from parlor.core.shuffle import Shuffler
from parlor.families.patience.hand import ClosedPile, Nothing, Pile, PileHand, PileRules, SplitPile, Takes
from parlor.families.patience.runs import STACKS, STOCK, UP, WASTE, RunHand
from parlor.packs.sammy import OF_VALUE, SAMMY, UNCLE_SAM

STACKS_END: Final = STACKS + 4
FLAGS: Final = STACKS_END
# How many times the waste may be turned over without a play (R7).
IDLE: Final = 10
# How many times to redraw a guess before putting a card where it must be.
TRIES: Final = 30


UNCLE_SAMS: Final[i64] = OF_VALUE[UNCLE_SAM]
# For each card, the cards one lower of another suit.
LOWER: Final = vec[i64]([OF_VALUE[SAMMY.number[c] - 1] & ~SAMMY.suited[SAMMY.suit[c]] for c in range(SAMMY.size)])


class FlagRow(Takes):
    """One flag at a time: four cards of a value, in any order, before the next value starts (R2)."""

    def wants(self, h: PileHand, pile: i64) -> i64:
        return OF_VALUE[h.size[pile] // 4 + 1]

    def reason(self, h: PileHand, pile: i64, card: i64) -> Refusal:
        wanted: Params = {"key": "flag-cards", "params": {"number": int(h.size[pile] // 4 + 1)}}
        return Refusal("flag-not-complete", {"wanted": wanted})


class Descending(Takes):
    """Stacks go down, changing suit. Only an Uncle Sam fills an empty space."""

    def wants(self, h: PileHand, pile: i64) -> i64:
        return UNCLE_SAMS if h.size[pile] == 0 else LOWER[h.top(pile)]

    def reason(self, h: PileHand, pile: i64, card: i64) -> Refusal:
        if h.size[pile] > 0:
            return Refusal("flag-descending")
        if bit(card) & UNCLE_SAMS == 0:
            return Refusal("flag-empty-space")
        return Refusal("flag-space-of-its-own", ruling="R4")


# How many times the waste was turned over since the last play; 1 if another pass is known to bring a card that fits.
TURNED: Final = 0
HOPE: Final = 1


class FlagHand(RunHand):
    """One deal of Flag."""

    def __init__(self, match: Match, rules: PileRules, shuffler: Shuffler) -> None:
        super().__init__(match, rules, 4, UNCLE_SAMS, shuffler, comes_round=True)

    def fresh(self) -> PileHand:
        return FlagHand(self.match, self.rules, self.shuffler)

    # Moves

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
        """Draws two cards (R3)."""
        self.draw_some(2, TURNED, "flag-turned-over", "flag-drawn")

    def reason(self, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == DRAW:
            return Refusal("flag-none-to-draw") if self.size[WASTE] == 0 else Refusal("flag-ten-times-through", ruling="R7")
        card = self.card_of(move)
        target = self.target_of(move)
        if card in self.cards_of(FLAGS):
            return Refusal("flag-never-back")
        if self.source_of(move) < 0:
            for stack in range(STACKS, STACKS_END):
                if card in self.cards_of(stack)[self.unseen_to[stack] :]:
                    return Refusal("flag-top-of-stack" if target == UP else "flag-move-together")
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
        """Whether drawing on would bring up a card that fits the piles as they are now (R5)."""
        fits = self.wants_up | self.wants_down
        self.own[HOPE] = 1 if self.comes_again(fits) else 0
        return self.own[HOPE] == 1 or self.comes_yet(fits)

    def passing(self, k: i64) -> i64:
        """Card number k of another pass: first the waste from the bottom, then the stock from the top."""
        waste = self.size[WASTE]
        return self.cards[self.start[WASTE] + k if k < waste else self.start[STOCK] + self.size[STOCK] - 1 - (k - waste)]

    def comes_again(self, fits: i64) -> bool:
        """Whether another pass, two cards at a time, brings one of some cards to the top."""
        total = self.size[WASTE] + self.size[STOCK]
        for k in range(1, total, 2):
            if bit(self.passing(k)) & fits != 0:
                return True
        return total % 2 == 1 and bit(self.passing(total - 1)) & fits != 0

    def comes_yet(self, fits: i64) -> bool:
        """Whether the rest of this pass brings one of some cards to the top."""
        coming: i64 = 0
        for place in range(self.size[STOCK] - 2, -2, -2):
            coming |= bit(self.cards[self.start[STOCK] + max(place, 0)])
        return coming & fits != 0

    def comes_up(self, place: i64) -> bool:
        """Whether a card of the stock comes to the top in the rest of this pass or in another one."""
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

    def redraw(self, seat: i64, rng: Rng) -> None:
        """That the patience is over, or goes on although no card fits, tells something of the stock."""
        super().redraw(seat, rng)
        self.own[HOPE] = 0
        if self.unseen_from[STOCK] >= self.unseen_to[STOCK] or self.any_move():
            return
        if self.over:
            self.despair(rng)
            return
        for _ in range(TRIES):
            if self.may_hope():
                return
            super().redraw(seat, rng)
        if not self.may_hope():
            self.force_hope(rng)

    def despair(self, rng: Rng) -> None:
        """Swaps every card that fits and would come up for a card that does neither."""
        fits = self.wants_up | self.wants_down
        for place in range(self.size[STOCK]):
            at = self.start[STOCK] + place
            if self.comes_up(place) and bit(self.cards[at]) & fits != 0:
                self.exchange(at, self.out_of_reach(~fits), rng)

    def force_hope(self, rng: Rng) -> None:
        """Puts a card that fits where it will come up."""
        fits = self.wants_up | self.wants_down
        coming = [self.start[STOCK] + place for place in range(self.size[STOCK]) if self.comes_up(place)]
        self.exchange(coming[rng.below(len(coming))], self.out_of_reach(fits), rng)

    def out_of_reach(self, cards: i64) -> list[i64]:
        """The hidden places that do not come up and hold one of some cards."""
        return [
            self.start[pile] + k
            for pile in range(STACKS_END)
            for k in range(self.unseen_from[pile], self.unseen_to[pile])
            if bit(self.cards[self.start[pile] + k]) & cards != 0 and (pile != STOCK or not self.comes_up(k))
        ]

    def exchange(self, at: i64, places: list[i64], rng: Rng) -> None:
        """Swaps a card with a random one of some places."""
        place = places[rng.below(len(places))]
        self.cards[at], self.cards[place] = self.cards[place], self.cards[at]


def rules(players: int, options: Options) -> Rules:
    """The rules for a table of one player."""
    piles: list[Pile] = [ClosedPile("stock", 46, Nothing(), "stock"), Pile("waste", 46, Nothing(), "discard")]
    piles += [SplitPile(f"stack{n}", f"down{n}", 20, Descending()) for n in range(1, 5)]
    piles.append(Pile("flags", 56, FlagRow(), "centre"))
    notation = Notation([Choice(DRAW, "draw", ["stock"]), CardTo(MOVE, "move", SAMMY, ["flags", *[f"stack{n}" for n in range(1, 5)]])])
    return PileRules(pack=SAMMY, players=players, notation=notation, ending=OnePatience(), hand=FlagHand, piles=piles, counters=[0, 0])
