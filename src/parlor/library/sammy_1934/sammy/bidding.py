"""Bidding in Sammy: a bid names tricks and a suit or no trumps. The other side may place a bonus on it, which may be doubled."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.facts import BIDDEN, CALLS, SEAT, FactKinds
from parlor.core.hand import Fact
from parlor.core.messages import Refusal
from parlor.core.moves import BID, BONUS, DOUBLE, PASS, ROW, Form, TwoChoices, Word, payload_of, verb_of
from parlor.core.pack import Pack
from parlor.families.tricks import Phase, TrickHand, calls_from, passes_in_a_row
from parlor.packs.sammy import SUITS

NO_TRUMPS: Final[i64] = 4
BIDS: Final = TwoChoices(BID, "bid", [str(n) for n in range(1, 15)], [*SUITS, "nt"])

# Counters: 1 if a bonus is on the current bid, 2 if it is doubled; the declarant and the dummy, or -1.
STAKES: Final = 0
DECLARANT: Final = 1
DUMMY: Final = 2
COUNTERS: Final = [0, -1, -1]


def tricks_bid(h: TrickHand) -> i64:
    """The number of tricks in the current bid."""
    return payload_of(h.bid) // ROW + 1


def denomination(bid: i64) -> i64:
    """The suit of a bid, or NO_TRUMPS."""
    return payload_of(bid) % ROW


def bid_named(h: TrickHand) -> str:
    """The current bid in words."""
    return BIDS.text(payload_of(h.bid)).removeprefix("bid ")


class Bidding(Phase[TrickHand]):
    """The dealer calls first, then clockwise, until three players in a row pass after a bid, a bonus or a double."""

    name = "bidding"

    def forms(self, pack: Pack) -> list[Form]:
        return [Word(PASS, "pass"), BIDS, Word(BONUS, "bonus"), Word(DOUBLE, "double")]

    def begin(self, h: TrickHand) -> None:
        h.go_to(h.dealer)

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = append(vec[i64](capacity=80), PASS)
        for n in range(0 if h.bidder < 0 else tricks_bid(h), 14):
            for d in range(NO_TRUMPS + 1):
                moves = append(moves, BID | (n * ROW + d))
        if h.bidder < 0:
            return moves
        # You may place one bonus on a bid of the other side, and double once a bonus on a bid of your own side.
        if h.side[h.bidder] != h.side[h.at]:
            return append(moves, BONUS) if h.own[STAKES] == 0 else moves
        return append(moves, DOUBLE) if h.own[STAKES] == 1 else moves

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if verb_of(move) == BID:
            return Refusal("sammy-raise", {"bid": bid_named(h)}, "R1")
        if move == DOUBLE:
            return Refusal("sammy-doubled-already" if h.own[STAKES] == 2 else "sammy-no-bonus-to-double", ruling="R3")
        if move != BONUS:
            return Refusal("sammy-bidding-not-over")
        if h.bidder < 0:
            return Refusal("sammy-no-bid-for-bonus")
        return Refusal("sammy-bonus-on-own-bid" if h.side[h.bidder] == h.side[h.at] else "sammy-bonus-placed-already")

    def make(self, h: TrickHand, move: i64) -> None:
        h.calls = append(h.calls, move)
        if verb_of(move) == BID:
            h.bid = move
            h.bidder = h.at
            h.own[STAKES] = 0
        elif move != PASS:
            h.own[STAKES] += 1
        if passes_in_a_row(h) < (4 if h.bidder < 0 else 3):
            h.go_to(h.left[h.at])
        elif h.bidder < 0:
            h.over = True
            h.tell("noted", "all-pass")
        else:
            self.close(h)

    def close(self, h: TrickHand) -> None:
        """The declarant is the player of the winning side who named the suit first (R2)."""
        named = denomination(h.bid)
        seat = h.dealer
        for call in h.calls:
            if verb_of(call) == BID and denomination(call) == named and h.side[seat] == h.side[h.bidder]:
                break
            seat = h.left[seat]
        h.own[DECLARANT] = seat
        h.trump = named if named < NO_TRUMPS else -1
        if h.news is not None:
            h.tell_with("noted", "sammy-declarant", {"seat": int(seat), "bid": bid_named(h)}, seat)
        h.go_to(seat)
        h.advance()

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        facts["calls"] = calls_from(h, h.dealer)
        facts["bid"] = bid_named(h) if h.bidder >= 0 else None
        facts["bidder"] = int(h.bidder) if h.bidder >= 0 else None
        facts["bonus"] = h.own[STAKES] > 0
        facts["doubled"] = h.own[STAKES] == 2
        facts["declarant"] = int(h.own[DECLARANT]) if h.own[DECLARANT] >= 0 else None
        facts["dummy"] = int(h.own[DUMMY]) if h.own[DUMMY] >= 0 else None

    def fact_kinds(self) -> FactKinds:
        return {"calls": CALLS, "bid": BIDDEN, "bidder": SEAT, "declarant": SEAT, "dummy": SEAT}
