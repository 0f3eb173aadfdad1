"""What FreeCell is about: the goal, and how far one has come."""

from parlor.core.aim import Aim
from parlor.core.game import Options
from parlor.core.hand import Hand
from parlor_classics.klondike.aim import BuiltUp


def aim(players: int, options: Options) -> Aim[Hand]:
    """What the player is after."""
    return Aim("freecell-goal", measures=[BuiltUp()])
