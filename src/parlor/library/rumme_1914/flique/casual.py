"""How casual players play Flique."""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest, union
from parlor.core.hand import Hand
from parlor.core.messages import Message
from parlor.core.moves import ADD, DISCARD, MELD, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.families.rummy.melds import PLACES
from parlor.families.rummy.turn import FROM_DISCARD
from parlor.library.rumme_1914.flique.rules import COMBINATIONS, DISCARDS, USING, Fours, UseOrThrow, top_discard
from parlor.players.policy import Sound

# A card that is used is worth more than any that is kept.
USED: Final = 1000


class FliquePolicy(Sound):
    """Use every card that can be used, with as many cards of the hand as go with it; throw the card with the fewest neighbours."""

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        assert isinstance(hand, CardHand)
        moves = hand.moves()
        best = moves[0]
        top: i64 = -1
        for move in moves:
            value = self.value(hand, seat, move)
            if value > top:
                best, top = move, value
        return best

    def value(self, h: CardHand, seat: i64, move: i64) -> i64:
        """How good a move is."""
        verb = verb_of(move)
        if verb == MELD:
            cards = fours_of(h).once[payload_of(move) // PLACES]
            return USED + 20 * count(cards) + self.outs(h, h.hands[seat] & ~cards)
        if verb == ADD:
            return USED + 20 + self.outs(h, h.hands[seat])
        if verb == DISCARD:
            return self.outs(h, h.hands[seat] & ~bit(payload_of(move)))
        return 1 if move == FROM_DISCARD else 0

    def outs(self, h: CardHand, cards: i64) -> i64:
        """How many unseen cards would go with cards of a hand, and how many of them lie next to each other."""
        fours = fours_of(h)
        near: i64 = 0
        linked: i64 = 0
        m = cards
        while m != 0:
            card = lowest(m)
            m &= m - 1
            near |= fours.beside(card)
            if fours.beside(card) & cards != 0:
                linked += 1
        return count(near & ~cards & ~gone(h)) + 2 * linked

    def reason(self, hand: Hand, seat: i64, move: i64) -> Message | None:
        assert isinstance(hand, CardHand)
        verb = verb_of(move)
        if move == FROM_DISCARD:
            added = len(fours_of(hand).adds(hand, top_discard(hand))) > 0
            return Message("why-laid-off-at-once" if added else "why-makes-meld")
        if verb == MELD:
            return Message("why-lays-meld")
        if verb == ADD:
            return Message("why-lays-off")
        beside = fours_of(hand).beside(payload_of(move)) if verb == DISCARD else 0
        if verb != DISCARD or beside & hand.hands[seat] != 0:
            return None
        return Message("why-throws" if beside & ~gone(hand) == 0 else "why-throws-but")


def fours_of(h: CardHand) -> Fours:
    """The combinations that the table plays with."""
    phase = h.phases[USING]
    assert isinstance(phase, UseOrThrow)
    return phase.fours


def gone(h: CardHand) -> i64:
    """The cards that lie thrown away or in combinations."""
    cards = union(h.lying(DISCARDS))
    for lie in h.rows[COMBINATIONS]:
        cards |= lie
    return cards
