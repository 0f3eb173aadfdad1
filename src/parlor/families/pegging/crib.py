"""Cards laid away for the crib: everyone chooses at the same time, unseen by the others."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import bit, union
from parlor.core.hand import Fact
from parlor.core.messages import Refusal
from parlor.core.moves import GIVE, Form, OneCard, payload_of, verb_of, with_each
from parlor.core.pack import Pack
from parlor.core.phase import Together
from parlor.core.state import CardHand


@mypyc_attr(allow_interpreted_subclasses=True)
class ToCrib(Together[CardHand]):
    """Each player lays so many cards away, on a declared place of their own that only they see."""

    name = "crib"

    def __init__(self, cards: i64, place: i64) -> None:
        self.cards: Final = cards
        self.place: Final = place

    def forms(self, pack: Pack) -> list[Form]:
        return [OneCard(GIVE, "give", pack, heard="crib-lays")]

    def done(self, h: CardHand) -> None:
        """Called when everyone has laid cards away: the next phase begins."""
        h.advance()

    def crib(self, h: CardHand) -> i64:
        """The cards of the crib."""
        cards: i64 = 0
        for seat in range(h.players):
            cards |= union(h.lying(self.place, seat))
        return cards

    def to_go(self, h: CardHand, seat: i64) -> i64:
        """How many cards a seat still has to lay away."""
        return self.cards - len(h.lying(self.place, seat))

    def begin(self, h: CardHand) -> None:
        h.turn = -1

    def waiting(self, h: CardHand) -> i64:
        seats: i64 = 0
        for seat in range(h.players):
            if self.to_go(h, seat) > 0:
                seats |= bit(seat)
        return seats

    def not_waiting(self, h: CardHand, seat: i64, move: i64) -> Refusal:
        return Refusal("crib-has-laid")

    def moves_of(self, h: CardHand, seat: i64) -> vec[i64]:
        return with_each(GIVE, h.hands[seat])

    def reason_for(self, h: CardHand, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == GIVE:
            return Refusal("not-held", {"cards": [h.pack.codes[payload_of(move)]]})
        return Refusal("crib-first", {"number": int(self.to_go(h, seat))})

    def made(self, h: CardHand, seat: i64, move: i64) -> None:
        h.hands[seat] &= ~bit(payload_of(move))
        h.put(self.place, payload_of(move), seat)
        if self.waiting(h) == 0:
            self.done(h)

    def facts(self, h: CardHand, facts: dict[str, Fact]) -> None:
        facts["crib_of"] = int(h.dealer)
