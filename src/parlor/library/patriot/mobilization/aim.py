"""What Mobilization is about: the goal of a hand, and how far everyone has come."""

from typing import Any, Final

from parlor.core.aim import Aim, PointsSoFar
from parlor.core.game import Options

ASKS: Final = {"any": "mobilization-ask-any", "country": "mobilization-ask-country"}


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return Aim("mobilization-goal", measures=[PointsSoFar()], asks={"asking": ASKS[str(options["ask"])]})
