"""How casual players play Doolittle."""

from parlor.families.tricks import TrickHand
from parlor.library.rummy_1916.doolittle.rules import COSTS, LATER
from parlor.players.trick_policy import Weigh


class Rising(Weigh):
    """Doolittle: every trick costs, the late ones most."""

    def stake(self, h: TrickHand) -> float:
        trick = len(h.takers)
        return -float(COSTS[trick] if trick < len(COSTS) else LATER) / 10.0
