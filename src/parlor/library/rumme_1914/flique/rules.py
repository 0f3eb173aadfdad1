"""Flique: use the card that you draw at once or throw it away, until eleven cards lie before you.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-b.md, rulings R1 to R7.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, members
from parlor.core.deals import deal_batches, rest_reversed
from parlor.core.game import MostAfter, Options, Rules
from parlor.core.hand import Deck, Fact, Hand, Match, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import ADD, DISCARD, MELD, PASS, ROW, Form, Word, payload_of, verb_of
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.core.state import CardHand, CardRules, PerSeat, Place, Stock
from parlor.core.zone import EVERYONE, Zone, owner
from parlor.families.rummy import FAULT, FROM_DISCARD, FROM_STOCK, NAMES, PLACES, Faults, Melds, Sizes, forms
from parlor.packs.rumme import RUMME, up_to

DRAWING: Final = 0
USING: Final = 1

# The combinations in the order laid: the cards of each, and its owner.
COMBINATIONS: Final = 0
OWNERS: Final = 1


class Combinations(PerSeat):
    """The combinations of each player, which are in the rows of the hand."""

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        cards = [vec[i64](), vec[i64]()]
        for k in range(len(h.rows[OWNERS])):
            seat = h.rows[OWNERS][k]
            cards[seat] = extend(cards[seat], members(h.rows[COMBINATIONS][k]))
        return [Zone(f"{self.name}:{seat}", cards[seat], EVERYONE, self.role, seat, self.order) for seat in range(2)]


LAID: Final = Combinations("melds", "meld", EVERYONE, "own")
ON_TABLE: Final[list[Place]] = [Stock(), Place("discard", "discard", EVERYONE), Place("drawn", "aside"), LAID]
# The card just drawn never enters the hand (R4).
DISCARDS: Final = 1
DRAWN: Final = 2


class Fours(Melds):
    """Combinations of two, three or four cards, which never grow beyond four (R3)."""

    def __init__(self, sets: Sizes, faults: Faults) -> None:
        super().__init__(RUMME, up_to(10), Sizes(2, 4), sets, faults)

    def takes(self, names: i64, size: i64) -> i64:
        return 0 if size >= 4 else super().takes(names, size)

    def beside(self, card: i64) -> i64:
        """The cards that make a combination of two with a card."""
        sets = self.column(card) if self.sets.most > 0 else 0
        return (sets | self.takes(bit(card), 1)) & ~bit(card)

    def adds(self, h: CardHand, card: i64) -> vec[i64]:
        """The combinations of the seat on turn that take a card."""
        found = vec[i64](capacity=4)
        for k in range(len(h.rows[OWNERS])):
            lies = h.rows[COMBINATIONS][k]
            if h.rows[OWNERS][k] == h.turn and self.takes(lies, count(lies)) & bit(card) != 0:
                found = append(found, k)
        return found


class FourFaults(Faults):
    """A combination is two, three or four consecutive cards of a suit."""

    def find(self, melds: Melds, names: list[int]) -> int:
        return 1 if len(names) == 1 else 2 if len(names) > 4 else 0


def top_discard(h: CardHand) -> i64:
    """The card last thrown away, -1 where there is none."""
    pile = h.lying(DISCARDS)
    return pile[len(pile) - 1] if len(pile) > 0 else -1


def drawn(h: CardHand) -> i64:
    """The card that was drawn and is to be used or thrown."""
    return h.lying(DRAWN)[0]


def throw(h: CardHand, card: i64) -> None:
    """A card thrown away ends the turn."""
    h.put(DISCARDS, card)
    h.go_to(1 - h.turn)
    h.enter(DRAWING)


def stop_as_draw(h: CardHand) -> None:
    """Nobody wins."""
    h.over = True
    h.tell("noted", "flique-stock-empty")


def not_held(cards: i64) -> Refusal:
    """The refusal of cards that a seat does not hold."""
    return Refusal("not-held", {"cards": RUMME.codes_of(cards)})


class DrawOrPass(Phase[CardHand]):
    """Draw from the stock, or take a discard that can be used (R6); with the stock empty, a usable discard may be declined (R7)."""

    name = "draw"

    def __init__(self, fours: Fours) -> None:
        self.fours: Final = fours

    def forms(self, pack: Pack) -> list[Form]:
        return [Word(PASS, "pass"), *forms(self.fours, 11)]

    def begin(self, h: CardHand) -> None:
        if len(h.stock) == 0 and self.may_take(h):
            self.show_use(h)
        elif len(h.stock) == 0:
            h.lacks[h.turn] |= self.fours.beside(top_discard(h))
            stop_as_draw(h)

    def may_take(self, h: CardHand) -> bool:
        """Whether the top discard can be laid at once."""
        card = top_discard(h)
        return card >= 0 and (h.hands[h.turn] & self.fours.beside(card) != 0 or len(self.fours.adds(h, card)) > 0)

    def show_use(self, h: CardHand) -> None:
        """All know now that the seat on turn can use the top discard."""
        if len(self.fours.adds(h, top_discard(h))) == 0:
            h.need(h.turn, self.fours.beside(top_discard(h)))

    def moves(self, h: CardHand) -> vec[i64]:
        first: i64 = FROM_STOCK if len(h.stock) > 0 else PASS
        moves = append(vec[i64](capacity=2), first)
        return append(moves, FROM_DISCARD) if self.may_take(h) else moves

    def reason(self, h: CardHand, move: i64) -> Refusal:
        if move == FROM_DISCARD:
            return Refusal("flique-no-discard" if top_discard(h) < 0 else "flique-use-discard")
        return Refusal("flique-take-or-pass" if move == FROM_STOCK else "flique-pass-later" if move == PASS else "draw-first")

    def make(self, h: CardHand, move: i64) -> None:
        if move == PASS:
            stop_as_draw(h)
        elif move == FROM_STOCK:
            h.show(DRAWN, owner(h.turn))
            h.put(DRAWN, h.draw())
            h.advance()
        else:
            card = top_discard(h)
            self.show_use(h)
            h.lay_out(DISCARDS, h.lying(DISCARDS)[: len(h.lying(DISCARDS)) - 1])
            h.show(DRAWN, EVERYONE)
            h.put(DRAWN, card)
            h.tell("took", "discard-taken", h.turn, card)
            h.advance()

    def facts(self, h: CardHand, facts: dict[str, Fact]) -> None:
        owners, lie = h.rows[OWNERS], h.rows[COMBINATIONS]
        facts["melds"] = [{"number": k + 1, "owner": int(owners[k]), "cards": RUMME.codes_of(lie[k])} for k in range(len(lie))]


class UseOrThrow(Phase[CardHand]):
    """Lay the drawn card with cards of the hand, add it to a combination of one's own, or throw it away (R4, R5)."""

    name = "use"

    def __init__(self, fours: Fours) -> None:
        self.fours: Final = fours

    def moves(self, h: CardHand) -> vec[i64]:
        moves = vec[i64](capacity=8)
        card = drawn(h)
        held = h.hands[h.turn] | bit(card)
        for row in range(len(self.fours.size)):
            if self.fours.once[row] & ~held == 0 and self.fours.once[row] & bit(card) != 0:
                moves = append(moves, MELD | row * PLACES)
        for k in self.fours.adds(h, card):
            moves = append(moves, ADD | ((card * NAMES + card) * ROW + k + 1))
        # What was taken from the discard pile all have seen, and it must be used.
        return moves if h.sees[h.place(DRAWN)] == EVERYONE else append(moves, DISCARD | card)

    def reason(self, h: CardHand, move: i64) -> Refusal:
        verb, payload, card = verb_of(move), payload_of(move), drawn(h)
        if verb == MELD:
            if payload >= FAULT:
                return self.fours.faults.refusals[payload - FAULT]
            missing = self.fours.once[payload // PLACES] & ~(h.hands[h.turn] | bit(card))
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
        if card != drawn(h):
            return Refusal("flique-add-drawn", {"card": RUMME.codes[drawn(h)]}, "R3")
        if not 0 <= k < len(h.rows[OWNERS]):
            return Refusal("flique-no-combination", {"number": int(k) + 1})
        if h.rows[OWNERS][k] != h.turn:
            return Refusal("flique-add-to-own")
        cards = RUMME.codes_of(h.rows[COMBINATIONS][k])
        if len(cards) == 4:
            return Refusal("flique-full", {"cards": cards}, "R3")
        return Refusal("flique-misfit", {"card": RUMME.codes[card], "number": int(k) + 1, "cards": cards})

    def make(self, h: CardHand, move: i64) -> None:
        card = drawn(h)
        h.lay_out(DRAWN, vec[i64]())
        if verb_of(move) == DISCARD:
            throw(h, card)
            return
        if verb_of(move) == MELD:
            cards = self.fours.once[payload_of(move) // PLACES]
            h.hands[h.turn] &= ~cards
            h.met(h.turn, cards)
            h.note(COMBINATIONS, cards)
            h.note(OWNERS, h.turn)
        else:
            h.rows[COMBINATIONS][move % ROW - 1] |= bit(card)
        # Hand and table make eleven now: the hand is empty when all eleven lie.
        if h.hands[h.turn] == 0:
            h.over = True
            h.tell("noted", "flique-eleven", h.turn)
        else:
            h.advance()


class ThenDiscard(Phase[CardHand]):
    """After a combination one card of the hand is thrown away."""

    name = "discard"

    def moves(self, h: CardHand) -> vec[i64]:
        moves = vec[i64](capacity=10)
        for card in members(h.hands[h.turn]):
            moves = append(moves, DISCARD | card)
        return moves

    def reason(self, h: CardHand, move: i64) -> Refusal:
        return not_held(bit(payload_of(move))) if verb_of(move) == DISCARD else Refusal("flique-one-a-turn", ruling="R5")

    def make(self, h: CardHand, move: i64) -> None:
        h.lose(h.turn, payload_of(move))
        throw(h, payload_of(move))


class OrNobody(MostAfter):
    """The one who is out wins; on a draw nobody."""

    def winners(self, match: Match, hand: Hand, tally: Tally) -> list[int]:
        return [seat for seat in range(match.players) if match.totals[seat] > 0]


def deal(h: CardHand, deck: Deck) -> None:
    """Three each, three each, four each, the non-dealer first; the rest is the reserve pile, and no card is turned up."""
    h.stock = rest_reversed(deck.cards, deal_batches(h, deck, [3, 3, 4]))


def tally(h: CardHand, tally: Tally) -> None:
    """A point to the one who has laid the eleventh card; nothing for a draw."""
    if h.phase_number == USING:
        tally.add(h.turn, 1, "flique-out")
    else:
        tally.note("flique-draw")


# Sequences only, or sets too (R2).
SIZES: Final = [Refusal("flique-too-few"), Refusal("flique-too-many", ruling="R3")]
WITHOUT_SETS: Final = Fours(Sizes(2, 0), FourFaults([Refusal("flique-sequences", ruling="R2"), *SIZES]))
WITH_SETS: Final = Fours(Sizes(2, 4), FourFaults([Refusal("flique-sequences-or-sets", ruling="R2"), *SIZES]))


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    fours = WITH_SETS if options["sets"] == "yes" else WITHOUT_SETS
    return CardRules(
        pack=RUMME,
        players=2,
        ending=OrNobody(1),
        deck=members(up_to(10)),
        deal=deal,
        phases=[DrawOrPass(fours), UseOrThrow(fours), ThenDiscard()],
        count=tally,
        places=ON_TABLE,
        rows=2,
    )
