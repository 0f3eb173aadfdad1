"""Sammy's hand and its bidding: tricks and a denomination, a bonus placed on the other side's bid, and the bonus doubled."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import count
from parlor.core.hand import Fact, Hand, Match
from parlor.core.moves import BID, BONUS, DOUBLE, PASS, ROW, TwoChoices, payload_of, verb_of
from parlor.core.shuffle import Shuffler
from parlor.core.zone import EVERYONE, Zone
from parlor.families.tricks.auctions import calls_from, passes_in_a_row
from parlor.families.tricks.hand import Phase, TrickHand, TrickRules, is_play
from parlor.packs.sammy import SUITS

NO_TRUMPS: Final[i64] = 4
TRICKS: Final[i64] = 14
BIDS: Final = TwoChoices(BID, "bid", [str(n) for n in range(1, 15)], [*SUITS, "nt"])


class Seating:
    """Who sits where: clockwise, with the left neighbour and the side of each seat; those who sit across are partners."""

    def __init__(self, clockwise: list[int]) -> None:
        self.clockwise: Final = clockwise
        left = vec[i64]([0, 0, 0, 0])
        side = vec[i64]([0, 0, 0, 0])
        for k in range(4):
            left[clockwise[k]] = clockwise[(k + 1) % 4]
            side[clockwise[k]] = k % 2
        self.left: Final = left
        self.side: Final = side


class SammyHand(TrickHand):
    """A hand of Sammy: who sits where, what stands on the outstanding bid, the declarant and the dummy (-1 for none)."""

    def __init__(self, match: Match, rules: TrickRules, shuffler: Shuffler, seating: Seating) -> None:
        super().__init__(match, rules, shuffler)
        self.seating: Final = seating
        self.left = seating.left
        self.side = seating.side
        self.bonus = False
        self.doubled = False
        self.declarant: i64 = -1
        self.dummy: i64 = -1

    def clone(self) -> Hand:
        other = SammyHand(self.match, self.rules, self.shuffler, self.seating)
        self.copy_to(other)
        other.bonus = self.bonus
        other.doubled = self.doubled
        other.declarant = self.declarant
        other.dummy = self.dummy
        return other

    def acting(self, at: i64) -> i64:
        return self.declarant if at == self.dummy else at

    def not_waiting(self, seat: i64, move: i64) -> str:
        if seat == self.dummy and is_play(move):
            return "You are the silent partner: the declarant plays your hand"
        return super().not_waiting(seat, move)

    def zones(self) -> list[Zone]:
        zones = super().zones()
        if self.dummy >= 0 and len(self.played) > 0:
            dummy = zones[self.dummy]
            for k in range(len(dummy.cards)):
                dummy.show(k, EVERYONE)
        return zones

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        first, second, third, fourth = self.seating.clockwise
        facts["cards"] = [int(count(cards)) for cards in self.hands]
        facts["clockwise"] = list(self.seating.clockwise)
        facts["partners"] = [sorted([first, third]), sorted([second, fourth])]
        facts["side tricks"] = [int(self.tricks[first] + self.tricks[third]), int(self.tricks[second] + self.tricks[fourth])]
        return facts


def tricks_bid(h: TrickHand) -> i64:
    """The number of tricks that the outstanding bid names."""
    return payload_of(h.bid) // ROW + 1


def denomination(bid: i64) -> i64:
    """The suit that a bid names, or NO_TRUMPS."""
    return payload_of(bid) % ROW


def bid_named(h: TrickHand) -> str:
    """The outstanding bid in words."""
    return BIDS.text(payload_of(h.bid)).removeprefix("bid ")


class Bidding(Phase):
    """The dealer first, then clockwise, until three pass in a row after a bid, a bonus or a double."""

    name = "bidding"

    def begin(self, h: TrickHand) -> None:
        h.calls = vec[i64](capacity=16)
        h.go_to(h.dealer)

    def may_bonus(self, h: SammyHand) -> bool:
        """A bonus stands on the bid of the other side, once."""
        return h.bidder >= 0 and h.side[h.bidder] != h.side[h.at] and not h.bonus

    def may_double(self, h: SammyHand) -> bool:
        """A bonus on the bid of one's own side may be doubled, once."""
        return h.bidder >= 0 and h.side[h.bidder] == h.side[h.at] and h.bonus and not h.doubled

    def moves(self, h: TrickHand) -> vec[i64]:
        assert isinstance(h, SammyHand)
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

    def allows(self, h: TrickHand, move: i64) -> bool:
        assert isinstance(h, SammyHand)
        if verb_of(move) == BID:
            return h.bidder < 0 or payload_of(move) // ROW >= tricks_bid(h)
        return move == PASS or (move == BONUS and self.may_bonus(h)) or (move == DOUBLE and self.may_double(h))

    def reason(self, h: TrickHand, move: i64) -> str:
        assert isinstance(h, SammyHand)
        if verb_of(move) == BID:
            return f"A raise must name more tricks than the outstanding {bid_named(h)}"
        if move == BONUS:
            if h.bidder < 0:
                return "There is no bid to place a bonus on"
            own = h.side[h.bidder] == h.side[h.at]
            return "You cannot place a bonus on your own side's bid" if own else "A bonus is already placed"
        if move == DOUBLE:
            more = ": it is doubled already" if h.doubled else ""
            return f"There is no bonus on your side's bid to double{more}"
        return "The bidding is not over"

    def make(self, h: TrickHand, move: i64) -> None:
        assert isinstance(h, SammyHand)
        h.calls = append(h.calls, move)
        if verb_of(move) == BID:
            h.bid = move
            h.bidder = h.at
            h.bonus = False
            h.doubled = False
        elif move == BONUS:
            h.bonus = True
        elif move == DOUBLE:
            h.doubled = True
        passes = passes_in_a_row(h)
        if h.bidder < 0 and passes == 4:
            h.tell("All pass: the hand is thrown in")
            h.over = True
        elif h.bidder >= 0 and passes == 3:
            self.close(h)
        else:
            h.go_to(h.left[h.at])

    def close(self, h: SammyHand) -> None:
        """The declarant is the first of the winning side to have named the denomination (R2)."""
        named = denomination(h.bid)
        seat = h.dealer
        for call in h.calls:
            if verb_of(call) == BID and denomination(call) == named and h.side[seat] == h.side[h.bidder]:
                break
            seat = h.left[seat]
        h.declarant = seat
        h.trump = named if named < NO_TRUMPS else -1
        if h.news is not None:
            h.tell(f"Seat {seat} is the declarant at {bid_named(h)}")
        h.advance()

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        assert isinstance(h, SammyHand)
        facts["calls"] = calls_from(h, h.dealer)
        facts["bid"] = bid_named(h) if h.bidder >= 0 else None
        facts["bidder"] = int(h.bidder) if h.bidder >= 0 else None
        facts["bonus"] = h.bonus
        facts["doubled"] = h.doubled
        facts["declarant"] = int(h.declarant) if h.declarant >= 0 else None
        facts["dummy"] = int(h.dummy) if h.dummy >= 0 else None
