"""What Hoodoo is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from parlor.core.aim import Aim, CardsLeft
from parlor.core.game import Options


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return Aim("hoodoo-goal", measures=[CardsLeft()])
