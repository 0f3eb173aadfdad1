"""How casual players play Euchre."""

from mypy_extensions import i64

from parlor.core.bits import bit, count, members
from parlor.core.game import Ending
from parlor.core.moves import DISCARD, NAME, PASS
from parlor.core.rng import Rng
from parlor.families.tricks import LayAway, OrderUp, TrickHand
from parlor.packs.standard import ACE_HIGH, STANDARD
from parlor.players.trick_policy import Weigh
from parlor_classics.euchre.rules import BOWERS, JACKS, ORDER

# So many halves of tricks are enough to make trumps, or to go alone.
ENOUGH = 6
PLENTY = 10
SUITS = len(STANDARD.suits)
ACES = sum(int(bit(STANDARD.index[f"A{letter}"])) for letter in STANDARD.suit_codes)


class EuchrePlayer(Weigh):
    """Makes trumps with about three sure tricks, and lays away a low card of a short suit."""

    def decide(self, hand: TrickHand, seat: i64, ending: Ending, rng: Rng) -> i64:
        return self.choose(hand, seat, rng)

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        cards = h.hands[seat]
        if isinstance(h.phase, LayAway):
            return DISCARD | min(members(cards), key=lambda card: self.use(cards, card, h.trump))
        if isinstance(h.phase, OrderUp):
            suit = h.pack.suit[h.turned]
            worth = self.worth(cards, suit) + (2 if h.side[seat] == h.side[h.dealer] else -2)
            return ORDER + int(worth >= PLENTY) if worth >= ENOUGH else PASS
        names = [suit for suit in range(SUITS) if suit != h.pack.suit[h.turned]]
        best = max(names, key=lambda suit: self.worth(cards, suit))
        worth = self.worth(cards, best)
        if worth < ENOUGH and PASS in h.moves():
            return PASS
        return NAME | (best + SUITS if worth >= PLENTY else best)

    def worth(self, cards: i64, suit: i64) -> int:
        """How many halves of tricks a hand should take if a suit is trumps."""
        trumps = cards & BOWERS.trumps[suit]
        right = int(cards & bit(JACKS[suit]) != 0)
        return int(2 * count(trumps) + right + 2 * count(cards & ACES & ~trumps))

    def use(self, cards: i64, card: i64, trump: i64) -> int:
        """How useful a card is: trumps most, then aces, then the cards of long suits."""
        fellows = BOWERS.fellows(card, trump)
        if fellows == BOWERS.trumps[trump]:
            return 120 - int(count(BOWERS.over(card, trump)))
        return (50 if ACE_HIGH[card] == 14 else 0) + int(ACE_HIGH[card]) + 8 * int(count(cards & fellows) - 1)

    def rivals(self, h: TrickHand, card: i64, unseen: i64) -> i64:
        return unseen & BOWERS.fellows(card, h.trump) & BOWERS.over(card, h.trump)

    def weaker(self, h: TrickHand, card: i64, unseen: i64) -> i64:
        return unseen & BOWERS.fellows(card, h.trump) & ~BOWERS.over(card, h.trump)


CASUAL = EuchrePlayer(STANDARD, 1.0, power=ACE_HIGH)
