"""How casual players play Euchre."""

from mypy_extensions import i64

from parlor.core.bits import bit, count, members
from parlor.core.game import Ending
from parlor.core.moves import DISCARD, NAME, PASS
from parlor.core.rng import Rng
from parlor.families.tricks import TrickHand
from parlor.packs.standard import ACE_HIGH, STANDARD
from parlor.players.trick_policy import Weigh
from parlor_classics.euchre.bowers import JACKS, rank_of, suit_of, trumps_of
from parlor_classics.euchre.rules import ALONE, DISCARDING, ORDER, ORDERING

# So many halves of tricks are enough to make trumps, or to go alone.
ENOUGH = 6
PLENTY = 10
ACES = sum(int(bit(STANDARD.index[f"A{letter}"])) for letter in STANDARD.suit_codes)


class EuchrePlayer(Weigh):
    """Makes trumps with about three sure tricks, and lays away a low card of a short suit."""

    def decide(self, hand: TrickHand, seat: i64, ending: Ending, rng: Rng) -> i64:
        return self.choose(hand, seat, rng)

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        cards = h.hands[seat]
        if h.phase_number == DISCARDING:
            return DISCARD | min(members(cards), key=lambda card: self.use(cards, card, h.trump))
        if h.phase_number == ORDERING:
            suit = h.pack.suit[h.turned]
            worth = self.worth(cards, suit) + (2 if h.side[seat] == h.side[h.dealer] else -2)
            return ORDER + int(worth >= PLENTY) if worth >= ENOUGH else PASS
        names = [suit for suit in range(ALONE) if suit != h.pack.suit[h.turned]]
        best = max(names, key=lambda suit: self.worth(cards, suit))
        worth = self.worth(cards, best)
        if worth < ENOUGH and PASS in h.moves():
            return PASS
        return NAME | (best + ALONE if worth >= PLENTY else best)

    def worth(self, cards: i64, suit: i64) -> int:
        """How many halves of tricks a hand should take if a suit is trumps."""
        trumps = cards & trumps_of(suit)
        right = int(cards & JACKS[suit] != 0)
        return int(2 * count(trumps) + right + 2 * count(cards & ACES & ~trumps))

    def use(self, cards: i64, card: i64, trump: i64) -> int:
        """How useful a card is: trumps most, then aces, then the cards of long suits."""
        if suit_of(card, trump) == trump:
            return 100 + int(rank_of(card, trump))
        fellows = int(count(cards & STANDARD.suited[STANDARD.suit[card]] & ~trumps_of(trump)))
        return (50 if ACE_HIGH[card] == 14 else 0) + int(ACE_HIGH[card]) + 8 * (fellows - 1)

    def rivals(self, h: TrickHand, card: i64, unseen: i64) -> i64:
        return self.others(h, card, unseen, above=True)

    def weaker(self, h: TrickHand, card: i64, unseen: i64) -> i64:
        return self.others(h, card, unseen, above=False)

    def others(self, h: TrickHand, card: i64, unseen: i64, above: bool) -> i64:
        """The unseen cards of a card's suit that beat it, or that it beats; bowers are trumps."""
        rank, suit, found = rank_of(card, h.trump), suit_of(card, h.trump), 0
        for other in members(unseen):
            if suit_of(other, h.trump) == suit and (rank_of(other, h.trump) > rank) == above:
                found |= int(bit(other))
        return found


CASUAL = EuchrePlayer(STANDARD, 1.0, power=ACE_HIGH)
