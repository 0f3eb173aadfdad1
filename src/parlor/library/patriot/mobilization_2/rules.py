"""Mobilization No. 2: a patience in which eight sets rise from Battleship to Flag, one card at a time from the pack.

"Liberty Patriot Games", leaflet of the Allie-Patriot cards; our page: rules/patriot.md, rulings R1 to R4.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import bit
from parlor.core.game import OnePatience, Options, Rules
from parlor.core.hand import Fact, Match, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import DRAW, MOVE, ROW, CardFromTo, Choice, Notation, payload_of, verb_of
from parlor.core.shuffle import Shuffler
from parlor.families.patience.hand import ClosedPile, Nothing, Pile, PileHand, PileRules, StackPile, Takes
from parlor.families.patience.runs import STACKS, STOCK, UP, WASTE, RunHand
from parlor.library.patriot.colours import ALTERNATING
from parlor.packs.patriot import LETTERS, PATRIOT

PILES: Final = 5
PILES_END: Final = STACKS + PILES
FLAG: Final = 6
FLAGS: Final[i64] = bit(10) | bit(22) | bit(34) | bit(46)


class Alternating(Takes):
    """Downward, blue alternating with red or green; a Flag starts a new pile."""

    def wants(self, h: PileHand, pile: i64) -> i64:
        return FLAGS if h.size[pile] == 0 else ALTERNATING[h.top(pile)]

    def reason(self, h: PileHand, pile: i64, card: i64) -> Refusal:
        codes = h.pack.codes
        if h.size[pile] == 0:
            return Refusal("mobilization-2-flag-starts" if bit(card) & FLAGS == 0 else "mobilization-2-flag-stays")
        top = h.top(pile)
        if PATRIOT.number[card] != PATRIOT.number[top] - 1:
            return Refusal("mobilization-2-next-lower", {"card": codes[card], "zone": h.rules.piles[pile].name, "top": codes[top]})
        return Refusal("patriot-colours-alternate", {"card": codes[card], "top": codes[top]})


class Together(Takes):
    """The next card up of its country, whatever the country's other pile shows."""

    def __init__(self, country: i64) -> None:
        self.country: Final = country

    def wants(self, h: PileHand, pile: i64) -> i64:
        return 0 if h.size[pile] == FLAG else bit((self.country * 6 + h.size[pile]) * 2)

    def reason(self, h: PileHand, pile: i64, card: i64) -> Refusal:
        return Refusal("mobilization-2-next-of-set", {"card": h.pack.codes[card], "country": PATRIOT.suit_name(self.country)})


class AfterTheFirst(Together):
    """A country's second pile, which is begun when the first one is complete."""

    def wants(self, h: PileHand, pile: i64) -> i64:
        return 0 if h.size[pile - 1] < FLAG else super().wants(h, pile)

    def reason(self, h: PileHand, pile: i64, card: i64) -> Refusal:
        if PATRIOT.number[card] == 1:
            return Refusal("mobilization-2-one-set-first")
        return super().reason(h, pile, card)


class Mobilization2Hand(RunHand):
    """One deal of Mobilization No. 2."""

    def __init__(self, match: Match, rules: PileRules, shuffler: Shuffler) -> None:
        super().__init__(match, rules, PILES, FLAGS, shuffler)

    def deal(self, deck: vec[i64]) -> None:
        """A row of five face down; then rows that begin with a face-up card on piles 1, 2, 3, 4 and 5."""
        self.clear()
        for k in range(PILES):
            self.hide(STACKS + k, PATRIOT.first(deck[k]))
        at: i64 = PILES
        for row in range(STACKS, PILES_END):
            self.push(row, PATRIOT.first(deck[at]))
            at += 1
            for pile in range(row + 1, PILES_END):
                self.hide(pile, PATRIOT.first(deck[at]))
                at += 1
        last: i64 = len(deck) - 1
        for k in range(last - at + 1):
            self.hide(STOCK, PATRIOT.first(deck[last - k]))
        self.turn = 0
        self.refresh_all()
        self.after(False)

    def refresh(self, pile: i64) -> None:
        """The second pile of a country may depend on the first."""
        super().refresh(pile)
        if pile >= PILES_END and (pile - PILES_END) % 2 == 0:
            super().refresh(pile + 1)

    # Moves

    def code(self, card: i64, source: i64, target: i64) -> i64:
        lies = PILES if source == WASTE else source - STACKS
        goes = 0 if target == UP else target - STACKS + 1
        return MOVE | ((card * ROW + lies) * ROW + goes)

    def card_of(self, move: i64) -> i64:
        return payload_of(move) // ROW // ROW

    def source_of(self, move: i64) -> i64:
        lies = payload_of(move) // ROW % ROW
        return WASTE if lies == PILES else STACKS + lies

    def target_of(self, move: i64) -> i64:
        goes = payload_of(move) % ROW
        return UP if goes == 0 else STACKS + goes - 1

    def built_on(self, card: i64) -> i64:
        first = PILES_END + PATRIOT.suit[card] * 2
        return first if self.wants[first] & bit(card) != 0 else first + 1

    def may_draw(self) -> bool:
        return self.size[STOCK] > 0

    def draw(self) -> None:
        """Turns the next card onto the discard pile, whose top can always be played (R1)."""
        card = self.pop(STOCK)
        self.push(WASTE, card)
        self.tell("turned", "mobilization-2-turned", -1, card)

    def reason(self, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == DRAW:
            return Refusal("mobilization-2-stock-empty")
        card = self.card_of(move)
        code = self.pack.codes[card]
        source = self.source_of(move)
        target = self.target_of(move)
        shown = self.cards_of(source)[self.unseen_to[source] :]
        if card not in shown or (source == WASTE and self.top(WASTE) != card):
            if source == WASTE:
                return Refusal("mobilization-2-top-of-discard", {"card": code})
            return Refusal("mobilization-2-not-there", {"card": code, "zone": self.rules.piles[source].name})
        if target == UP:
            if self.top(source) != card:
                return Refusal("mobilization-2-top-of-pile", {"card": code})
            pile = PILES_END + PATRIOT.suit[card] * 2
            return self.rules.piles[pile + 1].takes.reason(self, pile + 1, card)
        if source != WASTE and self.base(source) != card:
            return Refusal("mobilization-2-all-together")
        if source == target:
            return Refusal("mobilization-2-onto-itself")
        return self.rules.piles[target].takes.reason(self, target, card)

    def after(self, drawn: bool) -> None:
        self.over = self.size[STOCK] == 0 and not self.any_move()

    # The count

    def mobilized(self) -> i64:
        """How many cards lie on Mobilized Piles."""
        total: i64 = 0
        for pile in range(PILES_END, len(self.size)):
            total += self.size[pile]
        return total

    def count(self, tally: Tally) -> None:
        tally.add(0, self.mobilized(), "mobilization-2-mobilized", self.mobilized())

    def won(self) -> bool:
        return self.mobilized() == 48

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        facts["mobilized"] = int(self.mobilized())
        facts["stock"] = int(self.size[STOCK])
        return facts


def rules(players: int, options: Options) -> Rules:
    """The table for one, with the second set of a country after the first or beside it."""
    names = [f"pile{n + 1}" for n in range(PILES)]
    piles: list[Pile] = [ClosedPile("stock", 28, Nothing(), "stock"), Pile("discard", 28, Nothing(), "discard")]
    piles += [StackPile(name, 12, Alternating(), "column") for name in names]
    for country in range(4):
        second = Together(country) if options["sets"] == "both" else AfterTheFirst(country)
        letter = LETTERS[country].lower()
        piles += [Pile(f"mob-{letter}1", FLAG, Together(country), "centre"), Pile(f"mob-{letter}2", FLAG, second, "centre")]
    notation = Notation(
        [Choice(DRAW, "draw", ["stock"]), CardFromTo(MOVE, "move", PATRIOT, [*names, "discard"], ["mobilized", *names])],
    )
    return PileRules(pack=PATRIOT, players=players, notation=notation, ending=OnePatience(), hand=Mobilization2Hand, piles=piles)
