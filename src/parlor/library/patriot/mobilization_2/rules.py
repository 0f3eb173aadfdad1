"""Mobilization No. 2: a patience in which eight sets rise from Battleship to Flag, one card at a time from the pack.

"Liberty Patriot Games", leaflet of the Allie-Patriot cards; our page: rules/patriot.md, rulings R1 to R4.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import EMPTY, bit, union
from parlor.core.game import OnePatience, Options, Rules
from parlor.core.hand import Fact, Match, Tally
from parlor.core.messages import Params, Refusal
from parlor.core.moves import DRAW, MOVE, ROW, CardFromTo, Choice, Notation, payload_of, verb_of
from parlor.core.shuffle import Shuffler
from parlor.families.patience import STACKS, STOCK, UP, WASTE, ClosedPile, Nothing, Pile, PileHand, PileRules, RunHand, StackPile, Takes
from parlor.library.patriot.colours import ALTERNATING
from parlor.packs.patriot import LETTERS, PATRIOT

PILES: Final[i64] = 5
FLAG: Final = 6
FLAGS: Final[i64] = union(PATRIOT.cards(["A6", "B6", "F6", "I6"]))


class Alternating(Takes):
    """Downward, blue alternating with red or green; a Flag starts a new pile."""

    def wants(self, h: PileHand, pile: i64) -> i64:
        return FLAGS if h.size[pile] == 0 else ALTERNATING[h.top(pile)]

    def reason(self, h: PileHand, pile: i64, card: i64) -> Refusal:
        if h.size[pile] == 0:
            return Refusal("mobilization-2-flag-starts" if bit(card) & FLAGS == 0 else "mobilization-2-flag-stays")
        cards: Params = {"card": PATRIOT.codes[card], "top": PATRIOT.codes[h.top(pile)]}
        if PATRIOT.number[card] != PATRIOT.number[h.top(pile)] - 1:
            return Refusal("mobilization-2-next-lower", {**cards, "zone": h.rules.piles[pile].name})
        return Refusal("patriot-colours-alternate", cards)


class Mobilized(Takes):
    """The next card up of a country. Its second pile may have to wait until the first one is complete."""

    def __init__(self, country: i64, waits: bool) -> None:
        self.country: Final = country
        self.waits: Final = waits

    def wants(self, h: PileHand, pile: i64) -> i64:
        closed = h.size[pile] == FLAG or (self.waits and h.size[pile - 1] < FLAG)
        return EMPTY if closed else bit((self.country * FLAG + h.size[pile]) * 2)

    def reason(self, h: PileHand, pile: i64, card: i64) -> Refusal:
        if self.waits and PATRIOT.number[card] == 1:
            return Refusal("mobilization-2-one-set-first")
        return Refusal("mobilization-2-next-of-set", {"card": PATRIOT.codes[card], "country": PATRIOT.suit_name(self.country)})


class Mobilization2Hand(RunHand):
    """One deal of Mobilization No. 2."""

    def __init__(self, match: Match, rules: PileRules, shuffler: Shuffler) -> None:
        super().__init__(match, rules, PILES, FLAGS, shuffler)

    def fresh(self) -> PileHand:
        return Mobilization2Hand(self.match, self.rules, self.shuffler)

    def deal(self, deck: vec[i64]) -> None:
        """A row of five face down; then rows that begin with a face-up card on piles 1, 2, 3, 4 and 5."""
        self.clear()
        for k in range(PILES):
            self.hide(STACKS + k, PATRIOT.first(deck[k]))
        self.deal_rows(deck, PILES)

    # Moves

    def code(self, card: i64, source: i64, target: i64) -> i64:
        lies = PILES if source == WASTE else source - STACKS
        goes = EMPTY if target == UP else target - STACKS + 1
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
        first = self.stacks_end + PATRIOT.suit[card] * 2
        return first if self.wants[first] & bit(card) != 0 else first + 1

    def may_draw(self) -> bool:
        return self.size[STOCK] > 0

    def draw(self) -> None:
        """Turns the next card onto the discard pile, whose top can always be played (R1)."""
        self.push(WASTE, self.pop(STOCK))
        self.tell("turned", "mobilization-2-turned", -1, self.top(WASTE))

    def reason(self, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == DRAW:
            return Refusal("mobilization-2-stock-empty")
        card, source, target = self.card_of(move), self.source_of(move), self.target_of(move)
        named: Params = {"card": PATRIOT.codes[card]}
        if source == WASTE and (self.size[WASTE] == 0 or self.top(WASTE) != card):
            return Refusal("mobilization-2-top-of-discard", named)
        if card not in self.cards_of(source)[self.unseen_to[source] :]:
            return Refusal("mobilization-2-not-there", {**named, "zone": self.rules.piles[source].name})
        if target == UP and self.top(source) != card:
            return Refusal("mobilization-2-top-of-pile", named)
        if target != UP and source != WASTE and self.base(source) != card:
            return Refusal("mobilization-2-all-together")
        if source == target:
            return Refusal("mobilization-2-onto-itself")
        pile = self.built_on(card) if target == UP else target
        return self.rules.piles[pile].takes.reason(self, pile, card)

    def after(self, drawn: bool) -> None:
        self.over = self.size[STOCK] == 0 and not self.any_move()

    # The count

    def mobilized(self) -> i64:
        """How many cards lie on Mobilized Piles."""
        return sum([int(size) for size in self.size[self.stacks_end :]])

    def count(self, tally: Tally) -> None:
        tally.add(0, self.mobilized(), "mobilization-2-mobilized", self.mobilized())

    def won(self) -> bool:
        return self.mobilized() == 48

    def facts(self, seat: i64) -> dict[str, Fact]:
        return {**super().facts(seat), "mobilized": int(self.mobilized()), "stock": int(self.size[STOCK])}


def rules(players: int, options: Options) -> Rules:
    """The table for one, with the second set of a country after the first or beside it."""
    names = [f"pile{n + 1}" for n in range(PILES)]
    piles: list[Pile] = [ClosedPile("stock", 28, Nothing(), "stock"), Pile("discard", 28, Nothing(), "discard")]
    piles += [StackPile(name, 12, Alternating(), "column") for name in names]
    for country in range(4):
        sets = [Mobilized(country, False), Mobilized(country, options["sets"] != "both")]
        piles += [Pile(f"mob-{LETTERS[country].lower()}{n + 1}", FLAG, sets[n], "centre", group=country) for n in range(2)]
    notation = Notation([Choice(DRAW, "draw", ["stock"]), CardFromTo(MOVE, "move", PATRIOT, [*names, "discard"], ["mobilized", *names])])
    return PileRules(pack=PATRIOT, players=players, notation=notation, ending=OnePatience(), hand=Mobilization2Hand, piles=piles)
