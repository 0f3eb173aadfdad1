"""Making trumps from a turned card: each may have its suit for trumps, and if nobody wants it, each may name another.

The phases are OrderUp, NameSuit, LayAway and then the tricks, in this order. h.calls holds all that was said, from the first speaker on;
h.bidder is the maker of trumps and h.bid whether he goes alone, both -1 before.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import bit
from parlor.core.facts import SEAT, FactKinds
from parlor.core.hand import Fact
from parlor.core.messages import Refusal
from parlor.core.moves import DISCARD, NAME, PASS, Choice, Form, OneCard, Word, payload_of, verb_of, with_each
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.core.rng import Rng
from parlor.core.state import CardHand, Guessing
from parlor.core.zone import owner
from parlor.families.tricks.deals import take_turned
from parlor.families.tricks.hand import TrickHand, card_named
from parlor.families.tricks.play import Tricks

# What the maker of trumps undertakes: h.bid.
WITH_PARTNER: Final = 0
ALONE: Final = 1


def make_trumps(h: TrickHand, suit: i64, alone: i64) -> None:
    """The seat on turn makes trumps."""
    h.trump = suit
    h.bidder = h.at
    h.bid = alone


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderUp(Phase[TrickHand]):
    """Each in turn may order the turned card up, which makes its suit trumps and gives it to the dealer, or pass."""

    name = "ordering"

    def __init__(self, verb: i64, taken: str, first: str) -> None:
        # The number of the verb `order`, which is the game's own.
        self.verb: Final = verb
        # The keys of the message when the card is taken up, and of the refusal of other moves.
        self.taken: Final = taken
        self.first: Final = first
        self.calls: Final = vec[i64]([PASS, verb + WITH_PARTNER, verb + ALONE])

    def forms(self, pack: Pack) -> list[Form]:
        return [Word(PASS, "pass"), Choice(self.verb, "order", ["up", "alone"], "named")]

    def moves(self, h: TrickHand) -> vec[i64]:
        return self.calls[:]

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        return Refusal(self.first)

    def make(self, h: TrickHand, move: i64) -> None:
        h.calls = append(h.calls, move)
        if move == PASS:
            h.go_to(h.left[h.at])
            if len(h.calls) == h.players:
                h.advance()
            return
        make_trumps(h, h.pack.suit[h.turned], payload_of(move))
        h.pause()
        take_turned(h, h.dealer, self.taken)
        h.go_to(h.dealer)
        h.enter(h.phase_number + 2)

    def step(self, h: TrickHand, rng: Rng) -> None:
        self.make(h, self.calls[rng.below(len(self.calls))])

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        facts["maker"] = int(h.bidder) if h.bidder >= 0 else None
        facts["alone"] = h.bid == ALONE

    def fact_kinds(self) -> FactKinds:
        return {"maker": SEAT}


@mypyc_attr(allow_interpreted_subclasses=True)
class NameSuit(Phase[TrickHand]):
    """If all have passed, each in turn may name another suit than that of the turned card, or pass."""

    name = "naming"

    def __init__(self, dealer_must: bool, first: str, turned_down: str, stuck: str) -> None:
        # Whether the dealer must name a suit when all others have passed.
        self.dealer_must: Final = dealer_must
        # The keys of the refusals: of other moves, of the suit that was turned down, and of the dealer's pass.
        self.first: Final = first
        self.turned_down: Final = turned_down
        self.stuck: Final = stuck

    def forms(self, pack: Pack) -> list[Form]:
        suits = [suit.lower() for suit in pack.suits]
        return [Word(PASS, "pass"), Choice(NAME, "name", suits + [f"{suit} alone" for suit in suits])]

    def may_pass(self, h: TrickHand) -> bool:
        """Whether the seat on turn may pass."""
        return not self.dealer_must or h.at != h.dealer

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = vec[i64](capacity=16)
        if self.may_pass(h):
            moves = append(moves, PASS)
        suits: i64 = len(h.pack.suits)
        for named in range(2 * suits):
            if named % suits != h.pack.suit[h.turned]:
                moves = append(moves, NAME | named)
        return moves

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if verb_of(move) == NAME:
            return Refusal(self.turned_down, {"suit": h.pack.suit_name(payload_of(move) % len(h.pack.suits))})
        return Refusal(self.stuck if move == PASS else self.first)

    def make(self, h: TrickHand, move: i64) -> None:
        h.calls = append(h.calls, move)
        if move != PASS:
            suits: i64 = len(h.pack.suits)
            make_trumps(h, payload_of(move) % suits, payload_of(move) // suits)
            h.enter(h.phase_number + 2)
        elif len(h.calls) == 2 * h.players:
            h.tell("noted", "all-pass")
            h.over = True
        else:
            h.go_to(h.left[h.at])


@mypyc_attr(allow_interpreted_subclasses=True)
class LayAway(Phase[TrickHand]):
    """The dealer, who has taken up the turned card, lays a card away that nobody else sees: perhaps the same one."""

    name = "discarding"

    def __init__(self, place: i64, heard: str, first: str) -> None:
        # The number of the declared place where the card goes.
        self.place: Final = place
        # The keys of what the others hear, and of the refusal of other moves.
        self.heard: Final = heard
        self.first: Final = first

    def forms(self, pack: Pack) -> list[Form]:
        return [OneCard(DISCARD, "discard", pack, heard=self.heard)]

    def moves(self, h: TrickHand) -> vec[i64]:
        return with_each(DISCARD, h.hands[h.at])

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        return card_named(h, move) if verb_of(move) == DISCARD else Refusal(self.first)

    def make(self, h: TrickHand, move: i64) -> None:
        h.lose(h.at, payload_of(move))
        h.known[h.at] &= ~bit(h.shown)
        # The deal may have said so already.
        if h.sees[h.place(self.place)] != owner(h.at):
            h.show(self.place, owner(h.at))
        h.lay_out(self.place, vec[i64]([payload_of(move)]))
        h.advance()

    def step(self, h: TrickHand, rng: Rng) -> None:
        self.make(h, DISCARD | rng.member(h.hands[h.at]))


@mypyc_attr(allow_interpreted_subclasses=True)
class PartnerSitsOut(Tricks):
    """The player on the dealer's left leads to the first trick; the partner of a maker who goes alone sits out."""

    def begin(self, h: TrickHand) -> None:
        if h.bid == ALONE:
            out = h.partner(h.bidder)
            left = h.left[:]
            for seat in range(h.players):
                if left[seat] == out:
                    left[seat] = left[out]
            h.left = left
            h.in_trick = h.players - 1
        h.go_to(h.left[h.dealer])


@mypyc_attr(allow_interpreted_subclasses=True)
class TakenUp(Guessing):
    """The turned card, once it was taken up, is in the dealer's hand, or he has laid it away."""

    def redeal(self, h: CardHand, seat: i64, pool: i64, room: vec[i64], lacks: vec[i64], rng: Rng) -> vec[i64]:
        assert isinstance(h, TrickHand)
        if h.turned < 0:
            # The other hands, and after all hands the stock.
            for place in range(h.players + 1):
                if place != h.dealer:
                    lacks[place] |= bit(h.shown)
        return super().redeal(h, seat, pool, room, lacks, rng)
