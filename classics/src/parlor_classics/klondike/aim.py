"""What Klondike is about: the goal, and how far one has come."""

from mypy_extensions import i64

from parlor.core.aim import Aim, Measure, Standing
from parlor.core.game import Options
from parlor.core.hand import Hand


class BuiltUp(Measure[Hand]):
    """The cards that are built up."""

    def standings(self, h: Hand, viewer: i64) -> list[Standing]:
        built = int(h.points()[0])
        return [Standing(0, "tally-points", {}, built)]


def aim(players: int, options: Options) -> Aim[Hand]:
    """What the player is after."""
    return Aim("klondike-goal", measures=[BuiltUp()])
