"""The parts of a turn: draw a card, lay what you like, throw one away."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import lowest
from parlor.core.facts import LEFT_OUT, FactKinds
from parlor.core.hand import Fact
from parlor.core.messages import Refusal
from parlor.core.moves import ADD, DISCARD, DRAW, MELD, ROW, Choice, Form, OneCard, payload_of, verb_of
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.core.rng import Rng
from parlor.families.rummy.hand import RummyHand, Stop
from parlor.families.rummy.melds import FAULT, NAMES, PLACES, UNNAMED, AddForm, MeldForm, Melds

FROM_STOCK: Final = DRAW
FROM_DISCARD: Final = DRAW + 1
DRAWS: Final = Choice(DRAW, "draw", ["stock", "discard"])
# More often than the discard pile is ever taken in a row.
ALWAYS: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """The keys of what a book says when a move is refused. Places: card, number, cards (of the meld), and takes (what the meld takes)."""

    def __init__(
        self,
        *,
        draw_first: str,
        drawn: str,
        misfit: str,
        misfit_set: str,
        full: str,
        no_meld: str,
        unnamed: str = "",
        one_meld: str = "",
        keep_a_card: str = "",
    ) -> None:
        self.draw_first: Final = draw_first
        self.drawn: Final = drawn
        self.misfit: Final = misfit
        self.misfit_set: Final = misfit_set
        self.full: Final = full
        self.no_meld: Final = no_meld
        self.unnamed: Final = unnamed
        self.one_meld: Final = one_meld
        self.keep_a_card: Final = keep_a_card


def forms(melds: Melds, numbers: int) -> list[Form]:
    """The moves of a turn: draw, meld, add, discard."""
    return [DRAWS, MeldForm(melds), AddForm(melds, numbers), OneCard(DISCARD, "discard", melds.pack)]


def lay_meld(h: RummyHand, melds: Melds, payload: i64) -> None:
    """Lays a new meld of the seat on turn."""
    row = payload // PLACES
    start = melds.start[row]
    size = melds.size[row]
    meld = h.new_meld(melds.once[row], size)
    for place in range(size):
        name = melds.order[start + place]
        h.lay(meld, melds.wild if payload >> place & 1 == 1 else name, name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Phase[RummyHand]):
    """Take the top card of the stock or of the discard pile, which is turned over first if the stock is empty."""

    name = "draw"

    def __init__(self, words: Words, each: i64 = ALWAYS) -> None:
        self.words: Final = words
        # How many times in a row the discard pile may be taken, for each player.
        self.each: Final = each

    def forms(self, pack: Pack) -> list[Form]:
        return [DRAWS]

    def may_take(self, h: RummyHand) -> bool:
        """Whether the top discard may be taken."""
        return h.in_a_row < self.each * h.players

    def moves(self, h: RummyHand) -> vec[i64]:
        moves = vec[i64](capacity=2)
        moves = append(moves, FROM_STOCK)
        if self.may_take(h):
            moves = append(moves, FROM_DISCARD)
        return moves

    def allows(self, h: RummyHand, move: i64) -> bool:
        return move == FROM_STOCK or (move == FROM_DISCARD and self.may_take(h))

    def reason(self, h: RummyHand, move: i64) -> Refusal:
        if move == FROM_DISCARD:
            return Refusal("discard-taken-too-often", {"number": int(h.in_a_row)}, "R10")
        return Refusal(self.words.draw_first)

    def make(self, h: RummyHand, move: i64) -> None:
        if move == FROM_DISCARD:
            card = h.take_discard()
            h.give_openly(h.turn, card)
            h.tell("took", "discard-taken", h.turn, card)
        else:
            if h.in_stock == 0:
                h.turn_over(0)
            card = h.take_stock()
            if h.turned > 0:
                h.give_openly(h.turn, card)
            else:
                h.give(h.turn, card)
        h.enter(1)

    def step(self, h: RummyHand, rng: Rng) -> None:
        self.make(h, FROM_DISCARD if self.may_take(h) and rng.below(2) == 1 else FROM_STOCK)


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawWithin(Draw):
    """The discard pile may be taken so many times in a row for each player, then the stock must be drawn."""

    def facts(self, h: RummyHand, facts: dict[str, Fact]) -> None:
        facts["taken_in_a_row"] = int(h.in_a_row)
        facts["taken_limit"] = int(self.each * h.players)

    def fact_kinds(self) -> FactKinds:
        return {"taken_limit": LEFT_OUT}


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawTurning(Draw):
    """The discard pile becomes the stock again and again, and all are told how often it has."""

    def facts(self, h: RummyHand, facts: dict[str, Fact]) -> None:
        facts["turned_over"] = int(h.turned)


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(Phase[RummyHand]):
    """Lay melds and add to any on the table, as much or as little as you like; a discard ends the turn."""

    name = "play"

    def __init__(self, melds: Melds, words: Words, one_meld: bool = False, keep: i64 = 0) -> None:
        self.melds: Final = melds
        self.words: Final = words
        # Whether only one meld may be laid in a turn, and how many cards must be kept for the discard.
        self.one_meld: Final = one_meld
        self.keep: Final = keep

    def may_meld(self, h: RummyHand) -> bool:
        """Whether the seat on turn may lay another meld."""
        return not (self.one_meld and h.has_melded)

    def moves(self, h: RummyHand) -> vec[i64]:
        hand = h.hands[h.turn]
        moves = vec[i64](capacity=24)
        most = h.size(h.turn) - self.keep
        if most > 0 and self.may_meld(h) and self.melds.any_in(hand, h.seconds[h.turn]):
            for payload in self.melds.found(hand, h.seconds[h.turn], most):
                moves = append(moves, MELD | payload)
        if most > 0:
            moves = self.adds(h, hand, moves)
        rest = hand
        while rest != 0:
            moves = append(moves, DISCARD | lowest(rest))
            rest &= rest - 1
        return moves

    def adds(self, h: RummyHand, hand: i64, moves: vec[i64]) -> vec[i64]:
        """Adds the moves that lay cards of a hand on melds of the table."""
        fitting = hand & h.open
        while fitting != 0:
            card = lowest(fitting)
            fitting &= fitting - 1
            moves = self.places(h, card, card, moves)
        if hand & self.melds.wild_bit != 0:
            fitting = h.open
            while fitting != 0:
                moves = self.places(h, self.melds.wild, lowest(fitting), moves)
                fitting &= fitting - 1
        return moves

    def places(self, h: RummyHand, card: i64, name: i64, moves: vec[i64]) -> vec[i64]:
        """Adds a move for every meld that takes a card of this name."""
        for meld in range(len(h.takes)):
            if h.takes[meld] >> name & 1 == 1:
                moves = append(moves, ADD | ((card * NAMES + name) * ROW + meld + 1))
        return moves

    def allows(self, h: RummyHand, move: i64) -> bool:
        verb = verb_of(move)
        payload = payload_of(move)
        if verb == DISCARD:
            return h.holds(h.turn, payload)
        if verb == MELD:
            return (
                payload < FAULT
                and self.may_meld(h)
                and self.melds.size[payload // PLACES] <= h.size(h.turn) - self.keep
                and self.melds.lacking(payload, h.hands[h.turn], h.seconds[h.turn]) == 0
            )
        if verb == ADD:
            meld = payload % ROW - 1
            name = payload // ROW % NAMES
            return (
                0 <= meld < len(h.takes)
                and name != UNNAMED
                and h.takes[meld] >> name & 1 == 1
                and h.holds(h.turn, payload // ROW // NAMES)
                and h.size(h.turn) > self.keep
            )
        return False

    def reason(self, h: RummyHand, move: i64) -> Refusal:
        verb = verb_of(move)
        payload = payload_of(move)
        if verb == DRAW:
            return Refusal(self.words.drawn)
        if verb == DISCARD:
            return Refusal("not-held", {"cards": [h.pack.codes[payload]]})
        if verb == MELD:
            return self.meld_reason(h, payload)
        card = payload // ROW // NAMES
        name = payload // ROW % NAMES
        meld = payload % ROW - 1
        if name == UNNAMED:
            return Refusal(self.words.unnamed)
        if not h.holds(h.turn, card):
            return Refusal("not-held", {"cards": [h.pack.codes[card]]})
        if not 0 <= meld < len(h.takes):
            return Refusal(self.words.no_meld, {"number": int(meld) + 1})
        takes = h.takes[meld]
        if takes >> name & 1 == 0:
            key = self.words.full
            if takes != 0:
                key = self.words.misfit if self.melds.is_run(h.names[meld]) else self.words.misfit_set
            lies, fitting = h.text_of(meld), h.pack.codes_of(takes)
            return Refusal(key, {"card": self.melds.name(card, name), "number": int(meld) + 1, "cards": lies, "takes": fitting})
        return Refusal(self.words.keep_a_card)

    def meld_reason(self, h: RummyHand, payload: i64) -> Refusal:
        """Why these cards may not be melded."""
        if payload >= FAULT:
            return self.melds.faults.refusals[payload - FAULT]
        missing = self.melds.lacking(payload, h.hands[h.turn], h.seconds[h.turn])
        if missing & ~h.hands[h.turn] != 0:
            return Refusal("not-held", {"cards": h.pack.codes_of(missing & ~h.hands[h.turn])})
        if missing != 0:
            return Refusal("not-so-many-held", {"cards": h.pack.codes_of(missing)})
        return Refusal(self.words.keep_a_card if self.may_meld(h) else self.words.one_meld)

    def make(self, h: RummyHand, move: i64) -> None:
        verb = verb_of(move)
        payload = payload_of(move)
        if verb == DISCARD:
            h.drop(h.turn, payload)
            h.put_on_discard(payload)
            h.end_turn()
            return
        if verb == MELD:
            lay_meld(h, self.melds, payload)
            h.has_melded = True
        else:
            name = payload // ROW % NAMES
            meld = payload % ROW - 1
            h.lay(meld, payload // ROW // NAMES, name)
            h.extend_meld(meld, name)
        if h.hands[h.turn] == 0:
            h.go_out()

    def step(self, h: RummyHand, rng: Rng) -> None:
        hand = h.hands[h.turn]
        if hand & h.open == 0 and not self.melds.any_in(hand, h.seconds[h.turn]):
            self.make(h, DISCARD | rng.member(hand))
        else:
            moves = self.moves(h)
            self.make(h, moves[rng.below(len(moves))])


@mypyc_attr(allow_interpreted_subclasses=True)
class StockUsedUp(Stop):
    """When the last card of the stock has been drawn, the hand ends with that turn, and all hands are shown."""

    def after_turn(self, h: RummyHand) -> None:
        if h.in_stock == 0:
            h.over = True
            h.shown = True
            h.tell("noted", "stock-used-up")
            if h.news is not None:
                for seat in range(h.players):
                    h.tell_with("shown", "hand-shown", {"seat": int(seat), "cards": [h.pack.codes[card] for card in h.listed(seat)]}, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnLimit(Stop):
    """A hand in which each player has had so many turns ends without a winner."""

    def after_turn(self, h: RummyHand) -> None:
        if h.turns >= self.each * h.players:
            h.over = True
            h.tell("stopped", "turn-limit", -1, -1, self.each)
