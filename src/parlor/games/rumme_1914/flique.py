"""Flique: use the card that you draw at once or throw it away, until eleven cards lie before you.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-b.md, rulings R1 to R7.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, members, union, zeros
from parlor.core.chance import Rng
from parlor.core.game import Ending, Game, Options, Rules, word_option
from parlor.core.hand import Deck, Hand, Match, Tally
from parlor.core.moves import ADD, DISCARD, MELD, PASS, ROW, Notation, Word, payload_of, verb_of
from parlor.core.redeal import Need, redeal_needing
from parlor.core.shuffle import Shuffler
from parlor.core.zone import EVERYONE, Zone, owner
from parlor.families.rummy.hand import Phase, RummyHand, RummyRules, Stop, deal_batches, rest_to_stock
from parlor.families.rummy.melds import FAULT, NAMES, PLACES, Faults, Melds, Sizes
from parlor.families.rummy.turn import FROM_DISCARD, FROM_STOCK, forms, lay_meld
from parlor.packs.rumme import RUMME

DRAWING: Final = 0
USING: Final = 1
DISCARDING: Final = 2


def one_to_ten() -> i64:
    """The forty cards of the game."""
    mask: i64 = 0
    for card in range(52):
        if RUMME.number[card] <= 10:
            mask |= bit(card)
    return mask


class Fours(Melds):
    """Combinations of two, three or four cards, which never grow beyond four (R3)."""

    def __init__(self, sets: Sizes, faults: Faults) -> None:
        super().__init__(RUMME, one_to_ten(), Sizes(2, 4), sets, faults)
        # For each card: those that make a combination of two with it.
        self.beside: vec[i64] = zeros(64)
        for row in range(len(self.size)):
            if self.size[row] == 2:
                for card in members(self.once[row]):
                    self.beside[card] |= self.once[row] & ~bit(card)

    def takes(self, names: i64, size: i64) -> i64:
        return 0 if size >= 4 else super().takes(names, size)


class FourFaults(Faults):
    """A combination is two, three or four consecutive cards of a suit."""

    def find(self, melds: Melds, names: list[int]) -> int:
        if len(names) == 1:
            return 1
        return 2 if len(names) > 4 else 0


class FliqueHand(RummyHand):
    """A rummy hand with a place for the card just drawn, which never enters the hand (R4)."""

    def __init__(self, match: Match, rules: "FliqueRules", shuffler: Shuffler) -> None:
        super().__init__(match, rules, shuffler)
        self.fours: Final = rules.fours
        self.drawn: i64 = -1
        self.taken = False
        self.passed = False

    def clone(self) -> Hand:
        rules = self.rules
        assert isinstance(rules, FliqueRules)
        other = FliqueHand(self.match, rules, self.shuffler)
        self.copy_to(other)
        other.drawn = self.drawn
        other.taken = self.taken
        other.passed = self.passed
        return other

    def adds(self, card: i64) -> vec[i64]:
        """The combinations of the seat on turn that take a card."""
        found = vec[i64](capacity=4)
        for meld in range(len(self.owners)):
            if self.owners[meld] == self.turn and self.takes[meld] >> card & 1 == 1:
                found = append(found, meld)
        return found

    def usable(self, card: i64) -> bool:
        """Whether the seat on turn can lay a card at once."""
        return self.hands[self.turn] & self.fours.beside[card] != 0 or len(self.adds(card)) > 0

    def end_turn(self) -> None:
        self.turns += 1
        self.turn = 1 - self.turn
        self.go_to(DRAWING)

    def go_out(self) -> None:
        self.out = self.turn
        self.over = True
        self.tell("Seat {seat} has eleven cards in combinations", self.turn)

    def stop_as_draw(self) -> None:
        """Nobody wins."""
        self.over = True
        self.tell("The stock is empty and the discard is not used: the game is a draw")

    def table_zones(self) -> list[Zone]:
        seen = EVERYONE if self.taken else owner(self.turn)
        return [Zone("drawn", members(bit(self.drawn)) if self.drawn >= 0 else vec[i64](), seen), *super().table_zones()]

    def guess(self, seat: i64, rng: Rng) -> Hand:
        other = self.imagine(rng)
        assert isinstance(other, FliqueHand)
        opponent = 1 - seat
        hides_drawn = self.drawn >= 0 and not self.taken and self.turn == opponent
        room = zeros(3)
        room[0] = count(self.hands[opponent])
        room[1] = self.in_stock
        room[2] = 1 if hides_drawn else 0
        pool = self.hands[opponent] | union(self.stock[: self.in_stock]) | (bit(self.drawn) if hides_drawn else 0)
        lacks = zeros(3)
        needs: list[Need] = []
        card = self.offered()
        if self.turn == opponent and card >= 0 and len(self.adds(card)) == 0:
            if not self.over or self.passed:
                needs.append(Need(0, self.fours.beside[card]))
            else:
                lacks[0] = self.fours.beside[card]
        dealt = redeal_needing(pool, room, lacks, needs, rng)
        other.hands[opponent] = dealt[0]
        other.stock = rng.shuffle(members(dealt[1]))
        if hides_drawn:
            other.drawn = members(dealt[2])[0]
        return other

    def offered(self) -> i64:
        """A card of which all know whether the seat on turn can use it: taken from the discard, or top of it when the stock is empty."""
        if self.phase_number == USING:
            return self.drawn if self.taken else -1
        return self.top_discard() if self.phase_number == DRAWING and self.in_stock == 0 and self.in_discard > 0 else -1


class DrawOrPass(Phase):
    """Draw from the stock, or take a discard that can be used (R6); with the stock empty, a usable discard may be declined (R7)."""

    name = "draw"

    def begin(self, h: RummyHand) -> None:
        if h.in_stock == 0 and not self.may_take(h):
            assert isinstance(h, FliqueHand)
            h.stop_as_draw()

    def may_take(self, h: RummyHand) -> bool:
        """Whether the top discard may be taken."""
        assert isinstance(h, FliqueHand)
        return h.in_discard > 0 and h.usable(h.top_discard())

    def moves(self, h: RummyHand) -> vec[i64]:
        moves = vec[i64](capacity=2)
        moves = append(moves, FROM_STOCK if h.in_stock > 0 else PASS)
        if self.may_take(h):
            moves = append(moves, FROM_DISCARD)
        return moves

    def allows(self, h: RummyHand, move: i64) -> bool:
        if move == FROM_STOCK:
            return h.in_stock > 0
        return self.may_take(h) if move == FROM_DISCARD else move == PASS and h.in_stock == 0

    def reason(self, h: RummyHand, move: i64) -> str:
        if move == FROM_STOCK:
            return "The stock is empty: take the discard or pass"
        if move == PASS:
            return "You may pass only when the stock is empty"
        if move != FROM_DISCARD:
            return "You must draw first"
        if h.in_discard == 0:
            return "The discard pile is empty"
        return "You can use the discard only to form a combination at once"

    def make(self, h: RummyHand, move: i64) -> None:
        assert isinstance(h, FliqueHand)
        if move == PASS:
            h.passed = True
            h.stop_as_draw()
            return
        h.taken = move == FROM_DISCARD
        h.drawn = h.take_discard() if h.taken else h.take_stock()
        h.go_to(USING)


class UseOrThrow(Phase):
    """Lay the drawn card with cards of the hand, add it to a combination of one's own, or throw it away (R4, R5)."""

    name = "use"

    def moves(self, h: RummyHand) -> vec[i64]:
        assert isinstance(h, FliqueHand)
        moves = vec[i64](capacity=8)
        fours = h.fours
        drawn = h.drawn
        held = h.hands[h.turn] | bit(drawn)
        for row in range(len(fours.size)):
            if fours.once[row] & ~held == 0 and fours.once[row] >> drawn & 1 == 1:
                moves = append(moves, MELD | row * PLACES)
        for meld in h.adds(drawn):
            moves = append(moves, ADD | ((drawn * NAMES + drawn) * ROW + meld + 1))
        if not h.taken:
            moves = append(moves, DISCARD | drawn)
        return moves

    def allows(self, h: RummyHand, move: i64) -> bool:
        return move in self.moves(h)

    def reason(self, h: RummyHand, move: i64) -> str:
        assert isinstance(h, FliqueHand)
        verb = verb_of(move)
        payload = payload_of(move)
        if verb == MELD:
            return self.meld_reason(h, payload)
        if verb == ADD:
            return self.add_reason(h, payload // ROW // NAMES, payload % ROW - 1)
        if verb != DISCARD:
            return "You have already drawn in this turn: use the card or throw it"
        if payload == h.drawn:
            return "A card taken from the discard pile must be used in a combination"
        return "Use the drawn card in a combination or throw it" if h.holds(h.turn, payload) else not_held(h, payload)

    def meld_reason(self, h: FliqueHand, payload: i64) -> str:
        """Why these cards may not be laid."""
        if payload >= FAULT:
            return h.fours.faults.sentences[payload - FAULT]
        missing = h.fours.once[payload // PLACES] & ~(h.hands[h.turn] | bit(h.drawn))
        if missing != 0:
            return f"You do not hold {h.pack.text(missing)}"
        return f"A combination must hold the drawn card, {h.pack.codes[h.drawn]}"

    def add_reason(self, h: FliqueHand, card: i64, meld: i64) -> str:
        """Why a card may not be added to a combination."""
        if card != h.drawn:
            return f"Only the drawn card, {h.pack.codes[h.drawn]}, may be added to a combination"
        if not 0 <= meld < len(h.owners):
            return f"There is no combination {meld + 1}"
        if h.owners[meld] != h.turn:
            return "You may add only to your own combinations"
        if h.sizes[meld] == 4:
            return f"A combination holds at most four cards: {' '.join(h.text_of(meld))}"
        return f"{h.pack.codes[card]} does not fit combination {meld + 1} ({' '.join(h.text_of(meld))})"

    def make(self, h: RummyHand, move: i64) -> None:
        assert isinstance(h, FliqueHand)
        verb = verb_of(move)
        drawn = h.drawn
        h.drawn = -1
        if verb == DISCARD:
            h.put_on_discard(drawn)
            h.end_turn()
            return
        if verb == MELD:
            lay_meld(h, h.fours, payload_of(move))
        else:
            meld = move % ROW - 1
            h.lay(meld, drawn, drawn)
            h.extend_meld(meld, drawn)
        # Hand and table make eleven now: the hand is empty when all eleven lie.
        if h.hands[h.turn] == 0:
            h.go_out()
        else:
            h.go_to(DISCARDING)


class ThenDiscard(Phase):
    """After a combination one card of the hand is thrown away."""

    name = "discard"

    def moves(self, h: RummyHand) -> vec[i64]:
        moves = vec[i64](capacity=10)
        for card in members(h.hands[h.turn]):
            moves = append(moves, DISCARD | card)
        return moves

    def allows(self, h: RummyHand, move: i64) -> bool:
        return verb_of(move) == DISCARD and h.holds(h.turn, payload_of(move))

    def reason(self, h: RummyHand, move: i64) -> str:
        if verb_of(move) == DISCARD:
            return not_held(h, payload_of(move))
        return "One combination a turn: now discard a card of your hand"

    def make(self, h: RummyHand, move: i64) -> None:
        h.drop(h.turn, payload_of(move))
        h.put_on_discard(payload_of(move))
        h.end_turn()


def not_held(h: RummyHand, card: i64) -> str:
    """The refusal of a card that a seat does not hold."""
    return f"You do not hold {h.pack.codes[card]}"


class OneGame(Ending):
    """A single hand, won by the one who is out; on a draw by nobody."""

    def over(self, match: Match, hand: Hand, tally: Tally) -> bool:
        return True

    def winners(self, match: Match, hand: Hand, tally: Tally) -> list[int]:
        return [seat for seat in range(match.players) if match.totals[seat] > 0]


def deal(h: RummyHand, deck: Deck) -> None:
    """Three each, three each, four each, the non-dealer first; the rest is the reserve pile, and no card is turned up."""
    rest_to_stock(h, deck, deal_batches(h, deck, [3, 3, 4]))


def tally(h: RummyHand, tally: Tally) -> None:
    """A point to the one with eleven cards down; nothing for a draw."""
    if h.out >= 0:
        tally.add(h.out, 1, "eleven cards in combinations")
    else:
        tally.note("A draw: nobody has eleven cards in combinations")


SEQUENCES: Final = ["A combination is two, three or four cards of one suit with consecutive numbers"]
SETS_TOO: Final = [SEQUENCES[0] + ", or of one number in different suits"]
SIZES: Final = ["A combination needs at least two cards", "A combination holds at most four cards"]
WITHOUT_SETS: Final = Fours(Sizes(2, 0), FourFaults(SEQUENCES + SIZES))
WITH_SETS: Final = Fours(Sizes(2, 4), FourFaults(SETS_TOO + SIZES))


class FliqueRules(RummyRules):
    """Sequences only, or sets too (R2)."""

    def __init__(self, fours: Fours) -> None:
        notation = Notation([Word(PASS, "pass"), *forms(fours, 11)])
        phases: list[Phase] = [DrawOrPass(), UseOrThrow(), ThenDiscard()]
        super().__init__(RUMME, 2, notation, OneGame(), members(one_to_ten()), deal, fours, phases, Stop(), tally)
        self.fours: Final = fours

    def new_hand(self, match: Match, shuffler: Shuffler) -> RummyHand:
        return FliqueHand(match, self, shuffler)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return FliqueRules(WITH_SETS if options["sets"] == "yes" else WITHOUT_SETS)


GAME: Final = Game(
    "flique",
    "Flique",
    "rumme-1914",
    RUMME,
    [2],
    2,
    [word_option("sets", "whether cards of one number are a combination too", ["no", "yes"])],
    "Use the card that you draw at once or throw it away, until eleven cards lie before you.",
    rules,
    "rummy",
)
