"""Rummy: lay sequences and sets, add to all that lies, and be rid of your cards first.

"Rummy", United Games Co., 1916; our page: rules/rummy.md, rulings R1 to R6.
"""

from typing import Final

from parlor.core.game import FewestAfter, Options, Rules, whole
from parlor.core.messages import Refusal
from parlor.core.moves import Notation
from parlor.core.shuffle import in_order
from parlor.families.rummy.against import WORDS, count_against, deal_singly
from parlor.families.rummy.hand import RummyRules
from parlor.families.rummy.melds import Faults, Melds, Sizes
from parlor.families.rummy.turn import DrawTurning, Play, TurnLimit, forms
from parlor.packs.rummy import RUMMY

NEITHER: Final = Faults([Refusal("rummy-neither")])

# Sequences of three or more, up to 13; sets of three or four (R5).
MELDS: Final = Melds(RUMMY, RUMMY.all, Sizes(3, 13), Sizes(3, 4), NEITHER)

# An empty stock is renewed by turning the discard pile over (R3); then lay what you like, and discard.
DRAWING: Final = DrawTurning(WORDS)
PLAYING: Final = Play(MELDS, WORDS)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table: each player deals once unless told otherwise, and a hand ends after 50 turns each (R6)."""
    ending = FewestAfter(whole(options, "hands") or players)
    notation = Notation(forms(MELDS, 17))
    return RummyRules(RUMMY, players, notation, ending, in_order(52), deal_singly, MELDS, [DRAWING, PLAYING], TurnLimit(50), count_against)
