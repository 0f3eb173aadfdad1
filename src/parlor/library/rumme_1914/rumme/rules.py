"""Rumme: lay Sequences and Triplets, and the Rumme card for any card that you name.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-a.md, rulings R1 to R11.
"""

from typing import Final

from parlor.core.game import MostAfter, Options, Rules, whole
from parlor.core.hand import Deck, Tally
from parlor.core.moves import Notation
from parlor.core.shuffle import in_order
from parlor.families.rummy.hand import RummyHand, RummyRules, deal_batches, turn_up
from parlor.families.rummy.melds import Melds, Sizes
from parlor.families.rummy.triplets import WORDS, TripletFaults, count_others, numbers_and
from parlor.families.rummy.turn import DrawWithin, Play, StockUsedUp, forms
from parlor.packs.rumme import NO_RUMME_CARD, RUMME, RUMME_CARD

# Two cards at a time; three players get a seventh card singly.
BATCHES: Final = {2: [2, 2, 2, 2, 2], 3: [2, 2, 2, 1], 4: [2, 2, 2], 5: [2, 2, 2], 6: [2, 2, 2]}

# A Sequence of any length, a Triplet of exactly three (R3); the Rumme card stands for any card.
MELDS: Final = Melds(RUMME, RUMME.all & ~NO_RUMME_CARD, Sizes(3, 13), Sizes(3, 3), TripletFaults(), RUMME_CARD)

# The discard pile may be taken six times a player in a row (R10); then lay what you like, and discard.
DRAWING: Final = DrawWithin(WORDS, 6)
PLAYING: Final = Play(MELDS, WORDS)

VALUES: Final = numbers_and(RUMME, RUMME_CARD, 15)


def deal(h: RummyHand, deck: Deck) -> None:
    """Ten cards for two players, seven for three, six for more; the next one is turned up."""
    turn_up(h, deck, deal_batches(h, deck, BATCHES[h.players]))


def tally(h: RummyHand, tally: Tally) -> None:
    """All cards in the other hands to the one who is out, or to the lowest hand of a used-up stock (R8, R9)."""
    count_others(h, tally, VALUES)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    notation = Notation(forms(MELDS, 17))
    ending = MostAfter(whole(options, "hands"))
    return RummyRules(RUMME, players, notation, ending, in_order(53), deal, MELDS, [DRAWING, PLAYING], StockUsedUp(), tally)
