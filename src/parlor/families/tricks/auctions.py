"""Auctions: bids of a number, each higher than the last.

While the auction runs h.bid and h.bidder are the outstanding bid and its maker, both -1 before the first; h.calls holds
all that was said, from the first speaker on.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.hand import Fact
from parlor.core.messages import Refusal
from parlor.core.moves import BID, PASS, UNKNOWN, Form, Word, payload_of, verb_of
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.families.tricks.hand import TrickHand


@mypyc_attr(allow_interpreted_subclasses=True)
class Bids(Form):
    """`bid N`, N from the lowest bid to the highest by equal steps. The payload is N, so that a bid out of line can be explained."""

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
    """All that was said so far, with its speakers."""
    calls: list[Fact] = []
    seat = first
    for call in h.calls:
        calls.append([int(seat), h.notation.text(call)])
        seat = h.left[seat]
    return calls


def passes_in_a_row(h: TrickHand) -> i64:
    """How many passes end what was said so far."""
    passes: i64 = 0
    said: i64 = len(h.calls)
    while passes < said and h.calls[said - 1 - passes] == PASS:
        passes += 1
    return passes


@mypyc_attr(allow_interpreted_subclasses=True)
class Auction(Phase[TrickHand]):
    """Each in turn, from the dealer's left, bids higher than the last bid or passes."""

    name = "bidding"

    def __init__(self, bids: Bids) -> None:
        self.bids: Final = bids

    def forms(self, pack: Pack) -> list[Form]:
        return [Word(PASS, "pass"), self.bids]

    # What a game may say otherwise

    def ended(self, h: TrickHand) -> bool:
        """Whether the call just made ends the auction."""
        raise NotImplementedError

    def may_pass(self, h: TrickHand) -> bool:
        """Whether the seat on turn may pass."""
        return True

    def all_passed(self, h: TrickHand) -> None:
        """Nobody has bid: the hand is thrown in."""
        h.tell("noted", "all-pass")
        h.over = True

    def won(self, h: TrickHand) -> None:
        """The bidder opens the next phase."""
        h.tell("noted", "bid-won", h.bidder, -1, h.bid)
        h.go_to(h.bidder)
        h.advance()

    def too_low(self, h: TrickHand) -> Refusal:
        """The refusal of a bid that is not higher than the last."""
        return Refusal("bid-higher-or-pass", {"number": int(h.bid)})

    def no_bid(self, h: TrickHand, bid: i64) -> Refusal:
        """The refusal of a number that can never be bid."""
        return Refusal("bids-run", {"low": int(self.bids.low), "high": int(self.bids.high)})

    def no_pass(self, h: TrickHand) -> Refusal:
        """The refusal of a pass where one must bid."""
        return Refusal("must-bid")

    # What is the same in all auctions

    def begin(self, h: TrickHand) -> None:
        h.bid = -1
        h.bidder = -1
        h.calls = vec[i64](capacity=h.players)
        h.go_to(h.left[h.dealer])

    def next_bid(self, h: TrickHand) -> i64:
        """The lowest bid that may be made."""
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
            return self.too_low(h) if self.bids.on_step(bid) else self.no_bid(h, bid)
        if move == PASS:
            return self.no_pass(h)
        return Refusal("bid-or-pass-first" if self.may_pass(h) else "bid-first")

    def make(self, h: TrickHand, move: i64) -> None:
        h.calls = append(h.calls, move)
        if move != PASS:
            h.bid = payload_of(move)
            h.bidder = h.at
        if not self.ended(h):
            h.go_to(h.left[h.at])
        elif h.bidder < 0:
            self.all_passed(h)
        else:
            self.won(h)

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        facts["calls"] = calls_from(h, h.left[h.dealer])
        facts["bid"] = int(h.bid) if h.bidder >= 0 else None
        facts["bidder"] = int(h.bidder) if h.bidder >= 0 else None


@mypyc_attr(allow_interpreted_subclasses=True)
class UntilOthersPass(Auction):
    """Round and round until all others have passed after a bid; a pass does not shut a player out."""

    def ended(self, h: TrickHand) -> bool:
        return passes_in_a_row(h) >= (h.players if h.bidder < 0 else h.players - 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneRound(Auction):
    """Each seat speaks once, the dealer last; the highest possible bid ends it at once."""

    def ended(self, h: TrickHand) -> bool:
        return len(h.calls) == h.players or h.bid == self.bids.high


@mypyc_attr(allow_interpreted_subclasses=True)
class OneRoundDealerMust(OneRound):
    """As OneRound; when all others have passed the dealer must bid."""

    def may_pass(self, h: TrickHand) -> bool:
        return h.bidder >= 0 or h.at != h.dealer

    def no_pass(self, h: TrickHand) -> Refusal:
        return Refusal("dealer-must-bid")
