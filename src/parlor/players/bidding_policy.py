"""How to bid: estimate the tricks that a hand will take, alone or with its partner, and go no higher."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import count, lowest
from parlor.core.messages import Message
from parlor.core.moves import BID, NAME, PASS, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.families.tricks import Auction, TrickHand
from parlor.players.policy import Policy
from parlor.players.trick_policy import Weigh, hidden_from, power_of

# A search considers bids up to this far from what the hand seems worth.
BESIDE: Final = 2
# Of so many moves or fewer it looks at all.
FEW: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Bidder(Weigh):
    """A game with an auction: bids what the hand should take, and names its best suit."""

    # Points a hand with bids by rule alone, by tools/weights.py foozle --quick and organization --quick, 5,000 to 11,000 deals: Foozle
    # would bid higher and Organization lower. Where bids are tried out first no difference was found over 100 to 1,200 deals.
    # The chance that a higher card which somebody holds does not take the trick. Halved -0.10 ± 0.01 in Foozle, +0.04 ± 0.03 in
    # Organization; doubled +0.22 ± 0.02 and -0.05 ± 0.03.
    hope: float = 0.1
    # The chance that a trump which is beaten by rank takes a trick all the same. Halved -0.5 ± 0.02 and +0.3 ± 0.07; doubled +1.0 ± 0.03
    # and -1.7 ± 0.1.
    late_trump: float = 0.35
    # The danger that a card of another suit is trumped. Halved +0.08 ± 0.01 and -0.19 ± 0.04; doubled -0.24 ± 0.02 and +0.37 ± 0.05.
    trumped: float = 0.15

    # What a game may override

    def target(self, h: TrickHand, seat: i64) -> i64:
        """The highest bid that a hand seems worth."""
        return i64(self.expected(h, seat, self.best_suit(h, seat)))

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        phase = h.phase
        if isinstance(phase, Auction):
            return self.bid(h, phase, self.target(h, seat))
        moves = h.moves()
        if verb_of(moves[0]) == NAME:
            return NAME | self.best_suit(h, seat)
        return Policy.choose(self, h, seat, rng)

    def word(self, h: TrickHand, seat: i64, move: i64) -> Message | None:
        verb = verb_of(move)
        if verb == NAME:
            suit = payload_of(move)
            return Message("why-strongest-suit", {"suit": h.pack.suit_name(suit)}) if suit == self.best_suit(h, seat) else None
        if verb != BID and verb != PASS:
            return None
        if verb == PASS:
            return None if self.dares(h, seat, move) else Message("why-too-weak")
        return self.promise(h, seat) if self.dares(h, seat, move) else None

    def promise(self, h: TrickHand, seat: i64) -> Message:
        """What the hand looks good for."""
        tricks = self.expected(h, seat, h.trump if h.trump >= 0 else self.best_suit(h, seat))
        return Message("why-good-for", {"number": int(tricks + 0.5)})

    def dares(self, h: TrickHand, seat: i64, move: i64) -> bool:
        """Whether the hand seems worth a bid; with a pass, whether it seems worth the lowest one."""
        phase = h.phase
        if verb_of(move) == BID:
            return payload_of(move) <= self.target(h, seat)
        return isinstance(phase, Auction) and phase.next_bid(h) <= self.target(h, seat)

    def bid(self, h: TrickHand, phase: Auction, target: i64) -> i64:
        """The lowest legal bid if the hand is worth it, otherwise a pass; never overbids a partner."""
        least = phase.next_bid(h)
        mine = h.bidder >= 0 and h.side[h.bidder] == h.side[h.at]
        return PASS if phase.may_pass(h) and (mine or least > target) else BID | least

    def worth_trying(self, hand: TrickHand, seat: i64, moves: vec[i64]) -> vec[i64]:
        phase = hand.phase
        if not isinstance(phase, Auction) or len(moves) <= FEW:
            return moves
        target = self.target(hand, seat)
        beside = BESIDE * phase.bids.step
        kept = vec[i64](capacity=8)
        for move in moves:
            if verb_of(move) != BID or payload_of(move) == phase.next_bid(hand) or target - beside <= payload_of(move) <= target + beside:
                kept = append(kept, move)
        return kept

    # Counting tricks

    def best_suit(self, h: TrickHand, seat: i64) -> i64:
        """The best trump suit for a hand."""
        best: i64 = 0
        top = -1.0
        for suit in range(len(h.pack.suits)):
            value = self.tricks(h, seat, suit)
            if value > top:
                best, top = suit, value
        return best

    def expected(self, h: TrickHand, seat: i64, trump: i64) -> float:
        """The tricks that a side should take: the hand's own, plus a fair share of the rest for the partner."""
        own = self.tricks(h, seat, trump)
        partners: i64 = -1
        for s in range(h.players):
            if h.side[s] == h.side[seat]:
                partners += 1
        left = max(0.0, float(count(h.hands[seat])) - own)
        return own + float(partners) * left / float(max(1, h.players - 1))

    def tricks(self, h: TrickHand, seat: i64, trump: i64) -> float:
        """The tricks that a hand should take by itself."""
        own = h.hands[seat]
        unseen = hidden_from(h)
        others: i64 = 0
        for s in range(h.players):
            if s != seat:
                others += count(h.hands[s])
        near = min(1.0, float(others) / float(max(1, count(unseen))))
        total = 0.0
        m = own
        while m != 0:
            card = lowest(m)
            m &= m - 1
            chance = power_of(1.0 - near * (1.0 - self.hope), count(self.above[card] & unseen))
            if h.pack.suit[card] == trump:
                chance += self.late_trump * (1.0 - chance)
            elif trump >= 0:
                chance *= 1.0 - self.trumped
            total += chance
        return total
