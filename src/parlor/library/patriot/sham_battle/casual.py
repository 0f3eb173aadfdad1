"""How casual players play Sham Battle."""

from mypy_extensions import i64

from parlor.core.bits import count
from parlor.core.messages import Message
from parlor.core.moves import MELD, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.families.tricks import Auction, TrickHand
from parlor.library.patriot.combinations import combinations, worth
from parlor.library.patriot.sham_battle.rules import BIDS
from parlor.packs.patriot import COUNTING
from parlor.players.bidding_policy import Bidder


class BattleBidder(Bidder):
    """Sham Battle: the combinations of the hand and the cards that its side should take; every combination is laid, the best first."""

    def target(self, h: TrickHand, seat: i64) -> i64:
        return self.points(h, seat, self.best_suit(h, seat)) // BIDS.step * BIDS.step

    def promise(self, h: TrickHand, seat: i64) -> Message:
        return Message("why-good-for-points", {"number": int(self.points(h, seat, self.best_suit(h, seat)))})

    def best_suit(self, h: TrickHand, seat: i64) -> i64:
        best: i64 = 0
        top: i64 = -1
        for suit in range(4):
            value = self.points(h, seat, suit)
            if value > top:
                best, top = suit, value
        return best

    def points(self, h: TrickHand, seat: i64, trump: i64) -> i64:
        """What the side should score with a country in power."""
        combination: i64 = 0
        before = h.trump
        h.trump = trump
        for move in combinations(h):
            combination = max(combination, worth(payload_of(move), trump))
        h.trump = before
        all_cards: i64 = 0
        for counts in COUNTING:
            all_cards += counts
        share = self.expected(h, seat, trump) / float(max(1, count(h.hands[seat])))
        return combination + i64(share * float(all_cards))

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        if isinstance(h.phase, Auction):
            return super().say(h, seat, rng)
        moves = h.moves()
        best = moves[0]
        top: i64 = 0
        for move in moves:
            if verb_of(move) == MELD and worth(payload_of(move), h.trump) > top:
                best, top = move, worth(payload_of(move), h.trump)
        return best if top > 0 or len(moves) == 1 else super().say(h, seat, rng)
