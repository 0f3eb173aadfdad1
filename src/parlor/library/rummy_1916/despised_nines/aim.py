"""What The Despised Nines is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from parlor.core.game import Options
from parlor.families.tricks import Aim, Caught
from parlor.library.rummy_1916.despised_nines.rules import NINES


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return Aim("despised-nines-goal", measures=[Caught(NINES, "despised-nines-tally", 4)])
