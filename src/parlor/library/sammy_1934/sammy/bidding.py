"""Sammy's bidding: tricks and a denomination, a bonus placed on the other side's bid, and the bonus doubled."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.hand import Fact
from parlor.core.messages import Refusal
from parlor.core.moves import BID, BONUS, DOUBLE, PASS, ROW, Form, TwoChoices, Word, payload_of, verb_of
from parlor.core.pack import Pack
from parlor.families.tricks import Phase, TrickHand, calls_from, passes_in_a_row
from parlor.packs.sammy import SUITS

NO_TRUMPS: Final[i64] = 4
TRICKS: Final[i64] = 14
BIDS: Final = TwoChoices(BID, "bid", [str(n) for n in range(1, 15)], [*SUITS, "nt"])

# The game's own counters: whether a bonus stands on the outstanding bid, and is doubled; the declarant and the dummy, -1 for none.
BONUS_PLACED: Final = 0
BONUS_DOUBLED: Final = 1
DECLARANT: Final = 2
DUMMY: Final = 3
COUNTERS: Final = [0, 0, -1, -1]


def tricks_bid(h: TrickHand) -> i64:
    """The number of tricks that the outstanding bid names."""
    return payload_of(h.bid) // ROW + 1


def denomination(bid: i64) -> i64:
    """The suit that a bid names, or NO_TRUMPS."""
    return payload_of(bid) % ROW


def bid_named(h: TrickHand) -> str:
    """The outstanding bid in words."""
    return BIDS.text(payload_of(h.bid)).removeprefix("bid ")


class Bidding(Phase[TrickHand]):
    """The dealer first, then clockwise, until three pass in a row after a bid, a bonus or a double."""

    name = "bidding"

    def forms(self, pack: Pack) -> list[Form]:
        return [Word(PASS, "pass"), BIDS, Word(BONUS, "bonus"), Word(DOUBLE, "double")]

    def begin(self, h: TrickHand) -> None:
        h.calls = vec[i64](capacity=16)
        h.go_to(h.dealer)

    def may_bonus(self, h: TrickHand) -> bool:
        """A bonus stands on the bid of the other side, once."""
        return h.bidder >= 0 and h.side[h.bidder] != h.side[h.at] and h.own[BONUS_PLACED] == 0

    def may_double(self, h: TrickHand) -> bool:
        """A bonus on the bid of one's own side may be doubled, once."""
        return h.bidder >= 0 and h.side[h.bidder] == h.side[h.at] and h.own[BONUS_PLACED] > h.own[BONUS_DOUBLED]

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = vec[i64](capacity=80)
        moves = append(moves, PASS)
        least: i64 = 0 if h.bidder < 0 else tricks_bid(h)
        for n in range(least, TRICKS):
            for d in range(NO_TRUMPS + 1):
                moves = append(moves, BID | (n * ROW + d))
        if self.may_bonus(h):
            moves = append(moves, BONUS)
        if self.may_double(h):
            moves = append(moves, DOUBLE)
        return moves

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if verb_of(move) == BID:
            return Refusal("sammy-raise", {"bid": bid_named(h)}, "R1")
        if move == BONUS:
            if h.bidder < 0:
                return Refusal("sammy-no-bid-for-bonus")
            own = h.side[h.bidder] == h.side[h.at]
            return Refusal("sammy-bonus-on-own-bid" if own else "sammy-bonus-placed-already")
        if move == DOUBLE:
            return Refusal("sammy-doubled-already" if h.own[BONUS_DOUBLED] == 1 else "sammy-no-bonus-to-double", ruling="R3")
        return Refusal("sammy-bidding-not-over")

    def make(self, h: TrickHand, move: i64) -> None:
        h.calls = append(h.calls, move)
        if verb_of(move) == BID:
            h.bid = move
            h.bidder = h.at
            h.own[BONUS_PLACED] = 0
            h.own[BONUS_DOUBLED] = 0
        elif move == BONUS:
            h.own[BONUS_PLACED] = 1
        elif move == DOUBLE:
            h.own[BONUS_DOUBLED] = 1
        passes = passes_in_a_row(h)
        if h.bidder < 0 and passes == 4:
            h.over = True
            h.tell("noted", "all-pass")
        elif h.bidder >= 0 and passes == 3:
            self.close(h)
        else:
            h.go_to(h.left[h.at])

    def close(self, h: TrickHand) -> None:
        """The declarant is the first of the winning side to have named the denomination (R2)."""
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
        h.advance()

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        facts["calls"] = calls_from(h, h.dealer)
        facts["bid"] = bid_named(h) if h.bidder >= 0 else None
        facts["bidder"] = int(h.bidder) if h.bidder >= 0 else None
        facts["bonus"] = h.own[BONUS_PLACED] == 1
        facts["doubled"] = h.own[BONUS_DOUBLED] == 1
        facts["declarant"] = int(h.own[DECLARANT]) if h.own[DECLARANT] >= 0 else None
        facts["dummy"] = int(h.own[DUMMY]) if h.own[DUMMY] >= 0 else None
