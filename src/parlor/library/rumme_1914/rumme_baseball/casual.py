"""How casual players play Rumme Baseball."""

from typing import Final

from parlor.families.tricks import TrickHand
from parlor.library.rumme_1914.rumme_baseball.rules import field_card
from parlor.packs.rumme import RUMME
from parlor.players.trick_policy import Weigh

# For each field card from 1 to 9, how much batter and dealer alike want to take its trick; three of them bring whoever takes them harm.
FIELD: Final = [4.0, -3.0, 3.5, -2.5, 3.0, 1.5, 3.0, -2.5, 3.0]


class Fielder(Weigh):
    """Rumme Baseball: the field card says whether the trick is wanted, by the batter and by the dealer alike."""

    def stake(self, h: TrickHand) -> float:
        return FIELD[RUMME.number[field_card(h)] - 1]
