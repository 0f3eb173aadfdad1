"""What Sachem is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from parlor.core.game import Options
from parlor.families.tricks import Aim, Caught, PointsSoFar
from parlor.library.rummy_1916.sachem.rules import SEVENS_AND_EIGHTS


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return Aim("sachem-goal", measures=[PointsSoFar(), Caught(SEVENS_AND_EIGHTS, "sachem-tally")])
