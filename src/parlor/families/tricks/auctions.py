"""Auctions: bids of a number, each higher than the last.

While the auction runs h.bid and h.bidder are the outstanding bid and its maker, both -1 before the first; h.calls holds
all that was said, from the first speaker on.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.facts import BIDDEN, CALLS, SEAT, FactKinds
from parlor.core.hand import Fact
from parlor.core.messages import Refusal
from parlor.core.moves import BID, PASS, UNKNOWN, Form, Word, payload_of, verb_of
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.families.tricks.hand import TrickHand


@mypyc_attr(allow_interpreted_subclasses=True)
class Bids(Form):
    """`bid N`, from the lowest bid to the highest in equal steps. The payload is N itself, so that any wrong bid can be explained."""

    def __init__(self, low: i64, high: i64, step: i64 = 1) -> None:
        super().__init__(BID, "bid", "bid N")
        self.low: Final = low
        self.high: Final = high
        self.step: Final = step

    def text(self, payload: i64) -> str:
        return f"bid {payload}"

    def read(self, words: list[str]) -> i64:
        if len(words) != 2:
            return UNKNOWN
        number = words[1]
        if len(number) > 9 or not number.isascii() or not number.isdecimal() or (number[0] == "0" and number != "0"):
            return UNKNOWN
        return int(number)

    def every(self) -> list[int]:
        return list(range(self.low, self.high + 1, self.step))

    def on_step(self, bid: i64) -> bool:
        """Whether a number is one of the bids."""
        return self.low <= bid <= self.high and (bid - self.low) % self.step == 0


def calls_from(h: TrickHand, first: i64) -> list[Fact]:
    """All calls so far, with the seats that made them."""
    calls: list[Fact] = []
    seat = first
    for call in h.calls:
        calls.append([int(seat), h.notation.text(call)])
        seat = h.left[seat]
    return calls


def passes_in_a_row(h: TrickHand) -> i64:
    """How many passes in a row were just made."""
    passes: i64 = 0
    said: i64 = len(h.calls)
    while passes < said and h.calls[said - 1 - passes] == PASS:
        passes += 1
    return passes


@mypyc_attr(allow_interpreted_subclasses=True)
class Auction(Phase[TrickHand]):
    """Starting at the dealer's left, each player in turn bids higher than the last bid or passes."""

    name = "bidding"

    def __init__(
        self,
        bids: Bids,
        *,
        dealer_must: bool = False,
        won: str = "bid-won",
        too_low: str = "bid-higher-or-pass",
        refusals: dict[int, Refusal] | None = None,
    ) -> None:
        self.bids: Final = bids
        # Whether the dealer must bid when all others have passed.
        self.dealer_must: Final = dealer_must
        # The key of the message when the auction is won, and of the refusal when a bid is too low.
        self.won: Final = won
        self.too_low: Final = too_low
        # Refusals for moves of other phases, by verb, where the game has its own reason.
        self.refusals: Final[dict[int, Refusal]] = refusals or {}

    def forms(self, pack: Pack) -> list[Form]:
        return [Word(PASS, "pass"), self.bids]

    # What each auction decides for itself

    def ended(self, h: TrickHand) -> bool:
        """Whether the call just made ends the auction."""
        raise NotImplementedError

    def no_bid(self, h: TrickHand, bid: i64) -> Refusal:
        """The refusal of a number that is not a bid at all."""
        return Refusal("bids-run", {"low": int(self.bids.low), "high": int(self.bids.high)})

    # What all auctions share

    def may_pass(self, h: TrickHand) -> bool:
        """Whether the seat on turn may pass."""
        return not self.dealer_must or h.bidder >= 0 or h.at != h.dealer

    def begin(self, h: TrickHand) -> None:
        h.go_to(h.left[h.dealer])

    def next_bid(self, h: TrickHand) -> i64:
        """The lowest bid allowed now."""
        return self.bids.low if h.bid < 0 else h.bid + self.bids.step

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = vec[i64](capacity=16)
        if self.may_pass(h):
            moves = append(moves, PASS)
        bid = self.next_bid(h)
        while bid <= self.bids.high:
            moves = append(moves, BID | bid)
            bid += self.bids.step
        return moves

    def allows(self, h: TrickHand, move: i64) -> bool:
        if verb_of(move) == BID:
            bid = payload_of(move)
            return bid >= self.next_bid(h) and self.bids.on_step(bid)
        return move == PASS and self.may_pass(h)

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if verb_of(move) == BID:
            bid = payload_of(move)
            return Refusal(self.too_low, {"number": int(h.bid)}) if self.bids.on_step(bid) else self.no_bid(h, bid)
        if move == PASS:
            return Refusal("dealer-must-bid")
        return self.refusals.get(verb_of(move), Refusal("bid-or-pass-first" if self.may_pass(h) else "bid-first"))

    def make(self, h: TrickHand, move: i64) -> None:
        h.calls = append(h.calls, move)
        if move != PASS:
            h.bid = payload_of(move)
            h.bidder = h.at
        if not self.ended(h):
            h.go_to(h.left[h.at])
        elif h.bidder < 0:
            h.tell("noted", "all-pass")
            h.over = True
        else:
            h.tell("noted", self.won, h.bidder, -1, h.bid)
            h.go_to(h.bidder)
            h.advance()

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        facts["calls"] = calls_from(h, h.left[h.dealer])
        facts["bid"] = int(h.bid) if h.bidder >= 0 else None
        facts["bidder"] = int(h.bidder) if h.bidder >= 0 else None

    def fact_kinds(self) -> FactKinds:
        return {"calls": CALLS, "bid": BIDDEN, "bidder": SEAT}


@mypyc_attr(allow_interpreted_subclasses=True)
class UntilOthersPass(Auction):
    """Goes on until everyone else has passed after a bid. A player who passed may bid again."""

    def ended(self, h: TrickHand) -> bool:
        return passes_in_a_row(h) >= (h.players if h.bidder < 0 else h.players - 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneRound(Auction):
    """Each player calls once, the dealer last. The highest possible bid ends the auction at once."""

    def ended(self, h: TrickHand) -> bool:
        return len(h.calls) == h.players or h.bid == self.bids.high
