"""How casual players play Coronado."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest
from parlor.core.game import Ending
from parlor.core.moves import DISCARD, PASS, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.families.tricks import TrickHand
from parlor.library.rummy_1916.coronado.rules import AGREE, PROPOSE, REFUSE, TRICKS
from parlor.packs.rummy import RUMMY
from parlor.players.bidding_policy import Bidder

# Trumps stand above all others: more than four times the highest rank and a suit.
TRUMPS: Final = 100


class Demander(Bidder):
    """Coronado: a good hand plays at once and refuses; a poor one asks for cards and throws out what will take no trick."""

    # With more tricks in sight than these an exchange is refused, and none is asked for: three of five tricks win. By tools/weights.py
    # coronado --quick the first a fifth lower -0.008 ± 0.005 points a hand and a fifth higher -0.030 ± 0.005; the second a fifth lower
    # -0.11 ± 0.01, a fifth higher +0.07 ± 0.01 but -2.0 ± 0.2 % of the hands. Tried out at the table: no difference found over 600 deals.
    refuses: float = 2.9
    plays: float = 2.7
    # A card of this rank or above is high enough to stay. From 10 on -0.08 ± 0.06 points a hand; 13 alone no difference found over
    # 390 deals.
    high: i64 = 12

    def decide(self, hand: TrickHand, seat: i64, ending: Ending, rng: Rng) -> i64:
        moves = hand.moves_of(seat)
        if verb_of(moves[len(moves) - 1]) == DISCARD:
            return self.say(hand, seat, rng)
        return super().decide(hand, seat, ending, rng)

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        moves = h.moves()
        last = moves[len(moves) - 1]
        tricks = self.tricks(h, seat, h.trump)
        if last == REFUSE:
            return REFUSE if tricks > self.refuses else AGREE
        if verb_of(last) == DISCARD:
            return self.exchange(h, seat, moves)
        if last == PROPOSE and tricks < self.plays:
            return PROPOSE
        return self.play(h, TRICKS, h.hands[h.at], rng)

    def exchange(self, h: TrickHand, seat: i64, moves: vec[i64]) -> i64:
        """Throws out all that is no trump and not high, as far as the stock allows."""
        poor: i64 = 0
        m = h.hands[seat]
        while m != 0:
            card = lowest(m)
            m &= m - 1
            if RUMMY.suit[card] != h.trump and RUMMY.number[card] < self.high:
                poor |= bit(card)
        while count(poor) > len(h.stock):
            poor &= poor - 1
        if poor != 0:
            return DISCARD | poor
        return moves[0] if moves[0] == PASS else DISCARD | bit(self.weakest(h, h.hands[seat]))

    def worth_trying(self, hand: TrickHand, seat: i64, moves: vec[i64]) -> vec[i64]:
        """Of the many exchanges those of the weakest cards, one, two or more of them."""
        if verb_of(moves[len(moves) - 1]) != DISCARD:
            return moves
        kept = vec[i64](capacity=6)
        for move in moves:
            if move == PASS or self.is_weak_end(hand, seat, payload_of(move)):
                kept = append(kept, move)
        return kept

    def is_weak_end(self, h: TrickHand, seat: i64, cards: i64) -> bool:
        """Whether no card that stays is weaker than one that goes."""
        stays = h.hands[seat] & ~cards
        return stays == 0 or self.strength(h, self.weakest(h, stays)) >= self.strength(h, self.strongest(h, cards))

    def strength(self, h: TrickHand, card: i64) -> i64:
        """A card's rank, trumps above all others, suits apart."""
        return RUMMY.number[card] * 4 + RUMMY.suit[card] + (TRUMPS if RUMMY.suit[card] == h.trump else 0)

    def weakest(self, h: TrickHand, cards: i64) -> i64:
        """The card of some that is least likely to take a trick."""
        best = lowest(cards)
        m = cards
        while m != 0:
            if self.strength(h, lowest(m)) < self.strength(h, best):
                best = lowest(m)
            m &= m - 1
        return best

    def strongest(self, h: TrickHand, cards: i64) -> i64:
        """The card of some that is most likely to take a trick."""
        best = lowest(cards)
        m = cards
        while m != 0:
            if self.strength(h, lowest(m)) > self.strength(h, best):
                best = lowest(m)
            m &= m - 1
        return best
