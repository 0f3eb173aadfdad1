"""What Rummy is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from parlor.core.aim import Aim
from parlor.core.game import Options
from parlor.families.rummy.aims import LayingAim
from parlor.packs.rummy import RUMMY


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return LayingAim("rummy-goal", RUMMY.number)
