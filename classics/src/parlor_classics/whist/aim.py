"""What Whist is about: the goal of a hand, and how far everyone has come."""

from parlor.core.game import Options
from parlor.families.tricks import Aim, TrickHand, TricksNeeded
from parlor_classics.whist.rules import BOOK


def aim(players: int, options: Options) -> Aim[TrickHand]:
    """What the players are after."""
    return Aim("whist-goal", measures=[TricksNeeded(BOOK + 1)])
