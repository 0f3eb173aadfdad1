"""Double Rumme: Rumme with two packs and two Rumme cards, for five to eight players.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-a.md, rulings R1 to R3, and R1 to R11 of Rumme.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.game import MostAfter, Options, Rules, whole
from parlor.core.hand import Deck, Tally
from parlor.core.moves import Notation
from parlor.families.rummy.hand import RummyHand, RummyRules, deal_batches, turn_up
from parlor.families.rummy.melds import Melds, Sizes
from parlor.families.rummy.triplets import WORDS, TripletFaults, count_others, numbers_and
from parlor.families.rummy.turn import DrawWithin, Play, StockUsedUp, forms
from parlor.packs.rumme import NO_RUMME_CARD, RUMME, RUMME_CARD

# A Triplet is still three different suits, and a Sequence holds each number once (R2); a meld may hold both Rumme cards (R3).
MELDS: Final = Melds(RUMME, RUMME.all & ~NO_RUMME_CARD, Sizes(3, 13), Sizes(3, 3), TripletFaults(), RUMME_CARD)

# All else is as in Rumme, the limit of six takings a player too.
DRAWING: Final = DrawWithin(WORDS, 6)
PLAYING: Final = Play(MELDS, WORDS)

VALUES: Final = numbers_and(RUMME, RUMME_CARD, 15)


def two_packs() -> vec[i64]:
    """Every card twice; the two copies of a card are one number."""
    cards = vec[i64](capacity=106)
    for card in range(53):
        cards = append(cards, card)
        cards = append(cards, card)
    return cards


def deal(h: RummyHand, deck: Deck) -> None:
    """Ten cards each, two at a time; the next one is turned up."""
    turn_up(h, deck, deal_batches(h, deck, [2, 2, 2, 2, 2]))


def tally(h: RummyHand, tally: Tally) -> None:
    """As in Rumme, each Rumme card left in hand 15."""
    count_others(h, tally, VALUES)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    notation = Notation(forms(MELDS, 35))
    ending = MostAfter(whole(options, "hands"))
    return RummyRules(RUMME, players, notation, ending, two_packs(), deal, MELDS, [DRAWING, PLAYING], StockUsedUp(), tally)
