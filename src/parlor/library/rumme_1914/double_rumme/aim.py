"""What Double Rumme is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from parlor.core.aim import Aim
from parlor.core.game import Options
from parlor.families.rummy.aims import LayingAim
from parlor.library.rumme_1914.double_rumme.rules import VALUES


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return LayingAim("double-rumme-goal", VALUES)
