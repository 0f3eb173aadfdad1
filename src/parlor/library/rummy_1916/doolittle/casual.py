"""How casual players play Doolittle."""

from parlor.families.tricks import TrickHand
from parlor.library.rummy_1916.doolittle.rules import COSTS, LATER
from parlor.players.trick_policy import Weigh


class Rising(Weigh):
    """Doolittle: every trick costs, the late ones most."""

    # The cost of a trick is counted in this share of its points, against what high cards are dreaded for. Halved -0.8 ± 0.5 points a hand,
    # doubled no difference found over 1,400 deals (tools/weights.py doolittle).
    share: float = 0.2

    def stake(self, h: TrickHand) -> float:
        trick = len(h.takers)
        return -self.share * float(COSTS[trick] if trick < len(COSTS) else LATER)
