"""What Hearts is about: the goal of a hand, and how far everyone has come."""

from parlor.core.game import Options
from parlor.families.tricks import Aim, PointsSoFar, TrickHand


def aim(players: int, options: Options) -> Aim[TrickHand]:
    """What the players are after."""
    return Aim("hearts-goal", measures=[PointsSoFar()])
