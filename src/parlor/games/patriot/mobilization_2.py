"""Mobilization No. 2: a patience in which eight sets rise from Battleship to Flag, one card at a time from the pack.

"Liberty Patriot Games", leaflet of the Allie-Patriot cards; our page: rules/patriot.md, rulings R1 to R4.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import bit
from parlor.core.game import Game, OnePatience, Options, Rules, word_option
from parlor.core.hand import Fact, Hand, Match, Tally
from parlor.core.moves import DRAW, MOVE, ROW, CardFromTo, Choice, Notation, payload_of, verb_of
from parlor.core.shuffle import Shuffler, in_order
from parlor.families.patience.hand import ClosedPile, Nothing, Pile, PileHand, PileRules, StackPile, Takes
from parlor.families.patience.runs import STACKS, STOCK, UP, WASTE, RunHand
from parlor.games.patriot.colours import ALTERNATING
from parlor.packs.patriot import COUNTRIES, LETTERS, PATRIOT

PILES: Final = 5
PILES_END: Final = STACKS + PILES
FLAG: Final = 6
FLAGS: Final[i64] = bit(10) | bit(22) | bit(34) | bit(46)


class Alternating(Takes):
    """Downward, blue alternating with red or green; a Flag starts a new pile."""

    def wants(self, h: PileHand, pile: i64) -> i64:
        return FLAGS if h.size[pile] == 0 else ALTERNATING[h.top(pile)]

    def reason(self, h: PileHand, pile: i64, card: i64) -> str:
        codes = h.pack.codes
        if h.size[pile] == 0:
            if bit(card) & FLAGS == 0:
                return "Only a Flag may start a new pile"
            return "That Flag has nothing under it: it starts a pile of its own already"
        top = h.top(pile)
        if PATRIOT.number[card] != PATRIOT.number[top] - 1:
            return f"{codes[card]} is not the next lower: {h.rules.piles[pile].name} ends with {codes[top]}"
        return f"Blue must alternate with red or green: {codes[card]} may not lie on {codes[top]}"


class Together(Takes):
    """The next card up of its country, whatever the country's other pile shows."""

    def __init__(self, country: i64) -> None:
        self.country: Final = country

    def wants(self, h: PileHand, pile: i64) -> i64:
        return 0 if h.size[pile] == FLAG else bit((self.country * 6 + h.size[pile]) * 2)

    def reason(self, h: PileHand, pile: i64, card: i64) -> str:
        return f"{h.pack.codes[card]} is not the next card of a set: {COUNTRIES[self.country]} sets rise from Battleship to Flag"


class AfterTheFirst(Together):
    """A country's second pile, which is begun when the first one is complete."""

    def wants(self, h: PileHand, pile: i64) -> i64:
        return 0 if h.size[pile - 1] < FLAG else super().wants(h, pile)

    def reason(self, h: PileHand, pile: i64, card: i64) -> str:
        if PATRIOT.number[card] == 1:
            return "One set must be complete before the next is begun"
        return super().reason(h, pile, card)


class Mobilization2Hand(RunHand):
    """One deal of Mobilization No. 2."""

    def __init__(self, match: Match, rules: PileRules, shuffler: Shuffler) -> None:
        super().__init__(match, rules, PILES, FLAGS, shuffler)

    def clone(self) -> Hand:
        other = Mobilization2Hand(self.match, self.rules, self.shuffler)
        self.copy_runs(other)
        return other

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
        self.tell("{card} is turned onto the discard pile", 0, card)

    def reason(self, seat: i64, move: i64) -> str:
        if verb_of(move) == DRAW:
            return "The stock is empty, and there is no second time through"
        card = self.card_of(move)
        code = self.pack.codes[card]
        source = self.source_of(move)
        target = self.target_of(move)
        shown = self.cards_of(source)[self.unseen_to[source] :]
        if card not in shown or (source == WASTE and self.top(WASTE) != card):
            if source == WASTE:
                return f"Only the top card of the discard pile can be played, and it is not {code}"
            return f"There is no face-up {code} in {self.rules.piles[source].name}"
        if target == UP:
            if self.top(source) != card:
                return f"Only the top card of a pile can be mobilized, and it is not {code}"
            pile = PILES_END + PATRIOT.suit[card] * 2
            return self.rules.piles[pile + 1].takes.reason(self, pile + 1, card)
        if source != WASTE and self.base(source) != card:
            return "All face-up cards of the pile move together, from the lowest one"
        if source == target:
            return "A pile cannot be moved onto itself"
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
        tally.add(0, self.mobilized(), "{} cards mobilized", self.mobilized())

    def won(self) -> bool:
        return self.mobilized() == 48

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        facts["mobilized"] = int(self.mobilized())
        facts["stock"] = int(self.size[STOCK])
        return facts


class Mobilization2Rules(PileRules):
    """The table of Mobilization No. 2."""

    def new_hand(self, match: Match, shuffler: Shuffler) -> Hand:
        return Mobilization2Hand(match, self, shuffler)


def rules(players: int, options: Options) -> Rules:
    """The table for one, with the second set of a country after the first or beside it."""
    names = [f"pile{n + 1}" for n in range(PILES)]
    piles: list[Pile] = [ClosedPile("stock", 28, Nothing()), Pile("discard", 28, Nothing())]
    piles += [StackPile(name, 12, Alternating()) for name in names]
    for country in range(4):
        second = Together(country) if options["sets"] == "both" else AfterTheFirst(country)
        letter = LETTERS[country].lower()
        piles += [Pile(f"mob-{letter}1", FLAG, Together(country)), Pile(f"mob-{letter}2", FLAG, second)]
    notation = Notation(
        [Choice(DRAW, "draw", ["stock"]), CardFromTo(MOVE, "move", PATRIOT, [*names, "discard"], ["mobilized", *names])],
    )
    return Mobilization2Rules(PATRIOT, players, notation, OnePatience(), in_order(48), piles)


GAME: Final = Game(
    "mobilization-2",
    "Mobilization No. 2",
    "patriot",
    PATRIOT,
    [1],
    1,
    [word_option("sets", "whether a country's second set waits for the first to be complete, or both grow together", ["one", "both"])],
    "A patience: eight sets rise from Battleship to Flag, once through the pack.",
    rules,
    "patience",
)
