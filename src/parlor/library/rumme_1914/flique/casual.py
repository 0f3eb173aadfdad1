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
        """The best move; a careful player makes none that loses where another does not."""
        moves = hand.moves()
        best = moves[0]
        top: i64 = -1
        for move in moves:
            value = 0 if careful and self.loses(hand, seat, move) else self.value(hand, seat, move)
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

    def loses(self, h: CardHand, seat: i64, move: i64) -> bool:
        """Whether a move uses all cards but one, and that one must be thrown to a player whom it puts out, or no card can win then."""
        verb = verb_of(move)
        if verb != ADD and verb != MELD and move != FROM_DISCARD:
            return False
        table = fours(h)
        card = last(h.lying(DISCARDS if move == FROM_DISCARD else DRAWN))
        laid = bit(card)
        if verb == MELD:
            laid = table.once[payload_of(move) // PLACES]
        elif verb != ADD:
            laid |= table.beside[card] & h.hands[seat]
        thrown = h.hands[seat] & ~laid
        if count(thrown) != 1:
            return False
        if h.hands[1 - seat] == 0 and self.room(h, 1 - seat, 0) & thrown != 0:
            return True
        return self.room(h, seat, laid) & ~gone(h) & ~laid & ~thrown == 0

    def room(self, h: CardHand, seat: i64, laid: i64) -> i64:
        """The cards that could be added to the combinations of a player who has laid some more cards, one of them or a combination."""
        table = fours(h)
        found: i64 = 0
        joins = count(laid) == 1
        for k in range(len(h.rows[OWNERS])):
            if h.rows[OWNERS][k] == seat:
                cards = h.rows[COMBINATIONS][k]
                if joins and h.rows[TAKES][k] & laid != 0:
                    cards |= laid
                    joins = False
                found |= table.takes(cards, count(cards))
        return found | table.takes(laid, count(laid)) if count(laid) > 1 else found

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
