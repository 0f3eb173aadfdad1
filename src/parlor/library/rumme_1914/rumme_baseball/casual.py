"""How casual players play Rumme Baseball."""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import last
from parlor.families.tricks import TrickHand
from parlor.library.rumme_1914.rumme_baseball.rules import TURNED
from parlor.packs.rumme import RUMME
from parlor.players.trick_policy import Weigh

# For each field card from 1 to 9, how much both players want its trick. Three of them hurt whoever takes them.
# The bases that it brings the batter and the outs that it spares him, a little more where runners gain. Counted in whole bases and outs
# -0.013 ± 0.008 runs a half-inning; with all cards alike but for the sign -0.011 ± 0.007.
FIELD: Final = [4.0, -3.0, 3.5, -2.5, 3.0, 1.5, 3.0, -2.5, 3.0]


class Fielder(Weigh):
    """Rumme Baseball: the field card decides whether the players want the trick."""

    # How much the field card counts against what a card of the hand is kept for. Halved -0.05 ± 0.01 runs a half-inning, a quarter
    # -0.06 ± 0.01; at 1 one loses 0.36 ± 0.02 against 4 (tools/weights.py rumme-baseball).
    eager: float = 16.0

    def stake(self, h: TrickHand) -> float:
        return self.eager * FIELD[RUMME.number[last(h.lying(TURNED))] - 1]

    def top_trumps(self, h: TrickHand, cards: i64) -> i64:
        """All cards: trumps are kept for the field cards that matter. Led at once -0.19 ± 0.07 runs a half-inning."""
        return cards
