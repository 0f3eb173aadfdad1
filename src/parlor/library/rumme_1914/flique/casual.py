"""How casual players play Flique."""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import bit, count, last, lowest, union
from parlor.core.game import Ending
from parlor.core.messages import Message
from parlor.core.moves import ADD, DISCARD, MELD, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.families.rummy.melds import PLACES
from parlor.families.rummy.turn import FROM_DISCARD
from parlor.library.rumme_1914.flique.rules import COMBINATIONS, DISCARDS, DRAWN, OWNERS, TAKES, adds, fours
from parlor.players.policy import Sound

# Using a card is worth more than anything kept.
USED: Final = 1000


class FliquePolicy(Sound[CardHand]):
    """Use every card you can, with as many cards from the hand as possible. Throw the card with the fewest neighbors."""

    # How good each card is that is laid; the unit is an unseen card that would fit. Without it -14.2 ± 1.1 % wins, halved and doubled no
    # difference found over 200 deals (tools/weights.py flique).
    laid: i64 = 20

    def choose(self, hand: CardHand, seat: i64, rng: Rng) -> i64:
        return self.best(hand, seat, False)

    def decide(self, hand: CardHand, seat: i64, ending: Ending, rng: Rng) -> i64:
        return self.best(hand, seat, True)

    def best(self, hand: CardHand, seat: i64, careful: bool) -> i64:
        """The best move; a careful player makes none after which it cannot win any more."""
        moves = hand.moves()
        best = moves[0]
        top: i64 = -1
        for move in moves:
            value = 0 if careful and self.is_dead_end(hand, seat, move) else self.value(hand, seat, move)
            if value > top:
                best, top = move, value
        return best

    def value(self, h: CardHand, seat: i64, move: i64) -> i64:
        """How good a move is."""
        verb = verb_of(move)
        if verb == MELD:
            cards = fours(h).once[payload_of(move) // PLACES]
            return USED + self.laid * count(cards) + self.outs(h, h.hands[seat] & ~cards)
        if verb == ADD:
            return USED + self.laid + self.outs(h, h.hands[seat])
        if verb == DISCARD:
            return self.outs(h, h.hands[seat] & ~bit(payload_of(move)))
        return 1 if move == FROM_DISCARD else 0

    def is_dead_end(self, h: CardHand, seat: i64, move: i64) -> bool:
        """Whether a move leaves at most the one card that is thrown then, and no card can come that would be the eleventh."""
        verb = verb_of(move)
        if verb != ADD and verb != MELD and move != FROM_DISCARD:
            return False
        table = fours(h)
        card = last(h.lying(DISCARDS if move == FROM_DISCARD else DRAWN))
        joins = verb == ADD or (move == FROM_DISCARD and table.beside[card] & h.hands[seat] == 0)
        laid = bit(card) if joins else table.once[payload_of(move) // PLACES] if verb == MELD else bit(card) | table.beside[card] & h.hands[seat]
        left = count(h.hands[seat] & ~laid)
        if left != 1:
            return False
        room: i64 = 0
        for k in range(len(h.rows[OWNERS])):
            if h.rows[OWNERS][k] == seat:
                cards = h.rows[COMBINATIONS][k]
                if joins and h.rows[TAKES][k] >> card & 1 == 1:
                    cards |= bit(card)
                    joins = False
                room |= table.takes(cards, count(cards))
        if laid != bit(card):
            room |= table.takes(laid, count(laid))
        return room & ~gone(h) & ~laid & ~h.hands[seat] == 0

    def outs(self, h: CardHand, cards: i64) -> i64:
        """Counts the unseen cards that would go with the hand, and adds some for cards in the hand that go together."""
        table = fours(h)
        near: i64 = 0
        linked: i64 = 0
        m = cards
        while m != 0:
            card = lowest(m)
            m &= m - 1
            near |= table.beside[card]
            if table.beside[card] & cards != 0:
                linked += 1
        # A card beside a neighbour counts one: at 2 -6.5 ± 1.0 % wins, at 0 -1.2 ± 0.9.
        return count(near & ~cards & ~gone(h)) + linked

    def reason(self, hand: CardHand, seat: i64, move: i64) -> Message | None:
        verb = verb_of(move)
        if move == FROM_DISCARD:
            added = adds(hand, last(hand.lying(DISCARDS))) != 0
            return Message("why-laid-off-at-once" if added else "why-makes-meld")
        if verb == MELD:
            return Message("why-lays-meld")
        if verb == ADD:
            return Message("why-lays-off")
        beside = fours(hand).beside[payload_of(move)] if verb == DISCARD else 0
        if verb != DISCARD or beside & hand.hands[seat] != 0:
            return None
        return Message("why-throws" if beside & ~gone(hand) == 0 else "why-throws-but")


def gone(h: CardHand) -> i64:
    """The cards that are in the discard pile or in combinations."""
    cards = union(h.lying(DISCARDS))
    for lie in h.rows[COMBINATIONS]:
        cards |= lie
    return cards
