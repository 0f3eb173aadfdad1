"""A passing round at the start of a trick game: everyone chooses cards for another seat at the same time, unseen by the others."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import bit, count, members, union, zeros
from parlor.core.facts import CARDS, FactKinds
from parlor.core.hand import Fact
from parlor.core.messages import Refusal
from parlor.core.moves import GIVE, Form, OneCard, payload_of, verb_of, with_each
from parlor.core.pack import Pack
from parlor.core.phase import Together
from parlor.core.rng import Rng
from parlor.core.state import OWNER, CardHand, Guessing, Place
from parlor.families.tricks.hand import TrickHand, card_named

# The first of the game's places: the cards that each seat has laid down to pass.
DOWN: Final = 0
PASSED_DOWN: Final = Place("pass", "played", OWNER)
# The first of its rows, sets of cards by seat: passed on; held when the first trick began.
GAVE: Final = 0
BEGAN: Final = 1
PASSING_ROWS: Final = 2
# What the tricks say to someone who still wants to pass.
PASSING_OVER: Final[dict[int, Refusal]] = {GIVE: Refusal("passing-over")}


@mypyc_attr(allow_interpreted_subclasses=True)
class Passing(Together[TrickHand]):
    """The opening phase of the hand: everyone lays down a number of cards, in any order.

    The ways say, hand by hand, which seat gets them, counted to the left from the giver; 0 if nobody passes.
    """

    name = "passing"

    def __init__(self, cards: i64, ways: list[int]) -> None:
        self.cards: Final = cards
        self.ways: Final = vec[i64](ways)

    def forms(self, pack: Pack) -> list[Form]:
        return [OneCard(GIVE, "give", pack, heard="passing-passes")]

    def way(self, h: CardHand) -> i64:
        """The way that the cards of this hand go."""
        return self.ways[(h.match.number - 1) % len(self.ways)]

    def taker(self, h: CardHand, giver: i64) -> i64:
        """The seat that a seat passes to."""
        return (giver + self.way(h) + h.players) % h.players

    def begin(self, h: TrickHand) -> None:
        h.turn = -1
        h.rows[GAVE] = zeros(h.players)
        h.rows[BEGAN] = zeros(h.players)
        if self.way(h) == 0:
            self.end(h)

    def end(self, h: TrickHand) -> None:
        """Begins the tricks; their phase decides who leads."""
        h.rows[BEGAN] = h.hands[:]
        h.advance()

    def to_go(self, h: TrickHand, seat: i64) -> i64:
        """How many cards a seat still has to lay down."""
        return self.cards - len(h.lying(DOWN, seat))

    def waiting(self, h: TrickHand) -> i64:
        seats: i64 = 0
        for seat in range(h.players):
            if self.to_go(h, seat) > 0:
                seats |= bit(seat)
        return seats

    def not_waiting(self, h: TrickHand, seat: i64, move: i64) -> Refusal:
        return Refusal("passing-has-passed")

    def moves_of(self, h: TrickHand, seat: i64) -> vec[i64]:
        return with_each(GIVE, h.hands[seat])

    def reason_for(self, h: TrickHand, seat: i64, move: i64) -> Refusal:
        return card_named(h, move) if verb_of(move) == GIVE else Refusal("passing-first", {"number": int(self.to_go(h, seat))})

    def made(self, h: TrickHand, seat: i64, move: i64) -> None:
        h.hands[seat] &= ~bit(payload_of(move))
        h.put(DOWN, payload_of(move), seat)
        if self.waiting(h) == 0:
            h.tell("noted", "passing-passed", number=self.way(h))
            for giver in range(h.players):
                h.rows[GAVE][giver] = union(h.lying(DOWN, giver))
                h.hands[self.taker(h, giver)] |= h.rows[GAVE][giver]
                h.lay_out(DOWN, vec[i64](), giver)
                h.pause()
            self.end(h)

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        facts["passed_to"] = int(self.way(h))

    def secrets(self, h: TrickHand, seat: i64, facts: dict[str, Fact]) -> None:
        """Adds what a seat gave and got."""
        if seat < h.players and self.way(h) != 0:
            facts["given"] = h.pack.codes_of(h.rows[GAVE][seat])
            facts["received"] = h.pack.codes_of(h.rows[GAVE][(seat - self.way(h) + h.players) % h.players])

    def fact_kinds(self) -> FactKinds:
        return {"given": CARDS, "received": CARDS}


@mypyc_attr(allow_interpreted_subclasses=True)
class KnowsWhatItGave(Guessing):
    """A seat knows where the cards are that it gave; what others passed among themselves is drawn from what they hold then."""

    def __init__(self, passing: Passing) -> None:
        self.passing: Final = passing

    def redeal(self, h: CardHand, seat: i64, pool: i64, room: vec[i64], lacks: vec[i64], rng: Rng) -> vec[i64]:
        taker = self.passing.taker(h, seat)
        kept = h.rows[GAVE][seat] & pool & h.hands[taker]
        free = room[:]
        free[taker] -= count(kept)
        dealt = super().redeal(h, seat, pool & ~kept, free, lacks, rng)
        dealt[taker] |= kept
        return dealt

    def settle(self, h: CardHand, other: CardHand, seat: i64, rng: Rng) -> None:
        if h.phase is self.passing:
            return
        others = [each for each in range(h.players) if each != seat]
        for each in others:
            other.rows[BEGAN][each] = h.rows[BEGAN][each] & ~h.hands[each] | other.hands[each]
        for giver in others:
            taker = self.passing.taker(h, giver)
            if taker != seat and taker != giver:
                began = rng.shuffle(members(other.rows[BEGAN][taker]))
                other.rows[GAVE][giver] = union(began[: count(h.rows[GAVE][giver])])
