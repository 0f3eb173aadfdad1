"""What Doolittle is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from parlor.core.game import Options
from parlor.families.tricks import Aim, PointsSoFar, TricksTaken


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return Aim("doolittle-goal", measures=[PointsSoFar(), TricksTaken()])
