"""How casual players play Sammy."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, lowest
from parlor.core.moves import BID, PASS, ROW, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.families.tricks import TrickHand, Tricks
from parlor.library.sammy_1934.sammy.bidding import NO_TRUMPS, denomination, tricks_bid
from parlor.library.sammy_1934.sammy.rules import BorderOrder, SuitPlay
from parlor.packs.sammy import BORDERS
from parlor.players.bidding_policy import BESIDE, Bidder

BORDER_ORDER: Final = BorderOrder()


class ContractBidder(Bidder):
    """Sammy: bids the tricks and the suit that the hand is worth."""

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        suit = self.best_suit(h, seat)
        target = i64(self.expected(h, seat, suit))
        least: i64 = 1 if h.bidder < 0 else tricks_bid(h) + 1
        mine = h.bidder >= 0 and h.side[h.bidder] == h.side[seat]
        if least <= target and not mine:
            return BID | ((least - 1) * ROW + suit)
        return PASS

    def dares(self, h: TrickHand, seat: i64, move: i64) -> bool:
        least: i64 = 1 if h.bidder < 0 else tricks_bid(h) + 1
        tricks = payload_of(move) // ROW + 1 if verb_of(move) == BID else least
        suit = denomination(move) if verb_of(move) == BID else self.best_suit(h, seat)
        return suit == self.best_suit(h, seat) and tricks <= i64(self.expected(h, seat, suit) + 0.5)

    def worth_trying(self, hand: TrickHand, seat: i64, moves: vec[i64]) -> vec[i64]:
        if isinstance(hand.phase, Tricks):
            return moves
        suit = self.best_suit(hand, seat)
        target = i64(self.expected(hand, seat, suit))
        kept = vec[i64](capacity=12)
        for move in moves:
            if verb_of(move) == BID:
                tricks = payload_of(move) // ROW + 1
                if denomination(move) not in (suit, NO_TRUMPS) or not target - BESIDE <= tricks <= target + BESIDE:
                    continue
            kept = append(kept, move)
        return kept

    def rivals(self, h: TrickHand, card: i64, unseen: i64) -> i64:
        if isinstance(h.phase, SuitPlay):
            return super().rivals(h, card, unseen)
        found: i64 = 0
        m = unseen & (h.follow if h.size > 0 else BORDERS[card])
        while m != 0:
            other = lowest(m)
            m &= m - 1
            if BORDER_ORDER.height(h, other) > BORDER_ORDER.height(h, card):
                found |= bit(other)
        return found
