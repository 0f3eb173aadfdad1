"""How casual players play Cribbage."""

from itertools import combinations

from librt.vecs import append
from mypy_extensions import i64

from parlor.core.bits import bit, members
from parlor.core.moves import GIVE
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.families.pegging import pegged, pips
from parlor.families.pegging.play import RUN, SUM
from parlor.packs.standard import STANDARD
from parlor.players.policy import Sound
from parlor_classics.cribbage.rules import AWAY, CRIB, SHOWING

PIPS = pips(STANDARD)


class CribbagePlayer(Sound[CardHand]):
    """Keeps the four cards that show most, and lays the card that pegs most and leaves the other no easy fifteen."""

    def choose(self, hand: CardHand, seat: i64, rng: Rng) -> i64:
        if hand.phase_number == 0:
            return GIVE | self.laid_away(hand, seat)
        return max(hand.moves(), key=lambda card: (self.gain(hand, card), PIPS[card], -card))

    def laid_away(self, h: CardHand, seat: i64) -> i64:
        """A card of the two whose loss costs least; in one's own crib they are not lost."""
        gone = h.lying(CRIB, seat)
        cards = h.hands[seat]
        sign = 1 if seat == h.dealer else -1
        away = max(combinations(members(cards), AWAY - len(gone)), key=lambda away: self.keep(cards, away, sign))
        return away[0]

    def keep(self, cards: i64, away: tuple[i64, ...], sign: int) -> int:
        """What is left in hand, and what goes to the crib."""
        rest = cards
        for card in away:
            rest &= ~bit(card)
        return int(2 * self.shown(rest) + sign * self.shown(cards & ~rest))

    def shown(self, cards: i64) -> i64:
        """The points that cards have among themselves."""
        return SHOWING.fifteens(cards) + SHOWING.pairs(cards) + SHOWING.runs(cards)

    def gain(self, h: CardHand, card: i64) -> int:
        """The points for a card, less the danger of a sum that the other brings to fifteen or thirty-one with a ten."""
        total = h.own[SUM] + PIPS[card]
        points = pegged(append(h.rows[RUN][:], card), STANDARD.number)
        if total in (15, 31):
            points += 2
        return int(2 * points) - int(total in (5, 21))


CASUAL = CribbagePlayer()
