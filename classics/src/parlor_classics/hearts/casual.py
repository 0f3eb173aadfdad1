"""How casual players play Hearts."""

from mypy_extensions import i64

from parlor.core.bits import bit, count, members
from parlor.core.game import Ending
from parlor.core.moves import GIVE
from parlor.core.rng import Rng
from parlor.families.tricks.hand import TrickHand
from parlor.packs.standard import ACE_HIGH, STANDARD
from parlor.players.trick_policy import Weigh, by_code
from parlor_classics.hearts.rules import HEARTS, QUEEN

# What a card costs its taker.
COSTS = by_code(STANDARD, {code: -13 if code == "QS" else -1 for code in STANDARD.codes if code[-1] == "H" or code == "QS"})
SPADES = STANDARD.suited[0]
# The ace and the king of spades, which may be forced to take the queen.
OVER_QUEEN = bit(STANDARD.index["AS"]) | bit(STANDARD.index["KS"])
# This many spades protect the queen, and those above her.
GUARDED = 5


class Shy(Weigh):
    """Stays low; passes unprotected high spades, then high hearts, then any high cards."""

    def decide(self, hand: TrickHand, seat: i64, ending: Ending, rng: Rng) -> i64:
        return self.choose(hand, seat, rng)

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        cards = h.hands[seat]
        worst = max(members(cards), key=lambda card: self.trouble(cards, card))
        return GIVE | worst

    def trouble(self, cards: i64, card: i64) -> int:
        """How much a player wants to get rid of a card."""
        rank = int(self.power[card])
        if bit(card) & (QUEEN | OVER_QUEEN) != 0:
            return 40 if count(cards & SPADES) < GUARDED else 0
        if bit(card) & SPADES != 0:
            return 0
        return rank + 6 if bit(card) & HEARTS != 0 and rank > 8 else rank


CASUAL = Shy(STANDARD, 0.0, COSTS, power=ACE_HIGH)
