"""Forecasts: each player says once how many tricks they will take.

All that was said is in h.calls, from the dealer's left on.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.hand import Fact
from parlor.core.messages import Refusal
from parlor.core.moves import BID, Form, payload_of, verb_of
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.families.tricks.auctions import Bids
from parlor.families.tricks.hand import TrickHand


def forecast_of(h: TrickHand, seat: i64) -> i64:
    """What a seat has said, or -1."""
    place = (seat - h.dealer - 1 + h.players) % h.players
    return payload_of(h.calls[place]) if place < len(h.calls) else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Forecasts(Phase[TrickHand]):
    """From the dealer's left on, each player says how many tricks they will take; then the tricks begin."""

    name = "bidding"

    def __init__(self, bids: Bids) -> None:
        self.bids: Final = bids

    def forms(self, pack: Pack) -> list[Form]:
        return [self.bids]

    # What a game may override

    def most(self, h: TrickHand) -> i64:
        """The highest forecast allowed now."""
        return self.bids.high

    def barred(self, h: TrickHand) -> i64:
        """A number that may not be said now, or -1."""
        return -1

    def no_bid(self, h: TrickHand, bid: i64) -> Refusal:
        """The refusal of a number."""
        return Refusal("bids-run", {"low": int(self.bids.low), "high": int(self.most(h))})

    # What all share

    def begin(self, h: TrickHand) -> None:
        h.go_to(h.left[h.dealer])

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = vec[i64](capacity=16)
        barred = self.barred(h)
        for bid in range(self.bids.low, self.most(h) + 1):
            if bid != barred:
                moves = append(moves, BID | bid)
        return moves

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        return self.no_bid(h, payload_of(move)) if verb_of(move) == BID else Refusal("bid-first")

    def make(self, h: TrickHand, move: i64) -> None:
        h.calls = append(h.calls, move)
        h.go_to(h.left[h.at])
        if len(h.calls) == h.players:
            h.advance()

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        facts["bids"] = [int(forecast_of(h, seat)) for seat in range(h.players)]
