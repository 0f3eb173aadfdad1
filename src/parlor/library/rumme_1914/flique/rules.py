"""Flique: use the card that you draw at once or throw it away, until eleven cards lie before you.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-b.md, rulings R1 to R7.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from parlor.core.bits import EMPTY, bit, count, last, lowest, members, zeros
from parlor.core.deals import deal_batches, rest_reversed
from parlor.core.facts import MELDS_LAID, FactKinds
from parlor.core.game import MostAfter, Options, Rules
from parlor.core.hand import Deck, Fact, Hand, Match, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import ADD, DISCARD, MELD, PASS, ROW, Notation, Word, payload_of, verb_of, with_each
from parlor.core.phase import Phase
from parlor.core.rng import Rng
from parlor.core.state import CardHand, CardRules, PerSeat, Place, Stock
from parlor.core.zone import EVERYONE, Zone, owner
from parlor.families.rummy import FAULT, FROM_DISCARD, FROM_STOCK, NAMES, PLACES, Faults, Melds, Sizes, forms
from parlor.packs.rumme import RUMME, up_to

# Rows: the cards of each combination, in the order laid, those that it takes, and their owners. Counter: 1 if sets are allowed (R2).
COMBINATIONS: Final = 0
TAKES: Final = 1
OWNERS: Final = 2
SETS: Final = 0


class Combinations(PerSeat):
    """The combinations of each player, taken from the rows of the hand."""

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        cards = [vec[i64](), vec[i64]()]
        for k in range(len(h.rows[OWNERS])):
            seat = h.rows[OWNERS][k]
            cards[seat] = extend(cards[seat], members(h.rows[COMBINATIONS][k]))
        return [Zone(f"{self.name}:{seat}", cards[seat], EVERYONE, self.role, seat, self.order) for seat in range(2)]


LAID: Final = Combinations("melds", "meld", EVERYONE, "own")
ON_TABLE: Final[list[Place]] = [Stock(), Place("discard", "discard", EVERYONE), Place("drawn", "aside"), LAID]
# The card just drawn never goes into the hand (R4).
DISCARDS: Final = 1
DRAWN: Final = 2
CARDS: Final[i64] = up_to(10)


class FourFaults(Faults):
    """A combination is two, three or four consecutive cards of a suit."""

    def __init__(self, key: str) -> None:
        super().__init__([Refusal(key, ruling="R2"), Refusal("flique-too-few"), Refusal("flique-too-many", ruling="R3")])

    def find(self, melds: Melds, names: list[int]) -> int:
        return 1 if len(names) == 1 else 2 if len(names) > 4 else 0


class Fours(Melds):
    """Combinations of two to four cards. They never grow beyond four (R3)."""

    def __init__(self, sets: Sizes, key: str) -> None:
        super().__init__(RUMME, CARDS, Sizes(2, 4), sets, FourFaults(key), grows_to=4)
        # For each card, those that make a combination of two with it.
        self.beside: Final = zeros(RUMME.size)
        for card in members(CARDS):
            column = self.column(card) if sets.most > 0 else EMPTY
            self.beside[card] = (column | self.takes(bit(card), 1)) & ~bit(card)


# Sequences only, or sets too (R2).
FOURS: Final = [Fours(Sizes(2, 0), "flique-sequences"), Fours(Sizes(2, 4), "flique-sequences-or-sets")]


def fours(h: CardHand) -> Fours:
    """The combinations allowed at this table."""
    return FOURS[h.own[SETS]]


def adds(h: CardHand, card: i64) -> i64:
    """The set of the player's own combinations that a card can be added to, by their numbers."""
    found: i64 = 0
    takes, owners = h.rows[TAKES], h.rows[OWNERS]
    for k in range(len(takes)):
        if takes[k] >> card & 1 == 1 and owners[k] == h.turn:
            found |= bit(k)
    return found


def throw(h: CardHand, card: i64) -> None:
    """Throws a card away, which ends the turn."""
    h.put(DISCARDS, card)
    h.go_to(1 - h.turn)
    h.enter(DRAWING)


def stop_as_draw(h: CardHand) -> None:
    """Ends the hand without a winner."""
    h.over = True
    h.tell("noted", "flique-stock-empty")


def not_held(cards: i64) -> Refusal:
    """The refusal of cards that a seat does not hold."""
    return Refusal("not-held", {"cards": RUMME.codes_of(cards)})


class DrawOrPass(Phase[CardHand]):
    """Draw from the stock, or take a discard you can use (R6). When the stock is empty, you may decline a discard you could use (R7)."""

    name = "draw"

    def begin(self, h: CardHand) -> None:
        if len(h.stock) == 0 and self.may_take(h):
            self.show_use(h)
        elif len(h.stock) == 0:
            h.lacks[h.turn] |= fours(h).beside[last(h.lying(DISCARDS))]
            stop_as_draw(h)

    def may_take(self, h: CardHand) -> bool:
        """Whether the player can use the top discard at once."""
        card = last(h.lying(DISCARDS))
        return card >= 0 and (h.hands[h.turn] & fours(h).beside[card] != 0 or adds(h, card) != 0)

    def show_use(self, h: CardHand) -> None:
        """From now on everyone knows that the player can use the top discard."""
        card = last(h.lying(DISCARDS))
        if adds(h, card) == 0:
            h.need(h.turn, fours(h).beside[card])

    def moves(self, h: CardHand) -> vec[i64]:
        moves = append(vec[i64](capacity=2), FROM_STOCK if len(h.stock) > 0 else PASS)
        return append(moves, FROM_DISCARD) if self.may_take(h) else moves

    def reason(self, h: CardHand, move: i64) -> Refusal:
        if move == FROM_DISCARD:
            return Refusal("flique-use-discard" if len(h.lying(DISCARDS)) > 0 else "flique-no-discard")
        return Refusal("flique-take-or-pass" if move == FROM_STOCK else "flique-pass-later" if move == PASS else "draw-first")

    def make(self, h: CardHand, move: i64) -> None:
        if move == PASS:
            stop_as_draw(h)
            return
        if move == FROM_STOCK:
            h.show(DRAWN, owner(h.turn))
            h.put(DRAWN, h.draw())
        else:
            self.show_use(h)
            card = h.take(DISCARDS)
            h.show(DRAWN, EVERYONE)
            h.put(DRAWN, card)
            h.tell("took", "discard-taken", h.turn, card)
        h.advance()

    def facts(self, h: CardHand, facts: dict[str, Fact]) -> None:
        owners, lie = h.rows[OWNERS], h.rows[COMBINATIONS]
        facts["melds"] = [{"number": k + 1, "owner": int(owners[k]), "cards": RUMME.codes_of(lie[k])} for k in range(len(lie))]

    def fact_kinds(self) -> FactKinds:
        return {"melds": MELDS_LAID}


class UseOrThrow(Phase[CardHand]):
    """Lay the drawn card with cards from your hand, add it to one of your combinations, or throw it away (R4, R5)."""

    name = "use"

    def moves(self, h: CardHand) -> vec[i64]:
        moves = vec[i64](capacity=8)
        table, card = fours(h), last(h.lying(DRAWN))
        lacking = ~(h.hands[h.turn] | bit(card))
        if table.beside[card] & ~lacking != 0:
            for row in range(len(table.once)):
                if table.once[row] & lacking == 0 and table.once[row] & bit(card) != 0:
                    moves = append(moves, MELD | row * PLACES)
        added = adds(h, card)
        while added != 0:
            moves = append(moves, ADD | ((card * NAMES + card) * ROW + lowest(added) + 1))
            added &= added - 1
        # A card from the discard pile was seen by everyone, and it must be used.
        return moves if h.sees[h.place(DRAWN)] == EVERYONE else append(moves, DISCARD | card)

    def reason(self, h: CardHand, move: i64) -> Refusal:
        verb, payload, card = verb_of(move), payload_of(move), last(h.lying(DRAWN))
        if verb == MELD:
            if payload >= FAULT:
                return fours(h).faults.refusals[payload - FAULT]
            missing = fours(h).once[payload // PLACES] & ~(h.hands[h.turn] | bit(card))
            return not_held(missing) if missing != 0 else Refusal("flique-without-drawn", {"card": RUMME.codes[card]}, "R5")
        if verb == ADD:
            return self.add_reason(h, payload // ROW // NAMES, payload % ROW - 1)
        if verb != DISCARD:
            return Refusal("flique-already-drawn")
        if payload == card:
            return Refusal("flique-must-use")
        return Refusal("flique-use-or-throw", ruling="R4") if h.hands[h.turn] & bit(payload) != 0 else not_held(bit(payload))

    def add_reason(self, h: CardHand, card: i64, k: i64) -> Refusal:
        """Why a card may not be added to a combination."""
        drawn = last(h.lying(DRAWN))
        if card != drawn:
            return Refusal("flique-add-drawn", {"card": RUMME.codes[drawn]}, "R3")
        if not 0 <= k < len(h.rows[OWNERS]):
            return Refusal("flique-no-combination", {"number": int(k) + 1})
        if h.rows[OWNERS][k] != h.turn:
            return Refusal("flique-add-to-own")
        cards = RUMME.codes_of(h.rows[COMBINATIONS][k])
        if len(cards) == 4:
            return Refusal("flique-full", {"cards": cards}, "R3")
        return Refusal("flique-misfit", {"card": RUMME.codes[card], "number": int(k) + 1, "cards": cards})

    def make(self, h: CardHand, move: i64) -> None:
        card = last(h.lying(DRAWN))
        h.lay_out(DRAWN, vec[i64]())
        if verb_of(move) == DISCARD:
            throw(h, card)
            return
        if verb_of(move) == MELD:
            cards = fours(h).once[payload_of(move) // PLACES]
            h.hands[h.turn] &= ~cards
            h.met(h.turn, cards)
            h.note(COMBINATIONS, cards)
            h.note(TAKES, fours(h).takes(cards, count(cards)))
            h.note(OWNERS, h.turn)
        else:
            k = move % ROW - 1
            cards = h.rows[COMBINATIONS][k] | bit(card)
            h.rows[COMBINATIONS][k] = cards
            h.rows[TAKES][k] = fours(h).takes(cards, count(cards))
        # Hand and combinations now make eleven cards, so an empty hand means that all eleven are laid.
        if h.hands[h.turn] == 0:
            h.over = True
            h.tell("noted", "flique-eleven", h.turn)
        else:
            h.advance()


class ThenDiscard(Phase[CardHand]):
    """After using the drawn card, throw away one card of the hand."""

    name = "discard"

    def moves(self, h: CardHand) -> vec[i64]:
        return with_each(DISCARD, h.hands[h.turn])

    def reason(self, h: CardHand, move: i64) -> Refusal:
        return not_held(bit(payload_of(move))) if verb_of(move) == DISCARD else Refusal("flique-one-a-turn", ruling="R5")

    def step(self, h: CardHand, rng: Rng) -> None:
        self.make(h, DISCARD | rng.member(h.hands[h.turn]))

    def make(self, h: CardHand, move: i64) -> None:
        h.lose(h.turn, payload_of(move))
        throw(h, payload_of(move))


DRAWING: Final = 0
USING: Final = 1
PHASES: Final[list[Phase[CardHand]]] = [DrawOrPass(), UseOrThrow(), ThenDiscard()]


class OrNobody(MostAfter):
    """The player who goes out wins. In a draw, nobody wins."""

    def winners(self, match: Match, hand: Hand, tally: Tally) -> list[int]:
        return [seat for seat in range(match.players) if match.totals[seat] > 0]


def deal(h: CardHand, deck: Deck) -> None:
    """Three cards each, three each, then four each, the non-dealer first. The rest is the reserve pile. No card is turned up."""
    h.stock = rest_reversed(deck.cards, deal_batches(h, deck, [3, 3, 4]))


def tally(h: CardHand, tally: Tally) -> None:
    """One point for laying the eleventh card, none for a draw."""
    if h.phase_number == USING:
        tally.add(h.turn, 1, "flique-out")
    else:
        tally.note("flique-draw")


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    sets = 1 if options["sets"] == "yes" else 0
    return CardRules(
        pack=RUMME,
        players=2,
        ending=OrNobody(1),
        deck=members(CARDS),
        deal=deal,
        phases=PHASES,
        count=tally,
        notation=Notation([Word(PASS, "pass"), *forms(FOURS[sets], 11)]),
        places=ON_TABLE,
        counters=[sets],
        rows=3,
    )
